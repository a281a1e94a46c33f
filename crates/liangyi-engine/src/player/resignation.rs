//! When a lost game is given up: every resignation of a player is decided by [`resignation`].

use std::time::{Duration, Instant};

use liangyi_core::base::Color;
use liangyi_core::game::{Move, Position};
use liangyi_core::time::Deadline;

use super::choice::{MoveDecision, PlayerAction};
use super::request::{MoveRequest, Options};
use crate::search::{Bounds, Candidate, Probe, SearchContext, SearchLimits, SearchRun};

/// Playouts that a resignation needs behind it.
const RESIGN_AFTER: u64 = 200;
/// The part of a search under dynamic komi that is spent on a second one without it.
const SECOND_PART: u32 = 8;
/// Bytes for the tree of the second search.
const MEMORY: usize = 16 << 20;

/// What the player does instead of `best`, the best move found, where it should resign: that, or, where it is too early
/// for it, [`MoveDecision::too_early`]. `None` where it should not.
pub fn resignation(best: Option<&Candidate>, decision: &MoveDecision<'_>) -> Option<PlayerAction> {
    should_resign(best, decision).then(|| decision.too_early.map_or(PlayerAction::Resign, PlayerAction::Move))
}

/// Whether `best` loses more often than the player puts up with.
fn should_resign(best: Option<&Candidate>, decision: &MoveDecision<'_>) -> bool {
    let MoveDecision { choice, options, .. } = decision;
    let is_lost = |best: &Candidate| {
        // Under dynamic komi the win rate is not that of real wins, nor is the game near its end.
        let is_real = choice.win_threshold == 0.0 && choice.playouts >= best.values().as_good_as(RESIGN_AFTER);
        options.resign_below.is_some_and(|bound| is_real && best.win_rate < bound)
    };
    decision.loses_real_game || best.is_some_and(is_lost)
}

/// The best move of the search, or a resignation: the decision far from the end of any game.
pub fn play_on(decision: &MoveDecision<'_>) -> PlayerAction {
    let best = decision.choice.candidates.first();
    let mv = best.map_or(Move::Pass, |best| best.mv);
    resignation(best, decision).unwrap_or(PlayerAction::Move(mv))
}

/// Whether a side that is behind under dynamic komi, where the win rate is not that of real wins, has lost all the
/// same: a small `search` for real wins finds fewer than the player resigns at. `time` is what the search behind the
/// decision took, or `None` where time is not limited. False where it is too early to resign, and where the deadline
/// passes before that is known.
pub fn loses_real_game<P: Position>(
    game: &P,
    decision: &MoveDecision<'_>,
    time: Option<Duration>,
    search: impl FnOnce(&SearchContext<'_, P>, &Options, SearchRun<'_>),
) -> bool {
    let &MoveDecision { request: &MoveRequest { color, stop, .. }, choice, options, deadline, too_early, .. } =
        decision;
    let Some(bound) = options.resign_below else { return false };
    if too_early.is_some()
        || !is_behind(choice.win_threshold, color)
        || deadline.has_passed()
        || choice.playouts < RESIGN_AFTER
    {
        return false;
    }
    let probe = Probe::new(MEMORY);
    let context = probe.context(game, color, 0.0, options.virtual_moves);
    let playouts = (choice.playouts / u64::from(SECOND_PART)).max(RESIGN_AFTER);
    let time = Deadline::after(Instant::now(), time.map(|time| time / SECOND_PART)).sooner(deadline).left();
    let limits = SearchLimits { playouts: Some(playouts), time, ..SearchLimits::default() };
    let bounds = Bounds::new(&limits, stop);
    let quiet = SearchRun { quota: &bounds, seed: options.seed, threads: 1, report: &mut || {} };
    search(&context, options, quiet);
    let best = probe.moves().iter().filter(|node| node.played.visits() > 0).map(|node| node.played.mean());
    probe.playouts() >= RESIGN_AFTER && best.fold(0.0, f64::max) < bound
}

/// Whether `color` is searched for less than a win.
fn is_behind(win_threshold: f32, color: Color) -> bool {
    win_threshold * (color.sign() as f32) < 0.0
}

/// The part of `time` that a search with this win threshold leaves for the second one.
pub fn time_of_second_search(time: Duration, win_threshold: f32, color: Color, options: &Options) -> Duration {
    match options.resign_below {
        Some(_) if is_behind(win_threshold, color) => time / (SECOND_PART + 1),
        _ => Duration::ZERO,
    }
}
