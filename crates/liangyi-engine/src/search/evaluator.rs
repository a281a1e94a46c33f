//! Evaluators, over which the search is generic: what they are asked for and what they give. [`PolicyAndRollout`] joins
//! a policy with a [`LeafEvaluator`], and [`PlayoutEvaluator`] is the one of those that the program plays with.

use liangyi_core::base::{Color, Point, PointMap};
use liangyi_core::game::{Game, Position};

use super::descent::{Leaf, NodeView};
use crate::playout::{PlayoutBoard, PlayoutMove, PlayoutPolicy, PlayoutRng, PlayoutScore, play_out};
use crate::policy::{Policy, Proposal};

/// What the search asks an evaluator for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EvalRequest {
    /// A node is being expanded: the chances of its moves. A value that is given as well is backed up, and the descent
    /// ends here; else it goes on to a child.
    Policy,
    /// A node is visited often, or is the root: better chances of its moves, where that takes more work than the first
    /// ones did. [`Evaluation::chances`] holds those of its children; their order must not change.
    RefinedPolicy,
    /// A descent ends here: a value.
    Value,
}

/// What an evaluator gives. Each thread keeps one and uses it again and again; the search empties it where it says so.
#[derive(Debug, Default)]
pub struct Evaluation {
    /// The moves that get a node, at least one, each with its chance, 0 to 1: stones, passes and virtual moves alike.
    /// Empty when [`EvalRequest::Policy`] is asked for.
    pub chances: Vec<Proposal>,
    /// The value, `None` before the evaluator gives one.
    pub value: Option<LeafValue>,
    /// The stones of the descent, to which an evaluator that plays on appends those that it places. A
    /// [`Selection`](super::Selection) may learn from them.
    pub trace: Vec<PlayoutMove>,
    /// The ownership of points: an evaluator adds one evaluation whenever it gives a value.
    pub ownership: OwnershipTally,
    /// The chance, 0 to 1, that the game has no result, by the value; 0 where an evaluator does not say.
    pub no_result: f32,
    /// The score that is expected for Black, in points, where it is not the margin of the value.
    pub score: Option<f32>,
    /// The chances of moves by persons, in the order of `chances` or with moves left out of that, where a network says
    /// them and they are wanted; empty elsewhere. Emptied with `chances`.
    pub human: Vec<Proposal>,
    /// A hash of the stones around the last move: the key of the subtree value bias
    /// ([`SearchParams::bias_factor`](super::SearchParams::bias_factor)); 0 where an evaluator does not say.
    pub situation: u64,
}

/// An evaluator: one call gives what the search needs to know of a node, chances of all moves, value, margin, spread,
/// ownership, and a trace where there is one.
///
/// [`PolicyAndRollout`] makes one of a policy and a leaf evaluator, each of which is asked
/// when its half is wanted: the program plays with patterns and playouts so. A network gives all at once. `tests/seams`
/// has a table of values and chances. Each thread of a search has an evaluator of its own, so an implementation may
/// keep scratch memory.
///
/// ```
/// use liangyi_core::base::{Color, Size};
/// use liangyi_core::game::{Game, Move, Position};
/// use liangyi_core::rules::Rules;
/// use liangyi_engine::policy::Proposal;
/// use liangyi_engine::search::{EvalRequest, Evaluation, Evaluator, Leaf, LeafValue, NodeView, PathReplay};
///
/// /// Every legal move is as likely as a pass, and nobody is ahead.
/// struct Even;
///
/// impl<P: Position, B> Evaluator<P, B> for Even {
///     const IS_WHOLE_EVAL: bool = true;
///
///     fn evaluate(&mut self, node: &mut NodeView<'_, P, B>, _: EvalRequest, found: &mut Evaluation) {
///         let legal = node.legal();
///         let chance = 1.0 / (legal.points.len() + 1) as f32;
///         let moves = legal.points.iter().map(Move::Play).chain([Move::Pass]);
///         found.chances.extend(moves.map(|mv| Proposal { mv, chance }));
///         found.value = Some(LeafValue { black: 0.5, margin: 0.0, spread: 0.0 });
///         found.ownership.begin();
///     }
/// }
///
/// let game = Game::new(Size::square(5).expect("2 to 21 lines"), Rules::CHINESE);
/// let (mut replay, mut found) = (PathReplay::new(game), Evaluation::default());
/// let leaf = Leaf { to_move: Color::Black, stone_moves: 0, is_end: false };
/// Even.evaluate(&mut NodeView::new(&mut replay, &mut (), leaf, false), EvalRequest::Policy, &mut found);
/// assert_eq!(found.chances.len(), 26);
/// ```
pub trait Evaluator<P, B> {
    /// Whether [`EvalRequest::Policy`] gives a value too. Then nodes are expanded at their first visit, and none is
    /// evaluated twice: a thread that meets a node under evaluation takes another path.
    const IS_WHOLE_EVAL: bool = false;

    /// At which nodes it is asked for [`EvalRequest::RefinedPolicy`].
    const REFINES: Refines = Refines::Never;

    /// Puts what is `wanted` of the node into `found`.
    fn evaluate(&mut self, node: &mut NodeView<'_, P, B>, wanted: EvalRequest, found: &mut Evaluation);
}

/// The nodes at which an evaluator gives better chances than at first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refines {
    /// None.
    Never,
    /// A root that an earlier search has expanded as an inner node.
    Root,
    /// The root and nodes that are visited often.
    Often,
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
/// [`Evaluator`] that [`PolicyAndRollout`] joins with a policy.
///
/// Each thread of a search has an evaluator of its own, so an implementation may keep scratch memory and random
/// numbers. [`PlayoutEvaluator`] is the one that the program plays with.
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
    /// The sums of the squares of shares that are no whole ones, in the square of that unit.
    pub(super) squares: Box<PointMap<u32>>,
    pub(super) evaluations: u32,
}

impl OwnershipTally {
    /// The tally before the first evaluation.
    pub fn new() -> OwnershipTally {
        OwnershipTally { sums: Box::default(), squares: Box::default(), evaluations: 0 }
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
        let share = (share * CERTAIN as f32).round() as i32;
        self.sums[point] += share;
        self.squares[point] += (share * share).cast_unsigned();
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

/// A policy and a leaf evaluator as one [`Evaluator`]. Each is asked only when its half is wanted, so that the chances
/// of moves are found at the few nodes that are expanded, and values at each of many leaves.
#[derive(Debug)]
pub struct PolicyAndRollout<L, E> {
    policy: L,
    leaves: E,
    /// Scratch memory.
    stones: Vec<(Point, f32)>,
}

impl<L, E> PolicyAndRollout<L, E> {
    /// The evaluator that asks `policy` for chances and `leaves` for values.
    pub fn new(policy: L, leaves: E) -> PolicyAndRollout<L, E> {
        PolicyAndRollout { policy, leaves, stones: Vec::new() }
    }
}

impl<P, B, L, E> Evaluator<P, B> for PolicyAndRollout<L, E>
where
    P: Position,
    L: Policy<P, B>,
    E: LeafEvaluator<B>,
{
    const REFINES: Refines = Refines::Often;

    #[inline(always)]
    fn evaluate(&mut self, node: &mut NodeView<'_, P, B>, wanted: EvalRequest, found: &mut Evaluation) {
        match wanted {
            EvalRequest::Policy => {
                let (legal, color) = (node.legal(), node.leaf.to_move);
                let (position, board) = node.position_and_board();
                self.policy.propose(position, board, color, &legal, &mut found.chances);
            }
            EvalRequest::RefinedPolicy => {
                let stone = |chance: f32, point: Option<Point>| point.map(|point| (point, chance));
                self.stones.clear();
                self.stones.extend(found.chances.iter().filter_map(|found| stone(found.chance, found.mv.point())));
                let at_root = node.is_root();
                self.policy.refine(node.board, node.leaf.to_move, &mut self.stones, at_root);
                let stones = found.chances.iter_mut().filter(|found| found.mv.point().is_some());
                for (found, (point, chance)) in stones.zip(&self.stones) {
                    debug_assert_eq!(found.mv.point(), Some(*point));
                    found.chance = *chance;
                }
            }
            EvalRequest::Value => {
                let value = self.leaves.evaluate(node.board, node.leaf, &mut found.trace, &mut found.ownership);
                found.value = Some(value);
            }
        }
    }
}

/// Evaluates a leaf by one playout with [`PlayoutPolicy::Learnt`].
pub struct PlayoutEvaluator {
    score: PlayoutScore,
    value: MarginValue,
    dice: PlayoutRng,
}

impl PlayoutEvaluator {
    /// An evaluator for positions that follow from `game`. `dice` are the random numbers of the thread.
    pub fn new(game: &Game, value: MarginValue, dice: PlayoutRng) -> PlayoutEvaluator {
        PlayoutEvaluator { score: PlayoutScore::new(game), value, dice }
    }
}

impl<const W: usize> LeafEvaluator<PlayoutBoard<W>> for PlayoutEvaluator {
    fn evaluate(
        &mut self,
        board: &mut PlayoutBoard<W>,
        leaf: Leaf,
        trace: &mut Vec<PlayoutMove>,
        ownership: &mut OwnershipTally,
    ) -> LeafValue {
        let debt = if leaf.is_end {
            self.score.settled_debt(leaf.stone_moves)
        } else {
            self.score.debt(leaf.stone_moves, leaf.to_move)
        };
        play_out(board, PlayoutPolicy::Learnt, leaf.to_move, &mut self.dice, trace);
        ownership.begin();
        let margin =
            self.score.margin_with_owners(board, debt, |point, color| ownership.add(Point::from_index(point), color));
        LeafValue { black: self.value.of(margin), margin, spread: 0.0 }
    }
}
