//! The handlers of the commands, by what they work on; those of line games alone are in `line`. Each reads all its
//! arguments before it changes the engine.

pub mod analyze;
pub mod core;
pub mod line;
pub mod opening;
pub mod panels;
pub mod play;
pub mod ruler;
pub mod rules;
pub mod score;
pub mod setup;
pub mod show;
pub mod time;

// What every handler uses.
pub(super) use super::args::Args;
pub(super) use super::command::{Context, GoContext, GtpReply, LineContext, done, json};
pub(super) use super::reply::Failure;
