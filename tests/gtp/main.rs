//! GTP by the running program and by sessions: real clients, random lines, storms, pipes, panels.

mod analysis;
mod clients;
#[path = "../common/mod.rs"]
mod common;
mod gnugo;
mod gogui;
mod random;
mod sabaki;
mod server;
mod storm;
