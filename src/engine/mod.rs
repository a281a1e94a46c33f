//! The engine: a game, its settings, its clocks and its player behind one face, for protocols to drive.
//!
//! Every operation is all or nothing: one that fails leaves the engine as it was. Nothing here reads or writes text of
//! a protocol, and nothing to the right of this folder touches a [`crate::player::Player`].

mod facade;
mod handicap;
mod judge;
mod record;
mod settings;

pub use self::facade::{Answer, Engine};
pub use self::handicap::free_handicap;
pub use self::judge::{DeadStones, Status};
pub use self::record::{BarePass, EngineError, Record};
pub use self::settings::Settings;
