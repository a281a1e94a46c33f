//! Boards: sizes and points, sets of points, stones, chains and captures, keys.
//!
//! A board has no history and no side to move: repetition, passes and phases belong to `game`.

pub mod benson;
pub mod chains;
pub mod hash;
pub mod position;

pub use self::benson::{PassAlive, pass_alive};
pub use self::chains::{ChainMap, Effect};
pub use self::hash::{BoardKey, stone_key};
pub use self::position::{Board, Removed};
