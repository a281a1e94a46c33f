//! The board that follows a descent through the tree: fast, without history and without undo.

use crate::base::Color;
use crate::game::Move;
use crate::playout::PlayoutBoard;

/// A board on which a thread makes the moves of a descent. That they are legal is known from the nodes of the tree.
pub trait FastBoard: Clone {
    /// Makes this a copy of `other`, if possible without taking new memory.
    fn copy_from(&mut self, other: &Self);

    /// Makes a legal move.
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
