//! What a pass is called: what it does to the end of the game.

use liangyi_core::game::{Game, Move, Phase};
use liangyi_core::line::LineGame;
use liangyi_core::rules::Ending;
use serde::{Deserialize, Serialize};

/// What a pass of the side to move is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PassMeans {
    /// It offers to stop (提议停止); a second pass accepts.
    OfferToStop,
    /// It accepts the stop.
    AcceptStop,
    /// It is a null move (无为), which asks for the end of the game; a second null move accepts.
    NullMove,
    /// It offers to end the game, as any move that leaves the board unchanged does; a second one accepts.
    OfferEnd,
    /// It accepts the end of the game.
    AcceptEnd,
    /// It takes the button, and offers nothing.
    TakeButton,
    /// A pass, as all know it: a second one ends the game.
    Pass,
    /// It makes the game a draw, in a line game as the second pass.
    AcceptDraw,
    /// It repeats a position, by which the game becomes a draw.
    DrawByRepetition,
}

impl PassMeans {
    /// What a pass means in a game of Go; `None` where it is stopped or over, so that a pass changes nothing.
    pub fn in_go(game: &Game) -> Option<PassMeans> {
        if game.is_over() {
            return None;
        }
        let mut after = game.clone();
        after.play(game.to_move(), Move::Pass).ok()?;
        Some(match (after.phase(), game.rules().ending) {
            _ if after.is_drawn() => PassMeans::DrawByRepetition,
            (Phase::Stopped, _) => PassMeans::AcceptStop,
            (Phase::Over, _) => PassMeans::AcceptEnd,
            _ if after.button() != game.button() => PassMeans::TakeButton,
            (Phase::Contest | Phase::Resolution, Ending::Stop) => PassMeans::OfferToStop,
            (Phase::Contest | Phase::Resolution, Ending::NullMoves) => PassMeans::NullMove,
            (Phase::Contest | Phase::Resolution, Ending::Unchanged) => PassMeans::OfferEnd,
            (Phase::Contest | Phase::Resolution, Ending::Passes) => PassMeans::Pass,
        })
    }

    /// What a pass means in a line game; `None` where it is over, so that nobody may pass.
    pub fn in_line_game(game: &LineGame) -> Option<PassMeans> {
        game.end().is_none().then(|| match game.moves().last().map(|played| played.mv) {
            Some(Move::Pass) => PassMeans::AcceptDraw,
            Some(Move::Play(_) | Move::Virtual) | None => PassMeans::Pass,
        })
    }
}
