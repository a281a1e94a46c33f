//! Analysis: searches that write what they find while they run, and what a network says of the present position.

use std::cell::Cell;
use std::fmt::Write;
use std::sync::atomic::Ordering;
use std::time::Instant;

use liangyi_core::base::{Color, PointSet, Size};
use liangyi_core::game::Move;
use liangyi_engine::player::{Analysis, Choice};
use liangyi_engine::policy::{EvalOptions, NetEvaluator, NetworkTask, Turning};
use liangyi_engine::search::SearchLimits;
use liangyi_net::inputs::{Symmetry, point_at};
use liangyi_net::run::{NetOutputs, Precision};

use super::play::{CANCELLED, tell_search, word};
use super::{Args, Context, Failure, GoContext, GtpReply, done};
use crate::gtp::analysis_args::{AnalysisArgs, Dialect};
use crate::gtp::analysis_lines::{debug_text, line};
use crate::gtp::args::clip;
use crate::gtp::draw;
use crate::protocol::{Perspective, UNBOUNDED};

pub fn lz_analyze(context: &mut Context, args: Args) -> GtpReply {
    analyze(context, args, Dialect::LeelaZero)
}

pub fn sabaki_analyze(context: &mut Context, args: Args) -> GtpReply {
    analyze(context, args, Dialect::Sabaki)
}

pub fn kata_analyze(context: &mut Context, args: Args) -> GtpReply {
    analyze(context, args, Dialect::KataGo)
}

pub fn lz_genmove_analyze(context: &mut Context, args: Args) -> GtpReply {
    choose(context, args, Dialect::LeelaZero, Outcome::Played)
}

pub fn sabaki_genmove_analyze(context: &mut Context, args: Args) -> GtpReply {
    choose(context, args, Dialect::Sabaki, Outcome::Played)
}

pub fn kata_genmove_analyze(context: &mut Context, args: Args) -> GtpReply {
    choose(context, args, Dialect::KataGo, Outcome::Played)
}

pub fn kata_search_analyze(context: &mut Context, args: Args) -> GtpReply {
    choose(context, args, Dialect::KataGo, Outcome::Told)
}

pub fn kata_search_analyze_cancellable(context: &mut Context, args: Args) -> GtpReply {
    choose(context, args, Dialect::KataGo, Outcome::Cancellable)
}

/// What becomes of the move chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Played,
    Told,
    /// Told, unless a line comes before the search has ended.
    Cancellable,
}

/// Reads the arguments. An error if they leave no move to the side that searches.
fn read(context: &Context, args: Args, dialect: Dialect) -> Result<AnalysisArgs, Failure> {
    let engine = &context.engine;
    let mut args = AnalysisArgs::read(args, engine.size(), engine.to_move(), dialect)?;
    let kata = &context.shared.kata;
    args.perspective = kata.perspective(Perspective::SideToMove);
    args.pv_moves = kata.whole("analysisPVLen").map_or(usize::MAX, |moves| moves as usize + 1);
    let allows = |mv| args.restrictions.allows(args.color, 0, mv) && engine.is_legal(args.color, mv);
    let mut moves = engine.size().points().map(Move::Play).chain([Move::Pass]);
    if !args.restrictions.is_empty() && !moves.any(allows) {
        return Err(Failure::Other("no legal move is allowed".to_string()));
    }
    if !args.unknown.is_empty() {
        log::warn!("keys of an analysis that are not known: {}", args.unknown.join(", "));
    }
    Ok(args)
}

/// Searches until another line comes, the input ends or the client does not read any more.
fn analyze(context: &mut Context, args: Args, dialect: Dialect) -> GtpReply {
    let args = read(context, args, dialect)?;
    let size = context.engine.size();
    let (followed, output) = (context.shared.followed, &mut *context.shared.output);
    // A client that does not read any more ends the analysis too.
    if output.begin().is_err() {
        return done();
    }
    let is_shown = Cell::new(false);
    let (live_graphics, words) = (context.shared.gui.live_graphics, context.shared.gui.language);
    let mut show = |choice: &Choice| {
        if live_graphics {
            draw::draw_search(choice, size, args.color, words);
        }
        let Some(line) = line(choice, size, dialect, &args) else { return };
        is_shown.set(true);
        if output.line(&line).is_err() {
            followed.store(true, Ordering::Relaxed);
        }
    };
    let analysis = Analysis { network: context.shared.kata.analysis_params(), ..args.analysis() };
    let last = context.engine.analyze(args.color, &analysis, followed, &mut show);
    // It ended before its first report.
    if !is_shown.get() {
        show(&last);
    }
    if live_graphics {
        draw::clear_search();
    }
    done()
}

/// Chooses a move as `genmove` does; writes the search now and then, its end, and `play MOVE`.
fn choose(context: &mut Context, args: Args, dialect: Dialect, outcome: Outcome) -> GtpReply {
    let args = read(context, args, dialect)?;
    let size = context.engine.size();
    let (stop, followed) = (context.shared.stop, context.shared.followed);
    let stop = if outcome == Outcome::Cancellable { followed } else { stop };
    let output = &mut *context.shared.output;
    let _ = output.begin();
    let (live_graphics, words) = (context.shared.gui.live_graphics, context.shared.gui.language);
    let mut show = |choice: &Choice| {
        if live_graphics {
            draw::draw_search(choice, size, args.color, words);
        }
        // A client that does not read any more still has its move made; the server ends afterwards.
        if let Some(line) = line(choice, size, dialect, &args) {
            let _ = output.line(&line);
        }
    };
    let generated = context.engine.analyzing(&args.analysis(), |engine| match outcome {
        Outcome::Played => engine.generate(args.color, stop, &mut show),
        Outcome::Told | Outcome::Cancellable => Ok(engine.search(args.color, stop, &mut show)),
    })?;
    show(&generated.choice);
    if live_graphics {
        draw::clear_search();
    }
    tell_search(context, args.color, &generated.choice);
    if outcome == Outcome::Cancellable && followed.load(Ordering::Relaxed) {
        return Ok(format!("play {CANCELLED}"));
    }
    Ok(format!("play {}", word(context, &generated)))
}

/// `kata-raw-nn [COLOR] SYMMETRY|all [OPTIMISM]`: the network's outputs for the board turned in one way or in all,
/// White's numbers, as if it were that side's turn, and with that much of the optimistic policy.
pub fn raw_nn(context: &mut GoContext, args: Args) -> GtpReply {
    raw(context, args, RawNetwork::Main)
}

/// `kata-raw-human-nn [COLOR] SYMMETRY|all`: the same of the network of persons, as players of the profile that is set.
pub fn raw_human_nn(context: &mut GoContext, args: Args) -> GtpReply {
    raw(context, args, RawNetwork::Human)
}

/// Whose outputs are written: KataGo writes other numbers of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RawNetwork {
    Main,
    Human,
}

fn raw(context: &mut GoContext, mut args: Args, which: RawNetwork) -> GtpReply {
    let color = args.peek().and_then(Color::named);
    if color.is_some() {
        args.next();
    }
    let color = color.unwrap_or(context.engine.to_move());
    let word = args.word("symmetry")?;
    let has_optimism = which == RawNetwork::Main && !args.is_done();
    let optimism: Option<f32> = if has_optimism { Some(args.value("an optimism, 0 to 1")?) } else { None };
    args.done()?;
    if optimism.is_some_and(|optimism| !(0.0..=1.0).contains(&optimism)) {
        return Err(Failure::Syntax("an optimism is from 0 to 1".to_string()));
    }
    let symmetries: Vec<Symmetry> = match word {
        "all" => Symmetry::all().collect(),
        _ => word.parse().ok().and_then(Symmetry::new).into_iter().collect(),
    };
    if symmetries.is_empty() {
        return Err(Failure::Syntax(format!("{} is neither a symmetry, 0 to 7, nor all", clip(word))));
    }
    let models = &*context.engine.settings().models.for_task(context.engine.size(), NetworkTask::Evaluate);
    let profile = context.shared.kata.human_profile();
    let net = match which {
        RawNetwork::Main => models.kata.as_ref().ok_or("no network: liangyi-net FILE chooses one".to_string()),
        RawNetwork::Human => match (&models.human, profile) {
            (None, _) => Err("no network of persons: liangyi-human_net FILE chooses one".to_string()),
            (_, None) => Err("humanSLProfile is not set".to_string()),
            (Some(net), Some(_)) => net.load().map_err(ToString::to_string),
        },
    };
    let net = net.map_err(Failure::Other)?;
    let game = context.engine.game();
    let mut eyes = NetEvaluator::with_precision(net, game.size(), Precision::Full);
    let mut texts = Vec::new();
    let (size, legal) = (game.size(), game.legal_moves(color).points);
    let usual = if which == RawNetwork::Human { 0.0 } else { EvalOptions::RAW.optimism };
    let optimism = optimism.unwrap_or(usual);
    for symmetry in symmetries {
        let glance = EvalOptions { turning: Turning::By(symmetry), optimism, profile, ..EvalOptions::RAW };
        let outputs = eyes.evaluate(game, color, &legal, &glance);
        let outputs = outputs.map_err(|error| Failure::Other(error.to_string()))?;
        texts.push(raw_text(size, (color, which), symmetry, &outputs, &legal));
    }
    // A reply ends at an empty line.
    Ok(texts.join("\n"))
}

/// `debug_moves [rawstats] [MOVE]...`: the board after these moves, and what is known of the moves there.
pub fn debug_moves(context: &mut GoContext, mut args: Args) -> GtpReply {
    let size = context.engine.size();
    let is_raw = args.peek() == Some("rawstats");
    if is_raw {
        args.next();
    }
    let mut fork = None;
    while !args.is_done() {
        let mv = args.mv(size)?;
        let fork = fork.get_or_insert_with(|| context.engine.fork(context.engine.settings().clone()));
        fork.play(fork.to_move(), mv)?;
    }
    let engine = fork.as_mut().unwrap_or(&mut *context.engine);
    let color = engine.to_move();
    let limits = SearchLimits { playouts: Some(1), ..SearchLimits::default() };
    let analysis = Analysis { limits, ..Analysis::default() };
    let choice = engine.analyze(color, &analysis, context.shared.stop, &mut |_| {});
    let mut text = format!("{}\n{}", draw::board(engine.board()), debug_text(&choice, color, size));
    if let (true, Some(raw)) = (is_raw, choice.root.raw) {
        let _ = write!(text, "\nraw winrate {:.6} lead {:.3} stdev {:.3}", raw.win_rate, raw.lead, raw.spread);
    }
    Ok(text)
}

/// `kata-benchmark VISITS`: a search of the present position with that many visits, and how fast it was.
pub fn benchmark(context: &mut Context, mut args: Args) -> GtpReply {
    let visits: u64 = args.value("a number of visits")?;
    args.done()?;
    if !(1..=UNBOUNDED as u64).contains(&visits) {
        return Err(Failure::Syntax(format!("visits are from 1 to {UNBOUNDED}")));
    }
    context.engine.clear_cache();
    let limits = SearchLimits { playouts: Some(visits), ..SearchLimits::default() };
    let begun = Instant::now();
    let analysis = Analysis { limits, ..Analysis::default() };
    let color = context.engine.to_move();
    let choice = context.engine.analyze(color, &analysis, context.shared.stop, &mut |_| {});
    let (seconds, found) = (begun.elapsed().as_secs_f64().max(1e-9), choice.root.visits);
    context.engine.clear_cache();
    let threads = context.engine.settings().threads;
    Ok(format!("visits {found} seconds {seconds:.3} visits/s {:.2} threads {threads}", found as f64 / seconds))
}

fn raw_text(
    size: Size,
    (to_move, which): (Color, RawNetwork),
    symmetry: Symmetry,
    outputs: &NetOutputs,
    legal: &PointSet,
) -> String {
    let white = if to_move == Color::White { outputs.clone() } else { outputs.clone().seen_by_other() };
    let mut text = format!("symmetry {}\n", symmetry.number());
    let known = |number: Option<f32>| number.unwrap_or(-1.0);
    for (name, number) in [("whiteWin", white.win), ("whiteLoss", white.loss), ("noResult", white.no_result)] {
        let _ = writeln!(text, "{name} {number:.6}");
    }
    let scores = match which {
        RawNetwork::Main => vec![
            ("whiteLead", white.lead),
            ("whiteScoreSelfplay", white.score_mean),
            ("whiteScoreSelfplaySq", white.score_mean_square),
            ("varTimeLeft", known(white.variance_time_left)),
        ],
        RawNetwork::Human => vec![("whiteScore", white.score_mean), ("whiteScoreSq", white.score_mean_square)],
    };
    for (name, number) in scores {
        let _ = writeln!(text, "{name} {number:.3}");
    }
    let _ = writeln!(text, "shorttermWinlossError {:.3}", known(white.win_error));
    let _ = writeln!(text, "shorttermScoreError {:.3}", known(white.score_error));
    let _ = writeln!(text, "policy");
    for row in 0..size.height() {
        for place in row * size.width()..(row + 1) * size.width() {
            let _ = if legal.contains(point_at(size, place)) {
                write!(text, "{:8.6} ", white.policy[place])
            } else {
                write!(text, "    NAN ")
            };
        }
        text.push('\n');
    }
    let _ = writeln!(text, "policyPass {:8.6}", white.pass);
    let _ = writeln!(text, "whiteOwnership");
    for row in white.ownership.chunks_exact(size.width()) {
        for owner in row {
            let _ = write!(text, "{owner:9.7} ");
        }
        text.push('\n');
    }
    text.trim_end().to_string()
}
