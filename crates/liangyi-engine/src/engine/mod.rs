//! The engine: one game with its settings, its clocks and its player, behind one type for protocols to drive.
//!
//! Every operation is all or nothing: one that fails leaves the engine as it was. Nothing here reads or writes text of
//! a protocol. Protocols use the player only through [`Engine`]; of the room `player` they see what a search returns
//! ([`crate::player::Action`], [`crate::player::Choice`]).

mod facade;
mod handicap;
mod line;
mod line_error;
mod line_mode;
mod line_start;
pub mod params;
mod record;
mod scoring;
mod settings;

pub use self::facade::{Engine, GeneratedMove};
pub use self::handicap::free_handicap;
pub use self::line::{LineEngine, LineRecord};
pub use self::line_error::LineError;
pub use self::params::{BadParam, PARAMS, Param, ParamKind};
pub use self::record::{BarePass, DeadStones, EngineError, SessionRecord, StartPosition};
pub use self::scoring::Status;
pub use self::settings::EngineSettings;
