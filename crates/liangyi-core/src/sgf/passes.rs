//! How what SGF has no word for is written: passes and virtual moves, the end that both sides declare, analyses.

use crate::base::Size;
use crate::game::Move;

/// The private property that tells a virtual move from a pass.
pub const VIRTUAL_MOVE: &str = "VM";

/// The private property in the node of the last move that says how both sides declare that the game ends there:
/// `natural` or `agreed`.
pub const DECLARED_END: &str = "DE";

/// The private property with the analysis of a node's position, as JSON.
pub const ANALYSIS: &str = "LYA";

/// The private property of a root that says of what record this is the review, and how it was made, as JSON.
pub const REVIEW: &str = "LYR";

/// Whether `tt` is a pass on this board rather than a point: it was one when boards had at most 19 lines.
pub(super) fn tt_passes(size: Size) -> bool {
    size.longer_side() <= 19
}

/// A move that SGF writes as a pass.
pub(super) fn without_point(virtual_move: bool) -> Move {
    if virtual_move { Move::Virtual } else { Move::Pass }
}
