//! Leaf evaluators, which give values and no chances of moves, with their arguments and results.

use liangyi_core::base::{Color, Point, PointMap};

use crate::playout::PlayoutMove;

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

/// The value of a leaf.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LeafValue {
    /// The value for Black, 0 to 1: about its probability to win.
    pub black: f32,
    /// Black's margin in points.
    pub margin: f32,
    /// The standard deviation of the margin, in points: how far the evaluator thinks that the margin may be off. 0
    /// where it does not say, as a playout, which is one outcome of many.
    pub spread: f32,
}

impl LeafValue {
    /// The value for `color`, 0 to 1.
    #[inline(always)]
    pub fn of(self, color: Color) -> f32 {
        if color == Color::Black { self.black } else { 1.0 - self.black }
    }

    /// The same position's value where `value` and `margin` are those of `color`.
    #[inline(always)]
    pub(super) fn for_side(color: Color, value: f32, margin: f32) -> LeafValue {
        let black = if color == Color::Black { value } else { 1.0 - value };
        LeafValue { black, margin: margin * color.sign() as f32, spread: 0.0 }
    }
}

/// A leaf evaluator: gives value, margin and ownership of a position on a fast board `B`, the half of an
/// [`Evaluator`](super::Evaluator) that [`PolicyAndRollout`](super::PolicyAndRollout) joins with a policy.
///
/// Each thread of a search has an evaluator of its own, so an implementation may keep scratch memory and random
/// numbers. [`PlayoutEvaluator`](super::PlayoutEvaluator) is the one that the program plays with.
///
/// ```
/// use liangyi_core::base::Color;
/// use liangyi_engine::playout::{PlayoutBoard, PlayoutMove, owner};
/// use liangyi_engine::search::{Leaf, LeafEvaluator, LeafValue, OwnershipTally};
///
/// /// Counts the stones and the eyes on the board as it stands, with a komi.
/// struct StoneCount {
///     komi: f32,
/// }
///
/// impl<const W: usize> LeafEvaluator<PlayoutBoard<W>> for StoneCount {
///     fn evaluate(
///         &mut self,
///         board: &mut PlayoutBoard<W>,
///         _: Leaf,
///         _: &mut Vec<PlayoutMove>,
///         ownership: &mut OwnershipTally,
///     ) -> LeafValue {
///         ownership.begin();
///         let mut margin = -self.komi;
///         for point in board.size().points() {
///             if let Some(color) = owner(board, point.index()) {
///                 margin += color.sign() as f32;
///                 ownership.add(point, color);
///             }
///         }
///         LeafValue { black: 1.0 / (1.0 + (-margin).exp()), margin, spread: 0.0 }
///     }
/// }
///
/// use liangyi_core::board::Board;
///
/// let board = Board::from_picture(". X O .\nX X O O\nX X O O").expect("a board");
/// let leaf = Leaf { to_move: Color::Black, stone_moves: 0, is_end: false };
/// let (mut trace, mut ownership) = (Vec::new(), OwnershipTally::new());
/// let mut count = StoneCount { komi: 0.5 };
/// let value = count.evaluate(&mut PlayoutBoard::<8>::new(&board), leaf, &mut trace, &mut ownership);
/// assert_eq!(value.margin, -0.5);
/// ```
pub trait LeafEvaluator<B> {
    /// Evaluates the position on `board`, on which it may make moves. It appends the stones that it places, as a
    /// playout does, to `trace`, from which the search takes AMAF values, and adds one evaluation to `ownership`.
    fn evaluate(
        &mut self,
        board: &mut B,
        leaf: Leaf,
        trace: &mut Vec<PlayoutMove>,
        ownership: &mut OwnershipTally,
    ) -> LeafValue;
}

/// The unit of ownership sums: what an evaluation adds to a point that Black owns for certain.
pub const CERTAIN: i32 = 256;

/// The ownership of points, summed over the evaluations of one thread since it last added them to the
/// [`OwnershipSums`](super::OwnershipSums) of the search.
#[derive(Debug)]
pub struct OwnershipTally {
    /// In units of 1 / [`CERTAIN`], positive for Black.
    pub(super) sums: Box<PointMap<i32>>,
    pub(super) evaluations: u32,
}

impl OwnershipTally {
    /// The tally before the first evaluation.
    pub fn new() -> OwnershipTally {
        OwnershipTally { sums: Box::default(), evaluations: 0 }
    }

    /// Begins an evaluation. Each of its points is then added once by [`OwnershipTally::add`] or
    /// [`OwnershipTally::add_share`]; points that are not added count as nobody's.
    pub fn begin(&mut self) {
        self.evaluations += 1;
    }

    /// Adds a point that `color` owns.
    #[inline(always)]
    pub fn add(&mut self, point: Point, color: Color) {
        self.sums[point] += color.sign() * CERTAIN;
    }

    /// Adds a point with an ownership of `share`, from -1 (White's) to 1 (Black's).
    pub fn add_share(&mut self, point: Point, share: f32) {
        self.sums[point] += (share * CERTAIN as f32).round() as i32;
    }
}

impl Default for OwnershipTally {
    fn default() -> OwnershipTally {
        OwnershipTally::new()
    }
}

/// The value of a margin: mostly whether it wins, and for a small part how large it is.
#[derive(Clone, Copy, Debug)]
pub struct MarginValue {
    /// The number of points of the board.
    pub area: usize,
    /// The margin for Black, in points, above which Black wins: 0, or another number under dynamic komi.
    pub win_threshold: f32,
    /// The weight, 0 to 1, of the size of the margin, relative to the board; the rest is the weight of the win.
    pub margin_share: f32,
}

impl MarginValue {
    /// The value for Black, 0 to 1, of Black's `margin` in points.
    #[inline(always)]
    pub fn of(&self, margin: f32) -> f32 {
        let margin = margin - self.win_threshold;
        let share = 0.5 + 0.5 * (margin / self.area as f32).clamp(-1.0, 1.0);
        (1.0 - self.margin_share) * crate::playout::won(margin) + self.margin_share * share
    }
}
