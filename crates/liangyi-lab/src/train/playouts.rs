//! Learning the weights of playouts from the moves of games.
//!
//! The weights that predict moves best are not those whose playouts predict the winner best: [`super::balance`] and
//! [`super::values`] start from these.

use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

use liangyi_core::base::{Color, Point};
use liangyi_engine::playout::PatternClasses;
use liangyi_engine::playout::tactics::LocalMoves;
use liangyi_engine::playout::{Gammas, PlayoutBoard, tactics};
use liangyi_engine::selfplay::TrainingGame;
use rayon::prelude::*;

use super::adagrad::{Candidates, EpochSchedule, Learner};
use super::sampling::HELD_OUT;
use super::sampling::Watch;

/// Learns weights from `games`. `watch` gets a line of text after each pass. `None` if it ends the training before
/// anything is learnt.
pub fn train_playouts(games: &[TrainingGame], schedule: &EpochSchedule, watch: &Watch<'_>) -> Option<Gammas> {
    let learner = Learner::new(Gammas::count());
    let fill = |board: &PlayoutBoard<8>, color, _, found: &mut Candidates| fill(board, color, found);
    let has_learnt = learner.run(games, schedule, fill, watch, |epoch| {
        let (best, positions) = evaluate(&learner, games);
        let share = 100.0 * best as f64 / positions.max(1) as f64;
        watch.report(format!("epoch {epoch}: {share:.2} % of {positions} held-out moves predicted"));
    });
    has_learnt.then(|| Gammas::new(learner.weights()))
}

/// The number of positions of the held-out games in which the move played has the greatest weight, and the number of
/// all positions.
fn evaluate(learner: &Learner, games: &[TrainingGame]) -> (u64, u64) {
    let (best, positions) = (AtomicU64::new(0), AtomicU64::new(0));
    games.par_iter().step_by(HELD_OUT).for_each(|game| {
        let mut candidates = Candidates::default();
        game.for_each_position(|board, color, played| {
            candidates.clear();
            fill(board, color, &mut candidates);
            positions.fetch_add(1, Relaxed);
            best.fetch_add((learner.best(&mut candidates) == Some(played)).into(), Relaxed);
        });
    });
    (best.into_inner(), positions.into_inner())
}

/// Adds the moves that a playout chooses from, each with the features whose weights it multiplies.
fn fill(board: &PlayoutBoard<8>, color: Color, candidates: &mut Candidates) {
    let classes = PatternClasses::get();
    let local = LocalMoves::new(board, color);
    for point in board.empties().filter(|&point| !board.is_eye(color, point) && board.is_playable(color, point)) {
        candidates.add_feature(classes.of(board.code(point), color) as u32);
        if local.contains(board, point) {
            tactics::features(board, color, point, |feature| {
                candidates.add_feature((classes.count() + feature) as u32);
            });
        }
        candidates.add(Point::from_index(point));
    }
}
