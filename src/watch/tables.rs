//! The table of games that have ended.

use liangyi_arena::record::GameRecord;
use liangyi_arena::visible::visible;

use super::seen::{GameLine, Seen};
use crate::reports::phrases;
use crate::words::Spoken;

/// So many lines of the table: those with the highest numbers. `games` are in order.
pub fn table(games: &[GameRecord], lines: usize, words: Spoken) -> Seen {
    let shown = games.iter().rev().take(lines).map(|game| line(game, words)).collect();
    Seen::Games { lines: shown, all: games.len() }
}

/// The line of a game.
pub fn line(game: &GameRecord, words: Spoken) -> GameLine {
    GameLine {
        game: game.game,
        black: game.black,
        result: visible(&game.verdict.result).into_owned(),
        winner: game.winning_entrant(),
        reason: words.end_reason(game.verdict.reason),
        moves: game.moves,
        remarks: phrases::remarks(game, words),
    }
}
