//! Moves of the client and of the engine.

use std::io::{self, Write as _};
use std::sync::atomic::Ordering;

use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Move, Played};
use liangyi_engine::engine::{BarePass, EngineError, GeneratedMove, Lenience};
use liangyi_engine::player::{Choice, PlayerAction};

use super::ruler::{tray, tray_of};
use super::{Args, Context, Failure, GoContext, GtpReply, done};
use crate::gtp::analysis_lines::{cgos_line, chat_line, debug_text};
use crate::gtp::args::clip;
use crate::gtp::command::GuiState;
use crate::gtp::draw;
use crate::protocol::{Perspective, SearchView, Viewpoint};

pub fn play(context: &mut Context, mut args: Args) -> GtpReply {
    let color = args.color()?;
    let mv = mv(context, &mut args)?;
    args.done()?;
    let is_last = || context.engine.moves().last() == Some(&Played { color, mv });
    if context.shared.gui.has_tray && mv.point().is_none() && is_last() {
        // GoGui 1.6 tells its referee the engine's move twice.
        return Err(Failure::IllegalMove(format!("{color} has just made this move")));
    }
    explained(context.shared.gui, || context.engine.play(color, mv))?;
    done()
}

/// The next argument as a move: a vertex, `pass`, `virtual`, or the tray.
pub fn mv(context: &Context, args: &mut Args) -> Result<Move, Failure> {
    let mut ahead = *args;
    if let (true, Some(tray), Some(word)) = (context.shared.gui.has_tray, tray_of(context.engine), ahead.next())
        && word.eq_ignore_ascii_case(&tray)
    {
        *args = ahead;
        return Ok(Move::Virtual);
    }
    args.mv(context.engine.size())
}

/// Makes moves. If that fails in a game with virtual moves that a GUI may not know of, the log says so.
pub fn explained(gui: &GuiState, make: impl FnOnce() -> Result<(), EngineError>) -> Result<(), EngineError> {
    let made = make();
    if let (Err(reason), true) = (&made, gui.hidden_virtual) {
        log::warn!(
            "{reason}. This game has virtual moves by command, which a GUI does not show: if its board differs from \
             showboard's, undo takes back one move, and clear_board begins again"
        );
    }
    made
}

pub fn play_virtual(context: &mut GoContext, mut args: Args) -> GtpReply {
    let color = args.color()?;
    args.done()?;
    make_virtual(context, color)?;
    done()
}

/// Makes a virtual move by a command that GUIs do not follow.
pub fn make_virtual(context: &mut GoContext, color: Color) -> Result<(), EngineError> {
    explained(context.shared.gui, || context.engine.play(color, Move::Virtual))?;
    // A client that lets genmove answer `virtual` knows of virtual moves.
    if !context.engine.record().genmove_virtual {
        context.shared.gui.hidden_virtual = true;
        log::warn!(
            "{color} has made a virtual move. A GUI does not know of it: it is still {color}'s turn there, and the \
             next undo takes the virtual move back"
        );
    }
    Ok(())
}

pub fn undo(context: &mut Context, args: Args) -> GtpReply {
    args.done()?;
    take_back(context, 1)
}

pub fn undo_several(context: &mut Context, mut args: Args) -> GtpReply {
    let count = if args.is_done() { 1 } else { args.value("a number of moves")? };
    args.done()?;
    take_back(context, count)
}

fn take_back(context: &mut Context, count: usize) -> GtpReply {
    let hidden =
        context.engine.moves().into_iter().rev().take(count).filter(|played| played.mv == Move::Virtual).count();
    context.engine.undo(count)?;
    if context.shared.gui.hidden_virtual && hidden > 0 {
        log::warn!(
            "undo has taken back {hidden} virtual move(s): a GUI that does not know of them and took back stones \
             instead has to undo as often again"
        );
    }
    done()
}

pub fn genmove(context: &mut Context, mut args: Args) -> GtpReply {
    let color = args.color()?;
    args.done()?;
    let size = context.engine.size();
    let (live_graphics, words) = (context.shared.gui.live_graphics, context.shared.words());
    let mut progress = |choice: &Choice| {
        if live_graphics {
            draw::draw_search(choice, size, color, words);
        }
    };
    let generated = context.engine.generate(color, context.shared.stop, &mut progress)?;
    if live_graphics {
        draw::clear_search();
    }
    tell_search(context, color, &generated.choice);
    Ok(word(context, &generated))
}

pub fn reg_genmove(context: &mut Context, mut args: Args) -> GtpReply {
    let color = args.color()?;
    args.done()?;
    let generated = context.engine.search(color, context.shared.stop, &mut |_| {});
    Ok(word(context, &generated))
}

/// What a search that is cancelled answers instead of a move.
pub const CANCELLED: &str = "cancelled";

/// `kata-search_cancellable COLOR`: as [`reg_genmove`], unless a line comes before the search has ended.
pub fn search_cancellable(context: &mut Context, mut args: Args) -> GtpReply {
    let color = args.color()?;
    args.done()?;
    let generated = context.engine.search(color, context.shared.followed, &mut |_| {});
    if context.shared.followed.load(Ordering::Relaxed) {
        return Ok(CANCELLED.to_string());
    }
    Ok(word(context, &generated))
}

/// Tells the search for a move on standard error, where KataGo's parameters ask for that.
pub(super) fn tell_search(context: &Context, color: Color, choice: &Choice) {
    let (kata, size) = (&context.shared.kata, context.engine.size());
    if kata.switch("ogsChatToStderr") == Some(true) {
        let side = kata.perspective(Perspective::SideToMove).side(color);
        chat_line(choice, color, side, size).iter().for_each(|line| tell(line));
    }
    if kata.switch("logSearchInfo") == Some(true) && kata.switch("logToStderr") == Some(true) {
        tell(&debug_text(choice, color, size));
    }
}

/// Writes to standard error. A client that reads no errors is no reason to fail.
fn tell(text: &str) {
    let _ = writeln!(io::stderr(), "{text}");
}

/// `genmove_debug COLOR`: as [`genmove`], and the search on standard error.
pub fn genmove_debug(context: &mut Context, mut args: Args) -> GtpReply {
    let color = args.color()?;
    args.done()?;
    let generated = context.engine.generate(color, context.shared.stop, &mut |_| {})?;
    tell(&debug_text(&generated.choice, color, context.engine.size()));
    Ok(word(context, &generated))
}

/// `kata-search_debug COLOR`: as [`reg_genmove`], and the search on standard error.
pub fn search_debug(context: &mut Context, mut args: Args) -> GtpReply {
    let color = args.color()?;
    args.done()?;
    let generated = context.engine.search(color, context.shared.stop, &mut |_| {});
    tell(&debug_text(&generated.choice, color, context.engine.size()));
    Ok(word(context, &generated))
}

pub fn genmove_cleanup(context: &mut GoContext, mut args: Args) -> GtpReply {
    let color = args.color()?;
    args.done()?;
    let generated = context.engine.generate_cleanup(color, context.shared.stop)?;
    Ok(word_in_go(context, &generated))
}

/// A line of JSON in the form of CGOS, which knows no virtual moves, then the move. The JSON has a line of its own.
pub fn cgos_genmove_analyze(context: &mut GoContext, mut args: Args) -> GtpReply {
    let color = args.color()?;
    args.done()?;
    let generated = context.engine.generate(color, context.shared.stop, &mut |_| {})?;
    let viewpoint = Viewpoint::of(color, context.engine.size());
    let json = cgos_line(&SearchView::new(&generated.choice, viewpoint, |mv| mv != Move::Virtual));
    Ok(format!("\n{json}\nplay {}", word_in_go(context, &generated)))
}

/// The reply of a genmove.
pub(super) fn word(context: &Context, generated: &GeneratedMove) -> String {
    written(context, context.engine.size(), tray_of(context.engine), generated)
}

/// As [`word`], for a command of Go.
fn word_in_go(context: &GoContext, generated: &GeneratedMove) -> String {
    written(context, context.engine.size(), tray(context.engine.game()), generated)
}

/// A virtual move is a stone on the tray where the client shows one.
fn written<E>(context: &Context<E>, size: Size, tray: Option<String>, generated: &GeneratedMove) -> String {
    match (generated.action, tray) {
        (PlayerAction::Move(Move::Virtual), Some(tray)) if context.shared.gui.has_tray => tray,
        (PlayerAction::Move(Move::Pass), _) if context.shared.options.gnugo => "PASS".to_string(),
        (PlayerAction::Move(mv), _) => mv.display(size).to_string(),
        (PlayerAction::Resign, _) => "resign".to_string(),
    }
}

pub fn genmove_virtual(context: &mut GoContext, mut args: Args) -> GtpReply {
    let on = args.switch()?;
    args.done()?;
    context.engine.set_genmove_virtual(on);
    done()
}

pub fn lenient(context: &mut GoContext, mut args: Args) -> GtpReply {
    let Some(word) = args.next() else {
        return Ok(context.engine.record().lenience.name().to_string());
    };
    args.done()?;
    context.engine.set_lenience(lenience_of(word)?);
    done()
}

/// The lenience of this name.
pub fn lenience_of(word: &str) -> Result<Lenience, Failure> {
    let found = Lenience::ALL.into_iter().find(|lenience| lenience.name().eq_ignore_ascii_case(word));
    found.ok_or_else(|| Failure::Syntax(format!("{} is not on, katago or off", clip(word))))
}

pub fn bare_pass(context: &mut GoContext, mut args: Args) -> GtpReply {
    let Some(word) = args.next() else {
        return Ok(context.engine.record().bare_pass.name().to_string());
    };
    args.done()?;
    let mode = BarePass::ALL.into_iter().find(|mode| mode.name().eq_ignore_ascii_case(word));
    let mode = mode.ok_or_else(|| Failure::Syntax(format!("{} is not pass or virtual", clip(word))))?;
    context.engine.set_bare_pass(mode)?;
    done()
}
