//! Learning the pattern model from the moves of games.
//!
//! A first pass over the games counts the shapes around the moves played and around a few others, and keeps those that
//! occur often enough. Further passes fit the weights of tactical features and shapes (AdaGrad).

use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

use liangyi_core::base::{Color, Point};
use liangyi_engine::playout::{PlayoutBoard, PlayoutRng};
use liangyi_engine::policy::patterns::Model;
use liangyi_engine::policy::patterns::features::{FEATURES, features};
use liangyi_engine::policy::patterns::model::key;
use liangyi_engine::policy::patterns::shape::ShapeView;
use liangyi_engine::selfplay::TrainingGame;
use rayon::prelude::*;
use rustc_hash::FxHashMap;

use super::adagrad::{Candidates, EpochSchedule, Learner};
use super::sampling::Watch;
use super::sampling::{HELD_OUT, Prediction, candidates};

/// The number of other moves, drawn at random in each position, whose shapes are counted besides those of the move
/// played.
const OTHERS: usize = 3;

/// Learns a model from `games` with the shapes that occur at least `min_count` times. `watch` gets a line
/// of text after each pass. `None` if it ends the training before anything is learnt.
pub fn train_patterns(
    games: &[TrainingGame],
    min_count: u32,
    schedule: &EpochSchedule,
    watch: &Watch<'_>,
) -> Option<Model> {
    let shapes = count_shapes(games, min_count, watch);
    if watch.is_stopped() {
        watch.report("stopped while shapes were counted".to_string());
        return None;
    }
    watch.report(format!("{} shapes seen at least {min_count} times", shapes.len()));
    let numbers: FxHashMap<u32, u32> =
        shapes.iter().enumerate().map(|(number, &shape)| (shape, (FEATURES + number) as u32)).collect();
    let learner = Learner::new(FEATURES + shapes.len());
    let fill = |board: &PlayoutBoard<8>, color, played, found: &mut Candidates| {
        let view = ShapeView::new(board, color);
        for point in candidates(board, color, played).iter() {
            let tactical = features(board, color, point);
            tactical.numbers().iter().for_each(|&number| found.add_feature(number.into()));
            let shapes = view.hashes(point);
            shapes.iter().filter_map(|&hash| numbers.get(&key(hash))).for_each(|&number| found.add_feature(number));
            found.add(point);
        }
    };
    let has_learnt = learner.learn(games, schedule, fill, watch, |epoch| {
        let evaluation = evaluate(&model(&learner, &shapes), games);
        watch.report(format!(
            "epoch {epoch}: {:.2} % of {} held-out moves predicted, mean log probability {:.4}",
            100.0 * evaluation.best,
            evaluation.positions,
            evaluation.log_chance
        ));
    });
    has_learnt.then(|| model(&learner, &shapes))
}

/// Evaluates `model` on all moves of the held-out games among `games`.
pub fn evaluate(model: &Model, games: &[TrainingGame]) -> Prediction {
    let (positions, best, micro_nats) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
    games.par_iter().step_by(HELD_OUT).for_each(|game| {
        let mut chances = Vec::new();
        game.for_each_position(|board, color, played| {
            model.chances(board, color, &candidates(board, color, played), None, &mut chances);
            let of_played = chances.iter().find(|chance| chance.0 == played).map_or(0.0, |chance| chance.1);
            let is_best = chances.iter().all(|chance| chance.0 == played || chance.1 < of_played);
            positions.fetch_add(1, Relaxed);
            best.fetch_add(is_best.into(), Relaxed);
            micro_nats.fetch_add((-f64::from(of_played.max(1e-9)).ln() * 1e6) as u64, Relaxed);
        });
    });
    let positions = positions.into_inner();
    let count = positions.max(1) as f64;
    Prediction {
        positions,
        best: best.into_inner() as f64 / count,
        log_chance: -(micro_nats.into_inner() as f64) / 1e6 / count,
    }
}

fn model(learner: &Learner, shapes: &[u32]) -> Model {
    let weights = learner.weights();
    let shapes: Vec<(u32, f32)> = shapes.iter().copied().zip(weights[FEATURES..].iter().copied()).collect();
    Model::new(weights[..FEATURES].to_vec(), &shapes)
}

/// The keys of the shapes seen at least `min_count` times in the games that are not held out, in ascending order; some
/// of them if `watch` ends the training.
fn count_shapes(games: &[TrainingGame], min_count: u32, watch: &Watch<'_>) -> Vec<u32> {
    let counts = games
        .par_iter()
        .enumerate()
        .filter(|(number, _)| number % HELD_OUT != 0 && !watch.is_stopped())
        .fold(FxHashMap::default, |mut counts, (number, game)| {
            count_shapes_of(game, number, &mut counts);
            counts
        })
        .reduce(FxHashMap::default, |a, b| {
            let (mut all, fewer) = if a.len() >= b.len() { (a, b) } else { (b, a) };
            fewer.into_iter().for_each(|(key, count)| *all.entry(key).or_default() += count);
            all
        });
    let mut kept: Vec<u32> = counts.into_iter().filter(|&(_, count)| count >= min_count).map(|(key, _)| key).collect();
    kept.sort_unstable();
    kept
}

/// Counts the shapes of game number `number`.
fn count_shapes_of(game: &TrainingGame, number: usize, counts: &mut FxHashMap<u32, u32>) {
    let mut rng = PlayoutRng::new(1, number as u64);
    game.for_each_position(|board: &PlayoutBoard<8>, color: Color, played: Point| {
        let view = ShapeView::new(board, color);
        let mut count = |point| {
            for hash in view.hashes(point) {
                *counts.entry(key(hash)).or_default() += 1;
            }
        };
        count(played);
        for _ in 0..OTHERS {
            let point = board.empty(rng.below(board.empty_count()));
            if !board.is_eye(color, point) && board.is_playable(color, point) {
                count(Point::from_index(point));
            }
        }
    });
}
