//! What a playout board knows of a chain, in one word: how many stones and liberties it has, and the sum and the sum of
//! the squares of the numbers of its liberties.
//!
//! A liberty that comes or goes is one addition, whatever the chain. While there are at most three, the sums tell where
//! they are without any list: one is the sum itself, and two are the roots of a quadratic equation.

/// A chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chain(u64);

// The sums of the numbers of all points below 512, let alone of liberties, fit their 18 bits; the squares, topmost, may run
// over, as only those of a few liberties are ever asked for.
const COUNT: u64 = (1 << 10) - 1;
const STONES: u32 = 10;
const SUM: u32 = 20;
const SQUARES: u32 = 38;

/// A prime above twice the number of any point: squares of numbers below it differ in what is left when they are divided by it.
const PRIME: u32 = 1031;

/// The numbers by what is left of their squares.
static ROOTS: [u16; PRIME as usize] = {
    let mut roots = [0; PRIME as usize];
    let mut number = 0;
    while number < 512 {
        roots[(number * number % PRIME) as usize] = number as u16;
        number += 1;
    }
    roots
};

/// The root of the square of a number below 512; looked up, it is there sooner than when it is reckoned.
#[inline(always)]
fn root(square: u32) -> usize {
    ROOTS[(square % PRIME) as usize].into()
}

/// What one liberty adds.
#[inline(always)]
const fn liberty(point: usize) -> u64 {
    let point = point as u64;
    1 | point << SUM | point * point << SQUARES
}

impl Chain {
    /// No stones and no liberties.
    pub const EMPTY: Chain = Chain(0);
    /// What stands in where there is no chain.
    pub const NONE: Chain = Chain(COUNT);

    /// How many liberties it has.
    #[inline(always)]
    pub fn liberty_count(self) -> usize {
        (self.0 & COUNT) as usize
    }

    /// How many stones it has.
    #[inline(always)]
    pub fn stones(self) -> usize {
        (self.0 >> STONES & COUNT) as usize
    }

    /// Adds stones.
    #[inline(always)]
    pub fn add_stones(&mut self, count: usize) {
        self.0 += (count as u64) << STONES;
    }

    /// Adds a liberty that it has not.
    #[inline(always)]
    pub fn add_liberty(&mut self, point: usize) {
        self.0 = self.0.wrapping_add(liberty(point));
    }

    /// Adds a liberty that it has not, or does nothing: without a branch, where nobody can foretell which.
    #[inline(always)]
    pub fn add_liberty_if(&mut self, point: usize, is_one: bool) {
        self.0 = self.0.wrapping_add(liberty(point) & u64::from(is_one).wrapping_neg());
    }

    /// Takes away a liberty that it has.
    #[inline(always)]
    pub fn remove_liberty(&mut self, point: usize) {
        self.0 = self.0.wrapping_sub(liberty(point));
    }

    /// The liberty of a chain that has just one.
    #[inline(always)]
    pub fn only_liberty(self) -> usize {
        (self.0 >> SUM & ((1 << (SQUARES - SUM)) - 1)) as usize
    }

    /// The liberties of a chain that has just two, the lower number first.
    #[inline(always)]
    pub fn two_liberties(self) -> [usize; 2] {
        let sum = self.only_liberty();
        let squares = (self.0 >> SQUARES) as usize;
        // For a and b, 2 (a² + b²) - (a + b)² = (a - b)².
        let difference = root((2 * squares).wrapping_sub(sum * sum) as u32);
        [(sum - difference) / 2, (sum + difference) / 2]
    }

    /// The chain without a liberty that it has.
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
    fn two_liberties_are_found_by_their_sums_wherever_they_are() {
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
    fn counts_and_sums_do_not_run_into_each_other() {
        let mut chain = Chain::EMPTY;
        (0..512).for_each(|point| chain.add_liberty(point));
        chain.add_stones(511);
        assert_eq!((chain.liberty_count(), chain.stones()), (512, 511));
        (0..512).filter(|&point| point != 300 && point != 7).for_each(|point| chain.remove_liberty(point));
        assert_eq!((chain.liberty_count(), chain.stones(), chain.two_liberties()), (2, 511, [7, 300]));
    }
}
