//! The Gomocup protocol, also called the protocol of Piskvork: what managers of gomoku and renju speak.
//!
//! Lines on standard input, lines on standard output, each flushed. Points are `x,y`, column and row counted from 0 at
//! the upper left corner. It knows lines, commands and replies; the game, the clock and the player are the engine's.
//!
//! Known: `START`, `RECTSTART`, `RESTART`, `BEGIN`, `TURN`, `BOARD`, `TAKEBACK`, `PLAY`, `INFO`, `ABOUT`, `END`, and of
//! Yixin's and Rapfi's extensions `YXBOARD`, `YXSHOWFORBID`, `YXSTOP` and the keys `thread_num` and `max_node` of
//! `INFO`. Opening rules are not offered: `SWAP2BOARD` is answered `UNKNOWN`, and its points up to `DONE` are skipped.
//!
//! How many replies a line has, messages left out: none `INFO`, `STOP`, `YXSTOP`, `END`, a blank line, the first line
//! of a position and its points; one every other line, `DONE` included.

mod command;
mod position;
mod session;

pub use command::{GomocupCommand, parse};
pub use session::{GomocupReply, GomocupSession, serve, serve_stdio};
