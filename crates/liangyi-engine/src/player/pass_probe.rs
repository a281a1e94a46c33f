//! What a pass, or a move that finishes a game, is worth: a small search of its own, since one that found better moves
//! has hardly searched it.

use liangyi_core::game::{Game, Move};

use super::playable::{MoveDecision, Playable};
use super::request::Request;
use crate::search::{Bounds, Candidate, Estimate, Limits, Probe, SearchRun, lower_bound};

/// Win rates that differ by less are alike: then a pass that ends a won game must not cost more points either.
const ALIKE_RATE: f64 = 0.05;
/// Points that it may cost: playouts are not sure of single ones.
const ALIKE_POINTS: f64 = 2.0;
/// Moves with at least one visit for this many of the best move's are searched enough to tell what there is to gain.
const VISITS_PART: u64 = 4;
/// The part of the playouts of the search before it, and their least number.
const PLAYOUTS_PART: u64 = 8;
const FEWEST_PLAYOUTS: u64 = 1000;
/// The least number of playouts that say anything of a pass where time has ended the search.
const FEWEST_IN_TIME: u64 = 200;
/// Bytes for the tree.
const MEMORY: usize = 16 << 20;

/// Moves that are to be searched before a decision whose search did not choose them.
pub struct PassProbe<'a> {
    /// The game.
    pub game: &'a Game,
    /// The decision: its side would make the move, and its deadline and its stop flag end the search.
    pub decision: &'a MoveDecision<'a>,
}

/// Small searches that a decision about the end of a game asks for.
pub trait Trials {
    /// Whether a pass comes up to `best`, the best move found; with `gain` above 0, whether it wins more often by more
    /// than that. False where there is not the time to find it out.
    fn pass_holds(&self, best: &Candidate, gain: f64) -> bool;

    /// Whether `mv` comes up to `best`, which was searched. False where there is not the time to find it out.
    fn holds(&self, mv: Move, best: &Candidate) -> bool;
}

impl PassProbe<'_> {
    /// What `mv` is worth by a small search of its own; `None` where the time is too short to tell.
    fn worth(&self, mv: Move) -> Option<Estimate> {
        let &MoveDecision { request: &Request { color, stop, .. }, choice, options, deadline, .. } = self.decision;
        let mut after = self.game.clone();
        if deadline.has_passed() || after.play(color, mv).is_err() {
            return None;
        }
        let probe = Probe::new(MEMORY);
        let virtual_moves = options.virtual_moves;
        let context = probe.context(&after, color.opponent(), choice.win_threshold, virtual_moves);
        let params = Game::params(after.size(), options);
        let playouts = (choice.playouts / PLAYOUTS_PART).max(params.values.as_good_as(FEWEST_PLAYOUTS));
        let limits = Limits { playouts: Some(playouts), time: deadline.left(), ..Limits::default() };
        let bounds = Bounds::new(&limits, stop).under(params);
        let quiet = SearchRun { quota: &bounds, seed: options.seed, threads: 1, report: &mut || {} };
        Game::search(&context, options, quiet);
        if deadline.has_passed() && probe.playouts() < params.values.as_good_as(FEWEST_IN_TIME) {
            return None;
        }
        let reply = &probe.best()?.played;
        Some(Estimate::of_means(1.0 - reply.mean(), -f64::from(reply.margin())))
    }
}

impl Trials for PassProbe<'_> {
    fn pass_holds(&self, best: &Candidate, gain: f64) -> bool {
        let Some(pass) = self.worth(Move::Pass) else { return false };
        let found = pass.win_rate - best.win_rate;
        if gain > 0.0 {
            return found > gain;
        }
        if best.win_rate < 0.5 {
            // What a last hope promises after a few playouts is no reason to play on.
            return pass.win_rate > lower_bound(best) - ALIKE_RATE;
        }
        if found.abs() > ALIKE_RATE {
            return found > 0.0;
        }
        // The best move is not always the one with the most points.
        let choice = self.decision.choice;
        let tried = choice.candidates.iter().filter(|other| other.visits >= best.visits / VISITS_PART);
        let most = tried.map(|other| other.margin).fold(best.margin, f64::max);
        pass.lead >= most - ALIKE_POINTS
    }

    fn holds(&self, mv: Move, best: &Candidate) -> bool {
        let holds =
            |worth: Estimate| worth.win_rate >= best.win_rate - ALIKE_RATE && worth.lead >= best.margin - ALIKE_POINTS;
        self.worth(mv).is_some_and(holds)
    }
}
