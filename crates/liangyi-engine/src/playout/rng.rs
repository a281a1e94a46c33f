//! The random numbers of playouts, from a fixed generator: a seed gives the same numbers on every machine and in every
//! version.

use liangyi_core::base::splitmix::numbered_seed;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng};

/// The random numbers of playouts: xoshiro256++ (D. Blackman and S. Vigna, *Scrambled Linear Pseudorandom Number
/// Generators*, 2021) with the draws that playouts need.
#[derive(Clone, Debug)]
pub struct PlayoutRng(Xoshiro256PlusPlus);

impl PlayoutRng {
    /// The generator for a seed and a thread; the threads of one seed draw different numbers.
    pub fn new(seed: u64, thread: u64) -> PlayoutRng {
        PlayoutRng(Xoshiro256PlusPlus::seed_from_u64(numbered_seed(seed, thread)))
    }

    /// A number from 0 to `bound - 1`, uniform up to a bias of less than 2^-32 times `bound`. `bound` must not be 0.
    #[inline(always)]
    pub fn below(&mut self, bound: usize) -> usize {
        ((self.0.next_u64() >> 32) * bound as u64 >> 32) as usize
    }

    /// A number in the range [0, 1).
    #[inline(always)]
    pub fn unit(&mut self) -> f32 {
        (self.0.next_u64() >> 40) as f32 / (1u64 << 24) as f32
    }

    /// True with a probability of `percent` %.
    #[inline(always)]
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}
