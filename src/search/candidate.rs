//! What a search has found out about a move at its root.

use crate::game::Move;

/// A move that the search has visited.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The move.
    pub mv: Move,
    /// Playouts that went through it.
    pub visits: u64,
    /// Share of them won by the side that searched, 0 to 1.
    pub win_rate: f64,
    /// Mean margin for the side that searched, in points.
    pub margin: f64,
    /// Its chance by the policy, 0 to 1; 0 for passes and virtual moves.
    pub prior: f64,
    /// The move and what is expected to follow it.
    pub line: Vec<Move>,
}
