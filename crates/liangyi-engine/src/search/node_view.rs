//! What an evaluator sees of a node: its fast board, and its position with the whole history, made when it is asked
//! for.

use liangyi_core::base::Color;
use liangyi_core::game::{LegalMoves, Position};

use super::leaf::Leaf;
use super::move_code::MoveCode;

/// One move of a descent.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The node that the move leads to.
    pub index: usize,
    /// The move.
    pub mv: MoveCode,
    /// Who makes it.
    pub color: Color,
}

/// The path of a descent, and a position that follows it when it is asked to: replaying it with its history costs far
/// more than the moves of the fast board do, and most leaves need no history.
#[derive(Debug)]
pub struct PathReplay<P> {
    /// The position searched, after the first `made` moves of the path.
    position: P,
    made: usize,
    pub(super) path: Vec<Step>,
}

impl<P: Position> PathReplay<P> {
    /// The replay of a descent that is still at the position searched.
    pub fn new(position: P) -> PathReplay<P> {
        PathReplay { position, made: 0, path: Vec::new() }
    }

    /// Goes back to the position searched, and begins a new path.
    #[inline(always)]
    pub(super) fn restart(&mut self) {
        self.path.clear();
        while self.made > 0 {
            self.position.undo();
            self.made -= 1;
        }
    }

    /// The position at the end of the path.
    pub(super) fn position(&mut self) -> &P {
        for step in &self.path[self.made..] {
            if self.position.play(step.color, step.mv.mv()).is_err() {
                break;
            }
            self.made += 1;
        }
        // Every move of the path is legal: the children of each node were, with this history.
        debug_assert_eq!(self.made, self.path.len());
        &self.position
    }
}

/// A node as an evaluator sees it: a position `P` of a game, and the fast board `B` that has followed the descent.
#[derive(Debug)]
pub struct NodeView<'a, P, B> {
    /// The stones. An evaluator may make moves on the board where it gives a value, and not elsewhere.
    pub board: &'a mut B,
    /// Who is to move, what has been spent on the way, and whether the game has ended here.
    pub leaf: Leaf,
    replay: &'a mut PathReplay<P>,
    virtual_moves: bool,
}

impl<'a, P: Position, B> NodeView<'a, P, B> {
    /// The node at the end of the path of `replay`, whose stones are on `board`; `virtual_moves` says whether the
    /// search makes such moves where they are legal.
    pub fn new(replay: &'a mut PathReplay<P>, board: &'a mut B, leaf: Leaf, virtual_moves: bool) -> NodeView<'a, P, B> {
        NodeView { board, leaf, replay, virtual_moves }
    }

    /// Whether it is the node of the position searched.
    pub fn is_root(&self) -> bool {
        self.replay.path.is_empty()
    }

    /// The position with all moves that led to it.
    pub fn position(&mut self) -> &P {
        self.replay.position()
    }

    /// The position as [`NodeView::position`] gives it, and the board.
    pub fn position_and_board(&mut self) -> (&P, &mut B) {
        (self.replay.position(), self.board)
    }

    /// The legal moves of the side to move that the search may make; a pass, always legal, is not listed.
    pub fn legal(&mut self) -> LegalMoves {
        let mut legal = self.replay.position().legal_moves(self.leaf.to_move);
        legal.virtual_move &= self.virtual_moves;
        legal
    }
}
