//! A move in two bytes, as nodes and tables keep it.

use liangyi_core::base::Point;
use liangyi_core::game::Move;

/// A move in two bytes: the number of a point, 0 to 511, or one of two codes after these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveCode(pub(super) u16);

impl MoveCode {
    /// A pass.
    pub const PASS: MoveCode = MoveCode(512);
    /// A virtual move.
    pub const VIRTUAL: MoveCode = MoveCode(513);
    /// How many codes there are.
    pub(super) const COUNT: usize = 514;

    /// The code of a move.
    pub fn new(mv: Move) -> MoveCode {
        match mv {
            Move::Play(point) => MoveCode(point.index() as u16),
            Move::Pass => MoveCode::PASS,
            Move::Virtual => MoveCode::VIRTUAL,
        }
    }

    /// The move.
    pub fn mv(self) -> Move {
        match self {
            MoveCode::PASS => Move::Pass,
            MoveCode::VIRTUAL => Move::Virtual,
            MoveCode(point) => Move::Play(Point::from_index(point as usize)),
        }
    }

    /// The number of the point of a move that places a stone; `None` for a pass and a virtual move.
    #[inline(always)]
    pub fn point(self) -> Option<usize> {
        (self.0 < 512).then_some(self.0 as usize)
    }
}
