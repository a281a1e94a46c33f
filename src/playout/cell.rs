//! The values of the cells of a playout board: what stands on a point.
//!
//! Two bits are enough, so that the eight neighbours of a point fit in 16 (see [`super::pattern_code`]).

use crate::base::Color;

/// An empty point.
pub const EMPTY: u8 = 0;
/// A black stone.
pub const BLACK: u8 = 1;
/// A white stone.
pub const WHITE: u8 = 2;
/// Outside the board.
pub const RIM: u8 = 3;

/// The cell value of the stones of `color`.
#[inline(always)]
pub const fn stone(color: Color) -> u8 {
    color as u8 + 1
}
