//! The values of the cells of a playout board: the state of a point in two bits, so that the eight neighbours of a
//! point fit in 16 bits.

use liangyi_core::base::Color;

/// An empty point.
pub const EMPTY: u8 = 0;
/// A black stone.
pub const BLACK: u8 = 1;
/// A white stone.
pub const WHITE: u8 = 2;
/// A point outside the board.
pub const RIM: u8 = 3;

/// The cell value of the stones of `color`. That of the opponent's stones is 3 less it.
#[inline(always)]
pub const fn stone(color: Color) -> u8 {
    color as u8 + 1
}
