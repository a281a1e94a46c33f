//! Boards as `showboard` draws them.

use std::fmt::Write;

use crate::base::{COLUMNS, Color, Size};
use crate::board::Board;
use crate::engine::Engine;
use crate::game::Game;

/// The board with its coordinates, from the top, without a line feed at the end.
pub fn board(board: &Board) -> String {
    let size = board.size();
    let columns = columns(size);
    let mut text = format!("\n{columns}\n");
    for (down, row) in board.to_string().lines().enumerate() {
        let number = size.height() - down;
        let _ = writeln!(text, "{number:2} {row} {number}");
    }
    text + &columns
}

fn columns(size: Size) -> String {
    COLUMNS.chars().take(size.width()).fold("  ".to_string(), |line, letter| line + " " + &letter.to_string())
}

/// The board, whose turn it is, whether an offer to end stands, the prisoners, virtual stones, ruleset and komi.
pub fn game(engine: &Engine) -> String {
    let game = engine.game();
    let record = engine.record();
    let pair = |count: &dyn Fn(Color) -> u32| format!("Black {}, White {}", count(Color::Black), count(Color::White));
    let mut text = board(game.board());
    let _ = write!(text, "\n{} to move after move {}, {}", game.to_move(), game.move_number(), game.phase().name());
    if let (Some(color), false) = (game.offer(), game.is_over()) {
        let _ = write!(text, "\n{color} offers to end the game");
    }
    let _ = write!(text, "\nPrisoners taken: {}", pair(&|color| game.prisoners(color)));
    if game.rules().virtual_moves {
        let _ = write!(text, "\nVirtual stones: {}", pair(&|color| game.virtual_stones(color)));
    }
    let _ = write!(text, "\nRuleset {}, komi {}", record.ruleset.name, record.komi());
    for (index, reason) in game.forbidden_moves() {
        let _ = write!(text, "\nForbidden move {}: {reason}", numbered(game, index));
    }
    text
}

/// A move with its number: `12 B D4`. Its index is counted from 0.
pub fn numbered(game: &Game, index: usize) -> String {
    let played = game.moves().nth(index).map(|played| (played.color.letter(), played.mv.display(game.size())));
    played.map_or_else(String::new, |(letter, mv)| format!("{} {letter} {mv}", index + 1))
}

/// Whose turn it is, the phase, virtual stones and prisoners in one line.
pub fn state_line(engine: &Engine) -> String {
    let game = engine.game();
    let [black, white] = Color::BOTH.map(|color| (game.virtual_stones(color), game.prisoners(color)));
    let mut text = format!("{} to move after move {}, {}; ", game.to_move(), game.move_number(), game.phase().name());
    let _ = write!(text, "virtual stones: Black {}, White {}; prisoners: ", black.0, white.0);
    let _ = write!(text, "Black {}, White {}", black.1, white.1);
    if let (Some(color), false) = (game.offer(), game.is_over()) {
        let _ = write!(text, "; {color} offers to end the game");
    }
    text
}
