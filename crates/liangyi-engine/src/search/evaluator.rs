//! The trait of evaluators, over which the search is generic, with what they are asked for and what they give.

use crate::playout::PlayoutMove;
use crate::policy::Proposal;

use super::leaf::{LeafValue, OwnershipTally};
use super::node_view::NodeView;

/// What the search asks an evaluator for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A node is being opened: the chances of its moves. A value that is given as well is backed up, and the descent
    /// ends here; else it goes on to a child.
    Chances,
    /// A node is visited often, or is the root: better chances of its moves, where that takes more work than the first
    /// ones did. [`Evaluation::chances`] holds those of its children; their order must not change.
    BetterChances,
    /// A descent ends here: a value.
    Value,
}

/// What an evaluator gives. Each thread keeps one and uses it again and again; the search empties it where it says so.
#[derive(Debug, Default)]
pub struct Evaluation {
    /// The moves that get a node, at least one, each with its chance, 0 to 1: stones, passes and virtual moves alike.
    /// Empty when [`Wanted::Chances`] is asked for.
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
/// [`Halves`](super::Halves) makes one of a policy and a leaf evaluator, each of which is asked when its half is
/// wanted: the program plays with patterns and playouts so. A network gives all at once. `tests/seams` has a table of
/// values and chances. Each thread of a search has an evaluator of its own, so an implementation may keep scratch
/// memory.
///
/// ```
/// use liangyi_core::base::{Color, Size};
/// use liangyi_core::game::{Game, Move, Position};
/// use liangyi_core::rules::Rules;
/// use liangyi_engine::policy::Proposal;
/// use liangyi_engine::search::{Evaluation, Evaluator, Leaf, LeafValue, NodeView, Replay, Wanted};
///
/// /// Every legal move is as likely as a pass, and nobody is ahead.
/// struct Even;
///
/// impl<P: Position, B> Evaluator<P, B> for Even {
///     const WHOLE: bool = true;
///
///     fn evaluate(&mut self, node: &mut NodeView<'_, P, B>, _: Wanted, found: &mut Evaluation) {
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
/// let (mut replay, mut found) = (Replay::new(game), Evaluation::default());
/// let leaf = Leaf { to_move: Color::Black, stone_moves: 0, is_end: false };
/// Even.evaluate(&mut NodeView::new(&mut replay, &mut (), leaf, false), Wanted::Chances, &mut found);
/// assert_eq!(found.chances.len(), 26);
/// ```
pub trait Evaluator<P, B> {
    /// Whether [`Wanted::Chances`] gives a value too. Then nodes are opened at their first visit, and none is evaluated
    /// twice: a thread that meets a node under evaluation takes another path.
    const WHOLE: bool = false;

    /// Whether [`Wanted::BetterChances`] gives any.
    const REFINES: bool = false;

    /// Puts what is `wanted` of the node into `found`.
    fn evaluate(&mut self, node: &mut NodeView<'_, P, B>, wanted: Wanted, found: &mut Evaluation);
}
