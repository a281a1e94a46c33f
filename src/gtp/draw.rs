//! Boards as `showboard` draws them.

use std::fmt::Write;

use liangyi_core::base::{Color, Point, PointNames};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Position};
use liangyi_engine::engine::{GoSession, LineSession};

use crate::draw::text::{Look, Marks, drawn};
use crate::gtp::graphics::{fits, status_line};

/// The most stones of a colour that are drawn in a row next to the board.
const MOST_BESIDE: usize = 30;

/// The board with its coordinates, from the top, without a line feed at the end.
pub fn board(board: &Board) -> String {
    rows(board, None, &[])
}

/// As [`board`], with brackets around the stone of `last`, and texts next to the first rows.
fn rows(board: &Board, last: Option<Point>, piles: &[String]) -> String {
    let marks = Marks { last, notes: piles.to_vec(), ..Marks::default() };
    let text = drawn(board, PointNames::of_go(board.size()), &marks, Look::default());
    format!("\n{}", text.trim_end_matches('\n'))
}

/// A pile of stones that lie next to the board, if there are any.
fn pile(name: &str, stones: [u32; 2]) -> Option<String> {
    let drawn = |(sign, count): (&str, u32)| match count as usize {
        0 => None,
        count if count <= MOST_BESIDE => Some(vec![sign; count].join(" ")),
        count => Some(format!("{sign} x {count}")),
    };
    let groups: Vec<String> = ["X", "O"].into_iter().zip(stones).filter_map(drawn).collect();
    (!groups.is_empty()).then(|| format!("{name}: {}", groups.join("  ")))
}

/// The board with its last stone in brackets, the stones that lie next to it, whose turn it is, whether an offer to end
/// stands, the prisoners, virtual stones, ruleset and komi.
pub fn game(engine: &GoSession) -> String {
    let game = engine.game();
    let record = engine.record();
    let pair = |count: &dyn Fn(Color) -> u32| format!("Black {}, White {}", count(Color::Black), count(Color::White));
    let piles: Vec<String> = [
        pile("Prisoners", Color::BOTH.map(|color| game.prisoners(color.opponent()))),
        pile("Virtual", Color::BOTH.map(|color| game.virtual_stones(color))),
    ]
    .into_iter()
    .flatten()
    .collect();
    let last = game.last_stone().and_then(|last| last.mv.point()).filter(|&point| game.board().at(point).is_some());
    let mut text = rows(game.board(), last, &piles);
    let _ = write!(text, "\n{} to move after move {}, {}", game.to_move(), game.move_number(), game.phase().name());
    if let (Some(color), false) = (game.offer(), game.is_over()) {
        let _ = write!(text, "\n{color} offers to end the game");
    }
    let _ = write!(text, "\nPrisoners taken: {}", pair(&|color| game.prisoners(color)));
    if game.rules().virtual_moves {
        let _ = write!(text, "\nVirtual stones: {}", pair(&|color| game.virtual_stones(color)));
    }
    let _ = write!(text, "\nRuleset {}, komi {}", engine.name(), record.komi());
    for (index, reason) in game.forbidden_moves() {
        let _ = write!(text, "\nForbidden move {}: {reason}", numbered(game, index));
    }
    text
}

/// The board of a line game with its last stone in brackets, whose turn it is or how it ended, the forbidden points.
pub fn line_game(session: &LineSession) -> String {
    let game = session.game();
    let size = game.size();
    let last = game.moves().last().and_then(|last| last.mv.point());
    let mut text = rows(game.board(), last, &[]);
    let _ = match game.end() {
        None => write!(text, "\n{} to move after move {}", game.to_move(), game.moves().len()),
        Some(end) => write!(text, "\nover after move {}: {end}", game.moves().len()),
    };
    let forbidden = game.forbidden(Color::Black);
    if !forbidden.is_empty() && game.end().is_none() {
        let names: Vec<String> = forbidden.iter().map(|point| size.vertex(point).to_string()).collect();
        let _ = write!(text, "\nForbidden for Black: {}", names.join(" "));
    }
    let _ = write!(text, "\nRuleset {}", session.name());
    text
}

/// A move with its number: `12 B D4`. Its index is counted from 0.
pub fn numbered(game: &Game, index: usize) -> String {
    let played = game.moves().nth(index).map(|played| (played.color.letter(), played.mv.display(game.size())));
    played.map_or_else(String::new, |(letter, mv)| format!("{} {letter} {mv}", index + 1))
}

/// Whose turn it is, the phase, virtual stones, prisoners and whether an offer to end stands, in one line that GoGui's
/// status bar has room for.
pub fn state_line(engine: &GoSession) -> String {
    let game = engine.game();
    let [black, white] = Color::BOTH.map(|color| (game.virtual_stones(color), game.prisoners(color)));
    let turn = format!("{} to move after move {}, {}", game.to_move(), game.move_number(), game.phase().name());
    let offer = game.offer().filter(|_| !game.is_over());
    let (virtual_stones, prisoners) =
        (format!("Black {}, White {}", black.0, white.0), format!("Black {}, White {}", black.1, white.1));
    let mut whole = format!("{turn}; virtual stones: {virtual_stones}; prisoners: {prisoners}");
    if let Some(color) = offer {
        let _ = write!(whole, "; {color} offers to end the game");
    }
    if fits(&whole) {
        return whole;
    }
    let offer = offer.map(|color| format!("{color} offers to end"));
    let stones = format!("virtual {}:{}, prisoners {}:{}", black.0, white.0, black.1, white.1);
    status_line(&[Some(turn), offer, Some(stones)].into_iter().flatten().collect::<Vec<_>>())
}
