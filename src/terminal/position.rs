//! The position of a game as the terminal shows it.

use std::fmt::Write;

use liangyi_core::base::{Color, PointForm, PointSet};
use liangyi_core::game::Position;
use liangyi_engine::engine::{Engine, GoSession};

use super::board::{Look, Marks, drawn, pile};
use super::points::Points;
use super::wrap::wrapped;

/// The board with what lies next to it, and the state of the game in a line.
pub fn position(engine: &Engine, form: PointForm, look: Look) -> String {
    let (marks, state) = match engine {
        Engine::Go(go) => marks_of_go(go, look),
        Engine::Line(line) => {
            let game = line.game();
            let last = game.moves().last().and_then(|last| last.mv.point());
            let forbidden = if game.is_over() { PointSet::EMPTY } else { game.forbidden(game.to_move()) };
            (Marks { last, forbidden, notes: Vec::new() }, format!("move {}", game.moves().len() + 1))
        }
    };
    let board = drawn(engine.board(), Points::of(engine, form), &marks, look);
    board + &wrapped(&state, look.width) + "\n"
}

/// The marks of a position of Go, and its state in a line.
fn marks_of_go(go: &GoSession, look: Look) -> (Marks, String) {
    let game = go.game();
    let both = |count: &dyn Fn(Color) -> u32| Color::BOTH.map(count);
    let piles = [
        pile("Virtual", both(&|color| game.virtual_stones(color)), look),
        pile("Prisoners", both(&|color| game.prisoners(color.opponent())), look),
    ];
    let last = game.last_stone().and_then(|last| last.mv.point()).filter(|&point| game.board().at(point).is_some());
    let mut state = format!("move {}, komi {}", game.move_number() + 1, go.record().komi());
    if let (Some(color), false) = (game.offer(), game.is_over()) {
        let _ = write!(state, "; {color} offers to end the game");
    } else if let Some(played) = game.moves().next_back()
        && played.mv.point().is_none()
    {
        let _ = write!(state, "; {}: {}", played.color, played.mv.display(game.size()));
    }
    (Marks { last, forbidden: PointSet::EMPTY, notes: piles.into_iter().flatten().collect() }, state)
}
