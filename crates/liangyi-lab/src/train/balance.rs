//! Balancing the weights of playouts on the results of games: the weights that predict moves best are not those whose
//! playouts predict the winner best.
//!
//! Strong players ignore many threats that a playout must answer, or its result means little. So after the weights have
//! been learnt from moves, one number for each kind of feature and the sharpness of the patterns are tuned by
//! coordinate descent with shrinking steps, so that the share of playouts won from positions of the games predicts the
//! winner better (compare S.-C. Huang, R. Coulom and S.-S. Lin, *Monte-Carlo Simulation Balancing in Practice*, 2010).
//! All weights are tried with the same random numbers on the same positions. Every `HELD_OUT`th game is held out.

use std::sync::Arc;

use liangyi_core::base::Color;
use liangyi_core::game::Game;
use liangyi_core::rules::Rules;
use liangyi_engine::playout::PatternClasses;
use liangyi_engine::playout::{Gammas, PlayoutPolicy, PlayoutRng, PlayoutScore, play_out_many, tactics};
use liangyi_engine::selfplay::TrainingGame;
use liangyi_engine::with_width;
use rayon::prelude::*;

use super::sampling::HELD_OUT;
use super::sampling::Watch;

/// The points of a game at which positions are taken, as shares of its length: in the opening playouts cannot predict
/// the winner, at the end any can.
const STAGES: [f64; 3] = [0.4, 0.65, 0.9];
/// The number of playouts from each position.
const PLAYOUTS: usize = 24;
/// The first steps, and the factor by which they shrink when neither direction is better.
const STEP: f32 = 0.8;
const SHRINK: f32 = 0.6;
/// A step that lowers the loss by less counts as noise.
const GAIN: f64 = 0.0008;
/// The first steps of the sharpness of the patterns.
const SHARPNESS_STEP: f32 = 0.2;

/// A number added to the logarithms of the gammas of each kind of feature, and a factor of those of the patterns.
#[derive(Clone, Debug)]
struct Tuning {
    kinds: Vec<f32>,
    sharpness: f32,
}

impl Tuning {
    fn none() -> Tuning {
        Tuning { kinds: vec![0.0; tactics::KINDS.len()], sharpness: 1.0 }
    }

    fn apply(&self, learnt: &Gammas) -> Gammas {
        let shapes = PatternClasses::get().count();
        let mut logs = learnt.logs().to_vec();
        logs[..shapes].iter_mut().for_each(|log| *log *= self.sharpness);
        for ((_, features), by) in tactics::KINDS.iter().zip(&self.kinds) {
            features.iter().for_each(|feature| logs[shapes + feature] += by);
        }
        Gammas::new(logs)
    }

    /// The tuning with the number `part` changed by `by`: that of a kind, or, after the last kind, the sharpness.
    fn stepped(&self, part: usize, by: f32) -> Tuning {
        let mut tuning = self.clone();
        *tuning.kinds.get_mut(part).unwrap_or(&mut tuning.sharpness) += by;
        tuning
    }
}

/// Tunes `learnt` on those of `games` that have a winner, in `sweeps` passes over all numbers. The games must have been
/// played under `rules`. `watch` gets a line of text on each step of the progress.
pub fn balance_by_results(
    games: &[TrainingGame],
    learnt: &Gammas,
    rules: &Rules,
    sweeps: usize,
    watch: &Watch<'_>,
) -> Gammas {
    let (held_out, tuned): (Vec<_>, Vec<_>) =
        games.iter().filter(|game| game.winner.is_some()).enumerate().partition(|(at, _)| at % HELD_OUT == 0);
    let loss = |of: &[(usize, &TrainingGame)], tuning: &Tuning| loss(of, &Arc::new(tuning.apply(learnt)), rules);
    let mut best = Tuning::none();
    let mut least = loss(&tuned, &best);
    let mut steps: Vec<f32> = tactics::KINDS.iter().map(|_| STEP).collect();
    steps.push(SHARPNESS_STEP);
    let report_sweep = |sweep: usize, least: f64, best: &Tuning| {
        let of_held_out = loss(&held_out, best);
        watch.report(format!(
            "sweep {sweep}: loss {least:.4} over {} games, {of_held_out:.4} over {} held out",
            tuned.len(),
            held_out.len()
        ));
    };
    report_sweep(0, least, &best);
    for sweep in 1..=sweeps {
        for (part, step) in steps.iter_mut().enumerate() {
            let mut better = false;
            for by in [*step, -*step] {
                // Further steps in the same direction while they help.
                loop {
                    if watch.is_stopped() {
                        return best.apply(learnt);
                    }
                    let tried = best.stepped(part, by);
                    let found = loss(&tuned, &tried);
                    if found >= least - GAIN {
                        break;
                    }
                    (best, least, better) = (tried, found, true);
                    let name = tactics::KINDS.get(part).map_or("sharpness of patterns", |kind| kind.0);
                    watch.report(format!("  {name} {by:+.2}: loss {least:.4}"));
                }
                if better {
                    break;
                }
            }
            if !better {
                *step *= SHRINK;
            }
        }
        report_sweep(sweep, least, &best);
    }
    best.apply(learnt)
}

/// The log loss of predicting the winner by the share of playouts won: the mean negative logarithm of the probability
/// of the winner, where the best logistic regression on the logits of the shares of each stage gives the probabilities.
fn loss(games: &[(usize, &TrainingGame)], gammas: &Arc<Gammas>, rules: &Rules) -> f64 {
    let shares: Vec<([f64; STAGES.len()], bool)> = games
        .par_iter()
        .map(|&(number, game)| {
            let shares = with_width!(game.size, W => shares::<W>(game, number as u64, gammas, rules));
            (shares, game.winner == Some(Color::Black))
        })
        .collect();
    let stage = |stage: usize| {
        let points: Vec<(f64, bool)> = shares.iter().map(|(shares, won)| (logit(shares[stage]), *won)).collect();
        line_loss(&points)
    };
    (0..STAGES.len()).map(stage).sum::<f64>() / STAGES.len() as f64
}

fn logit(share: f64) -> f64 {
    (share / (1.0 - share)).ln()
}

/// The share of playouts that Black wins at each stage of a game, never quite 0 or 1.
fn shares<const W: usize>(game: &TrainingGame, seed: u64, gammas: &Arc<Gammas>, rules: &Rules) -> [f64; STAGES.len()] {
    let score = PlayoutScore::new(&Game::new(game.size, rules.clone()));
    let mut rng = PlayoutRng::new(seed, 0);
    STAGES.map(|stage| {
        let (start, color) = game.board_before::<W>((game.moves.len() as f64 * stage) as usize, gammas);
        let mut won = 0.5;
        play_out_many(
            &start,
            PlayoutPolicy::Learnt,
            PLAYOUTS,
            |_| color,
            &mut rng,
            |board, _| {
                won += f64::from(u8::from(score.margin(board, 0.0) > 0.0));
            },
        );
        won / (PLAYOUTS + 1) as f64
    })
}

/// The loss of the best logistic regression of the second of each pair on the first, found by Newton's method.
fn line_loss(points: &[(f64, bool)]) -> f64 {
    const ROUNDS: usize = 40;
    let chance = |a: f64, b: f64, x: f64| 1.0 / (1.0 + (-(a + b * x)).exp());
    let (mut a, mut b) = (0.0, 0.5);
    for _ in 0..ROUNDS {
        let (mut ga, mut gb, mut haa, mut hab, mut hbb) = (0.0, 0.0, 1e-6, 0.0, 1e-6);
        for &(x, won) in points {
            let p = chance(a, b, x);
            let (error, weight) = (f64::from(u8::from(won)) - p, p * (1.0 - p));
            ga += error;
            gb += error * x;
            haa += weight;
            hab += weight * x;
            hbb += weight * x * x;
        }
        let determinant = haa * hbb - hab * hab;
        a += (hbb * ga - hab * gb) / determinant;
        b += (haa * gb - hab * ga) / determinant;
    }
    let loss = |&(x, won): &(f64, bool)| {
        let p = chance(a, b, x);
        -(if won { p } else { 1.0 - p }).max(1e-12).ln()
    };
    points.iter().map(loss).sum::<f64>() / points.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_line_through_logits_is_found() {
        // Three in four on one side, one in four on the other, whatever the scale of the numbers.
        let sides = [(1.0, true), (1.0, true), (1.0, true), (1.0, false)];
        let points: Vec<(f64, bool)> = sides.iter().flat_map(|&(x, won)| [(5.0 * x, won), (-5.0 * x, !won)]).collect();
        let entropy = -(0.75f64.ln() * 0.75 + 0.25f64.ln() * 0.25);
        assert!((line_loss(&points) - entropy).abs() < 1e-6);
        let useless: Vec<(f64, bool)> = (0..8).map(|at| (f64::from(at % 4), at < 4)).collect();
        assert!((line_loss(&useless) - 2.0f64.ln()).abs() < 1e-6);
    }

    #[test]
    fn a_tuning_changes_its_own_kind_and_nothing_else() {
        let learnt = Gammas::new((0..Gammas::count()).map(|at| (at % 7) as f32 / 4.0).collect());
        let shapes = PatternClasses::get().count();
        let tuned = Tuning::none().stepped(1, 0.5).apply(&learnt);
        let changed: Vec<usize> =
            (0..Gammas::count()).filter(|&at| tuned.logs()[at] != learnt.logs()[at]).map(|at| at - shapes).collect();
        assert_eq!(changed, tactics::KINDS[1].1);
        let sharper = Tuning::none().stepped(tactics::KINDS.len(), 1.0).apply(&learnt);
        assert_eq!(sharper.logs()[6], 2.0 * learnt.logs()[6]);
        assert_eq!(sharper.logs()[shapes..], learnt.logs()[shapes..]);
    }
}
