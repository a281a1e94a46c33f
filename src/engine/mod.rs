//! The engine: a game, its settings, its clocks and its player behind one face, for protocols to drive.
//!
//! Every operation is all or nothing: one that fails leaves the engine as it was. Nothing here reads or writes text of
//! a protocol, and nothing to the right of this folder touches a [`crate::search::Player`].

mod facade;
mod handicap;
mod judge;
mod record;
mod settings;
mod time;

pub use facade::{Answer, Engine};
pub use handicap::free_handicap;
pub use judge::{DeadStones, Status};
pub use record::{BarePass, EngineError, NamedRules, Record};
pub use settings::Settings;
pub use time::{Clock, TimeSystem};
