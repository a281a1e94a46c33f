//! Who values a leaf: the trait that the search is generic over, and what passes between the two.

use crate::base::{Color, Point, PointMap};
use crate::playout::PlayoutMove;

/// A leaf of the tree, at which a descent has ended.
#[derive(Clone, Copy, Debug)]
pub struct Leaf {
    /// Whose turn it is.
    pub to_move: Color,
    /// Moves with a stone that Black has made in the tree, virtual ones included, less White's.
    pub stone_moves: i32,
    /// Whether the game has ended here, so that only what becomes of the stones is open.
    pub is_end: bool,
}

/// What a leaf is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LeafValue {
    /// The value for Black, 0 to 1: about its chance to win.
    pub black: f32,
    /// By how many points Black is ahead.
    pub margin: f32,
}

/// Who values a leaf: gives value, margin and ownership of a position, as the fast board `B` shows it.
///
/// Each thread of a search has an evaluator of its own, so an implementation may keep scratch memory and random
/// numbers.
pub trait LeafEvaluator<B> {
    /// Values the position on `board`, which may be played on. Moves that the evaluator makes, as a playout does, are
    /// added to `trace`, from which the search takes AMAF values; whose each point becomes is added to `ownership`.
    fn evaluate(
        &mut self,
        board: &mut B,
        leaf: Leaf,
        trace: &mut Vec<PlayoutMove>,
        ownership: &mut OwnershipTally,
    ) -> LeafValue;
}

/// What one more evaluation adds to the ownership of a point that is one side's for certain.
pub const CERTAIN: i32 = 256;

/// The ownership that one thread has found since it last shared it: sums by point, in units of 1 / `CERTAIN`, positive
/// for Black.
#[derive(Debug)]
pub struct OwnershipTally {
    pub(super) sums: Box<PointMap<i32>>,
    pub(super) evaluations: u32,
}

impl OwnershipTally {
    /// Before the first evaluation.
    pub fn new() -> OwnershipTally {
        OwnershipTally { sums: Box::default(), evaluations: 0 }
    }

    /// Adds one evaluation, of whose points [`OwnershipTally::add`] and [`OwnershipTally::add_share`] tell.
    pub fn begin(&mut self) {
        self.evaluations += 1;
    }

    /// Adds a point that is `color`'s.
    #[inline(always)]
    pub fn add(&mut self, point: Point, color: Color) {
        self.sums[point] += color.sign() * CERTAIN;
    }

    /// Adds a point that is Black's by `share`, from -1 to 1.
    pub fn add_share(&mut self, point: Point, share: f32) {
        self.sums[point] += (share * CERTAIN as f32).round() as i32;
    }
}

impl Default for OwnershipTally {
    fn default() -> OwnershipTally {
        OwnershipTally::new()
    }
}

/// The value of a margin: mostly whether it wins, for a small part how large it is.
#[derive(Clone, Copy, Debug)]
pub struct MarginValue {
    /// Points of the board.
    pub area: usize,
    /// The margin for Black at which a win begins; not 0 under dynamic komi.
    pub win_threshold: f32,
    /// The part of the value that is the margin as a share of the board, and not the win.
    pub margin_share: f32,
}

impl MarginValue {
    /// The value for Black, 0 to 1.
    #[inline(always)]
    pub fn of(&self, margin: f32) -> f32 {
        let margin = margin - self.win_threshold;
        let share = 0.5 + 0.5 * (margin / self.area as f32).clamp(-1.0, 1.0);
        (1.0 - self.margin_share) * crate::playout::won(margin) + self.margin_share * share
    }
}
