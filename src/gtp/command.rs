//! What a command is: its row in the table, what its handler works with and returns.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use liangyi_core::base::PointForm;
use liangyi_core::score::ResultUnit;
use liangyi_core::score::makeup::HandBoard;
use liangyi_engine::engine::{Engine, GoSession, GoTerms, LineSession, SessionRecord};
use serde::Serialize;

use super::args::Args;
use super::reply::Failure;
use super::reply::Output;
use crate::protocol::KataValues;
use crate::records::networks::Networks;
use crate::show::words::Language;

/// The options of a GTP session that do not concern the engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GtpOptions {
    /// Whether `kgs-rules` is listed, which a KGS bridge uses to choose the ruleset.
    pub kgs: bool,
    /// Whether the commands of KataGo's that choose rules are missing, because some clients send them unasked.
    pub keep_ruleset: bool,
    /// What the program is called.
    pub known_as: KnownAs,
    /// Whether replies are GNU Go's where clients written for it depend on them: `PASS`, `loadsgf` says whose turn it
    /// is, `final_status_list` has territory in one line, and `estimate_score` is listed.
    pub gnugo: bool,
    /// In what `liangyi-score` and `liangyi-compare` give results; `final_score` keeps to GTP.
    pub unit: ResultUnit,
    /// How replies for people write points; what a program reads has letters.
    pub points: PointForm,
    /// The language of sentences at the start; what a program reads is the same in every one.
    pub language: Language,
    /// Whether there is a network of KataGo's, so that `kata-raw-nn` is listed. A session knows it by itself.
    pub network: bool,
    /// Whether there is a network of persons, so that `kata-raw-human-nn` is listed. A session knows it by itself.
    pub human_network: bool,
    /// Whether the client is GoGui, which draws what it finds on standard error while the engine thinks.
    pub gogui: bool,
    /// Whether the commands are listed that make the engine GoGui's referee.
    pub gogui_rules: bool,
}

/// What `name` and `version` answer: some clients show a score and ownership for KataGo alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum KnownAs {
    /// Liangyi, and its own version.
    #[default]
    Liangyi,
    /// A name that begins with KataGo.
    Compatible,
    /// KataGo, and the version that it has whose commands are answered.
    KataGo,
}

impl KnownAs {
    /// The name for clients that look at how its first word begins.
    pub const COMPATIBLE: &str = "KataGo-compatible Liangyi";
}

/// What a session keeps for a GUI besides the engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GuiState {
    /// The language of sentences for people.
    pub language: Language,
    /// Whether GoGui's graphics are written to standard error while the engine thinks.
    pub live_graphics: bool,
    /// Whether the client shows a tray outside the board, and a stone there is a virtual move.
    pub has_tray: bool,
    /// Whether this game has had a virtual move by a command that a GUI does not follow.
    pub hidden_virtual: bool,
}

/// A board that is rearranged by hand, and the game that it was made of.
#[derive(Clone, Debug)]
pub struct RearrangedByHand {
    /// The board.
    pub board: HandBoard,
    /// What had been set and played; another record is another game.
    pub game: Arc<SessionRecord<GoTerms>>,
}

/// What a command works with.
#[derive(Debug)]
pub struct Context<'a, 'o, E = Engine> {
    /// The engine; for a command of one game the session of that game.
    pub engine: &'a mut E,
    /// What is the same for the commands of every game.
    pub shared: SharedContext<'a, 'o>,
}

/// What a command works with besides the engine.
#[derive(Debug)]
pub struct SharedContext<'a, 'o> {
    /// The commands of this session.
    pub commands: &'a [&'static GtpCommand],
    /// The options of this session.
    pub options: GtpOptions,
    /// Set by another thread when the client interrupts the command.
    pub stop: &'a AtomicBool,
    /// Set when a line has come after the command, or the end of the input, which ends an analysis.
    pub followed: &'a AtomicBool,
    /// Takes lines of the reply before the command has ended.
    pub output: &'a mut Output<'o>,
    /// What is kept for a GUI.
    pub gui: &'a mut GuiState,
    /// The board that is rearranged by hand.
    pub by_hand: &'a mut Option<RearrangedByHand>,
    /// The values of KataGo's parameters.
    pub kata: &'a mut KataValues,
    /// Which network is used.
    pub networks: &'a mut Networks,
    /// Set by the command that ends the session.
    pub quit: &'a mut bool,
}

/// What a command of Go works with.
pub type GoContext<'a, 'o> = Context<'a, 'o, GoSession>;

/// What a command of line games works with.
pub type LineContext<'a, 'o> = Context<'a, 'o, LineSession>;

/// The text of a successful reply, or why the command failed; then it has changed nothing.
pub type GtpReply = Result<String, Failure>;

/// The empty successful reply.
pub(super) fn done() -> GtpReply {
    Ok(String::new())
}

/// A value in one line of JSON.
pub(super) fn json(value: &impl Serialize) -> GtpReply {
    serde_json::to_string(value).map_err(|error| Failure::Other(error.to_string()))
}

/// A function that runs a command. It reads all arguments before it changes the engine.
pub type Run<E> = fn(&mut Context<E>, Args) -> GtpReply;

/// What runs a command, by the games that have it.
#[derive(Clone, Copy, Debug)]
pub enum Handler {
    /// Every game has it, and it is the same in all of them.
    Any(Run<Engine>),
    /// Every game has it in a way of its own.
    Each {
        /// While Go is played.
        go: Run<GoSession>,
        /// While a line game is played.
        line: Run<LineSession>,
    },
    /// Only Go has it.
    Go(Run<GoSession>),
    /// Only line games have it.
    Line {
        /// While a line game is played.
        run: Run<LineSession>,
        /// Why Go has not.
        refusal: &'static str,
    },
}

/// A command.
#[derive(Clone, Copy, Debug)]
pub struct GtpCommand {
    /// Its name.
    pub name: &'static str,
    /// Its arguments, in the notation of manuals.
    pub args: &'static str,
    /// What it does, in one line.
    pub doc: &'static str,
    /// The section of the documentation that it belongs to.
    pub theme: Theme,
    /// Whether a session with these options has it.
    pub listed: fn(&GtpOptions) -> bool,
    /// Whether a session that does not list it answers it all the same.
    pub answered: fn(&GtpOptions) -> bool,
    /// What runs it.
    pub handler: Handler,
}

impl SharedContext<'_, '_> {
    /// The language of sentences for people.
    pub fn words(&self) -> Language {
        self.gui.language
    }
}

impl GtpCommand {
    /// Runs it, or answers that the game that is played does not have it.
    pub fn call(&self, Context { engine, shared }: Context, args: Args) -> GtpReply {
        match (self.handler, engine) {
            (Handler::Any(run), engine) => run(&mut Context { engine, shared }, args),
            (Handler::Go(run) | Handler::Each { go: run, .. }, Engine::Go(go)) => {
                run(&mut Context { engine: &mut **go, shared }, args)
            }
            (Handler::Line { run, .. } | Handler::Each { line: run, .. }, Engine::Line(line)) => {
                run(&mut Context { engine: &mut **line, shared }, args)
            }
            (Handler::Go(_), Engine::Line(line)) => {
                Err(Failure::Other(format!("{} is for Go, and {} is played", self.name, line.name())))
            }
            (Handler::Line { refusal, .. }, Engine::Go(_)) => Err(Failure::Other(refusal.to_string())),
        }
    }
}

/// The sections of the documentation, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// The session itself.
    Core,
    /// The start of a game.
    Setup,
    /// Moves.
    Play,
    /// Analysis.
    Analysis,
    /// Parameters.
    Params,
    /// Time settings.
    Time,
    /// Rulesets and virtual moves.
    Rules,
    /// The state of a game.
    Show,
    /// The end of a game.
    Score,
    /// Extensions of GoGui.
    GoGui,
}

impl Theme {
    /// Every theme with its heading.
    pub const ALL: [(Theme, &'static str); 10] = [
        (Theme::Core, "The conversation"),
        (Theme::Setup, "Starting a game"),
        (Theme::Play, "Moves"),
        (Theme::Analysis, "Analysis"),
        (Theme::Params, "Parameters"),
        (Theme::Time, "Time"),
        (Theme::Rules, "Rulesets and virtual moves"),
        (Theme::Show, "Looking at a game"),
        (Theme::Score, "The end of a game"),
        (Theme::GoGui, "GoGui"),
    ];
}
