//! Points as the players of the game write them: Go skips the column I, renju does not.

use liangyi_core::base::{Point, PointForm, PointNames, Size};
use liangyi_core::game::Move;
use liangyi_engine::engine::Engine;

/// How points are written.
#[derive(Clone, Copy, Debug)]
pub struct Points {
    /// The board.
    pub size: Size,
    /// Whether there is a column I.
    pub has_i: bool,
    /// In which form.
    pub form: PointForm,
}

impl Points {
    /// Those of the players of the engine's game, in this form.
    pub fn of(engine: &Engine, form: PointForm) -> Points {
        Points { size: engine.size(), has_i: matches!(engine, Engine::Line(_)), form }
    }

    /// The names of the points.
    pub fn names(self) -> PointNames {
        PointNames { size: self.size, has_i: self.has_i, form: self.form }
    }

    /// The name of a point.
    pub fn name(self, point: Point) -> String {
        self.names().name(point)
    }

    /// Reads a point, `pass` or `virtual`, in any case.
    pub fn read(self, text: &str) -> Option<Move> {
        match self.has_i {
            true => self.names().read(text).map(Move::Play),
            false => Move::parse(text, self.size),
        }
    }
}
