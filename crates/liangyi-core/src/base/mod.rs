//! The vocabulary of every room: the two sides, sizes of boards, points and their coordinates, sets of points, and
//! tables with a value for each point, ways to turn a board.
//!
//! It knows neither stones nor rules.

mod color;
mod geometry;
mod map;
mod named;
mod naming;
mod set;
pub mod splitmix;
mod turn;

pub use color::Color;
pub use geometry::{BadSize, COLUMNS, Point, Size, Vertex};
pub use map::PointMap;
pub use named::named_enum;
pub use naming::{PointForm, PointNames};
pub use set::{PointSet, Points};
pub use turn::Turn;
