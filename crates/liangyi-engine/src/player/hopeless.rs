//! Whether a game is lost although the search was for less than a win: a second, small search for real wins.

use std::time::{Duration, Instant};

use liangyi_core::base::Color;
use liangyi_core::time::Deadline;

use super::Options;
use super::playable::{Decision, Playable};
use super::request::Request;
use super::resignation::RESIGN_AFTER;
use crate::search::{Bounds, Limits, Probe, SearchRun};

/// The part of a search under dynamic komi that is spent on a second one without it.
const SECOND_PART: u32 = 8;
/// Bytes for the tree of the second search.
const MEMORY: usize = 16 << 20;

/// Whether a side that is behind under dynamic komi, where the win rate is not that of real wins, has lost all the
/// same: a small search for real wins finds fewer than the player resigns at. `time` is what the search behind the
/// decision took, or `None` where time is not limited. False where the deadline passes before that is known.
pub fn is_hopeless<P: Playable>(game: &P, decision: &Decision<'_>, time: Option<Duration>) -> bool {
    let &Decision { request: &Request { color, stop, .. }, choice, options, deadline } = decision;
    let Some(bound) = options.resign_below else { return false };
    if !is_behind(choice.win_threshold, color)
        || deadline.has_passed()
        || choice.playouts < RESIGN_AFTER
        || !game.is_under_way()
    {
        return false;
    }
    let probe = Probe::new(MEMORY);
    let context = probe.context(game, color, 0.0, options.virtual_moves);
    let playouts = (choice.playouts / u64::from(SECOND_PART)).max(RESIGN_AFTER);
    let time = Deadline::after(Instant::now(), time.map(|time| time / SECOND_PART)).sooner(deadline).left();
    let limits = Limits { playouts: Some(playouts), time, ..Limits::default() };
    let bounds = Bounds::new(&limits, stop);
    let quiet = SearchRun { quota: &bounds, seed: options.seed, threads: 1, report: &mut || {} };
    P::search(&context, options, quiet);
    let best = probe.moves().iter().filter(|node| node.played.visits() > 0).map(|node| node.played.mean());
    probe.playouts() >= RESIGN_AFTER && best.fold(0.0, f64::max) < bound
}

/// Whether `color` is searched for less than a win.
fn is_behind(win_threshold: f32, color: Color) -> bool {
    win_threshold * (color.sign() as f32) < 0.0
}

/// The part of `time` that a search with this win threshold leaves for the second one.
pub fn part_of(time: Duration, win_threshold: f32, color: Color, options: &Options) -> Duration {
    match options.resign_below {
        Some(_) if is_behind(win_threshold, color) => time / (SECOND_PART + 1),
        _ => Duration::ZERO,
    }
}
