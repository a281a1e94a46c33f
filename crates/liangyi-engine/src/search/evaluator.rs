//! The trait of evaluators, over which the search is generic, with what they are asked for and what they give.

use crate::playout::PlayoutMove;
use crate::policy::Proposal;

use super::leaf::{LeafValue, OwnershipTally};
use super::node_view::NodeView;

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
}

/// An evaluator: one call gives what the search needs to know of a node, chances of all moves, value, margin, spread,
/// ownership, and a trace where there is one.
///
/// [`PolicyAndRollout`](super::PolicyAndRollout) makes one of a policy and a leaf evaluator, each of which is asked when its half
/// is wanted: the program plays with patterns and playouts so. A network gives all at once. `tests/seams` has a table of
/// values and chances. Each thread of a search has an evaluator of its own, so an implementation may keep scratch
/// memory.
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
    /// Whether [`EvalRequest::Policy`] gives a value too. Then nodes are expanded at their first visit, and none is evaluated
    /// twice: a thread that meets a node under evaluation takes another path.
    const IS_WHOLE_EVAL: bool = false;

    /// Whether [`EvalRequest::RefinedPolicy`] gives any.
    const REFINES: bool = false;

    /// Puts what is `wanted` of the node into `found`.
    fn evaluate(&mut self, node: &mut NodeView<'_, P, B>, wanted: EvalRequest, found: &mut Evaluation);
}
