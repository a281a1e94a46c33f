//! Moves of the client and of the engine.

use liangyi_core::base::Color;
use liangyi_core::game::{Move, Played, Position};
use liangyi_engine::engine::{BarePass, Engine, EngineError, GeneratedMove};
use liangyi_engine::player::{Action, Choice};

use super::ruler::tray;
use super::{Args, Context, Failure, Reply, done};
use crate::gtp::args::clip;
use crate::gtp::cgos_line::cgos_line;
use crate::gtp::graphics;
use crate::protocol::{SearchView, Viewpoint};

pub fn play(context: &mut Context, mut args: Args) -> Reply {
    let color = args.color()?;
    let mv = mv(context, &mut args)?;
    args.done()?;
    let last = match context.engine.line_game() {
        Some(game) => Position::moves(game).last(),
        None => context.engine.game().moves().next_back(),
    };
    if context.gui.has_tray && mv.point().is_none() && last == Some(Played { color, mv }) {
        // GoGui 1.6 tells its referee the engine's move twice.
        return Err(Failure::IllegalMove(format!("{color} has just made this move")));
    }
    explained(context, |engine| engine.play(color, mv))?;
    done()
}

/// The next argument as a move: a vertex, `pass`, `virtual`, or the tray.
pub fn mv(context: &Context, args: &mut Args) -> Result<Move, Failure> {
    let game = context.engine.game();
    let mut ahead = *args;
    let has_tray = context.gui.has_tray && context.engine.line_game().is_none();
    if let (true, Some(tray), Some(word)) = (has_tray, tray(game), ahead.next())
        && word.eq_ignore_ascii_case(&tray)
    {
        *args = ahead;
        return Ok(Move::Virtual);
    }
    args.mv(game.size())
}

/// Makes moves. If that fails in a game with virtual moves that a GUI may not know of, the log says so.
pub fn explained(
    context: &mut Context,
    make: impl FnOnce(&mut Engine) -> Result<(), EngineError>,
) -> Result<(), EngineError> {
    let made = make(context.engine);
    if let (Err(reason), true) = (&made, context.gui.hidden_virtual) {
        log::warn!(
            "{reason}. This game has virtual moves by command, which a GUI does not show: if its board differs from \
             showboard's, undo takes back one move, and clear_board begins again"
        );
    }
    made
}

pub fn play_virtual(context: &mut Context, mut args: Args) -> Reply {
    let color = args.color()?;
    args.done()?;
    make_virtual(context, color)?;
    done()
}

/// Makes a virtual move by a command that GUIs do not follow.
pub fn make_virtual(context: &mut Context, color: Color) -> Result<(), EngineError> {
    explained(context, |engine| engine.play(color, Move::Virtual))?;
    // A client that lets genmove answer `virtual` knows of virtual moves.
    if !context.engine.record().genmove_virtual {
        context.gui.hidden_virtual = true;
        log::warn!(
            "{color} has made a virtual move. A GUI does not know of it: it is still {color}'s turn there, and the \
             next undo takes the virtual move back"
        );
    }
    Ok(())
}

pub fn undo(context: &mut Context, args: Args) -> Reply {
    args.done()?;
    take_back(context, 1)
}

pub fn undo_several(context: &mut Context, mut args: Args) -> Reply {
    let count = if args.is_done() { 1 } else { args.value("a number of moves")? };
    args.done()?;
    take_back(context, count)
}

fn take_back(context: &mut Context, count: usize) -> Reply {
    let game = context.engine.game();
    let hidden = game.moves().rev().take(count).filter(|played| played.mv == Move::Virtual).count();
    context.engine.undo(count)?;
    if context.gui.hidden_virtual && hidden > 0 {
        log::warn!(
            "undo has taken back {hidden} virtual move(s): a GUI that does not know of them and took back stones \
             instead has to undo as often again"
        );
    }
    done()
}

pub fn genmove(context: &mut Context, mut args: Args) -> Reply {
    let color = args.color()?;
    args.done()?;
    let size = context.engine.size();
    let live_graphics = context.gui.live_graphics;
    let mut progress = |choice: &Choice| {
        if live_graphics {
            graphics::draw(choice, size, color);
        }
    };
    let generated = context.engine.generate(color, context.stop, &mut progress)?;
    if live_graphics {
        graphics::clear();
    }
    Ok(word(context, &generated))
}

pub fn reg_genmove(context: &mut Context, mut args: Args) -> Reply {
    let color = args.color()?;
    args.done()?;
    let generated = context.engine.search(color, context.stop, &mut |_| {});
    Ok(word(context, &generated))
}

pub fn genmove_cleanup(context: &mut Context, mut args: Args) -> Reply {
    let color = args.color()?;
    args.done()?;
    let generated = context.engine.generate_cleanup(color, context.stop)?;
    Ok(word(context, &generated))
}

/// A line of JSON in the form of CGOS, which knows no virtual moves, then the move. The JSON has a line of its own.
pub fn cgos_genmove_analyze(context: &mut Context, mut args: Args) -> Reply {
    let color = args.color()?;
    args.done()?;
    let generated = context.engine.generate(color, context.stop, &mut |_| {})?;
    let viewpoint = Viewpoint::of(color, context.engine.size());
    let json = cgos_line(&SearchView::new(&generated.choice, viewpoint, |mv| mv != Move::Virtual));
    Ok(format!("\n{json}\nplay {}", word(context, &generated)))
}

/// The reply of a genmove. A virtual move is a stone on the tray where the client shows one.
pub(super) fn word(context: &Context, generated: &GeneratedMove) -> String {
    let game = context.engine.game();
    match (generated.action, tray(game)) {
        (Action::Move(Move::Virtual), Some(tray)) if context.gui.has_tray => tray,
        (Action::Move(Move::Pass), _) if context.options.gnugo => "PASS".to_string(),
        (Action::Move(mv), _) => mv.display(context.engine.size()).to_string(),
        (Action::Resign, _) => "resign".to_string(),
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
