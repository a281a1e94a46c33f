//! How much the moves of a node count in its value. The mean of all visits is too low: some of them went to moves that
//! have turned out to be worse than others (KataGo's `docs/KataGoMethods.md`, "value weighting" and "noise pruning").
//!
//! It knows numbers, and neither nodes nor trees.

use std::f32::consts::FRAC_1_PI;

/// What counts of a move of a node.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WeightedMove {
    /// How much it counts: its visits at first.
    pub weight: f32,
    /// Its utility for the side to move.
    pub utility: f32,
    /// Its prior, 0 to 1.
    pub prior: f32,
    /// Which one it is.
    pub place: usize,
}

/// Takes visits off moves that have got more than twice the visits that their priors say and are worse than the moves
/// with higher priors: most were spent before that was known. Half as much as that, where a move is `scale` * ln 2
/// worse. `moves` have the highest prior first.
pub fn prune_noise(moves: &mut [WeightedMove], scale: f32) {
    let (mut weights, mut utilities, mut priors) = (0.0f32, 0.0f32, 0.0f32);
    for one in moves {
        let prior = one.prior.max(1e-9);
        if weights > 0.0 {
            let worse = utilities / weights - one.utility;
            let expected = 2.0 * weights * prior / priors;
            if worse > 0.0 && one.weight > expected {
                one.weight -= (one.weight - expected) * (1.0 - (-worse / scale).exp());
            }
        }
        weights += one.weight;
        utilities += one.weight * one.utility;
        priors += prior;
    }
}

/// Lets moves count less that are worse than the mean of all, and those that are better more, with the same sum of
/// weights: each by the chance, to the power of `exponent`, that so good a value comes by accident. Values are taken to
/// have a distribution of Student's with three degrees of freedom.
pub fn weigh_by_value(moves: &mut [WeightedMove], exponent: f32) {
    let total: f32 = moves.iter().map(|one| one.weight).sum();
    if total <= 0.0 || exponent == 0.0 {
        return;
    }
    let mean = moves.iter().map(|one| one.weight * one.utility).sum::<f32>() / total;
    let mut changed = 0.0;
    for one in moves.iter_mut().filter(|one| one.weight > 0.0) {
        let deviation = (1e-8 + 1.0 / (PRECISION * one.weight.sqrt())).sqrt();
        let chance = student_3((one.utility - mean) / deviation) + LEAST_CHANCE;
        one.weight *= chance.powf(exponent);
        changed += one.weight;
    }
    moves.iter_mut().for_each(|one| one.weight *= total / changed);
}

/// The inverse of the variance of the utility of a move with one visit; it grows with the square root of the visits.
const PRECISION: f32 = 1.5;
/// No move loses all of its weight.
const LEAST_CHANCE: f32 = 1e-4;

/// The probability that a value of Student's distribution with three degrees of freedom is at most `value`.
fn student_3(value: f32) -> f32 {
    let scaled = value / 3f32.sqrt();
    0.5 + FRAC_1_PI * (scaled / (1.0 + scaled * scaled) + scaled.atan())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(of: &[(f32, f32, f32)]) -> Vec<WeightedMove> {
        of.iter().map(|&(weight, utility, prior)| WeightedMove { weight, utility, prior, place: 0 }).collect()
    }

    fn total(moves: &[WeightedMove]) -> f32 {
        moves.iter().map(|one| one.weight).sum()
    }

    #[test]
    fn the_distribution_is_students() {
        // Quantiles of its tables: 0.75, 0.95, 0.995.
        for (value, chance) in [(0.0, 0.5), (0.764_892, 0.75), (2.353_363, 0.95), (5.840_909, 0.995)] {
            assert!((student_3(value) - chance).abs() < 1e-4, "{value}: {}", student_3(value));
            assert!((student_3(-value) - (1.0 - chance)).abs() < 1e-4);
        }
    }

    #[test]
    fn worse_moves_count_less_and_the_sum_stays() {
        let mut weighed = moves(&[(50.0, 0.2, 0.5), (30.0, 0.1, 0.3), (20.0, -0.6, 0.2)]);
        weigh_by_value(&mut weighed, 0.25);
        assert!((total(&weighed) - 100.0).abs() < 1e-3);
        assert!(weighed[0].weight > 50.0 && weighed[2].weight < 14.0, "{weighed:?}");
        let alike = moves(&[(5.0, 0.3, 0.5), (3.0, 0.3, 0.3), (0.0, 0.0, 0.2)]);
        let mut weighed = alike.clone();
        weigh_by_value(&mut weighed, 0.25);
        assert!(weighed.iter().zip(&alike).all(|(one, other)| (one.weight - other.weight).abs() < 1e-5));
        weigh_by_value(&mut [], 0.25);
    }

    #[test]
    fn visits_beyond_the_prior_of_a_worse_move_are_taken_off() {
        let begun = moves(&[(50.0, 0.0, 0.5), (40.0, -0.7, 0.1), (10.0, -0.5, 0.1), (60.0, 0.3, 0.1)]);
        let mut pruned = begun.clone();
        prune_noise(&mut pruned, 0.15);
        assert_eq!(pruned[0], begun[0], "the likeliest move keeps what it has");
        assert!((20.0..20.4).contains(&pruned[1].weight), "twice what its prior says: {pruned:?}");
        assert_eq!((pruned[2], pruned[3]), (begun[2], begun[3]), "not more than that, and not worse");
        // As much worse as the scale says for a half.
        let mut half = moves(&[(50.0, 0.0, 0.5), (40.0, -0.15 * 2f32.ln(), 0.1)]);
        prune_noise(&mut half, 0.15);
        assert!((half[1].weight - 30.0).abs() < 1e-3, "{half:?}");
    }
}
