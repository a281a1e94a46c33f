//! Analysis: searches that write what they find while they run.

use std::cell::Cell;
use std::sync::atomic::Ordering;

use liangyi_core::game::Move;
use liangyi_engine::player::Choice;

use super::play::word;
use super::{Args, Context, Failure, GtpReply, done};
use crate::gtp::analysis_args::{AnalysisArgs, Dialect};
use crate::gtp::analysis_lines::line;
use crate::gtp::graphics;

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

/// What becomes of the move chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Played,
    Told,
}

/// Reads the arguments. An error if they leave no move to the side that searches.
fn read(context: &Context, args: Args, dialect: Dialect) -> Result<AnalysisArgs, Failure> {
    let engine = &context.engine;
    let args = AnalysisArgs::read(args, engine.size(), engine.to_move(), dialect)?;
    let allows = |mv| args.restrictions.allows(args.color, 0, mv) && engine.is_legal(args.color, mv);
    let mut moves = engine.size().points().map(Move::Play).chain([Move::Pass]);
    if !args.restrictions.is_empty() && !moves.any(allows) {
        return Err(Failure::Other("no legal move is allowed".to_string()));
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
    let live_graphics = context.shared.gui.live_graphics;
    let mut show = |choice: &Choice| {
        if live_graphics {
            graphics::draw_search(choice, size, args.color);
        }
        let Some(line) = line(choice, size, dialect, &args) else { return };
        is_shown.set(true);
        if output.line(&line).is_err() {
            followed.store(true, Ordering::Relaxed);
        }
    };
    let last = context.engine.analyze(args.color, &args.analysis(), followed, &mut show);
    // It ended before its first report.
    if !is_shown.get() {
        show(&last);
    }
    if live_graphics {
        graphics::clear_search();
    }
    done()
}

/// Chooses a move as `genmove` does; writes the search now and then, its end, and `play MOVE`.
fn choose(context: &mut Context, args: Args, dialect: Dialect, outcome: Outcome) -> GtpReply {
    let args = read(context, args, dialect)?;
    let size = context.engine.size();
    let (stop, output) = (context.shared.stop, &mut *context.shared.output);
    let _ = output.begin();
    let live_graphics = context.shared.gui.live_graphics;
    let mut show = |choice: &Choice| {
        if live_graphics {
            graphics::draw_search(choice, size, args.color);
        }
        // A client that does not read any more still has its move made; the server ends afterwards.
        if let Some(line) = line(choice, size, dialect, &args) {
            let _ = output.line(&line);
        }
    };
    let generated = context.engine.analyzing(&args.analysis(), |engine| match outcome {
        Outcome::Played => engine.generate(args.color, stop, &mut show),
        Outcome::Told => Ok(engine.search(args.color, stop, &mut show)),
    })?;
    show(&generated.choice);
    if live_graphics {
        graphics::clear_search();
    }
    Ok(format!("play {}", word(context, &generated)))
}
