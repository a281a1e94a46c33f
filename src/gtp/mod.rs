//! GTP: reads command lines, drives the engine, writes replies.
//!
//! [`parse`] cuts bytes into lines and lines into words, [`table`] lists every command once, [`session`] answers one
//! line after another, [`server`] joins a session to an input and an output. Rules and games are the engine's business.

mod args;
mod commands;
mod draw;
mod failure;
mod inbox;
pub mod parse;
pub mod server;
pub mod session;
pub mod table;

pub use self::args::Args;
pub use self::failure::Failure;
pub use self::server::{run, serve};
pub use self::session::{Context, Handled, Session};
pub use self::table::Command;
