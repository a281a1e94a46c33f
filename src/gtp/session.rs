//! One client's conversation: each line in, its reply out, the engine whole whatever happens.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::AtomicBool;

use super::args::Args;
use super::failure::Failure;
use super::parse::{Cleaner, Line, Request, request};
use super::table::{COMMANDS, Command};
use crate::engine::{Engine, Settings};

/// What a command works with.
#[derive(Debug)]
pub struct Context<'a> {
    /// The engine.
    pub engine: &'a mut Engine,
    /// The commands that can be called.
    pub commands: &'a [&'static Command],
    /// Set by another thread when the client wants the command to end.
    pub stop: &'a AtomicBool,
    /// Set by the command after which the program ends.
    pub quit: bool,
}

/// A line dealt with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handled {
    /// The whole reply, with its empty line at the end; empty where there is nothing to answer.
    pub reply: String,
    /// Whether the conversation is over.
    pub quit: bool,
}

/// A conversation.
#[derive(Debug)]
pub struct Session {
    engine: Engine,
    commands: Vec<&'static Command>,
}

impl Session {
    /// A conversation with a new engine.
    pub fn new(settings: Settings) -> Session {
        let commands = COMMANDS.iter().filter(|command| (command.listed)(&settings)).collect();
        Session { engine: Engine::new(settings), commands }
    }

    /// The engine, as it is between two commands.
    pub fn engine(&self) -> &Engine {
        &self.engine
    }

    /// Answers the bytes of one line, its line feed left out.
    pub fn handle_line(&mut self, bytes: &[u8]) -> Handled {
        let mut cleaner = Cleaner::default();
        let ended = bytes.iter().find_map(|&byte| cleaner.push(byte));
        let line = ended.unwrap_or_else(|| cleaner.end());
        self.answer(&line, &AtomicBool::new(false))
    }

    /// Answers one line. `stop` is set by another thread when the client wants the command to end.
    pub fn answer(&mut self, line: &Line, stop: &AtomicBool) -> Handled {
        let text = match line {
            Line::Blank | Line::Interrupt => return Handled { reply: String::new(), quit: false },
            Line::Command(text) => String::from_utf8_lossy(text),
            Line::TooLong(start) => {
                let start = String::from_utf8_lossy(start);
                let failure = Failure::Syntax("the line is too long".to_string());
                return Handled { reply: reply(request(&start).id, &Err(failure)), quit: false };
            }
        };
        let Request { id, name, args } = request(&text);
        let (result, quit) = self.call(name, Args::new(args), stop);
        Handled { reply: reply(id, &result), quit }
    }

    /// Runs a command. A fault inside it is answered, and the engine is as it was before.
    fn call(&mut self, name: &str, args: Args, stop: &AtomicBool) -> (Result<String, Failure>, bool) {
        if name.is_empty() {
            return (Err(Failure::Syntax("command missing".to_string())), false);
        }
        let Some(command) = self.commands.iter().find(|command| command.name == name) else {
            return (Err(Failure::UnknownCommand), false);
        };
        let run = |engine: &mut Engine| {
            let mut context = Context { engine, commands: &self.commands, stop, quit: false };
            ((command.run)(&mut context, args), context.quit)
        };
        guarded(&mut self.engine, name, run)
            .unwrap_or_else(|| (Err(Failure::Other("internal error".to_string())), false))
    }

    /// Nothing is to be answered until another thread sets `stop`: the engine may think on.
    pub fn idle(&mut self, stop: &AtomicBool) {
        if self.engine.may_ponder() {
            guarded(&mut self.engine, "pondering", |engine| engine.ponder(stop));
        }
    }
}

/// What `run` makes of the engine, or `None` after a fault in it, which leaves the engine as it was before.
fn guarded<T>(engine: &mut Engine, name: &str, run: impl FnOnce(&mut Engine) -> T) -> Option<T> {
    let before = engine.record().clone();
    // What a fault leaves half done is thrown away and built anew from the record, so nothing broken is seen.
    let done = catch_unwind(AssertUnwindSafe(|| run(&mut *engine))).ok();
    if done.is_none() {
        log::error!("a fault in the command {name}; the state from before it is restored");
        engine.restore(before);
    }
    done
}

/// Writes a reply: the sign, the id, one blank even before an empty text, no empty line inside.
fn reply(id: Option<&str>, result: &Result<String, Failure>) -> String {
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
    use super::*;
    use crate::base::{Color, Size};
    use crate::game::Move;

    #[test]
    fn replies_have_one_blank_and_one_empty_line() {
        let ok = |text: &str| Ok(text.to_string());
        assert_eq!(reply(None, &ok("")), "= \n\n");
        assert_eq!(reply(Some("007"), &ok("")), "=007 \n\n");
        assert_eq!(reply(Some("7"), &ok("a\n\nb \n")), "=7 a\nb\n\n");
        assert_eq!(reply(None, &ok("\n  A B\n1 . .")), "= \n  A B\n1 . .\n\n");
        assert_eq!(reply(None, &Err(Failure::UnknownCommand)), "? unknown command\n\n");
    }

    #[test]
    fn a_fault_is_answered_and_leaves_everything_as_it_was() {
        static FAULTY: Command = Command {
            name: "faulty",
            args: "",
            doc: "",
            theme: crate::gtp::table::Theme::Core,
            listed: |_| true,
            run: |context, _| {
                context.engine.set_size(Size::MIN);
                context.engine.set_genmove_virtual(true);
                panic!("a fault made for this test");
            },
        };
        let mut session = Session::new(Settings::default());
        session.commands.push(&FAULTY);
        session.handle_line(b"boardsize 9");
        session.handle_line(b"play b C3");
        let before = session.engine.record().clone();
        assert_eq!(session.handle_line(b"5 faulty").reply, "?5 internal error\n\n");
        assert_eq!(session.engine.record(), &before);
        assert_eq!(session.handle_line(b"play w D4").reply, "= \n\n");
        let point = session.engine.game().size().parse_vertex("C3").unwrap();
        assert_eq!(session.engine.game().moves().next().unwrap().mv, Move::Play(point));
        assert_eq!(session.engine.game().board().at(point), Some(Color::Black));
    }
}
