//! Sets of points in `W` 64-bit words; [`super::words`] gives the width for a board size.

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
