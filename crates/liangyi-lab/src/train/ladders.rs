//! Learning the factors of ladder features from the moves of games.
//!
//! The method is gradient ascent on the log probability of the moves played, over all positions at once. The
//! probabilities by patterns and network are fixed, and the factors multiply them.

use liangyi_engine::playout::LadderReader;
use liangyi_engine::policy::ladders::{FEATURES, Ladders, features};
use liangyi_engine::policy::net::{NetScratch, Quantised};
use rayon::prelude::*;
use rustc_hash::FxHashMap;

use super::sampling::Watch;
use super::sampling::{Sample, SampleSource};

/// The number of steps of the ascent, and the size of the first one (AdaGrad).
const STEPS: usize = 400;
const RATE: f64 = 0.3;
const EPSILON: f64 = 1e-9;
/// For this many positions that are learnt from, one held-out position is evaluated.
const HELD_OUT_PART: u64 = 4;

/// Learns from `positions` positions drawn at random from `source`, with the probabilities that `net` corrects. `watch`
/// gets a line of text: the mean log probability of the moves played in held-out positions, with and without ladders.
/// `None` if `watch` ends the training before anything is learnt.
pub fn train_ladders(source: SampleSource<'_>, net: &Quantised, positions: u64, watch: &Watch<'_>) -> Option<Ladders> {
    let cases = |count: u64, held_out: bool| -> Vec<Case> {
        let case = |number| (!watch.is_stopped()).then(|| Case::new(&source.draw(number, held_out), net));
        (0..count).into_par_iter().filter_map(case).collect()
    };
    let (learnt, held_out) = (cases(positions, false), cases(positions.div_ceil(HELD_OUT_PART), true));
    if watch.is_stopped() {
        let read = learnt.len() + held_out.len();
        watch.report(format!("stopped while positions were read, after {read} of them"));
        return None;
    }
    let (mut logs, mut squares) = ([0.0f64; FEATURES], [0.0f64; FEATURES]);
    let before = mean_log_chance(&held_out, &logs).0;
    for step in 0..STEPS {
        if watch.is_stopped() {
            watch.report(format!("stopped after {step} of {STEPS} steps"));
            return (step > 0).then(|| Ladders::new(logs.map(|log| log.exp() as f32)));
        }
        let (_, gradient) = mean_log_chance(&learnt, &logs);
        for ((log, square), gradient) in logs.iter_mut().zip(&mut squares).zip(gradient) {
            *square += gradient * gradient;
            *log += RATE * gradient / (square.sqrt() + EPSILON);
        }
    }
    let after = mean_log_chance(&held_out, &logs).0;
    watch.report(format!(
        "{positions} positions; held out: mean log probability {after:.4}, without ladders {before:.4}"
    ));
    Some(Ladders::new(logs.map(|log| log.exp() as f32)))
}

/// A position: its moves with ladder features, and all others together.
struct Case {
    /// The probability without ladders and the features of each move that has features.
    featured: Vec<(f64, Vec<usize>)>,
    /// The sum of the probabilities of all others.
    rest: f64,
    /// The probability of the move played without ladders, and its place in `featured`.
    played: (f64, Option<usize>),
}

impl Case {
    fn new(sample: &Sample, net: &Quantised) -> Case {
        let Sample { board, color, played, chances } = sample;
        let mut chances = chances.clone();
        net.correct(&mut NetScratch::new(board.size()), board, *color, &mut chances, 1);
        let mut found: FxHashMap<usize, Vec<usize>> = FxHashMap::default();
        features(&mut LadderReader::default(), board, *color, |point, feature| {
            found.entry(point).or_default().push(feature)
        });
        let mut case = Case { featured: Vec::new(), rest: 0.0, played: (0.0, None) };
        for (point, chance) in chances {
            let (chance, features) = (f64::from(chance), found.remove(&point.index()));
            if point == *played {
                case.played = (chance, features.is_some().then_some(case.featured.len()));
            }
            match features {
                Some(features) => case.featured.push((chance, features)),
                None => case.rest += chance,
            }
        }
        case
    }

    /// Adds the gradient of the log probability of the move played, by the logarithms of the weights, to `gradient`,
    /// and returns that log probability.
    fn add_gradient(&self, logs: &[f64; FEATURES], gradient: &mut [f64; FEATURES]) -> f64 {
        let factor = |features: &[usize]| features.iter().map(|&feature| logs[feature]).sum::<f64>().exp();
        let sum = self.rest + self.featured.iter().map(|(chance, features)| chance * factor(features)).sum::<f64>();
        for (number, (chance, features)) in self.featured.iter().enumerate() {
            let is_played = f64::from(u8::from(self.played.1 == Some(number)));
            features.iter().for_each(|&feature| gradient[feature] += is_played - chance * factor(features) / sum);
        }
        let factor = self.played.1.map_or(1.0, |played| factor(&self.featured[played].1));
        (self.played.0.max(EPSILON) * factor / sum).ln()
    }
}

/// The mean log probability of the moves played, and its gradient.
fn mean_log_chance(cases: &[Case], logs: &[f64; FEATURES]) -> (f64, [f64; FEATURES]) {
    // In sequence: the sums must not depend on the number of threads.
    let mut gradient = [0.0; FEATURES];
    let sum: f64 = cases.iter().map(|case| case.add_gradient(logs, &mut gradient)).sum();
    let count = cases.len().max(1) as f64;
    (sum / count, gradient.map(|gradient| gradient / count))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_feature_whose_move_is_played_more_often_than_predicted_weighs_more() {
        // Two moves of the same probability, one with the first feature: it is played three times of four.
        let case = |played| Case { featured: vec![(0.5, vec![0])], rest: 0.5, played: (0.5, played) };
        let cases = [case(Some(0)), case(Some(0)), case(Some(0)), case(None)];
        let mut logs = [0.0; FEATURES];
        for _ in 0..200 {
            logs[0] += mean_log_chance(&cases, &logs).1[0];
        }
        assert!((logs[0] - 3.0f64.ln()).abs() < 1e-3, "{}", logs[0]);
        // A small step changes the mean by the gradient times its length.
        let (mean, gradient) = mean_log_chance(&cases, &[0.5; FEATURES]);
        let further = mean_log_chance(&cases, &[0.501; FEATURES]).0;
        assert!((further - mean - 0.001 * gradient[0]).abs() < 1e-6);
        assert_eq!(gradient[1..], [0.0; FEATURES - 1]);
    }
}
