//! Moves, the client's and the engine's.

use serde_json::{Value, json};

use super::{Args, Context, Failure, Reply, done};
use crate::base::Size;
use crate::engine::{Answer, BarePass};
use crate::game::Move;
use crate::gtp::args::clip;
use crate::player::Action;

pub fn play(context: &mut Context, mut args: Args) -> Reply {
    let color = args.color()?;
    let mv = args.mv(context.engine.game().size())?;
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
    let answer = context.engine.generate(color, context.stop, &mut |_| {})?;
    Ok(word(&answer, context.engine.game().size()))
}

pub fn reg_genmove(context: &mut Context, mut args: Args) -> Reply {
    let color = args.color()?;
    args.done()?;
    let answer = context.engine.search(color, context.stop, &mut |_| {});
    Ok(word(&answer, context.engine.game().size()))
}

pub fn genmove_cleanup(context: &mut Context, mut args: Args) -> Reply {
    let color = args.color()?;
    args.done()?;
    let answer = context.engine.generate_cleanup(color, context.stop)?;
    Ok(word(&answer, context.engine.game().size()))
}

/// A line of JSON as CGOS shows it to those who watch, then the move. The JSON has a line of its own.
pub fn cgos_genmove_analyze(context: &mut Context, mut args: Args) -> Reply {
    let color = args.color()?;
    args.done()?;
    let answer = context.engine.generate(color, context.stop, &mut |_| {})?;
    let size = context.engine.game().size();
    Ok(format!("\n{}\nplay {}", cgos_json(&answer, size), word(&answer, size)))
}

/// What was looked at, without the moves that CGOS cannot show.
fn cgos_json(answer: &Answer, size: Size) -> Value {
    let shown = |mv: &Move| *mv != Move::Virtual;
    let moves: Vec<Value> = answer
        .choice
        .candidates
        .iter()
        .filter(|candidate| shown(&candidate.mv))
        .take(20)
        .map(|candidate| {
            let line = candidate.line.iter().take_while(|mv| shown(mv));
            let pv: Vec<String> = line.map(|mv| mv.display(size).to_string()).collect();
            json!({
                "move": candidate.mv.display(size).to_string(),
                "visits": candidate.visits,
                "winrate": rounded(candidate.win_rate),
                "score": rounded(candidate.margin),
                "pv": pv.join(" "),
            })
        })
        .collect();
    let best = answer.choice.candidates.first();
    json!({
        "visits": answer.choice.playouts,
        "winrate": best.map(|best| rounded(best.win_rate)),
        "score": best.map(|best| rounded(best.margin)),
        "moves": moves,
    })
}

fn rounded(value: f64) -> f64 {
    (value * 1e4).round() / 1e4
}

/// An answer as one word.
fn word(answer: &Answer, size: Size) -> String {
    match answer.action {
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
