//! What a player decides, and the search behind it.

use crate::base::PointMap;
use crate::game::Move;
use crate::search::Candidate;

/// What the player does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Action {
    /// A move.
    Move(Move),
    /// The player resigns.
    Resign,
}

/// The outcome of a search.
#[derive(Clone, Debug)]
pub struct Choice {
    /// What to do.
    pub action: Action,
    /// Playouts made.
    pub playouts: u64,
    /// The moves visited: the one to be made first, then most visited first.
    pub candidates: Vec<Candidate>,
    /// The ownership of every point in the playouts of this search, from -1 (White's) to 1 (Black's).
    pub ownership: Box<PointMap<f32>>,
    /// The margin for Black at which a win began in this search: not 0 under dynamic komi.
    pub win_threshold: f32,
}
