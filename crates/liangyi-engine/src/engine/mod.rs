//! The engine: a game with its settings, its clocks and its player, for protocols to drive.
//!
//! A [`GameSession`] is generic over the game ([`SessionGame`]); [`GoSession`] and [`LineSession`] are its instances,
//! and an [`Engine`] is the one that is played. Every operation is all or nothing: one that fails leaves the session as
//! it was. Nothing here reads or writes text of a protocol. Of the room `player` protocols see what a search returns
//! ([`crate::player::PlayerAction`], [`crate::player::Choice`]).

mod any;
mod game;
mod go;
mod level;
mod line;
mod moves;
pub mod params;
mod record;
mod scoring;
mod session;
mod settings;

pub use self::any::{Engine, Snapshot};
pub use self::game::{EngineError, GeneratedMove, MoveSearch, SessionGame};
pub use self::go::{DeadStones, GoSession, GoTerms, free_handicap};
pub use self::level::{LEVELS, Level, LevelChoice};
pub use self::line::{LineSession, LineTerms};
pub use self::params::{BadParamValue, PARAMS, Param, ParamKind};
pub use self::record::{GameTerms, SessionRecord, StartPosition};
pub use self::scoring::FinalStatus;
pub use self::session::GameSession;
pub use self::settings::{BarePass, EngineSettings, IMITATION, Imitation, Lenience};
