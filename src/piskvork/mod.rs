//! The Gomocup protocol, also called the protocol of Piskvork: what managers of gomoku and renju speak.
//!
//! Lines on standard input, lines on standard output, each flushed. Points are `x,y`, column and row counted from 0 at
//! the upper left corner. It knows lines, commands and replies; the game, the clock and the player are the engine's.
//!
//! Known: `START`, `RECTSTART`, `RESTART`, `BEGIN`, `TURN`, `BOARD`, `TAKEBACK`, `PLAY`, `INFO`, `ABOUT`, `END`, and of
//! Yixin's and Rapfi's extensions `YXSHOWFORBID`, `YXSTOP` and the keys `thread_num` and `max_node` of `INFO`. Opening
//! rules such as `SWAP2BOARD` are not offered.

mod command;
mod server;
mod session;

pub use command::{Command, parse};
pub use server::{run, serve};
pub use session::{Reply, Session};
