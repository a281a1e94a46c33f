//! The result of a search for one move at its root.

use liangyi_core::base::PointMap;
use liangyi_core::game::Move;

use super::params::ValueKind;

/// What a position or a move is worth to one side: what is shown of a search, for the side that searched, or what is
/// known before one, for the side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// The win rate, 0 to 1.
    pub win_rate: f64,
    /// The lead, in points.
    pub lead: f64,
    /// The standard deviation of the margin at the end of a playout, in points; 0 where it is not known.
    pub spread: f64,
}

impl Estimate {
    /// The means of a search as they are.
    pub fn of_means(win_rate: f64, lead: f64) -> Estimate {
        Estimate { win_rate, lead, spread: 0.0 }
    }
}

/// A move at the root that the search has visited, with its statistics.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The move.
    pub mv: Move,
    /// The number of descents through it, those of earlier searches of the same tree included.
    pub visits: u64,
    /// The mean leaf value of these for the side that searched, 0 to 1: about its probability to win.
    pub win_rate: f64,
    /// The mean margin for the side that searched, in points.
    pub margin: f64,
    /// The standard error of the win rate, where values are more than wins and losses.
    pub error: Option<f64>,
    /// What is shown of it: by what its playouts and all else say.
    pub estimate: Estimate,
    /// The prior: its chance by the evaluator, 0 to 1. That of patterns is 0 for passes and virtual moves.
    pub prior: f64,
    /// The principal variation: the move and the moves expected after it, the sides alternating.
    pub line: Vec<Move>,
    /// The number of descents through each position of `line`, in the same order.
    pub line_visits: Vec<u64>,
    /// The ownership of every point in the playouts after the move, from -1 (White's) to 1 (Black's); `None` unless the
    /// search was to find it.
    pub ownership: Option<Box<PointMap<f32>>>,
}

impl Candidate {
    /// By what kind of values it was found.
    pub fn values(&self) -> ValueKind {
        if self.error.is_some() { ValueKind::Estimates } else { ValueKind::Outcomes }
    }
}
