//! The handlers of the commands, by theme. Each takes its arguments whole before it touches the engine.

pub mod core;
pub mod gogui;
pub mod play;
pub mod rules;
pub mod score;
pub mod setup;
pub mod sgf;
pub mod show;
pub mod time;

use super::{Args, Context, Failure};

/// What every handler returns.
type Reply = Result<String, Failure>;

/// The reply that says nothing but that it is done.
fn done() -> Reply {
    Ok(String::new())
}
