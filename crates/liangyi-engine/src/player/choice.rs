//! What a player decides, and from what: the search behind it, and what was asked for.

use std::sync::Arc;

use liangyi_core::base::PointMap;
use liangyi_core::game::Move;
use liangyi_core::time::Deadline;

use super::request::{MoveRequest, Options};
use crate::search::{Candidate, HumanValue, NetworkValue, ValueEstimate};

/// What the player does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PlayerAction {
    /// A move.
    Move(Move),
    /// The player resigns.
    Resign,
}

/// What a search found out about the position at its root, those of earlier searches of the same tree included.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RootValue {
    /// Descents from it.
    pub visits: u64,
    /// Their mean leaf value for the side that searched, 0 to 1.
    pub win_rate: f64,
    /// Their mean margin for that side, in points.
    pub margin: f64,
    /// The mean of the scores expected for that side, in points: the margin, where an evaluator does not tell them
    /// apart.
    pub score: f64,
    /// What is shown of it: by what its moves and all else say.
    pub estimate: ValueEstimate,
    /// What it is worth before anything is searched, where that is known.
    pub raw: Option<ValueEstimate>,
    /// What a network says of it, whatever moves are left out.
    pub network: Option<NetworkValue>,
}

/// The outcome of a search.
#[derive(Clone, Debug)]
pub struct Choice {
    /// What to do.
    pub action: PlayerAction,
    /// Playouts made.
    pub playouts: u64,
    /// The position searched, all its candidates together.
    pub root: RootValue,
    /// The moves visited: the best one first, which is made unless moves are
    /// [drawn](crate::search::HumanParams), then most visited first.
    pub candidates: Vec<Candidate>,
    /// What a network of persons says of the position, where one is asked.
    pub human: Option<Arc<HumanValue>>,
    /// The ownership of every point in the playouts of this search, from -1 (White's) to 1 (Black's).
    pub ownership: Box<PointMap<f32>>,
    /// The standard deviations of that, where they were to be found.
    pub ownership_deviations: Option<Box<PointMap<f32>>>,
    /// The numbers of [`Size::transformed`](liangyi_core::base::Size::transformed) that leave the position as it is,
    /// where moves that are the same were searched once.
    pub symmetries: Vec<usize>,
    /// The margin for Black at which a win began in this search: not 0 under dynamic komi.
    pub win_threshold: f32,
    /// Whether the search finds the game lost: some such moves in a row are a reason to resign.
    pub finds_lost: bool,
    /// By how many points the side was ahead when the game began, where that had to be known.
    pub lead_at_start: Option<f64>,
    /// How many of the playouts that it might make it has left unmade; negative where it has made
    /// [more](crate::search::SearchLimits::more_if_unclear).
    pub saved_playouts: i64,
}

/// A win that is certain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CertainWin {
    /// The moves of both sides, at least one, up to one after which nothing can be done.
    pub line: Vec<Move>,
    /// In how many moves of both sides the game is won.
    pub wins_in: i32,
}

/// What a decision is made from.
#[derive(Clone, Copy, Debug)]
pub struct MoveDecision<'a> {
    /// What was asked for.
    pub request: &'a MoveRequest<'a>,
    /// The search.
    pub choice: &'a Choice,
    /// How the player plays.
    pub options: &'a Options,
    /// When the decision has to be made.
    pub deadline: Deadline,
    /// What is played instead where it is too early to pass or to resign.
    pub too_early: Option<Move>,
    /// The move that is made instead of the best one where moves are drawn by chance.
    pub drawn: Option<Move>,
    /// The win rate below which the player resigns; `None` where it does not.
    pub resign_below: Option<f64>,
    /// Whether the game is lost by a second search, for real wins.
    pub loses_real_game: bool,
}

/// Beside the move to be made, one with less than one visit for this many of the most visited one's is not shown to a
/// person, nor is one with fewer visits than [`FEWEST_SHOWN`]: what so few playouts say is mostly luck.
const SHOWN_PART: u64 = 20;
/// See [`SHOWN_PART`].
const FEWEST_SHOWN: u64 = 3;

impl Choice {
    /// The candidates worth showing to a person: the one to be made, and those that were searched enough to be compared
    /// with it.
    pub fn shown(&self) -> impl Iterator<Item = &Candidate> {
        let most = self.candidates.iter().map(|candidate| candidate.visits).max().unwrap_or(0);
        let enough = most.div_ceil(SHOWN_PART).max(FEWEST_SHOWN);
        let candidates = self.candidates.iter().enumerate();
        let shown = move |number: usize, visits: u64| number == 0 && visits > 0 || visits >= enough;
        candidates.filter(move |(number, found)| shown(*number, found.visits)).map(|(_, found)| found)
    }

    /// A decision without a search.
    pub fn none(action: PlayerAction) -> Choice {
        Choice {
            action,
            playouts: 0,
            root: RootValue::default(),
            candidates: Vec::new(),
            human: None,
            ownership: Box::default(),
            ownership_deviations: None,
            symmetries: Vec::new(),
            win_threshold: 0.0,
            finds_lost: false,
            lead_at_start: None,
            saved_playouts: 0,
        }
    }

    /// A win that is certain.
    pub(super) fn certain(CertainWin { line, wins_in }: CertainWin) -> Choice {
        let estimate = ValueEstimate::of_means(1.0, 1.0);
        let candidate = Candidate {
            visits: 1,
            edge_visits: 1,
            win_rate: 1.0,
            margin: 1.0,
            score: 1.0,
            utility: 1.0,
            estimate,
            prior: 1.0,
            line_visits: vec![1; line.len()],
            line_edge_visits: vec![1; line.len()],
            wins_in: Some(wins_in),
            ..Candidate::new(line[0])
        };
        let candidate = Candidate { line, ..candidate };
        Choice {
            root: RootValue { visits: 1, win_rate: 1.0, margin: 1.0, score: 1.0, estimate, ..RootValue::default() },
            candidates: vec![candidate.clone()],
            ..Choice::none(PlayerAction::Move(candidate.mv))
        }
    }
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::Size;

    use super::*;

    /// The visits shown of candidates with these visits, the one to be made first.
    fn shown(visits: &[u64]) -> Vec<u64> {
        let size = Size::square(9).expect("a size");
        let candidate = |(x, &visits): (usize, &u64)| Candidate {
            visits,
            edge_visits: visits,
            win_rate: 0.5,
            ..Candidate::new(Move::Play(size.point(x, 0)))
        };
        let candidates = visits.iter().enumerate().map(candidate).collect();
        let choice = Choice { candidates, ..Choice::none(PlayerAction::Resign) };
        choice.shown().map(|found| found.visits).collect()
    }

    #[test]
    fn a_move_that_was_hardly_searched_is_not_shown_unless_it_is_made() {
        assert_eq!(shown(&[300, 400, 20, 19, 1]), [300, 400, 20]);
        assert_eq!(shown(&[19, 400, 20, 19]), [19, 400, 20]);
        assert_eq!(shown(&[12, 3, 2, 0]), [12, 3]);
        assert_eq!(shown(&[1, 1, 0]), [1]);
        assert_eq!(shown(&[0, 0]), [0; 0]);
        assert_eq!(shown(&[]), [0; 0]);
    }
}
