//! Moves of the client and of the engine.

use super::{Args, Context, Failure, Reply, done};
use crate::base::Size;
use crate::engine::{BarePass, GeneratedMove};
use crate::game::Move;
use crate::gtp::args::clip;
use crate::player::Action;
use crate::protocol::SearchReport;

pub fn play(context: &mut Context, mut args: Args) -> Reply {
    let color = args.color()?;
    let mv = args.mv(context.engine.size())?;
    args.done()?;
    context.engine.play(color, mv)?;
    done()
}

pub fn play_virtual(context: &mut Context, mut args: Args) -> Reply {
    let color = args.color()?;
    args.done()?;
    context.engine.play(color, Move::Virtual)?;
    done()
}

pub fn undo(context: &mut Context, args: Args) -> Reply {
    args.done()?;
    context.engine.undo(1)?;
    done()
}

pub fn undo_several(context: &mut Context, mut args: Args) -> Reply {
    let count = if args.is_done() { 1 } else { args.value("a number of moves")? };
    args.done()?;
    context.engine.undo(count)?;
    done()
}

pub fn genmove(context: &mut Context, mut args: Args) -> Reply {
    let color = args.color()?;
    args.done()?;
    let generated = context.engine.generate(color, context.stop, &mut |_| {})?;
    Ok(word(&generated, context.engine.size()))
}

pub fn reg_genmove(context: &mut Context, mut args: Args) -> Reply {
    let color = args.color()?;
    args.done()?;
    let generated = context.engine.search(color, context.stop, &mut |_| {});
    Ok(word(&generated, context.engine.size()))
}

pub fn genmove_cleanup(context: &mut Context, mut args: Args) -> Reply {
    let color = args.color()?;
    args.done()?;
    let generated = context.engine.generate_cleanup(color, context.stop)?;
    Ok(word(&generated, context.engine.size()))
}

/// The candidates that CGOS shows.
const CGOS_CANDIDATES: usize = 20;

/// A line of JSON in the form of CGOS, which knows no virtual moves, then the move. The JSON has a line of its own.
pub fn cgos_genmove_analyze(context: &mut Context, mut args: Args) -> Reply {
    let color = args.color()?;
    args.done()?;
    let generated = context.engine.generate(color, context.stop, &mut |_| {})?;
    let size = context.engine.size();
    let report = SearchReport::new(&generated.choice, size, CGOS_CANDIDATES, |mv| mv != Move::Virtual);
    let json = serde_json::to_string(&report).expect("a report is JSON");
    Ok(format!("\n{json}\nplay {}", word(&generated, size)))
}

/// The reply of a genmove.
pub(super) fn word(generated: &GeneratedMove, size: Size) -> String {
    match generated.action {
        Action::Move(mv) => mv.display(size).to_string(),
        Action::Resign => "resign".to_string(),
    }
}

pub fn genmove_virtual(context: &mut Context, mut args: Args) -> Reply {
    let on = args.switch()?;
    args.done()?;
    context.engine.set_genmove_virtual(on);
    done()
}

pub fn lenient(context: &mut Context, mut args: Args) -> Reply {
    if args.is_done() {
        return Ok(if context.engine.record().lenient { "on" } else { "off" }.to_string());
    }
    let on = args.switch()?;
    args.done()?;
    context.engine.set_lenient(on);
    done()
}

pub fn bare_pass(context: &mut Context, mut args: Args) -> Reply {
    let Some(word) = args.next() else {
        return Ok(context.engine.record().bare_pass.name().to_string());
    };
    args.done()?;
    let mode = BarePass::ALL.into_iter().find(|mode| mode.name().eq_ignore_ascii_case(word));
    let mode = mode.ok_or_else(|| Failure::Syntax(format!("{} is not pass or virtual", clip(word))))?;
    context.engine.set_bare_pass(mode)?;
    done()
}
