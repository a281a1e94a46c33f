//! Chains of the playout board, each in one 64-bit word: its number of stones, its number of liberties, and the sum and
//! the sum of squares of the numbers of its liberties. And the chains on the four points adjacent to a point, with a
//! byte for each that says whose chain it is, whether it is short of liberties, and how large it is.
//!
//! Adding or removing a liberty is one addition. The sums locate the liberties of a chain with one or two without a
//! list: a single liberty is the sum itself, and two are the roots of a quadratic equation.
//!
//! The four bytes are one 32-bit word, so that one mask finds out whether any adjacent chain is short of liberties; for
//! most points none is. A set of directions (in the order of [`super::pattern_code`]) is a word with the lowest bit of
//! the byte of each direction set.

use liangyi_core::base::Color;

use super::cell::stone;

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

/// The bits of a byte. A chain with one, two or three liberties has the bit of that number, a chain with more has none
/// of the three. The two highest bits hold the class of its size, see [`size_class`].
mod bit {
    pub const ONE: u32 = 0;
    pub const TWO: u32 = 1;
    pub const THREE: u32 = 2;
    pub const EMPTY: u32 = 3;
    /// A black stone; the next bit is for a white one.
    pub const COLOR: u32 = 4;
    /// Size class 1.
    pub const LONG: u32 = 6;
    /// Size class 2.
    pub const LONGER: u32 = 7;
}

/// All four directions.
const ALL: u32 = 0x0101_0101;

/// The size class of a chain of this many stones: 0 for one, 1 for two or three, 2 for more.
#[inline(always)]
pub fn size_class(stones: usize) -> usize {
    (stones > 1) as usize + (stones > 3) as usize
}

/// The byte of a point outside the board.
pub const RIM: u8 = 0;
/// The byte of an empty point.
pub const EMPTY: u8 = 1 << bit::EMPTY;

/// The byte of a chain whose stones have the cell value `stone`.
#[inline(always)]
pub fn chain_byte(chain: Chain, stone: u8) -> u8 {
    // Liberty counts of one to three become bits 0 to 2, zero and all others no bit.
    let liberties = (1u8 << chain.liberty_count().min(4)) >> 1 & 7;
    liberties | stone << bit::COLOR | (size_class(chain.stones()) as u8) << bit::LONG
}

/// Whether any of the four bytes is of a chain of `color` in atari.
#[inline(always)]
pub fn any_in_atari(bytes: [u8; 4], color: Color) -> bool {
    let bytes = u32::from_le_bytes(bytes);
    bytes >> bit::ONE & bytes >> (bit::COLOR - 1 + u32::from(stone(color))) & ALL != 0
}

/// Whether any of the four bytes is of a chain of `color` with one or two liberties.
#[inline(always)]
pub fn any_short(bytes: [u8; 4], color: Color) -> bool {
    let bytes = u32::from_le_bytes(bytes);
    (bytes >> bit::ONE | bytes >> bit::TWO) & bytes >> (bit::COLOR - 1 + u32::from(stone(color))) & ALL != 0
}

/// What is on the four points adjacent to a point, from the view of the side that may move there.
#[derive(Clone, Copy)]
pub struct AdjacentChains {
    /// The number of the chain in each direction.
    pub chains: [usize; 4],
    bytes: u32,
    /// The directions with stones of the side to move.
    pub own: u32,
    /// The directions with stones of the opponent.
    pub enemy: u32,
}

impl AdjacentChains {
    /// Combines the numbers and the bytes of the four chains, for `color` to move.
    #[inline(always)]
    pub fn new(chains: [usize; 4], bytes: [u8; 4], color: Color) -> AdjacentChains {
        let bytes = u32::from_le_bytes(bytes);
        let of = |stone: u8| bytes >> (bit::COLOR - 1 + u32::from(stone)) & ALL;
        AdjacentChains { chains, bytes, own: of(stone(color)), enemy: of(stone(color.opponent())) }
    }

    /// The directions of empty points.
    #[inline(always)]
    pub fn empty(&self) -> u32 {
        self.bytes >> bit::EMPTY & ALL
    }

    /// The directions of chains in atari.
    #[inline(always)]
    pub fn in_atari(&self) -> u32 {
        self.bytes >> bit::ONE & ALL
    }

    /// The directions of chains with two liberties.
    #[inline(always)]
    pub fn with_two_liberties(&self) -> u32 {
        self.bytes >> bit::TWO & ALL
    }

    /// The directions of chains with three liberties.
    #[inline(always)]
    pub fn with_three_liberties(&self) -> u32 {
        self.bytes >> bit::THREE & ALL
    }

    /// The directions of chains with at most three liberties.
    #[inline(always)]
    pub fn with_few_liberties(&self) -> u32 {
        self.in_atari() | self.with_two_liberties() | self.with_three_liberties()
    }

    /// Whether no adjacent chain has fewer than four liberties.
    #[inline(always)]
    pub fn none_short(&self) -> bool {
        self.bytes & 7 * ALL == 0
    }

    /// Whether a stone placed on the point has a liberty: an empty point, an own chain with another liberty, or a
    /// capture.
    #[inline(always)]
    pub fn leaves_liberty(&self) -> bool {
        self.empty() | self.own & !self.in_atari() | self.enemy & self.in_atari() != 0
    }

    /// The byte of a direction.
    #[inline(always)]
    pub fn byte(&self, direction: usize) -> usize {
        (self.bytes >> (8 * direction as u32) & 0xff) as usize
    }

    /// The size class of the chain in a direction.
    #[inline(always)]
    pub fn size_class(&self, direction: usize) -> usize {
        (self.bytes >> (8 * direction as u32 + bit::LONG) & 3) as usize
    }

    /// The size class of the largest chain in any of `directions`.
    #[inline(always)]
    pub fn largest_size_class(&self, directions: u32) -> usize {
        if self.bytes & directions << bit::LONGER != 0 {
            2
        } else {
            usize::from(self.bytes & directions << bit::LONG != 0)
        }
    }

    /// One direction for each distinct chain: those whose chain no earlier direction has.
    #[inline(always)]
    pub fn distinct(&self) -> u32 {
        // Without branches: whether the chains are the same is unpredictable.
        let [a, b, c, d] = self.chains;
        let second = (b != a) as u32;
        let third = ((c != a) & (c != b)) as u32;
        let fourth = ((d != a) & (d != b) & (d != c)) as u32;
        1 | second << 8 | third << 16 | fourth << 24
    }
}

/// The values of `f` for the four directions: a map over an array that is certain to be unrolled.
#[inline(always)]
pub fn four<T>(f: impl Fn(usize) -> T) -> [T; 4] {
    [f(0), f(1), f(2), f(3)]
}

/// The number of directions in a set.
#[inline(always)]
pub fn count(directions: u32) -> usize {
    (directions.wrapping_mul(ALL) >> 24) as usize
}

/// Calls `f` with each direction of a set.
#[inline(always)]
pub fn for_each(mut directions: u32, mut f: impl FnMut(usize)) {
    while directions != 0 {
        f((directions.trailing_zeros() / 8) as usize);
        directions &= directions - 1;
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

    fn chain(stones: usize, liberties: std::ops::Range<usize>) -> Chain {
        let mut chain = Chain::EMPTY;
        chain.add_stones(stones);
        liberties.for_each(|point| chain.add_liberty(point));
        chain
    }

    #[test]
    fn the_bytes_hold_colours_liberties_and_sizes() {
        let (black, white) = (stone(Color::Black), stone(Color::White));
        let bytes = [
            chain_byte(chain(1, 5..6), black),
            EMPTY,
            chain_byte(chain(3, 5..8), white),
            chain_byte(chain(9, 5..9), white),
        ];
        let adjacent = AdjacentChains::new([1, 510, 2, 3], bytes, Color::White);
        let listed = |set: u32| {
            let mut directions = Vec::new();
            for_each(set, |direction| directions.push(direction));
            directions
        };
        assert_eq!((listed(adjacent.own), listed(adjacent.enemy)), (vec![2, 3], vec![0]));
        assert_eq!((listed(adjacent.empty()), listed(adjacent.in_atari())), (vec![1], vec![0]));
        assert_eq!(listed(adjacent.with_three_liberties()), vec![2]);
        assert_eq!(listed(adjacent.with_few_liberties()), vec![0, 2]);
        assert_eq!(adjacent.largest_size_class(adjacent.own), 2);
        assert_eq!((adjacent.largest_size_class(adjacent.enemy), adjacent.size_class(2)), (0, 1));
        assert!(!adjacent.none_short() && adjacent.leaves_liberty() && count(adjacent.own) == 2);
        assert!(any_in_atari(bytes, Color::Black) && !any_in_atari(bytes, Color::White));
    }

    #[test]
    fn a_point_between_enemies_and_own_chains_in_atari_leaves_no_liberty() {
        let (black, white) = (stone(Color::Black), stone(Color::White));
        let bytes = [
            chain_byte(chain(1, 5..6), black),
            RIM,
            chain_byte(chain(3, 5..8), white),
            chain_byte(chain(1, 5..7), white),
        ];
        assert!(!AdjacentChains::new([1, 511, 2, 3], bytes, Color::Black).leaves_liberty());
        assert!(AdjacentChains::new([1, 511, 2, 3], bytes, Color::White).leaves_liberty());
    }
}
