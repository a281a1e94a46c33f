//! The board that follows a descent through the tree: fast, without history and without undo.

use liangyi_core::base::Color;
use liangyi_core::game::Move;

use crate::playout::PlayoutBoard;

/// A board on which a thread makes the moves of a descent. They were checked when the nodes of the tree were opened, so
/// the board need not check them.
pub trait FastBoard: Clone {
    /// Makes this a copy of `other`, if possible without allocating.
    fn copy_from(&mut self, other: &Self);

    /// Makes a move of `color`, which is legal.
    fn make(&mut self, color: Color, mv: Move);
}

impl<const W: usize> FastBoard for PlayoutBoard<W> {
    #[inline(always)]
    fn copy_from(&mut self, other: &PlayoutBoard<W>) {
        PlayoutBoard::copy_from(self, other);
    }

    #[inline(always)]
    fn make(&mut self, color: Color, mv: Move) {
        match mv {
            Move::Play(point) => self.play(color, point.index()),
            Move::Virtual => self.virtual_move(),
            Move::Pass => self.pass(),
        }
    }
}
