//! The weight of priors: the visits and successes with which a move starts.

use liangyi_core::game::Move;

use super::params::{PriorTimes, SearchParams};
use crate::policy::Proposal;

/// The visits with which a move starts, and the sum of their values.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// Visits it starts with.
    pub visits: f32,
    /// The sum of their values.
    pub sum: f32,
}

impl Start {
    fn even(visits: f32) -> Start {
        Start { visits, sum: visits / 2.0 }
    }

    fn add_successes(&mut self, visits: f32) {
        self.visits += visits;
        self.sum += visits;
    }

    fn add_failures(&mut self, visits: f32) {
        self.visits += visits;
    }
}

/// The weight of priors in visits. It grows with the number of moves: the more moves there are, the fewer playouts each
/// of them gets.
#[derive(Clone, Copy)]
pub struct PriorWeight {
    /// Visits that every move starts with, half of them successes.
    even: f32,
    /// Successes of a move with prior 1; others get the square root of their prior.
    successes: f32,
    /// Failures of an unlikely move.
    unlikely: f32,
    /// A move with less than this part of the best prior is unlikely.
    unlikely_below: f32,
    /// Failures of a pass without a chance while there is plenty to do.
    pass: f32,
    /// With no more moves than this there is not.
    few_moves: usize,
}

impl PriorWeight {
    /// The weight where there are `points` to choose from and the priors are refined or not.
    pub fn among(params: &SearchParams, points: usize, refined: bool) -> PriorWeight {
        let even = PriorWeight::even(points);
        let times = match params.prior_times {
            PriorTimes::WithMoves { times, moves } => 1.0 + (times - 1.0) * (points as f32 / moves).min(1.0),
            PriorTimes::WhenRefined { times } if refined => times,
            PriorTimes::WhenRefined { .. } => 1.0,
        };
        PriorWeight {
            even,
            successes: params.prior_successes * even * times,
            unlikely: params.unlikely_failures * even,
            unlikely_below: params.unlikely_below,
            pass: params.pass_failures * even,
            few_moves: params.few_moves,
        }
    }

    fn even(points: usize) -> f32 {
        let (least, most) = SearchParams::EVEN_VISITS;
        (points as f32 / SearchParams::EVEN_PART).clamp(least, most)
    }

    /// A lower bound of the visits that each of `moves` moves starts with, passes and virtual moves included.
    pub fn fewest_visits(moves: usize) -> f32 {
        // Visits are kept in fractions, rounded down.
        0.99 * PriorWeight::even(moves.saturating_sub(2))
    }

    /// How moves with these chances start, in the same order.
    pub fn of_proposals(self, proposals: &[Proposal]) -> impl Iterator<Item = Start> + '_ {
        let most = proposals.iter().fold(0.0f32, |most, proposal| most.max(proposal.chance));
        let stones = proposals.iter().filter(|proposal| proposal.mv.point().is_some()).count();
        proposals.iter().map(move |&Proposal { mv, chance }| {
            let mut start = Start::even(self.even);
            start.add_successes(self.successes * chance.sqrt());
            let failures = match mv {
                Move::Play(_) if chance < most * self.unlikely_below => self.unlikely,
                // While there is plenty to do a pass is a bad idea, unless the policy says how good it is; the fewer
                // moves are left, the less so.
                Move::Pass | Move::Virtual if stones > self.few_moves && chance == 0.0 => self.pass,
                Move::Play(_) | Move::Pass | Move::Virtual => 0.0,
            };
            start.add_failures(failures);
            start
        })
    }
}
