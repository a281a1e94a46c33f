//! Boards: stones, chains and captures, unconditional life, 128-bit keys.
//!
//! A board has no history and no side to move: repetition, passes and phases belong to `game`.

mod benson;
mod chains;
mod hash;
mod position;

pub use self::benson::{PassAlive, pass_alive};
pub use self::chains::{ChainMap, Effect};
pub use self::hash::{BoardKey, stone_key};
pub use self::position::{Board, Removed};
