//! The [`Engine`]: the session of whichever game is played, for protocols to drive.
//!
//! What every game can do is passed on to its session. Who wants what only one game has asks for the session of that
//! game once: [`Engine::go_mut`], or a `match` where each game has its own answer.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use liangyi_core::base::{Color, Point, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{LegalMoves, Move, Played};
use liangyi_core::rules::{Komi, LineRuleset, NamedRules};
use liangyi_core::time::TimeControl;

use super::game::{EngineError, GeneratedMove};
use super::go::{GoSession, GoTerms};
use super::line::{LineSession, LineTerms};
use super::params::{BadParamValue, Param};
use super::record::SessionRecord;
use super::settings::EngineSettings;
use crate::player::{Analysis, Choice};
use crate::policy::{HumanNet, KataNet};
use crate::search::SearchLimits;

/// A session of one of the games. Each operation is done completely or not at all.
#[derive(Debug)]
pub enum Engine {
    /// Go.
    Go(Box<GoSession>),
    /// A line game.
    Line(Box<LineSession>),
}

/// The record of an engine; see [`GameSession::snapshot`](super::GameSession::snapshot).
#[derive(Clone, Debug, PartialEq)]
pub enum Snapshot {
    /// Of Go.
    Go(Arc<SessionRecord<GoTerms>>),
    /// Of a line game.
    Line(Arc<SessionRecord<LineTerms>>),
}

/// The same in whichever game is played.
macro_rules! in_any {
    ($engine:expr, $session:ident => $result:expr) => {
        match $engine {
            Engine::Go($session) => $result,
            Engine::Line($session) => $result,
        }
    };
}

impl Engine {
    /// An engine at the start of the game that the settings name.
    ///
    /// # Errors
    ///
    /// The board is too small for the game.
    pub fn new(settings: EngineSettings) -> Result<Engine, EngineError> {
        Ok(match settings.line {
            None => Engine::Go(Box::new(GoSession::new(settings))),
            Some(row) => Engine::Line(Box::new(LineSession::on(row.into(), settings)?)),
        })
    }

    /// The session of Go, while it is played.
    pub fn go(&self) -> Option<&GoSession> {
        match self {
            Engine::Go(go) => Some(go),
            Engine::Line(_) => None,
        }
    }

    /// The session of a line game, while one is played.
    pub fn line(&self) -> Option<&LineSession> {
        match self {
            Engine::Go(_) => None,
            Engine::Line(line) => Some(line),
        }
    }

    /// The session of Go, while it is played.
    pub fn go_mut(&mut self) -> Option<&mut GoSession> {
        match self {
            Engine::Go(go) => Some(go),
            Engine::Line(_) => None,
        }
    }

    /// Chooses a ruleset of Go and its komi. The moves made are replayed under it; an empty board whose size the client
    /// did not choose takes the ruleset's own size.
    ///
    /// # Errors
    ///
    /// A move is illegal under it.
    pub fn set_ruleset(&mut self, ruleset: NamedRules) -> Result<(), EngineError> {
        match self {
            Engine::Go(go) => go.set_ruleset(ruleset)?,
            Engine::Line(line) => *self = Engine::Go(Box::new(line.turned_into(GoTerms::from(ruleset), None)?)),
        }
        Ok(())
    }

    /// Plays a line game from now on. The moves made are replayed under its rules; an empty board whose size the client
    /// did not choose takes the game's own size.
    ///
    /// # Errors
    ///
    /// The board is too small for the game, or a move is illegal in it.
    pub fn choose_line_game(&mut self, row: &LineRuleset) -> Result<(), EngineError> {
        let line = in_any!(self, session => session.turned_into(row.into(), session.record().komi));
        *self = Engine::Line(Box::new(line.map_err(EngineError::without_number)?));
        Ok(())
    }

    /// A session at the same point of the same game with other settings, and with a player that has searched nothing:
    /// see [`GameSession::fork`](super::GameSession::fork).
    pub fn fork(&self, settings: EngineSettings) -> Engine {
        match self {
            Engine::Go(go) => Engine::Go(Box::new(go.fork(settings))),
            Engine::Line(line) => Engine::Line(Box::new(line.fork(settings))),
        }
    }

    /// Takes the player of a session of the same kind of game, with its search tree: see
    /// [`GameSession::take_player`](super::GameSession::take_player).
    pub fn take_player(&mut self, other: Engine) {
        match (self, other) {
            (Engine::Go(own), Engine::Go(other)) => own.take_player(*other),
            (Engine::Line(own), Engine::Line(other)) => own.take_player(*other),
            (Engine::Go(_), Engine::Line(_)) | (Engine::Line(_), Engine::Go(_)) => {}
        }
    }

    /// Its record, shared.
    pub fn snapshot(&self) -> Snapshot {
        match self {
            Engine::Go(go) => Snapshot::Go(go.snapshot()),
            Engine::Line(line) => Snapshot::Line(line.snapshot()),
        }
    }

    /// Goes back to a snapshot of this engine's, whatever state a panic has left it in.
    pub fn restore(&mut self, snapshot: Snapshot) {
        const VALID: &str = "a record that was in force makes a game";
        match (&mut *self, snapshot) {
            (Engine::Go(go), Snapshot::Go(record)) => go.restore(record),
            (Engine::Line(line), Snapshot::Line(record)) => line.restore(record),
            (Engine::Line(line), Snapshot::Go(record)) => {
                *self = Engine::Go(Box::new(GoSession::of(record, line.settings().clone()).expect(VALID)));
            }
            (Engine::Go(go), Snapshot::Line(record)) => {
                *self = Engine::Line(Box::new(LineSession::of(record, go.settings().clone()).expect(VALID)));
            }
        }
    }

    /// Runs `operation`, in which searches for a move report and leave moves out as `analysis` says, except that its
    /// limits do not hold.
    pub fn analyzing<T>(&mut self, analysis: &Analysis, operation: impl FnOnce(&mut Engine) -> T) -> T {
        let before = in_any!(self, session => session.report_as(analysis));
        let result = operation(self);
        in_any!(self, session => session.set_options(before));
        result
    }
}

/// Passes operations on to the session, each with the documentation of its own.
macro_rules! passed_on {
    ($($(#[$doc:meta])* fn $name:ident(&self $(, $arg:ident: $type:ty)*) -> $result:ty;)*) => {
        impl Engine {
            $($(#[$doc])* pub fn $name(&self $(, $arg: $type)*) -> $result {
                in_any!(self, session => session.$name($($arg),*))
            })*
        }
    };
    ($($(#[$doc:meta])* fn $name:ident(&mut self $(, $arg:ident: $type:ty)*) -> $result:ty;)*) => {
        impl Engine {
            $($(#[$doc])* pub fn $name(&mut self $(, $arg: $type)*) -> $result {
                in_any!(self, session => session.$name($($arg),*))
            })*
        }
    };
}

passed_on! {
    /// The settings in force.
    fn settings(&self) -> &EngineSettings;
    /// The name of the rules.
    fn name(&self) -> &str;
    /// The size of the board.
    fn size(&self) -> Size;
    /// The stones on the board.
    fn board(&self) -> &Board;
    /// Whose turn it is.
    fn to_move(&self) -> Color;
    /// Whether the game has ended.
    fn is_over(&self) -> bool;
    /// Whether the engine may make this move for `color`.
    fn is_legal(&self, color: Color, mv: Move) -> bool;
    /// The legal moves of `color`.
    fn legal_moves(&self, color: Color) -> LegalMoves;
    /// The moves of the game.
    fn moves(&self) -> Vec<Played>;
    /// The moves as the client has given them, stones of a diagram among them.
    fn given_moves(&self) -> &[Played];
    /// Whether the engine is to ponder now.
    fn may_ponder(&self) -> bool;
    /// The limits of a search while no clock runs.
    fn limits_without_clock(&self) -> SearchLimits;
}

impl Engine {
    /// Changes settings, from the next search on. Another memory, or another kind of values, drops the tree.
    pub fn change_settings(&mut self, change: impl FnOnce(&mut EngineSettings)) {
        in_any!(self, session => session.change_settings(change));
    }
}

passed_on! {
    /// Drops the search tree and what has been found out about the position.
    fn clear_cache(&mut self) -> ();
    /// Clears the board and changes its size, if the game has room on it.
    fn set_size(&mut self, size: Size) -> Result<(), EngineError>;
    /// Clears the board.
    fn clear_board(&mut self) -> ();
    /// Sets the komi, for this game and the next ones.
    fn set_komi(&mut self, komi: Komi) -> ();
    /// Starts a game from a position, on the empty board.
    fn set_up(&mut self, stones: &[(Color, Point)]) -> Result<(), EngineError>;
    /// Sets the side that makes the first move.
    fn set_to_move(&mut self, color: Color) -> Result<(), EngineError>;
    /// Makes a move for `color`, even if it is not its turn.
    fn play(&mut self, color: Color, mv: Move) -> Result<(), EngineError>;
    /// Makes a move that the engine has chosen, here or in a fork of this session.
    fn play_chosen(&mut self, color: Color, mv: Move) -> Result<(), EngineError>;
    /// Makes all of `moves`, or none. An error numbers them from 1.
    fn play_all(&mut self, moves: &[Played]) -> Result<(), EngineError>;
    /// Takes back the last `count` moves; none if there are fewer.
    fn undo(&mut self, count: usize) -> Result<(), EngineError>;
    /// Sets the clocks of both sides.
    fn set_time(&mut self, system: TimeControl) -> ();
    /// Sets the clock of `color` to what the arbiter's clock shows.
    fn set_time_left(&mut self, color: Color, left: Duration, count: u32) -> ();
    /// Sets a parameter to the value that `text` says, from the next search on.
    fn set_param(&mut self, param: &Param, text: &str) -> Result<(), BadParamValue>;
    /// Sets the seed of the searches to come, which then depend on no search before.
    fn set_seed(&mut self, seed: u64) -> ();
    /// Plays and judges with this network from now on, or without one.
    fn set_network(&mut self, net: Option<Arc<KataNet>>) -> ();
    /// The same where nobody has chosen a network and this one was found: see
    /// [`GameSession::set_found_network`](super::GameSession::set_found_network).
    fn set_found_network(&mut self, net: Option<Arc<KataNet>>) -> ();
    /// Uses another network of persons: see [`GameSession::set_human_network`](super::GameSession::set_human_network).
    fn set_human_network(&mut self, net: Option<Arc<HumanNet>>) -> ();
    /// Chooses a move for `color`, makes it and takes its time off the clock: see
    /// [`GameSession::generate`](super::GameSession::generate).
    fn generate(
        &mut self, color: Color, stop: &AtomicBool, progress: &mut dyn FnMut(&Choice)
    ) -> Result<GeneratedMove, EngineError>;
    /// Chooses a move for `color` without making it.
    fn search(&mut self, color: Color, stop: &AtomicBool, progress: &mut dyn FnMut(&Choice)) -> GeneratedMove;
    /// Notes what a search for a move of `color` in a fork has found of the game.
    fn note_search(&mut self, color: Color, choice: &Choice) -> ();
    /// Forgets what searches have found of the game and saved, so that some more moves are made before it is resigned.
    fn forget_searches(&mut self) -> ();
    /// Searches for `color` without choosing a move: see [`GameSession::analyze`](super::GameSession::analyze).
    fn analyze(
        &mut self, color: Color, analysis: &Analysis, stop: &AtomicBool, progress: &mut dyn FnMut(&Choice)
    ) -> Choice;
    /// Searches in the opponent's time: see [`GameSession::ponder`](super::GameSession::ponder).
    fn ponder(&mut self, time: Option<Duration>, stop: &AtomicBool) -> u64;
}
