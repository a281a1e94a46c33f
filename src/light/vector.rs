//! Vectors with one bit for each of many games, and sets of games.
//!
//! Bit `g` of every vector belongs to game `g`, so one instruction acts on all games at once. Nothing here knows of boards or of
//! the machine; [`super::target`] chooses the vector.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use pulp::bytemuck::{Pod, cast_slice, cast_slice_mut};

/// The vector operations of an instruction set; a value is the proof that the machine has it.
pub trait Vector: Copy {
    /// The vector itself, a multiple of 64 bits.
    type Bits: Pod;
    /// The number of games that it holds.
    const GAMES: usize = size_of::<Self::Bits>() * 8;

    /// The same word in all positions.
    fn splat(self, word: u64) -> Self::Bits;
    /// `a & b`.
    fn and(self, a: Self::Bits, b: Self::Bits) -> Self::Bits;
    /// `a | b`.
    fn or(self, a: Self::Bits, b: Self::Bits) -> Self::Bits;
    /// `a ^ b`.
    fn xor(self, a: Self::Bits, b: Self::Bits) -> Self::Bits;

    /// `!a`.
    #[inline(always)]
    fn not(self, a: Self::Bits) -> Self::Bits {
        self.xor(a, self.splat(!0))
    }

    /// `a ^ b ^ c`.
    #[inline(always)]
    fn xor3(self, a: Self::Bits, b: Self::Bits, c: Self::Bits) -> Self::Bits {
        self.xor(self.xor(a, b), c)
    }

    /// The bits that at least two of the three have.
    #[inline(always)]
    fn majority(self, a: Self::Bits, b: Self::Bits, c: Self::Bits) -> Self::Bits {
        self.or(self.and(a, b), self.and(c, self.xor(a, b)))
    }

    /// `a` where `mask` is set, else `b`.
    #[inline(always)]
    fn choose(self, mask: Self::Bits, a: Self::Bits, b: Self::Bits) -> Self::Bits {
        self.xor(b, self.and(mask, self.xor(a, b)))
    }

    /// Whether any bit is set.
    #[inline(always)]
    fn any(self, a: Self::Bits) -> bool {
        cast_slice::<_, u64>(&[a]).iter().fold(0, |all, word| all | word) != 0
    }
}

/// A computation that is compiled for each instruction set.
pub trait VectorJob {
    /// Runs it. It must be inlined, with all calls that use vectors, to be compiled for the instruction set.
    fn run<V: Vector>(self, vector: V);
}

/// A set of games.
#[derive(Clone, Copy)]
pub struct Games<V: Vector> {
    bits: V::Bits,
    vector: V,
}

impl<V: Vector> Games<V> {
    /// The empty set.
    #[inline(always)]
    pub fn none(vector: V) -> Self {
        Games { vector, bits: vector.splat(0) }
    }

    /// The set of all games.
    #[inline(always)]
    pub fn all(vector: V) -> Self {
        Games { vector, bits: vector.splat(!0) }
    }

    /// The games that are in an odd number of the three.
    #[inline(always)]
    pub fn odd(self, b: Self, c: Self) -> Self {
        Games { bits: self.vector.xor3(self.bits, b.bits, c.bits), ..self }
    }

    /// The games that are in at least two of the three.
    #[inline(always)]
    pub fn majority(self, b: Self, c: Self) -> Self {
        Games { bits: self.vector.majority(self.bits, b.bits, c.bits), ..self }
    }

    /// `a` in the games of this set, `b` in the others.
    #[inline(always)]
    pub fn choose(self, a: Self, b: Self) -> Self {
        Games { bits: self.vector.choose(self.bits, a.bits, b.bits), ..self }
    }

    /// Whether the set is not empty.
    #[inline(always)]
    pub fn any(self) -> bool {
        self.vector.any(self.bits)
    }

    /// The number of games.
    #[inline(always)]
    pub fn len(&self) -> usize {
        self.words().iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether `game` is in the set.
    #[inline(always)]
    pub fn contains(&self, game: usize) -> bool {
        self.words()[game / 64] >> (game % 64) & 1 != 0
    }

    /// Adds `game`.
    #[inline(always)]
    pub fn insert(&mut self, game: usize) {
        self.words_mut()[game / 64] |= 1 << (game % 64);
    }

    /// Removes `game`.
    #[inline(always)]
    pub fn remove(&mut self, game: usize) {
        self.words_mut()[game / 64] &= !(1 << (game % 64));
    }

    /// Adds `game` if it is to be a `member`, and removes it otherwise.
    #[inline(always)]
    pub fn set(&mut self, game: usize, member: bool) {
        let word = &mut self.words_mut()[game / 64];
        *word = *word & !(1 << (game % 64)) | u64::from(member) << (game % 64);
    }

    /// The games, lowest first.
    #[inline(always)]
    pub fn iter(self) -> Members<V> {
        Members { rest: self, at: 0 }
    }

    #[inline(always)]
    fn words(&self) -> &[u64] {
        cast_slice(std::slice::from_ref(&self.bits))
    }

    #[inline(always)]
    fn words_mut(&mut self) -> &mut [u64] {
        cast_slice_mut(std::slice::from_mut(&mut self.bits))
    }
}

/// The games of a set, lowest first.
pub struct Members<V: Vector> {
    rest: Games<V>,
    at: usize,
}

impl<V: Vector> Iterator for Members<V> {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        while self.at < V::GAMES / 64 {
            let word = &mut self.rest.words_mut()[self.at];
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(self.at * 64 + bit);
            }
            self.at += 1;
        }
        None
    }
}

macro_rules! operators {
    ($($trait:ident $method:ident $assign_trait:ident $assign:ident $op:ident)+) => {$(
        impl<V: Vector> $trait for Games<V> {
            type Output = Self;

            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                Games { bits: self.vector.$op(self.bits, other.bits), ..self }
            }
        }

        impl<V: Vector> $assign_trait for Games<V> {
            #[inline(always)]
            fn $assign(&mut self, other: Self) {
                self.bits = self.vector.$op(self.bits, other.bits);
            }
        }
    )+};
}

operators! {
    BitAnd bitand BitAndAssign bitand_assign and
    BitOr bitor BitOrAssign bitor_assign or
    BitXor bitxor BitXorAssign bitxor_assign xor
}

impl<V: Vector> Not for Games<V> {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        Games { bits: self.vector.not(self.bits), ..self }
    }
}
