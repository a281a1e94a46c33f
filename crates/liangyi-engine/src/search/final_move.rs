//! The final choice among the moves that a search has visited.
//!
//! A move with a high prior keeps the most visits for long after it has turned out to be bad, while another one with
//! enough visits has a better value. So the move with the highest lower confidence bound of its win rate is chosen, as
//! in Leela Zero and KataGo.

use super::Candidate;
use super::params::{SearchParams, ValueKind};
use super::wilson::wilson;

/// Moves the candidate to be played to the front of `candidates`, which must be sorted by visits, the most visited
/// first. The others keep their order. `bound` gives the lower bound of what a candidate, by its number, is worth.
pub fn put_best_first(candidates: &mut [Candidate], values: ValueKind, bound: impl Fn(usize) -> f64) {
    let Some(most) = candidates.first().map(|candidate| candidate.visits) else { return };
    let tried = candidates.partition_point(|candidate| is_tried(candidate.visits, most, values));
    // Of equal bounds the most visited move wins, which comes first.
    let best = (0..tried).rev().max_by(|&a, &b| bound(a).total_cmp(&bound(b)));
    if let Some(best) = best {
        candidates[..=best].rotate_right(1);
    }
}

/// Whether a move with `visits` visits may be chosen where the most visited one has `most`.
pub fn is_tried(visits: u64, most: u64, values: ValueKind) -> bool {
    let part = match values {
        ValueKind::Outcomes => SearchParams::FINAL_VISITS_PART,
        ValueKind::Estimates => SearchParams::FINAL_VALUES_PART,
    };
    visits > 0 && visits * part >= most
}

/// The lower confidence bound, 0 to 1, of the win rate of a candidate, which must have a visit.
pub fn lower_bound(candidate: &Candidate) -> f64 {
    bound_of(candidate, candidate.win_rate)
}

/// The same bound where the win rate is `win_rate`.
pub fn bound_of(candidate: &Candidate, win_rate: f64) -> f64 {
    match candidate.error {
        Some(error) => (win_rate - SearchParams::FINAL_VALUE_ERRORS * error).max(0.0),
        None => wilson(win_rate, candidate.visits as f64, SearchParams::FINAL_ERRORS)[0],
    }
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::Size;
    use liangyi_core::game::Move;

    use super::super::candidate::Estimate;
    use super::*;

    /// The visits of candidates with these visits and win rates, the one to be made first.
    fn led(tried: &[(u64, f64)]) -> Vec<u64> {
        let size = Size::square(9).unwrap();
        let candidate = |(x, &(visits, win_rate)): (usize, &(u64, f64))| Candidate {
            mv: Move::Play(size.point(x, 0)),
            visits,
            win_rate,
            margin: 0.0,
            error: None,
            estimate: Estimate::of_means(win_rate, 0.0),
            prior: 0.0,
            line: Vec::new(),
            line_visits: Vec::new(),
            ownership: None,
        };
        let mut candidates: Vec<Candidate> = tried.iter().enumerate().map(candidate).collect();
        let bounds: Vec<f64> = candidates.iter().map(lower_bound).collect();
        put_best_first(&mut candidates, ValueKind::Outcomes, |at| bounds[at]);
        candidates.iter().map(|candidate| candidate.visits).collect()
    }

    #[test]
    fn the_most_visited_move_is_made_unless_another_is_surely_better() {
        assert_eq!(led(&[(600, 0.5), (300, 0.5), (200, 0.52)]), [600, 300, 200]);
        assert_eq!(led(&[(600, 0.5), (600, 0.5)]), [600, 600]);
        assert_eq!(led(&[(600, 0.03), (500, 0.03), (400, 0.42), (240, 0.56), (230, 0.1)]), [240, 600, 500, 400, 230]);
    }

    #[test]
    fn a_few_lucky_visits_are_not_enough() {
        assert_eq!(led(&[(600, 0.5), (59, 1.0)]), [600, 59]);
        assert_eq!(led(&[(600, 0.5), (60, 0.6)]), [600, 60]);
        assert_eq!(led(&[(600, 0.5), (60, 0.9)]), [60, 600]);
    }

    #[test]
    fn where_nothing_was_tried_nothing_changes() {
        assert_eq!(led(&[]), [0; 0]);
        assert_eq!(led(&[(0, 0.0), (0, 0.0)]), [0, 0]);
    }
}
