//! The analysis of the position of an engine: a search, the result if the game had stopped there, and what a move costs
//! that is tried.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use liangyi_core::base::Color;
use liangyi_core::game::{Move, Played};
use liangyi_core::score::{End, Score};
use liangyi_engine::engine::{Engine, EngineError, GoSession};
use liangyi_engine::judge::{Effort, Judgements};
use liangyi_engine::player::{Analysis, Choice};
use liangyi_engine::search::SearchLimits;

use super::values::{AnalysedMove, NodeAnalysis, StoppedHere, TriedMove};
use crate::protocol::{MoveView, SearchView, Viewpoint, rounded, rows};

/// The most moves that are kept of a position.
const MOVES: usize = 20;
/// The visits by which a move is judged that somebody tries, and those of the position before it.
const TRIED: u32 = 3200;
/// How long either of the two searches may take: a person waits.
const TRIED_FOR: Duration = Duration::from_secs(4);
/// The most moves that are kept of a line, unless it is one of a win.
const LINE: usize = 15;

/// Searches the position of `engine` to this many visits, virtual moves among them where its rules have them. Once
/// `stop` is set it ends at once with what it has; `None` without any visit.
///
/// The game, the settings and the marks of the engine stay as they are. A position of a game that is over, or whose
/// winner is certain, counts as searched to the full.
pub fn analyse(engine: &mut Engine, visits: u32, stop: &AtomicBool) -> Option<NodeAnalysis> {
    Some(analyse_for(engine, visits, None, stop)?.analysis)
}

/// As [`analyse`], for no longer than `time`. The same engine goes on where it was, until there are so many visits; the
/// result if the game had stopped comes with the last of them.
pub fn analyse_within(engine: &mut Engine, visits: u32, time: Duration, stop: &AtomicBool) -> Option<NodeAnalysis> {
    Some(analyse_for(engine, visits, Some(time), stop)?.analysis)
}

/// What a search has found, and how far off its lead may be; no error where that is not known.
struct Searched {
    analysis: NodeAnalysis,
    error: Option<f64>,
}

/// Makes a move of the side to move, and searches the positions before and after it to `TRIED` visits, for `TRIED_FOR`
/// each at most; `before` is taken where it is as deep. Where `known` has the position after the move as deep as
/// `before` is, the move costs what the review says of it. `None` where `stop` was set before anything was found.
///
/// # Errors
///
/// The move cannot be made.
pub fn try_move<'a>(
    engine: &mut Engine,
    mv: Move,
    before: &NodeAnalysis,
    known: impl IntoIterator<Item = (Played, &'a NodeAnalysis)>,
    stop: &AtomicBool,
) -> Result<Option<TriedMove>, EngineError> {
    let color = engine.to_move();
    let mut earlier = engine.fork(engine.settings().clone());
    engine.play(color, mv)?;
    // Where a pass is a virtual move, the game knows both by one name.
    let made = engine.moves().last().copied().unwrap_or(Played { color, mv });
    let enough = before.visits.min(TRIED.into());
    let known = known.into_iter().find(|(played, after)| *played == made && after.visits >= enough);
    let as_known = |analysis: &NodeAnalysis| Searched { analysis: analysis.clone(), error: None };
    let (before, after) = if let Some((_, after)) = known {
        (as_known(before), as_known(after))
    } else {
        let searched = |engine: &mut Engine| analyse_for(engine, TRIED, Some(TRIED_FOR), stop);
        let deeper = if before.visits < TRIED.into() { searched(&mut earlier) } else { None };
        let deeper = deeper.filter(|found| found.analysis.visits > before.visits);
        let Some(after) = searched(engine) else { return Ok(None) };
        (deeper.unwrap_or_else(|| as_known(before)), after)
    };
    let (points, winrate) = before.analysis.cost(color, &after.analysis);
    let error = after.error.map(|error| rounded(error.hypot(before.error.unwrap_or(error)), 2));
    let line = after.analysis.moves.into_iter().next().map_or(Vec::new(), |best| best.pv);
    Ok(Some(TriedMove { mv: made.mv.display(engine.size()).to_string(), points, error, winrate, line }))
}

fn analyse_for(engine: &mut Engine, visits: u32, time: Option<Duration>, stop: &AtomicBool) -> Option<Searched> {
    if stop.load(Ordering::Relaxed) {
        return None;
    }
    match engine {
        Engine::Go(go) if go.is_over() => return Some(Searched { analysis: ended(go, visits), error: Some(0.0) }),
        Engine::Line(line) if line.is_over() => {
            let winner = line.game().end().and_then(|end| end.winner());
            let ahead = winner.map_or(0.0, |color| f64::from(color.sign()));
            return Some(Searched { analysis: decided(ahead, visits), error: Some(0.0) });
        }
        Engine::Go(_) | Engine::Line(_) => {}
    }
    let mut found = virtual_moves_too(engine, |engine| search(engine, visits, time, stop))?;
    if let Engine::Go(go) = engine
        && found.analysis.visits >= u64::from(visits)
        && !stop.load(Ordering::Relaxed)
    {
        found.analysis.stopped = Some(stopped(&score(go)));
    }
    Some(found)
}

/// Runs `operation` with an engine that may choose virtual moves.
fn virtual_moves_too<T>(engine: &mut Engine, operation: impl FnOnce(&mut Engine) -> T) -> T {
    let before = engine.go_mut().map(|go| {
        let before = go.record().genmove_virtual;
        go.set_genmove_virtual(true);
        before
    });
    let result = operation(engine);
    if let (Some(go), Some(before)) = (engine.go_mut(), before) {
        go.set_genmove_virtual(before);
    }
    result
}

fn search(engine: &mut Engine, visits: u32, time: Option<Duration>, stop: &AtomicBool) -> Option<Searched> {
    let searcher = engine.to_move();
    let has_owners = engine.go().is_some();
    let viewpoint = Viewpoint { side: Color::Black, ..Viewpoint::of(searcher, engine.size()) };
    let mut run = |playouts: u64, time| {
        let limits = SearchLimits { playouts: Some(playouts), time, ..SearchLimits::default() };
        let analysis = Analysis { limits, every: Duration::MAX, ..Analysis::default() };
        engine.analyze(searcher, &analysis, stop, &mut |_| {})
    };
    let visits = u64::from(visits);
    // What earlier searches of the same tree have made.
    let there = if time.is_some() { run(0, None).root.visits } else { 0 };
    let begun = Instant::now();
    // The owners of points are those of this search alone, so it has its share.
    let choice = run(visits.saturating_sub(there).max(visits / 8), time);
    let in_time = time.is_none_or(|time| begun.elapsed() < time);
    // However slow a network is, every slice of time brings a visit.
    let choice = if choice.root.visits == 0 { run(1, None) } else { choice };
    let mut analysis = found(&choice, viewpoint, has_owners)?;
    let error = choice.root.estimate.spread / (choice.root.visits as f64).sqrt();
    if in_time && !stop.load(Ordering::Relaxed) {
        // A search ends early where nothing is left to find out.
        analysis.visits = analysis.visits.max(visits);
    }
    Some(Searched { analysis, error: Some(error) })
}

/// What a search has found; `None` if that is nothing.
fn found(choice: &Choice, viewpoint: Viewpoint, has_owners: bool) -> Option<NodeAnalysis> {
    let view = SearchView::new(choice, viewpoint, |_| true);
    if view.root.visits == 0 {
        return None;
    }
    Some(NodeAnalysis {
        visits: view.root.visits,
        winrate: share(view.root.winrate),
        lead: Some(points(view.root.lead)),
        moves: view.tried().take(MOVES).map(analysed_move).collect(),
        ownership: has_owners.then(|| owners(view.ownership.iter().copied(), viewpoint.size.width())),
        stopped: None,
        human: None,
    })
}

fn analysed_move(found: &MoveView) -> AnalysedMove {
    AnalysedMove {
        mv: found.mv.clone(),
        visits: found.value.visits,
        winrate: share(found.value.winrate),
        lead: Some(points(found.value.lead)),
        prior: share(found.prior),
        pv: found.pv.iter().take(if found.wins_in.is_some() { usize::MAX } else { LINE }).cloned().collect(),
        wins_in: found.wins_in,
    }
}

/// A game of Go that is over, as it is counted.
fn ended(go: &GoSession, visits: u32) -> NodeAnalysis {
    let mut judgements = Judgements::new(&go.settings().models, Effort::Quick);
    let score = go.score_without_judgement().unwrap_or_else(|| judged(go, &mut judgements));
    let ownership = &judgements.of(go.game()).ownership;
    let size = go.size();
    NodeAnalysis {
        ownership: Some(owners(rows(size).map(|point| f64::from(ownership[point])), size.width())),
        stopped: Some(stopped(&score)),
        ..decided(score.margin.to_f64(), visits)
    }
}

/// A position whose result is certain: Black is ahead by `lead`.
fn decided(lead: f64, visits: u32) -> NodeAnalysis {
    let ahead = if lead == 0.0 { 0.0 } else { lead.signum() };
    NodeAnalysis {
        visits: visits.into(),
        winrate: 0.5 + ahead / 2.0,
        lead: Some(points(lead)),
        moves: Vec::new(),
        ownership: None,
        stopped: None,
        human: None,
    }
}

/// The count of the position, with dead stones as the record says, or else as the engine judges them.
fn score(go: &GoSession) -> Score {
    judged(go, &mut Judgements::new(&go.settings().models, Effort::Quick))
}

fn judged(go: &GoSession, judgements: &mut Judgements) -> Score {
    judgements.score(go.game(), &go.record().rules(), End::Agreed, None, go.record().agreement())
}

fn stopped(score: &Score) -> StoppedHere {
    StoppedHere { result: score.result(), lead: points(score.margin.to_f64()) }
}

fn owners(of_points: impl Iterator<Item = f64>, width: usize) -> Vec<Vec<f32>> {
    let hundredths: Vec<f32> = of_points.map(|owner| points(owner) as f32).collect();
    hundredths.chunks(width).map(<[f32]>::to_vec).collect()
}

fn share(value: f64) -> f64 {
    rounded(value, 4)
}

/// To hundredths, without the sign of a zero.
fn points(value: f64) -> f64 {
    rounded(value, 2) + 0.0
}
