//! The server of `liangyi web` over real sockets: who is let in, what is kept of a page that is cut off, how much of
//! everything there may be, no message without one answer, and matches that are looked on.

mod client;
#[path = "../common/mod.rs"]
mod common;
mod hostile;
mod messages;
mod program;
mod tabs;
mod watching;
