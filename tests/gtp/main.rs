//! GTP by the running program and by sessions: real clients, storms, pipes, panels. Random lines are a program of their
//! own, `tests/gtp_random.rs`, whose memory is measured.

mod analysis;
mod clients;
#[path = "../common/mod.rs"]
mod common;
mod gnugo;
mod gogui;
mod katago;
mod language;
mod sabaki;
mod server;
mod storm;
