//! Sets of points in `W` 64-bit words, and the width `W` for a board size: the one place where a size becomes a type.

use liangyi_core::base::Size;

/// A set of points of a playout board, by their numbers: those below `64 * W`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bits<const W: usize>([u64; W]);

impl<const W: usize> Bits<W> {
    /// The empty set.
    pub const EMPTY: Bits<W> = Bits([0; W]);

    /// Adds a point, whose number must be less than `64 * W`.
    #[inline(always)]
    pub fn insert(&mut self, point: usize) {
        self.0[point >> 6] |= 1 << (point & 63);
    }

    /// Removes a point, whose number must be less than `64 * W`.
    #[inline(always)]
    pub fn remove(&mut self, point: usize) {
        self.0[point >> 6] &= !(1 << (point & 63));
    }

    /// Whether a point is in the set. Any number may be given.
    #[inline(always)]
    pub fn contains(&self, point: usize) -> bool {
        point >> 6 < W && self.0[point >> 6] >> (point & 63) & 1 != 0
    }

    /// Whether the set is empty.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        let mut all = 0;
        for i in 0..W {
            all |= self.0[i];
        }
        all == 0
    }

    /// The point with the lowest number; 0 if the set is empty.
    #[inline(always)]
    pub fn lowest(&self) -> usize {
        for i in 0..W {
            if self.0[i] != 0 {
                return i * 64 + self.0[i].trailing_zeros() as usize;
            }
        }
        0
    }

    /// The number of points.
    #[inline]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }
}

/// The width of a [`PlayoutBoard`](super::PlayoutBoard) for this size of board: the number of 64-bit words in a set of
/// its points. 9x9, 13x13 and 19x19 have a width of their own (2, 4 and 6); all other sizes share the width 8, which is
/// valid for these three as well, only slower.
pub const fn words(size: Size) -> usize {
    match (size.width(), size.height()) {
        (9, 9) => 2,
        (13, 13) => 4,
        (19, 19) => 6,
        _ => 8,
    }
}

/// The stride of the only board size with this width, or 0 for the width that several sizes share.
pub const fn stride(words: usize) -> usize {
    match words {
        2 => 10,
        4 => 14,
        6 => 20,
        _ => 0,
    }
}

/// Evaluates an expression with the constant `$w` set to [the width](crate::playout::words) for a board size.
#[macro_export]
macro_rules! with_width {
    ($size:expr, $w:ident => $body:expr) => {
        match $crate::playout::words($size) {
            2 => {
                const $w: usize = 2;
                $body
            }
            4 => {
                const $w: usize = 4;
                $body
            }
            6 => {
                const $w: usize = 6;
                $body
            }
            _ => {
                const $w: usize = 8;
                $body
            }
        }
    };
}
