//! A session with one client: a line in, its reply out. The engine's state is valid after every line, even if a command
//! panics.

use std::io::{self, Write as _};
use std::sync::atomic::AtomicBool;

use liangyi_engine::engine::{Engine, EngineError, EngineSettings};
use liangyi_engine::threads::Signals;

use super::args::Args;
use super::command::{Context, GtpCommand, GtpOptions, GtpReply, GuiState, RearrangedByHand, SharedContext};
use super::parse::{Cleaner, Line, ParsedCommand, parse_command};
use super::reply::Failure;
use super::reply::{Output, Write, framed};
use super::table::COMMANDS;
use crate::protocol::{KataValues, guarded};
use crate::records::networks::{NetworkChoice, NetworkNotice, NetworkUse, Networks};

/// The answer to a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handled {
    /// The reply with the empty line that ends it, or what is left of it; empty if the line gets no reply.
    pub reply: String,
    /// Whether the session is over.
    pub quit: bool,
}

/// A session.
#[derive(Debug)]
pub struct GtpSession {
    engine: Engine,
    commands: Vec<&'static GtpCommand>,
    options: GtpOptions,
    gui: GuiState,
    by_hand: Option<RearrangedByHand>,
    networks: Networks,
    kata: KataValues,
}

impl GtpSession {
    /// A session with a new engine.
    ///
    /// # Errors
    ///
    /// The settings make no engine; see [`Engine::new`].
    pub fn new(settings: EngineSettings, options: GtpOptions) -> Result<GtpSession, EngineError> {
        let GtpOptions { language, gogui, gogui_rules, .. } = options;
        let gui = GuiState { language, live_graphics: gogui, has_tray: gogui_rules, hidden_virtual: false };
        let (engine, networks) = (Engine::new(settings)?, Networks::default());
        let models = &engine.settings().models;
        let options = GtpOptions { network: models.has_network(), human_network: models.human.is_some(), ..options };
        Ok(GtpSession {
            engine,
            commands: listed(&options),
            options,
            gui,
            by_hand: None,
            networks,
            kata: KataValues::default(),
        })
    }

    /// The session, in which this is known of the network in its settings.
    pub fn with_networks(self, networks: Networks) -> GtpSession {
        let mut session = GtpSession { networks, ..self };
        session.list_commands_of_network();
        session
    }

    /// The session with these values of KataGo's parameters; those of an engine are in its settings too.
    pub fn with_kata(self, kata: KataValues) -> GtpSession {
        GtpSession { kata, ..self }
    }

    /// The name of the network in use on this board, and its file, where that is known.
    pub fn model(&self) -> Option<(String, Option<String>)> {
        let file = self.networks.file().map(|file| file.to_string_lossy().into_owned());
        let (settings, go) = (self.engine.settings(), self.engine.go());
        let chosen = settings.models.chosen_or_fetched().filter(|_| file.is_some() || go.is_some());
        let net = chosen.or_else(|| go?.settings().network())?;
        Some((net.network().name.clone(), file))
    }

    /// The name and the file of the network of persons, where there is one.
    pub fn human_model(&self) -> Option<(String, Option<String>)> {
        let file = self.networks.human_file()?.to_string_lossy().into_owned();
        Some((self.engine.settings().models.human()?.header().name.clone(), Some(file)))
    }

    /// The engine, between two commands.
    pub fn engine(&self) -> &Engine {
        &self.engine
    }

    /// Answers the bytes of one line without its line feed, as the last line of an input; the reply is whole.
    pub fn handle_line(&mut self, bytes: &[u8]) -> Handled {
        let mut cleaner = Cleaner::default();
        let ended = bytes.iter().find_map(|&byte| cleaner.push(byte));
        let line = ended.unwrap_or_else(|| cleaner.end());
        let signals = Signals { interrupted: AtomicBool::new(false), followed: AtomicBool::new(true) };
        let mut begun = String::new();
        let mut write = |text: &str| {
            begun.push_str(text);
            Ok(())
        };
        let Handled { reply, quit } = self.answer(&line, &signals, &mut write);
        Handled { reply: begun + &reply, quit }
    }

    /// Answers one line. Other threads set `signals`; `write` takes what the command writes of the reply while it runs.
    pub fn answer(&mut self, line: &Line, signals: &Signals, write: &mut Write<'_>) -> Handled {
        let text = match line {
            Line::Blank | Line::Interrupt => return Handled { reply: String::new(), quit: false },
            Line::Command(text) => String::from_utf8_lossy(text),
            Line::TooLong(start) => {
                let start = String::from_utf8_lossy(start);
                let failure = Failure::Syntax("the line is too long".to_string());
                let reply = framed(parse_command(&start).id, &Err(failure), self.gui.language);
                return Handled { reply, quit: false };
            }
        };
        let ParsedCommand { id, name, args } = parse_command(&text);
        let mut output = Output::new(id, write);
        let (result, quit) = self.call(name, Args::new(args), signals, &mut output);
        Handled { reply: output.end(&result, self.gui.language), quit }
    }

    /// Runs a command. A panic inside it is answered with an error, and the engine keeps the state before the command.
    fn call(&mut self, name: &str, args: Args, signals: &Signals, output: &mut Output) -> (GtpReply, bool) {
        if name.is_empty() {
            return (Err(Failure::Syntax("command missing".to_string())), false);
        }
        let unlisted = || COMMANDS.iter().find(|command| command.name == name && (command.answered)(&self.options));
        let found = self.commands.iter().copied().find(|command| command.name == name);
        let Some(command) = found.or_else(unlisted) else {
            return (Err(Failure::UnknownCommand), false);
        };
        let Signals { interrupted: stop, followed } = signals;
        let run = |engine: &mut Engine| {
            let (commands, options, gui, networks) = (&self.commands, self.options, &mut self.gui, &mut self.networks);
            let (by_hand, kata, mut quit) = (&mut self.by_hand, &mut self.kata, false);
            let shared = SharedContext {
                commands,
                options,
                stop,
                followed,
                output,
                gui,
                by_hand,
                networks,
                kata,
                quit: &mut quit,
            };
            (command.call(Context { engine, shared }, args), quit)
        };
        let answer = guarded(&mut self.engine, name, run).unwrap_or_else(|error| (Err(error.into()), false));
        self.gui.hidden_virtual &= !self.engine.given_moves().is_empty();
        if self.networks.is_awaited() && self.engine.go().is_some() {
            self.find_network();
        }
        self.list_commands_of_network();
        answer
    }

    /// Lists the commands that ask a network, where there is one.
    fn list_commands_of_network(&mut self) {
        let network = self.engine.settings().models.has_network() && !self.networks.is_awaited();
        if network != self.options.network {
            self.options.network = network;
            self.commands = listed(&self.options);
        }
    }

    /// Plays from now on with the network that is found by itself, if there is one.
    fn find_network(&mut self) {
        let (net, notice) = self.networks.find();
        if !matches!(notice, NetworkNotice::Missing) {
            // A client that reads no errors is no reason to fail.
            let level = self.engine.settings().level;
            let plays = level.is_none_or(|level| level.needs_network());
            let purpose = if plays { NetworkUse::Play } else { NetworkUse::Judge };
            let _ = writeln!(io::stderr(), "liangyi: {}", self.gui.language.network_notice(&notice, purpose));
        }
        match (net, self.networks.choice()) {
            (None, NetworkChoice::None) => self.engine.set_network(None),
            (None, _) => {}
            (net, _) => self.engine.set_found_network(net),
        }
    }

    /// Ponders, if the engine is to ponder now, until another thread sets `stop`.
    pub fn idle(&mut self, stop: &AtomicBool) {
        if self.engine.may_ponder() {
            // The guard has logged a panic, there is no command to answer, and the engine does not ponder again.
            let _ = guarded(&mut self.engine, "pondering", |engine| engine.ponder(None, stop));
        }
    }
}

/// The commands that a session with these options has.
fn listed(options: &GtpOptions) -> Vec<&'static GtpCommand> {
    COMMANDS.iter().filter(|command| (command.listed)(options)).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use liangyi_core::base::{Color, Size};
    use liangyi_core::game::Move;

    use super::*;
    use crate::gtp::command::Handler;
    use liangyi_engine::policy::Models;

    fn session() -> GtpSession {
        GtpSession::new(EngineSettings::new(Models::embedded()), GtpOptions::default()).unwrap()
    }

    #[test]
    fn commands_that_change_nothing_do_not_copy_the_record() {
        let mut session = session();
        session.handle_line(b"boardsize 5");
        session.handle_line(b"play b C3");
        let go = |session: &GtpSession| session.engine.go().unwrap().snapshot();
        let before = go(&session);
        for line in ["name", "list_commands", "showboard", "liangyi-legal w", "get_komi", "final_score", "nonsense"] {
            session.handle_line(line.as_bytes());
            assert!(Arc::ptr_eq(&go(&session), &before), "{line}");
        }
        session.handle_line(b"play w D4");
        assert!(!Arc::ptr_eq(&go(&session), &before));
        assert_eq!(before.moves.len(), 1);
    }

    #[test]
    fn the_territory_that_a_record_marks_holds_until_it_is_to_be_judged_or_a_move_is_made() {
        let file = tempfile::Builder::new().suffix(".sgf").tempfile().unwrap();
        let record = "(;SZ[9]RU[chinese]KM[0]AB[da:di][ie]AW[ea:ei][ae];B[];W[]TW[aa:ii])";
        std::fs::write(file.path(), record).unwrap();
        let mut session = session();
        let load = format!("loadsgf {}", file.path().display());
        for (line, reply) in [
            (load.as_str(), "= \n\n"),
            ("final_score", "= W+81.0\n\n"),
            ("liangyi-dead auto", "= \n\n"),
            ("final_score", "= W+9.0\n\n"),
            (load.as_str(), "= \n\n"),
            ("liangyi-dead A5 J5", "= \n\n"),
            ("final_score", "= W+9.0\n\n"),
            (load.as_str(), "= \n\n"),
            ("play b pass", "= \n\n"),
            ("final_score", "= W+9.0\n\n"),
        ] {
            assert_eq!(session.handle_line(line.as_bytes()).reply, reply, "{line}");
        }
    }

    #[test]
    fn a_panic_in_a_command_is_answered_and_leaves_the_state_before_it() {
        static FAULTY: GtpCommand = GtpCommand {
            name: "faulty",
            args: "",
            doc: "",
            theme: crate::gtp::command::Theme::Core,
            listed: |_| true,
            answered: |_| false,
            handler: Handler::Go(|context, _| {
                context.engine.set_size(Size::MIN).unwrap();
                context.engine.set_genmove_virtual(true);
                panic!("made for this test");
            }),
        };
        let mut session = session();
        session.commands.push(&FAULTY);
        session.handle_line(b"boardsize 9");
        session.handle_line(b"play b C3");
        let before = session.engine.snapshot();
        assert_eq!(session.handle_line(b"5 faulty").reply, "?5 internal error\n\n");
        assert_eq!(session.engine.snapshot(), before);
        assert_eq!(session.handle_line(b"play w D4").reply, "= \n\n");
        let point = session.engine.size().parse_vertex("C3").unwrap();
        assert_eq!(session.engine.moves()[0].mv, Move::Play(point));
        assert_eq!(session.engine.board().at(point), Some(Color::Black));
    }
}
