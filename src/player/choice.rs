//! What a player decides, and the search behind it.

use crate::base::PointMap;
use crate::game::Move;
use crate::search::Candidate;

/// What the player does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Action {
    /// A move.
    Move(Move),
    /// It gives up.
    Resign,
}

/// The outcome of a search.
#[derive(Clone, Debug)]
pub struct Choice {
    /// What to do.
    pub action: Action,
    /// Playouts made.
    pub playouts: u64,
    /// What was looked at: the move to be made first, then most visited first.
    pub candidates: Vec<Candidate>,
    /// For every point how surely it ends up Black's in the playouts of this search, -1 to 1.
    pub ownership: Box<PointMap<f32>>,
    /// The margin for Black from which on a playout was won by him: not 0 in lopsided games far from their end.
    pub win_threshold: f32,
}
