//! The vocabulary of every room: the two sides, sizes of boards, points and their coordinates, sets of points, and
//! tables with a value for each point, ways to turn a board.
//!
//! It knows neither stones nor rules.

mod color;
mod geometry;
mod named;
mod naming;
mod set;
pub mod splitmix;
mod turn;

pub use color::Color;
pub use geometry::{BadSize, COLUMNS, Point, Size, Vertex};
pub use named::named_enum;
pub use naming::{BETWEEN_POINTS, PointForm, PointNames, words_of_points};
pub use set::{PointMap, PointSet, Points};
pub use turn::Turn;
