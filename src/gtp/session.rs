//! A session with one client: a line in, its reply out. The engine's state is valid after every line, even if a command
//! panics.

use std::sync::atomic::AtomicBool;

use super::args::Args;
use super::command::{Command, Context, GtpOptions, GuiState, Reply};
use super::failure::Failure;
use super::parse::{Cleaner, Line, Request, request};
use super::table::COMMANDS;
use crate::engine::{Engine, EngineSettings};
use crate::protocol::guarded;

/// The answer to a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handled {
    /// The reply with the empty line that ends it; empty if the line gets no reply.
    pub reply: String,
    /// Whether the session is over.
    pub quit: bool,
}

/// A session.
#[derive(Debug)]
pub struct Session {
    engine: Engine,
    commands: Vec<&'static Command>,
    gui: GuiState,
}

impl Session {
    /// A session with a new engine.
    pub fn new(settings: EngineSettings, options: GtpOptions) -> Session {
        let commands = COMMANDS.iter().filter(|command| (command.listed)(&options)).collect();
        let gui = GuiState { live_graphics: options.gogui, has_tray: options.gogui_rules, hidden_virtual: false };
        Session { engine: Engine::new(settings), commands, gui }
    }

    /// The engine, between two commands.
    pub fn engine(&self) -> &Engine {
        &self.engine
    }

    /// Answers the bytes of one line without its line feed.
    pub fn handle_line(&mut self, bytes: &[u8]) -> Handled {
        let mut cleaner = Cleaner::default();
        let ended = bytes.iter().find_map(|&byte| cleaner.push(byte));
        let line = ended.unwrap_or_else(|| cleaner.end());
        self.answer(&line, &AtomicBool::new(false))
    }

    /// Answers one line. Another thread sets `stop` when the client interrupts the command.
    pub fn answer(&mut self, line: &Line, stop: &AtomicBool) -> Handled {
        let text = match line {
            Line::Blank | Line::Interrupt => return Handled { reply: String::new(), quit: false },
            Line::Command(text) => String::from_utf8_lossy(text),
            Line::TooLong(start) => {
                let start = String::from_utf8_lossy(start);
                let failure = Failure::Syntax("the line is too long".to_string());
                return Handled { reply: framed(request(&start).id, &Err(failure)), quit: false };
            }
        };
        let Request { id, name, args } = request(&text);
        let (result, quit) = self.call(name, Args::new(args), stop);
        Handled { reply: framed(id, &result), quit }
    }

    /// Runs a command. A panic inside it is answered with an error, and the engine keeps the state before the command.
    fn call(&mut self, name: &str, args: Args, stop: &AtomicBool) -> (Reply, bool) {
        if name.is_empty() {
            return (Err(Failure::Syntax("command missing".to_string())), false);
        }
        let Some(command) = self.commands.iter().find(|command| command.name == name) else {
            return (Err(Failure::UnknownCommand), false);
        };
        let run = |engine: &mut Engine| {
            let gui = &mut self.gui;
            let mut context = Context { engine, commands: &self.commands, stop, gui, quit: false };
            ((command.run)(&mut context, args), context.quit)
        };
        let answer = guarded(&mut self.engine, name, run).unwrap_or_else(|error| (Err(error.into()), false));
        self.gui.hidden_virtual &= !self.engine.record().moves.is_empty();
        answer
    }

    /// Ponders, if the engine is to ponder now, until another thread sets `stop`.
    pub fn idle(&mut self, stop: &AtomicBool) {
        if self.engine.may_ponder() {
            // The guard has logged a panic, there is no command to answer, and the engine does not ponder again.
            let _ = guarded(&mut self.engine, "pondering", |engine| engine.ponder(stop));
        }
    }
}

/// A reply as GTP frames it: the sign, the id, one blank even before an empty text, no empty line inside, one at the
/// end.
fn framed(id: Option<&str>, result: &Reply) -> String {
    let (sign, text) = match result {
        Ok(text) => ('=', text.clone()),
        Err(failure) => ('?', failure.to_string()),
    };
    let mut lines = text.trim_end().split('\n');
    let mut reply = format!("{sign}{} {}\n", id.unwrap_or(""), lines.next().unwrap_or("").trim_end());
    for line in lines.map(str::trim_end).filter(|line| !line.is_empty()) {
        reply.push_str(line);
        reply.push('\n');
    }
    reply.push('\n');
    reply
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::base::{Color, Size};
    use crate::game::Move;

    fn session() -> Session {
        Session::new(EngineSettings::default(), GtpOptions::default())
    }

    #[test]
    fn replies_have_one_blank_and_one_empty_line() {
        let ok = |text: &str| Ok(text.to_string());
        assert_eq!(framed(None, &ok("")), "= \n\n");
        assert_eq!(framed(Some("007"), &ok("")), "=007 \n\n");
        assert_eq!(framed(Some("7"), &ok("a\n\nb \n")), "=7 a\nb\n\n");
        assert_eq!(framed(None, &ok("\n  A B\n1 . .")), "= \n  A B\n1 . .\n\n");
        assert_eq!(framed(None, &Err(Failure::UnknownCommand)), "? unknown command\n\n");
    }

    #[test]
    fn commands_that_change_nothing_do_not_copy_the_record() {
        let mut session = session();
        session.handle_line(b"boardsize 5");
        session.handle_line(b"play b C3");
        let before = session.engine.snapshot();
        for line in ["name", "list_commands", "showboard", "liangyi-legal w", "get_komi", "final_score", "nonsense"] {
            session.handle_line(line.as_bytes());
            assert!(Arc::ptr_eq(&session.engine.snapshot(), &before), "{line}");
        }
        session.handle_line(b"play w D4");
        assert!(!Arc::ptr_eq(&session.engine.snapshot(), &before));
        assert_eq!(before.moves.len(), 1);
    }

    #[test]
    fn a_panic_in_a_command_is_answered_and_leaves_the_state_before_it() {
        static FAULTY: Command = Command {
            name: "faulty",
            args: "",
            doc: "",
            theme: crate::gtp::command::Theme::Core,
            listed: |_| true,
            run: |context, _| {
                context.engine.set_size(Size::MIN);
                context.engine.set_genmove_virtual(true);
                panic!("made for this test");
            },
        };
        let mut session = session();
        session.commands.push(&FAULTY);
        session.handle_line(b"boardsize 9");
        session.handle_line(b"play b C3");
        let before = session.engine.snapshot();
        assert_eq!(session.handle_line(b"5 faulty").reply, "?5 internal error\n\n");
        assert_eq!(session.engine.record(), &*before);
        assert_eq!(session.handle_line(b"play w D4").reply, "= \n\n");
        let point = session.engine.game().size().parse_vertex("C3").unwrap();
        assert_eq!(session.engine.game().moves().next().unwrap().mv, Move::Play(point));
        assert_eq!(session.engine.game().board().at(point), Some(Color::Black));
    }
}
