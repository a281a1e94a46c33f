//! The Gomocup protocol, also called the protocol of Piskvork: what managers of gomoku and renju speak.
//!
//! Lines on standard input, lines on standard output, each flushed. Points are `x,y`, column and row counted from 0 at
//! the upper left corner. It knows lines, commands and replies; the game, the clock and the player are the engine's.
//!
//! Known: `START`, `RECTSTART`, `RESTART`, `BEGIN`, `TURN`, `BOARD`, `TAKEBACK`, `PLAY`, `INFO`, `ABOUT`, `END`, and of
//! Yixin's and Rapfi's extensions `YXBOARD`, `YXSHOWFORBID`, `YXSTOP` and the keys `thread_num` and `max_node` of
//! `INFO`. Of opening rules there is Swap2: `SWAP2BOARD` and its points up to `DONE` are answered by three stones, two
//! more, `SWAP` or a move, and leave the game as it is.
//!
//! How many replies a line has, messages left out: none `INFO`, `STOP`, `YXSTOP`, `END`, a blank line, the first line
//! of a position or an opening and its points; one every other line, `DONE` included.

mod command;
mod opening;
mod position;
mod session;

pub use command::{GomocupCommand, parse};
pub use session::{GomocupReply, GomocupSession, serve, serve_stdio};
