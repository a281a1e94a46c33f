//! A descent through the tree: its moves, the fast board that follows it, and what an evaluator sees of the node at its
//! end. The position with the whole history is made when it is asked for.

use liangyi_core::base::Color;
use liangyi_core::game::{LegalMoves, Move, Position};

use super::move_code::MoveCode;
use crate::playout::PlayoutBoard;

/// A leaf of the tree: the node at which a descent has ended.
#[derive(Clone, Copy, Debug)]
pub struct Leaf {
    /// The side to move.
    pub to_move: Color,
    /// The number of moves other than passes, virtual moves included, that Black has made from the root to the leaf,
    /// less White's.
    pub stone_moves: i32,
    /// Whether the game has ended here. Then the count is open only as far as the rules leave open which stones are
    /// dead.
    pub is_end: bool,
}

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

    /// Makes the moves of the path, and returns the first that is illegal. There can be one where children are
    /// [shared](super::SearchParams::is_graph): another history made them legal.
    pub(super) fn follow(&mut self) -> Option<Step> {
        for &step in &self.path[self.made..] {
            if self.position.play(step.color, step.mv.mv()).is_err() {
                return Some(step);
            }
            self.made += 1;
        }
        None
    }

    /// The position at the end of the path, all moves of which are legal.
    pub(super) fn position(&mut self) -> &P {
        let illegal = self.follow();
        debug_assert!(illegal.is_none(), "children are legal where none are shared, and looked at where some are");
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

    /// How many moves below the root it is.
    pub fn depth(&self) -> usize {
        self.replay.path.len()
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

    /// The legal moves of the side to move that the search may make.
    pub fn legal(&mut self) -> LegalMoves {
        let mut legal = self.replay.position().legal_moves(self.leaf.to_move);
        legal.virtual_move &= self.virtual_moves;
        legal
    }
}

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
