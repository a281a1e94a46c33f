//! Boards: sizes and points, sets of points, stones, chains and captures, keys.
//!
//! A board has no history and no side to move: repetition, passes and phases belong to `game`.

pub mod benson;
pub mod chains;
pub mod geometry;
pub mod hash;
pub mod position;
pub mod set;

pub use benson::{PassAlive, pass_alive};
pub use chains::{ChainMap, Effect};
pub use geometry::{COLUMNS, Point, Size, Vertex};
pub use hash::{BoardKey, stone_key};
pub use position::{Board, Removed};
pub use set::PointSet;
