//! GTP 2: reads command lines, drives the engine, writes replies.
//!
//! [`parse`] cuts bytes into lines and a line into its parts, [`table`] lists every command once, [`GtpSession`]
//! answers one line after another, [`serve`] connects a session to an input and an output, and [`Output`] takes the
//! lines of a reply that is written while its command runs. The room owns the text of the protocol; rules and games
//! belong to the engine.
//!
//! A new command is a row of [`table::COMMANDS`], which says what games have it, and a handler in the module
//! `commands`.

mod analysis_args;
mod analysis_lines;
mod args;
mod command;
mod commands;
mod draw;
pub mod parse;
mod reply;
mod server;
mod session;
pub mod table;

pub use self::args::Args;
pub use self::command::{
    Context, GoContext, GtpCommand, GtpOptions, GtpReply, GuiState, Handler, KnownAs, LineContext, Run, SharedContext,
    Theme,
};
pub use self::reply::Failure;
pub use self::reply::{Output, Write};
pub use self::server::{serve, serve_stdio};
pub use self::session::{GtpSession, Handled};
