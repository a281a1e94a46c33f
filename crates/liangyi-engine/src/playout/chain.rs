//! The playout board's record of a chain in one 64-bit word: its number of stones, its number of liberties, and the sum
//! and the sum of squares of the numbers of its liberties.
//!
//! Adding or removing a liberty is one addition. The sums locate the liberties of a chain with one or two without a
//! list: a single liberty is the sum itself, and two are the roots of a quadratic equation.

/// The counts and sums of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chain(u64);

// Positions of the fields. The sum of all numbers below 512 fits in its 18 bits. The sum of squares, in the highest
// bits, may overflow: it is only read where a chain has two liberties.
const COUNT: u64 = (1 << 10) - 1;
const STONES: u32 = 10;
const SUM: u32 = 20;
const SQUARES: u32 = 38;

/// A prime above twice the number of any point, so that the squares of two different point numbers are different modulo
/// it.
const PRIME: u32 = 1031;

/// Point numbers by their square modulo [`PRIME`].
static ROOTS: [u16; PRIME as usize] = {
    let mut roots = [0; PRIME as usize];
    let mut number = 0;
    while number < 512 {
        roots[(number * number % PRIME) as usize] = number as u16;
        number += 1;
    }
    roots
};

/// The square root of the square of a number below 512. The table is faster than computing it.
#[inline(always)]
fn root(square: u32) -> usize {
    ROOTS[(square % PRIME) as usize].into()
}

/// The word of a chain with this liberty alone, and no stones.
#[inline(always)]
const fn liberty(point: usize) -> u64 {
    let point = point as u64;
    1 | point << SUM | point * point << SQUARES
}

impl Chain {
    /// No stones and no liberties.
    pub const EMPTY: Chain = Chain(0);
    /// The placeholder where there is no chain: it counts as one with many liberties.
    pub const NONE: Chain = Chain(COUNT);

    /// The number of liberties.
    #[inline(always)]
    pub fn liberty_count(self) -> usize {
        (self.0 & COUNT) as usize
    }

    /// The number of stones.
    #[inline(always)]
    pub fn stones(self) -> usize {
        (self.0 >> STONES & COUNT) as usize
    }

    /// Adds stones.
    #[inline(always)]
    pub fn add_stones(&mut self, count: usize) {
        self.0 += (count as u64) << STONES;
    }

    /// Adds a liberty that it does not have yet.
    #[inline(always)]
    pub fn add_liberty(&mut self, point: usize) {
        self.0 = self.0.wrapping_add(liberty(point));
    }

    /// As [`Chain::add_liberty`] if `is_liberty`; without a branch, which would be unpredictable.
    #[inline(always)]
    pub fn add_liberty_if(&mut self, point: usize, is_liberty: bool) {
        self.0 = self.0.wrapping_add(liberty(point) & u64::from(is_liberty).wrapping_neg());
    }

    /// Removes a liberty that it has.
    #[inline(always)]
    pub fn remove_liberty(&mut self, point: usize) {
        self.0 = self.0.wrapping_sub(liberty(point));
    }

    /// The liberty of a chain with exactly one.
    #[inline(always)]
    pub fn only_liberty(self) -> usize {
        (self.0 >> SUM & ((1 << (SQUARES - SUM)) - 1)) as usize
    }

    /// The liberties of a chain with exactly two, the lower number first.
    #[inline(always)]
    pub fn two_liberties(self) -> [usize; 2] {
        let sum = self.only_liberty();
        let squares = (self.0 >> SQUARES) as usize;
        // For a and b, 2 (a² + b²) - (a + b)² = (a - b)².
        let difference = root((2 * squares).wrapping_sub(sum * sum) as u32);
        [(sum - difference) / 2, (sum + difference) / 2]
    }

    /// This chain with one of its liberties removed.
    #[inline(always)]
    pub fn without(mut self, point: usize) -> Chain {
        self.remove_liberty(point);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_liberties_are_found_from_their_sums_for_every_pair_of_points() {
        for a in 0..512 {
            for b in 0..a {
                let mut chain = Chain::EMPTY;
                chain.add_liberty(a);
                chain.add_liberty(b);
                assert_eq!((chain.liberty_count(), chain.two_liberties()), (2, [b, a]));
                assert_eq!(chain.without(a).only_liberty(), b);
            }
        }
    }

    #[test]
    fn the_fields_do_not_overflow_into_each_other() {
        let mut chain = Chain::EMPTY;
        (0..512).for_each(|point| chain.add_liberty(point));
        chain.add_stones(511);
        assert_eq!((chain.liberty_count(), chain.stones()), (512, 511));
        (0..512).filter(|&point| point != 300 && point != 7).for_each(|point| chain.remove_liberty(point));
        assert_eq!((chain.liberty_count(), chain.stones(), chain.two_liberties()), (2, 511, [7, 300]));
    }
}
