//! Who proposes moves: the trait that the search is generic over.

use crate::base::{Color, Point};
use crate::game::{LegalMoves, Move};

/// A move that is worth a node in the search tree.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Proposal {
    /// The move.
    pub mv: Move,
    /// The chance that a strong player makes it, 0 to 1; those of all moves with a stone sum to 1. Passes and virtual
    /// moves have none.
    pub chance: f32,
}

/// Who proposes moves: gives chances of moves for positions `P` of a game, as seen on its fast board `B`.
///
/// Each thread of a search has a policy of its own, so an implementation may keep scratch memory.
pub trait Policy<P, B> {
    /// Replaces `proposals` by the moves among `legal` that are worth a node for `color` in `position`, which `board`
    /// shows.
    fn propose(&mut self, position: &P, board: &B, color: Color, legal: &LegalMoves, proposals: &mut Vec<Proposal>);

    /// Replaces the `chances` of points by better ones, which cost more to compute and sum to 1 again. The search calls
    /// this once for nodes that it visits often, and for the root (`at_root`) before anything else.
    fn refine(&mut self, board: &B, color: Color, chances: &mut Vec<(Point, f32)>, at_root: bool);
}
