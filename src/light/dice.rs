//! Random numbers for all games at once, from a generator of its own for each game.
//!
//! The generator is xorshift128 (G. Marsaglia, *Xorshift RNGs*, 2003): it has shifts and exclusive ors only, and in
//! bit-sliced numbers a shift only renames bits. The numbers of a game depend on its seed alone, and not on the other
//! games of the batch.

use liangyi_core::base::splitmix;

use super::vector::{Games, Vector};

/// The bits of a random number.
pub const BITS: usize = 32;

/// The state of a playout's generator, from the batch's seed and the playout's number.
pub fn state(seed: u64, number: u64) -> [u32; 4] {
    let low = scrambled(seed ^ scrambled(number));
    // Never all zero: the generator would stay there.
    let high = scrambled(low) | 1;
    [low as u32, (low >> 32) as u32, high as u32, (high >> 32) as u32]
}

/// The number that SplitMix64 draws in the state `value`.
fn scrambled(mut value: u64) -> u64 {
    splitmix::next(&mut value)
}

/// The generators of all games.
pub struct Dice<V: Vector> {
    /// The last four numbers drawn, as a ring.
    words: [[Games<V>; BITS]; 4],
    oldest: usize,
}

impl<V: Vector> Dice<V> {
    /// Generators without a seed.
    #[inline(always)]
    pub fn new(vector: V) -> Self {
        Dice { words: [[Games::none(vector); BITS]; 4], oldest: 0 }
    }

    /// Gives `game` a state.
    #[inline(always)]
    pub fn seed(&mut self, game: usize, state: [u32; 4]) {
        for (i, word) in state.into_iter().enumerate() {
            for (j, bits) in self.words[(self.oldest + i) % 4].iter_mut().enumerate() {
                bits.set(game, word >> j & 1 != 0);
            }
        }
    }

    /// The next number of every game, its lowest bit first.
    #[inline(always)]
    pub fn draw(&mut self) -> [Games<V>; BITS] {
        let oldest = self.words[self.oldest];
        let newest = self.words[(self.oldest + 3) % 4];
        let mut stirred = oldest;
        for i in 11..BITS {
            stirred[i] = oldest[i] ^ oldest[i - 11];
        }
        let mut drawn = newest;
        for i in 0..BITS {
            drawn[i] ^= stirred[i];
            if i + 19 < BITS {
                drawn[i] ^= newest[i + 19];
            }
            if i + 8 < BITS {
                drawn[i] ^= stirred[i + 8];
            }
        }
        self.words[self.oldest] = drawn;
        self.oldest = (self.oldest + 1) % 4;
        drawn
    }
}
