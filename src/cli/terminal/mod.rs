//! Games at a terminal: a person types moves and reads the board.
//!
//! It owns what a person may type, the drawing of the board in colours, and how answers are put together. What happens
//! is the game's of the room `table`. It knows nothing of GTP: a line typed here is not a command of a program.

mod board;
mod command;
mod input;
mod opening;
mod run;
mod session;
mod shown;
mod words;
mod wrap;

pub use self::input::LineInput;
pub use self::run::{Interruptions, run};
pub use self::session::TerminalSession;
pub use self::shown::Signature;
pub use self::wrap::hung;
