//! What stands on the four sides of a point, a byte for each: enough to tell at a glance whether anything there is short of
//! liberties, which for most points it is not.
//!
//! A set of sides is a word with the lowest bit of each side's byte, in the order of [`super::pattern_code`].

use super::board::stone;
use super::chain::Chain;
use crate::base::Color;

/// What a byte says. A chain has one of the first three bits where it has that many liberties; the two above those of the
/// colours tell its size as [`size_class`] does.
mod bit {
    pub const ONE: u32 = 0;
    pub const TWO: u32 = 1;
    pub const THREE: u32 = 2;
    pub const EMPTY: u32 = 3;
    /// For Black; that for White is next.
    pub const COLOR: u32 = 4;
    pub const LONG: u32 = 6;
    pub const LONGER: u32 = 7;
}

/// All four sides.
const ALL: u32 = 0x0101_0101;

/// 0 for one stone, 1 for two or three, 2 for more.
#[inline(always)]
pub fn size_class(stones: usize) -> usize {
    (stones > 1) as usize + (stones > 3) as usize
}

/// The byte of what is not of the board.
pub const RIM: u8 = 0;
/// The byte of an empty point.
pub const EMPTY: u8 = 1 << bit::EMPTY;

/// The byte of a chain whose stones have the cell value `color`.
#[inline(always)]
pub fn tag(chain: Chain, color: u8) -> u8 {
    // One, two and three become the first three bits, none and more nothing.
    let liberty_count = (1u8 << chain.liberty_count().min(4)) >> 1 & 7;
    liberty_count | color << bit::COLOR | (size_class(chain.stones()) as u8) << bit::LONG
}

/// Whether any of the four bytes is of a chain of `color` in atari.
#[inline(always)]
pub fn any_in_atari(tags: [u8; 4], color: Color) -> bool {
    let tags = u32::from_le_bytes(tags);
    tags >> bit::ONE & tags >> (bit::COLOR - 1 + u32::from(stone(color))) & ALL != 0
}

/// Whether any of the four bytes is of a chain of `color` with one or two liberties.
#[inline(always)]
pub fn any_short(tags: [u8; 4], color: Color) -> bool {
    let tags = u32::from_le_bytes(tags);
    (tags >> bit::ONE | tags >> bit::TWO) & tags >> (bit::COLOR - 1 + u32::from(stone(color))) & ALL != 0
}

/// What stands on the four sides of a point, for one side to move there.
#[derive(Clone, Copy)]
pub struct AdjacentChains {
    /// The numbers of the chains, by direction.
    pub heads: [usize; 4],
    tags: u32,
    /// The sides with own stones.
    pub own: u32,
    /// The sides with the opponent's stones.
    pub enemy: u32,
}

impl AdjacentChains {
    /// From the numbers of the chains and the bytes of each.
    #[inline(always)]
    pub fn new(heads: [usize; 4], tags: [u8; 4], color: Color) -> AdjacentChains {
        let tags = u32::from_le_bytes(tags);
        let of = |stone: u8| tags >> (bit::COLOR - 1 + u32::from(stone)) & ALL;
        AdjacentChains { heads, tags, own: of(stone(color)), enemy: of(stone(color.opponent())) }
    }

    /// The empty sides.
    #[inline(always)]
    pub fn empty(&self) -> u32 {
        self.tags >> bit::EMPTY & ALL
    }

    /// The sides with chains in atari.
    #[inline(always)]
    pub fn one(&self) -> u32 {
        self.tags >> bit::ONE & ALL
    }

    /// The sides with chains of two liberties.
    #[inline(always)]
    pub fn two(&self) -> u32 {
        self.tags >> bit::TWO & ALL
    }

    /// The sides with chains of three liberties.
    #[inline(always)]
    pub fn three(&self) -> u32 {
        self.tags >> bit::THREE & ALL
    }

    /// The sides with chains of at most three liberties.
    #[inline(always)]
    pub fn close(&self) -> u32 {
        self.one() | self.two() | self.three()
    }

    /// Whether no chain there has as few as three liberties.
    #[inline(always)]
    pub fn all_free(&self) -> bool {
        self.tags & 7 * ALL == 0
    }

    /// Whether a stone there keeps a liberty: an empty point, a friend that breathes elsewhere, or an enemy that does not.
    #[inline(always)]
    pub fn leave_a_liberty(&self) -> bool {
        self.empty() | self.own & !self.one() | self.enemy & self.one() != 0
    }

    /// The byte of a side.
    #[inline(always)]
    pub fn tag(&self, way: usize) -> usize {
        (self.tags >> (8 * way as u32) & 0xff) as usize
    }

    /// The class of the size of the chain on a side.
    #[inline(always)]
    pub fn size(&self, way: usize) -> usize {
        (self.tags >> (8 * way as u32 + bit::LONG) & 3) as usize
    }

    /// The class of the size of the longest chain on some sides.
    #[inline(always)]
    pub fn longest(&self, sides: u32) -> usize {
        if self.tags & sides << bit::LONGER != 0 { 2 } else { usize::from(self.tags & sides << bit::LONG != 0) }
    }

    /// The first side of each chain: those that no side before them shares theirs with.
    #[inline(always)]
    pub fn first(&self) -> u32 {
        // Without a branch: whether chains meet again is past foretelling.
        let [a, b, c, d] = self.heads;
        let second = (b != a) as u32;
        let third = ((c != a) & (c != b)) as u32;
        let fourth = ((d != a) & (d != b) & (d != c)) as u32;
        1 | second << 8 | third << 16 | fourth << 24
    }
}

/// What `f` makes of each of the four directions: a map over an array that is sure to be unrolled.
#[inline(always)]
pub fn four<T>(f: impl Fn(usize) -> T) -> [T; 4] {
    [f(0), f(1), f(2), f(3)]
}

/// How many sides are in a set.
#[inline(always)]
pub fn count(sides: u32) -> usize {
    (sides.wrapping_mul(ALL) >> 24) as usize
}

/// Calls `f` with each direction of a set of sides.
#[inline(always)]
pub fn each(mut sides: u32, mut f: impl FnMut(usize)) {
    while sides != 0 {
        f((sides.trailing_zeros() / 8) as usize);
        sides &= sides - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chain(stones: usize, liberties: std::ops::Range<usize>) -> Chain {
        let mut chain = Chain::EMPTY;
        chain.add_stones(stones);
        liberties.for_each(|point| chain.add_liberty(point));
        chain
    }

    #[test]
    fn a_glance_tells_sides_and_liberties_apart() {
        let (black, white) = (stone(Color::Black), stone(Color::White));
        let tags = [tag(chain(1, 5..6), black), EMPTY, tag(chain(3, 5..8), white), tag(chain(9, 5..9), white)];
        let sides = AdjacentChains::new([1, 510, 2, 3], tags, Color::White);
        let listed = |set: u32| {
            let mut ways = Vec::new();
            each(set, |way| ways.push(way));
            ways
        };
        assert_eq!((listed(sides.own), listed(sides.enemy), listed(sides.empty())), (vec![2, 3], vec![0], vec![1]));
        assert_eq!((listed(sides.one()), listed(sides.three()), listed(sides.close())), (vec![0], vec![2], vec![0, 2]));
        assert_eq!((sides.longest(sides.own), sides.longest(sides.enemy), sides.size(2)), (2, 0, 1));
        assert!(!sides.all_free() && sides.leave_a_liberty() && count(sides.own) == 2);
        assert!(any_in_atari(tags, Color::Black) && !any_in_atari(tags, Color::White));
    }

    #[test]
    fn a_point_among_enemies_and_breathless_friends_leaves_no_liberty() {
        let (black, white) = (stone(Color::Black), stone(Color::White));
        let tags = [tag(chain(1, 5..6), black), RIM, tag(chain(3, 5..8), white), tag(chain(1, 5..7), white)];
        assert!(!AdjacentChains::new([1, 511, 2, 3], tags, Color::Black).leave_a_liberty());
        assert!(AdjacentChains::new([1, 511, 2, 3], tags, Color::White).leave_a_liberty());
    }
}
