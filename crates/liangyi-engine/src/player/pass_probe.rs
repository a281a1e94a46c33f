//! What a pass is worth: a small search of its own, since one that found better moves has hardly searched a pass.

use liangyi_core::game::{Game, Move};

use super::playable::Decision;
use super::request::Request;
use crate::search::{Bounds, Candidate, Limits, Probe, SearchRun, lower_bound, run};

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

/// A pass that is to be searched before a decision whose search did not choose one.
pub struct PassProbe<'a> {
    /// The game.
    pub game: &'a Game,
    /// The decision: its side would pass, and its deadline and its stop flag end the search.
    pub decision: &'a Decision<'a>,
}

impl PassProbe<'_> {
    /// Whether the pass comes up to `best`, the best move found; with `gain` above 0, whether it wins more often by
    /// more than that. False where there is not the time to find it out.
    pub fn holds(&self, best: &Candidate, gain: f64) -> bool {
        let &Decision { request: &Request { color, stop, .. }, choice, options, deadline } = self.decision;
        let mut passed = self.game.clone();
        if deadline.has_passed() || passed.play(color, Move::Pass).is_err() {
            return false;
        }
        let probe = Probe::new(MEMORY);
        let virtual_moves = options.virtual_moves;
        let context = probe.context(&passed, color.opponent(), choice.win_threshold, virtual_moves);
        let playouts = (choice.playouts / PLAYOUTS_PART).max(FEWEST_PLAYOUTS);
        let limits = Limits { playouts: Some(playouts), time: deadline.left(), ..Limits::default() };
        let bounds = Bounds::new(&limits, stop);
        let quiet = SearchRun { quota: &bounds, seed: options.seed, threads: 1, report: &mut || {} };
        run(&context, &options.models, quiet);
        if deadline.has_passed() && probe.playouts() < FEWEST_IN_TIME {
            return false;
        }
        let Some(reply) = probe.best() else { return false };
        let rate = 1.0 - reply.played.mean();
        let found = rate - best.win_rate;
        if gain > 0.0 {
            return found > gain;
        }
        if best.win_rate < 0.5 {
            // What a last hope promises after a few playouts is no reason to play on.
            return rate > lower_bound(best) - ALIKE_RATE;
        }
        if found.abs() > ALIKE_RATE {
            return found > 0.0;
        }
        // The best move is not always the one with the most points.
        let tried = choice.candidates.iter().filter(|other| other.visits >= best.visits / VISITS_PART);
        let most = tried.map(|other| other.margin).fold(best.margin, f64::max);
        -f64::from(reply.played.margin()) >= most - ALIKE_POINTS
    }
}
