//! When a lost game is given up.

use liangyi_core::game::Move;

use super::{Action, Choice, Options};
use crate::search::Candidate;

/// Playouts that a resignation needs behind it.
pub const RESIGN_AFTER: u64 = 200;

/// Whether `best`, the best move found, loses so often that the player resigns.
pub fn is_lost(best: &Candidate, choice: &Choice, options: &Options) -> bool {
    // Under dynamic komi the win rate is not that of real wins, nor is the game near its end.
    let is_real = choice.win_threshold == 0.0 && choice.playouts >= best.values().as_good_as(RESIGN_AFTER);
    options.resign_below.is_some_and(|bound| is_real && best.win_rate < bound)
}

/// The best move of the search, or a resignation: the decision far from the end of any game.
pub fn play_on(choice: &Choice, options: &Options) -> Action {
    match choice.candidates.first() {
        Some(best) if is_lost(best, choice, options) => Action::Resign,
        Some(best) => Action::Move(best.mv),
        None => Action::Move(Move::Pass),
    }
}
