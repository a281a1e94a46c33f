//! Points as the players of the game write them: Go skips the column I, renju does not.

use liangyi_core::base::{COLUMNS, Point, Size};
use liangyi_core::game::Move;
use liangyi_core::line::{parse_point, point_name};
use liangyi_engine::engine::Engine;

/// How points are written.
#[derive(Clone, Copy, Debug)]
pub struct Points {
    /// The board.
    pub size: Size,
    /// Whether there is a column I.
    pub has_i: bool,
}

impl Points {
    /// Those of the players of the engine's game.
    pub fn of(engine: &Engine) -> Points {
        Points { size: engine.size(), has_i: matches!(engine, Engine::Line(_)) }
    }

    /// The name of a point.
    pub fn name(self, point: Point) -> String {
        if self.has_i { point_name(point, self.size) } else { self.size.vertex(point).to_string() }
    }

    /// A move as it is typed: a point, `pass` or `virtual`.
    pub fn mv(self, mv: Move) -> String {
        mv.point().map_or_else(|| mv.display(self.size).to_string(), |point| self.name(point))
    }

    /// Reads a point, `pass` or `virtual`, in any case.
    pub fn read(self, text: &str) -> Option<Move> {
        match self.has_i {
            true => parse_point(text, self.size).map(Move::Play),
            false => Move::parse(text, self.size),
        }
    }

    /// The letters of the columns, from the left.
    pub fn columns(self) -> impl Iterator<Item = char> {
        let letters = if self.has_i { "ABCDEFGHIJKLMNOPQRSTU" } else { COLUMNS };
        letters.chars().take(self.size.width())
    }
}
