//! Bit sets of `W` words, as wide as a board needs and no wider: 2 up to 9x9, 6 for 19x19.

/// A set of points by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bits<const W: usize>([u64; W]);

impl<const W: usize> Bits<W> {
    /// No point.
    pub const EMPTY: Bits<W> = Bits([0; W]);

    /// Adds a point.
    #[inline(always)]
    pub fn insert(&mut self, point: usize) {
        self.0[point >> 6] |= 1 << (point & 63);
    }

    /// Takes a point out.
    #[inline(always)]
    pub fn remove(&mut self, point: usize) {
        self.0[point >> 6] &= !(1 << (point & 63));
    }

    /// Whether a point is in the set; one beyond its words is not.
    #[inline(always)]
    pub fn contains(&self, point: usize) -> bool {
        point >> 6 < W && self.0[point >> 6] >> (point & 63) & 1 != 0
    }

    /// Adds all points of another set.
    #[inline(always)]
    pub fn add(&mut self, other: &Bits<W>) {
        for i in 0..W {
            self.0[i] |= other.0[i];
        }
    }

    /// Whether there is no point.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        let mut all = 0;
        for i in 0..W {
            all |= self.0[i];
        }
        all == 0
    }

    /// 0, 1 or 2, the last meaning two or more. Without counting bits, which the plainest machines do slowly.
    #[inline(always)]
    pub fn up_to_two(&self) -> u32 {
        let (mut any, mut more) = (0u64, 0u64);
        for i in 0..W {
            let word = self.0[i];
            // A second word with a bit, or a second bit in the word.
            more |= (if any != 0 { word } else { 0 }) | (word & word.wrapping_sub(1));
            any |= word;
        }
        u32::from(any != 0) + u32::from(more != 0)
    }

    /// The lowest point; the set must not be empty.
    #[inline(always)]
    pub fn lowest(&self) -> usize {
        for i in 0..W {
            if self.0[i] != 0 {
                return i * 64 + self.0[i].trailing_zeros() as usize;
            }
        }
        0
    }

    /// How many points there are.
    #[inline]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Calls `f` with each point, lowest first.
    #[inline(always)]
    pub fn each(&self, mut f: impl FnMut(usize)) {
        for i in 0..W {
            let mut word = self.0[i];
            while word != 0 {
                f(i * 64 + word.trailing_zeros() as usize);
                word &= word - 1;
            }
        }
    }
}
