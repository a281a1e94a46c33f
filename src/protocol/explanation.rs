//! Why a move is legal or not, in words.

use liangyi_core::base::{Color, Point};
use liangyi_core::game::{Game, Move};
use liangyi_core::line::{LineGame, explain};
use liangyi_core::rules::Ending;
use liangyi_engine::engine::Engine;

/// Whether `color` may make a move in the engine's game: the first line is `legal`, with what the move does to the end
/// of the game, or why it is illegal; further lines give reasons. `name` writes points.
pub fn explanation(engine: &Engine, color: Color, mv: Move, name: &dyn Fn(Point) -> String) -> Vec<String> {
    match engine {
        Engine::Go(go) => vec![explain_go(go.game(), color, mv)],
        Engine::Line(line) => explain_line(line.game(), color, mv, name),
    }
}

/// Whether `color` may make a move of Go, in a line.
pub fn explain_go(game: &Game, color: Color, mv: Move) -> String {
    let mut after = game.clone();
    if let Err(reason) = after.play(color, mv) {
        return reason.to_string();
    }
    // A pass says itself that it offers the end; a stone that changes nothing does not.
    let offers = match game.rules().ending {
        Ending::NullMoves | Ending::Unchanged => after.offer() == Some(color),
        Ending::Stop | Ending::Passes => false,
    };
    let text = match (offers, after.is_over()) {
        (_, true) if !game.is_over() && mv != Move::Pass => "legal and ends the game",
        (true, _) => "legal and offers the end",
        (false, _) => "legal",
    };
    text.to_string()
}

/// Whether `color` may make a move in a line game, and the reasons; see [`explanation`].
pub fn explain_line(game: &LineGame, color: Color, mv: Move, name: &dyn Fn(Point) -> String) -> Vec<String> {
    if let Err(reason) = game.check(mv) {
        return vec![reason.to_string()];
    }
    let Some(judgement) = mv.point().and_then(|point| game.judge(color, point)) else {
        return vec!["legal".to_string()];
    };
    let kinds: Vec<&str> = judgement.kinds.iter().map(|kind| kind.name()).collect();
    let first = match kinds.as_slice() {
        [] => "legal".to_string(),
        kinds => format!("forbidden: {}", kinds.join(", ")),
    };
    std::iter::once(first).chain(explain(&judgement, name)).collect()
}
