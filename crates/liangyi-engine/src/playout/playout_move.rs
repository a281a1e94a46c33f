//! A stone placed during a search or a playout, as the trace of a simulation records it.

use liangyi_core::base::Color;

/// A stone placed in a playout or in the tree above it: its colour and the number of its point, in 16 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayoutMove(u16);

impl PlayoutMove {
    /// A stone of `color` on the point with this number, which is less than 512.
    #[inline(always)]
    pub fn new(color: Color, point: usize) -> PlayoutMove {
        PlayoutMove((color as u16) << 15 | point as u16)
    }

    /// The colour of the stone.
    #[inline(always)]
    pub fn color(self) -> Color {
        if self.0 >> 15 == 0 { Color::Black } else { Color::White }
    }

    /// The number of the point, see [`Point::index`](liangyi_core::base::Point::index).
    #[inline(always)]
    pub fn point(self) -> usize {
        (self.0 & 0x7fff) as usize
    }

    /// The 16 bits themselves.
    pub(super) fn to_bits(self) -> u16 {
        self.0
    }
}
