//! When a lost game is given up: every resignation of a player is decided by [`resignation`].
//!
//! A game of Go is resigned where several moves of a side in a row have found it lost (`Playable::RESIGNS_AFTER`,
//! counted by [`EarlierSearches`](super::EarlierSearches)). What a move finds counts once the game is under way
//! (`Playable::is_under_way`), and the bound of the win rate rises with the lead that the side has lost since the game
//! began ([`bound_of`]): what a handicap or a set-up has given to the other side is no reason to resign. Where nothing
//! but the count is left a lost game is counted, which the decision about its end sees to.
//!
//! A game that has no lead is resigned by the first search that finds it lost: there one move decides.

use std::time::{Duration, Instant};

use liangyi_core::base::Color;
use liangyi_core::game::{Move, Position};
use liangyi_core::time::Deadline;

use super::Choice;
use super::choice::{MoveDecision, PlayerAction};
use super::request::{MovePurpose, MoveRequest, Options};
use crate::search::{Bounds, Candidate, Probe, SearchContext, SearchLimits, SearchRun};

/// Playouts that a resignation needs behind it.
const RESIGN_AFTER: u64 = 200;
/// A side that has lost a lead of one point in this many of the board since the game began resigns at the bound that is
/// set for it. One that has lost less resigns at a lower one, with the square of what it has lost: it takes a search
/// that is as much surer, and no search is sure of a few points.
const LOST_PART: f64 = 10.0;
/// The part of a search under dynamic komi that is spent on a second one without it.
const SECOND_PART: u32 = 8;
/// Bytes for the tree of the second search.
const MEMORY: usize = 16 << 20;

/// What the player does instead of `best`, the best move found, where it should resign: that, or, where it is too early
/// for it, [`MoveDecision::too_early`]. `None` where it should not.
pub fn resignation(best: Option<&Candidate>, decision: &MoveDecision<'_>) -> Option<PlayerAction> {
    should_resign(best, decision).then(|| decision.too_early.map_or(PlayerAction::Resign, PlayerAction::Move))
}

/// Whether the search finds the game lost.
pub fn is_lost(decision: &MoveDecision<'_>) -> bool {
    should_resign(decision.choice.candidates.first(), decision)
}

/// Whether `best` loses more often than the player puts up with.
fn should_resign(best: Option<&Candidate>, decision: &MoveDecision<'_>) -> bool {
    let MoveDecision { choice, resign_below, .. } = decision;
    let is_lost = |best: &Candidate| {
        // Under dynamic komi the win rate is not that of real wins, nor is the game near its end.
        let is_real = choice.win_threshold == 0.0 && choice.playouts >= best.values().as_good_as(RESIGN_AFTER);
        resign_below.is_some_and(|bound| is_real && best.win_rate < bound)
    };
    decision.loses_real_game || best.is_some_and(is_lost)
}

/// The win rate below which `choice` finds `game`, which is under way, lost for the side of `request`; `None` where
/// nothing it finds counts. `lead_at_start` is the lead of that side when the game began; `None` where it has none.
pub fn bound_of<P: Position>(
    game: &P,
    request: &MoveRequest<'_>,
    choice: &Choice,
    options: &Options,
    lead_at_start: impl FnOnce() -> Option<f64>,
) -> Option<f64> {
    let (bound, best) = (options.resign_below?, choice.candidates.first()?);
    // Most games are not lost, and then what they were worth when they began need not be found.
    let may_be_lost = is_behind(choice.win_threshold, request.color) || best.win_rate < bound;
    if !may_be_lost || request.purpose != MovePurpose::Play || game.is_over() {
        return None;
    }
    let Some(lead) = lead_at_start() else { return Some(bound) };
    // The first search knows more of a set-up than a glance at it, and less of what has come since.
    let lead = request.before.first_lead.map_or(lead, |first| lead.min(first));
    let lost = (lead - best.margin) * LOST_PART / game.size().area() as f64;
    (lost > 0.0).then(|| bound * lost.min(1.0).powi(2))
}

/// The move that was drawn, or the best one of the search, or a resignation: the decision far from the end of any
/// game.
pub fn play_on(decision: &MoveDecision<'_>) -> PlayerAction {
    let best = decision.choice.candidates.first();
    let mv = decision.drawn.or(best.map(|best| best.mv)).unwrap_or(Move::Pass);
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
    let &MoveDecision {
        request: &MoveRequest { color, stop, .. },
        choice,
        options,
        deadline,
        too_early,
        resign_below,
        ..
    } = decision;
    let Some(bound) = resign_below else { return false };
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
