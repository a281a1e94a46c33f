//! Balancing every weight of the playouts on the evaluations of positions by searches.
//!
//! Games of the program against itself have an evaluation of each position by a search, and a winner. The weights
//! follow the gradient of the squared difference between the share of playouts won from a position and that evaluation
//! (D. Silver and G. Tesauro, *Monte-Carlo Simulation Balancing*, 2009; S.-C. Huang, R. Coulom and S.-S. Lin,
//! *Monte-Carlo Simulation Balancing in Practice*, 2010). The derivative of the log probability of a move is its
//! features less the expected features of a move in that position. A second move drawn in the same position is an
//! unbiased estimate of the expectation. The share of wins and its gradient come from different halves of the playouts,
//! so that their errors are independent.

use std::sync::Arc;

use liangyi_core::base::Color;
use liangyi_core::game::Game;
use liangyi_core::rules::Rules;
use liangyi_engine::playout::PatternClasses;
use liangyi_engine::playout::tactics::LocalMoves;
use liangyi_engine::playout::{Gammas, PlayoutBoard, PlayoutRng, PlayoutScore, play_out_by, tactics, won};
use liangyi_engine::playout::{avoid_filling_false_eye, draw_move, nakade_move};
use liangyi_engine::selfplay::TrainingGame;
use liangyi_engine::with_width;
use rayon::prelude::*;

use super::sampling::Watch;
use super::sampling::draw_game;

/// The number of positions of a step.
const BATCH: usize = 32;
/// The number of playouts of each half, from one position.
const PLAYOUTS: usize = 32;
/// The weight of the target of the next position in the target of a position: the lambda of TD(lambda). The rest is the
/// weight of the search's evaluation of the position itself.
const LAMBDA: f32 = 0.9;
/// The number of held-out positions evaluated for a report, and of steps between two reports.
const EVALUATED: u64 = 1024;
const REPORT_EVERY: u64 = 100;

/// The number of positions to learn from and the size of the steps.
#[derive(Clone, Copy, Debug)]
pub struct PositionSchedule {
    /// The number of positions to learn from, rounded up to batches of 32.
    pub positions: u64,
    /// The factor of the gradient in the first step; it shrinks linearly to 0.
    pub rate: f32,
}

/// A position and the target of its playouts.
struct ValueSample<'a> {
    game: &'a TrainingGame,
    /// The index of the move before which the position is.
    at: usize,
    /// The share of playouts that Black should win, 0 to 1.
    target: f32,
}

/// The estimate by the playouts from a position.
struct Estimate {
    /// The share of playouts won by Black, 0 to 1, of each half.
    shares: [f32; 2],
    /// The gradient of that share by the logarithms of the gammas, of each half.
    gradients: [Vec<f32>; 2],
}

/// Balances `learnt` on `games`, each of which must have a target ([`has_target`]) and must have been played under
/// `rules`. `watch` gets a line of text on each step of the progress.
pub fn balance_by_values(
    games: &[TrainingGame],
    learnt: &Gammas,
    rules: &Rules,
    schedule: &PositionSchedule,
    watch: &Watch<'_>,
) -> Arc<Gammas> {
    let targets: Vec<Vec<Option<f32>>> = games.iter().map(targets).collect();
    let mut logs = learnt.logs().to_vec();
    let steps = schedule.positions.div_ceil(BATCH as u64).max(1);
    for step in 0..steps {
        if watch.is_stopped() {
            return Arc::new(Gammas::new(logs));
        }
        let gammas = Arc::new(Gammas::new(logs.clone()));
        if step % REPORT_EVERY == 0 {
            watch.report(format!("{} positions: {}", step * BATCH as u64, evaluate(games, &targets, &gammas, rules)));
        }
        let gradients: Vec<Vec<f32>> = (0..BATCH as u64)
            .into_par_iter()
            .map(|place| {
                let number = step * BATCH as u64 + place;
                let sample = draw_sample(games, &targets, number, false);
                let Estimate { shares, gradients: [first, second] } =
                    estimate(&sample, number, PLAYOUTS, &gammas, rules);
                let errors = shares.map(|share| sample.target - share);
                first.iter().zip(&second).map(|(a, b)| errors[1] * a + errors[0] * b).collect()
            })
            .collect();
        let rate = schedule.rate * (1.0 - step as f32 / steps as f32) / (2 * BATCH) as f32;
        for gradient in &gradients {
            logs.iter_mut().zip(gradient).for_each(|(log, gradient)| *log += rate * gradient);
        }
    }
    let balanced = Arc::new(Gammas::new(logs));
    watch.report(format!("{} positions: {}", steps * BATCH as u64, evaluate(games, &targets, &balanced, rules)));
    balanced
}

/// Whether any position of the game has a target: an evaluation by a search at it or later, or a winner of the game.
/// Samples are drawn until one has a target, so games without any must be left out.
pub fn has_target(game: &TrainingGame) -> bool {
    targets(game).iter().any(Option::is_some)
}

/// The target of each position of a game, for Black: the mean of the evaluations of that position and of all later ones
/// and of the result, each with a weight that falls by the factor [`LAMBDA`] with every move.
fn targets(game: &TrainingGame) -> Vec<Option<f32>> {
    let mut later = game.winner.map(|winner| if winner == Color::Black { 1.0 } else { 0.0 });
    let mut targets: Vec<Option<f32>> = game
        .values
        .iter()
        .rev()
        .map(|value| {
            later = match (later, value) {
                (Some(later), Some(value)) => Some(LAMBDA * later + (1.0 - LAMBDA) * value),
                (later, value) => later.or(*value),
            };
            later
        })
        .collect();
    targets.reverse();
    targets
}

/// The error of the playouts from held-out positions, as a line of a report.
fn evaluate(games: &[TrainingGame], targets: &[Vec<Option<f32>>], gammas: &Arc<Gammas>, rules: &Rules) -> String {
    let (squares, errors) = (0..EVALUATED)
        .into_par_iter()
        .map(|number| {
            let sample = draw_sample(games, targets, number, true);
            let shares = estimate(&sample, number, PLAYOUTS, gammas, rules).shares;
            let [a, b] = shares.map(|share| sample.target - share);
            // The halves' sampling errors are independent: the mean of the product is the square of the error that
            // remains.
            (f64::from(a * b), f64::from(a + b) / 2.0)
        })
        .reduce(|| (0.0, 0.0), |a, b| (a.0 + b.0, a.1 + b.1));
    let count = EVALUATED as f64;
    format!("held out: squared error {:.5}, mean error {:+.4}", squares / count, errors / count)
}

/// Sample `number` of an endless random sequence, of the held-out games or of those to learn from.
fn draw_sample<'a>(
    games: &'a [TrainingGame],
    targets: &[Vec<Option<f32>>],
    number: u64,
    held_out: bool,
) -> ValueSample<'a> {
    let mut rng = PlayoutRng::new(number, 13 + u64::from(held_out));
    loop {
        let drawn = draw_game(games, held_out, &mut rng);
        let game = &games[drawn];
        let at = rng.below(game.moves.len().max(1));
        if let Some(target) = targets[drawn].get(at).copied().flatten() {
            return ValueSample { game, at, target };
        }
    }
}

/// The estimate by two halves of `playouts` playouts each.
fn estimate(sample: &ValueSample<'_>, seed: u64, playouts: usize, gammas: &Arc<Gammas>, rules: &Rules) -> Estimate {
    with_width!(sample.game.size, W => estimate_by::<W>(sample, seed, playouts, gammas, rules))
}

fn estimate_by<const W: usize>(
    sample: &ValueSample<'_>,
    seed: u64,
    playouts: usize,
    gammas: &Arc<Gammas>,
    rules: &Rules,
) -> Estimate {
    let score = PlayoutScore::new(&Game::new(sample.game.size, rules.clone()));
    let (start, color) = sample.game.board_before::<W>(sample.at, gammas);
    let mut rng = PlayoutRng::new(seed, 14);
    let mut board = start.clone();
    let mut counts = Vec::new();
    let mut estimate = Estimate { shares: [0.0; 2], gradients: [(); 2].map(|()| vec![0.0; Gammas::count()]) };
    for (share, gradient) in estimate.shares.iter_mut().zip(&mut estimate.gradients) {
        let mut all = vec![0i32; Gammas::count()];
        for _ in 0..playouts {
            board.copy_from(&start);
            counts.clear();
            playout(&mut board, color, &mut rng, &mut counts);
            let won = won(score.margin(&board, 0.0));
            *share += won / playouts as f32;
            for &(feature, count) in &counts {
                all[feature as usize] += i32::from(count);
                gradient[feature as usize] += won * f32::from(count);
            }
        }
        for (gradient, all) in gradient.iter_mut().zip(&all) {
            *gradient = (*gradient - *share * *all as f32) / (playouts - 1) as f32;
        }
    }
    estimate
}

/// Plays a playout and counts the features of every move, and negatively those of another move drawn in its place.
fn playout<const W: usize>(
    board: &mut PlayoutBoard<W>,
    first: Color,
    rng: &mut PlayoutRng,
    counts: &mut Vec<(u16, i8)>,
) {
    play_out_by(board, first, |board, color| {
        // Moves chosen without the weights have no gradient.
        if let Some(point) = nakade_move(board, rng) {
            return Some(point);
        }
        let point = draw_move(board, color, rng)?;
        if let Some(other) = draw_move(board, color, rng).filter(|&other| other != point) {
            count_features(board, color, point, 1, counts);
            count_features(board, color, other, -1, counts);
        }
        Some(avoid_filling_false_eye(board, color, point))
    });
}

/// Adds the features of a move with this count.
fn count_features<const W: usize>(
    board: &PlayoutBoard<W>,
    color: Color,
    point: usize,
    count: i8,
    counts: &mut Vec<(u16, i8)>,
) {
    let classes = PatternClasses::get();
    counts.push((classes.of(board.code(point), color) as u16, count));
    if LocalMoves::new(board, color).contains(board, point) {
        tactics::features(board, color, point, |feature| counts.push(((classes.count() + feature) as u16, count)));
    }
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::Size;

    use super::*;

    fn game(moves: &str, values: &str) -> TrainingGame {
        TrainingGame::parse(&format!("W+ {moves} {values}"), Size::square(5).unwrap()).unwrap()
    }

    #[test]
    fn a_target_mixes_later_evaluations_and_the_result() {
        let found = targets(&game("cccbbbdd", "--60--40"));
        let last = 0.1 * 0.405;
        let second = 0.9 * last + 0.1 * 0.605;
        let expected = [second, second, last, last];
        assert!(
            found.iter().zip(expected).all(|(found, expected)| (found.unwrap() - expected).abs() < 1e-5),
            "{found:?}"
        );
    }

    /// A small step along the gradient changes the share won by its length times that of the gradient.
    #[test]
    fn the_gradient_predicts_how_the_share_changes() {
        let game = game("bbccbccbdbcd", "------------");
        let sample = ValueSample { game: &game, at: 5, target: 0.5 };
        let learnt = Arc::new(Gammas::new(Gammas::embedded(game.size).logs().to_vec()));
        let rules = Rules { komi: "0.5".parse().unwrap(), ..Rules::CHINESE };
        let share = |logs: Vec<f32>| {
            let found = estimate(&sample, 2, 20_000, &Arc::new(Gammas::new(logs)), &rules);
            (found.shares[0] + found.shares[1]) / 2.0
        };
        let [gradient, other] = estimate(&sample, 1, 20_000, &learnt, &rules).gradients;
        // The product of two independent halves is no larger for their noise.
        let square: f32 = gradient.iter().zip(&other).map(|(a, b)| a * b).sum();
        let step = 0.04 / square;
        let stepped =
            |by: f32| learnt.logs().iter().zip(&gradient).map(|(log, gradient)| log + by * gradient).collect();
        let change = share(stepped(step)) - share(stepped(-step));
        assert!((0.05..0.11).contains(&change), "{change} where 0.08 was predicted");
    }
}
