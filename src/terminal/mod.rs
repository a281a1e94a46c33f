//! Games at a terminal: a person types moves and reads the board.
//!
//! It owns what a person may type, the drawing of the board in colours, and the words of the answers. It knows the
//! engine, and nothing of GTP: a line typed here is not a command of a program.

mod board;
mod command;
mod points;
mod run;
mod session;

pub use self::board::Look;
pub use self::command::Seat;
pub use self::run::run;
pub use self::session::Session;
