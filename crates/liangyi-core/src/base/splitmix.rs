//! SplitMix64 (G. Steele, D. Lea and C. Flood, *Fast Splittable Pseudorandom Number Generators*, 2014).
//!
//! It is written out here because tables of keys are computed at compile time, and rand_xoshiro's has no `const fn`.

/// 2^64 divided by the golden ratio: the step of the generator. Its multiples are spread as evenly as can be.
pub const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;
/// 2^128 divided by the golden ratio.
pub const GOLDEN_128: u128 = 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c834;

/// The seed of the random numbers with this number among those that follow from `seed`. Each number has its own,
/// whichever others are used; number 0 has `seed` itself.
#[inline(always)]
pub const fn numbered_seed(seed: u64, number: u64) -> u64 {
    seed ^ number.wrapping_mul(GOLDEN)
}

/// Advances the state and returns the next 64-bit number.
#[inline(always)]
pub const fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(GOLDEN);
    finalize(*state)
}

/// The mixing function of the generator: every bit of the result depends on all bits of `z`.
#[inline(always)]
pub const fn finalize(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::SplitMix64;
    use rand_xoshiro::rand_core::{Rng, SeedableRng};

    #[test]
    fn the_numbers_are_those_of_rand_xoshiro() {
        let (mut state, mut reference) = (7, SplitMix64::seed_from_u64(7));
        for _ in 0..100 {
            assert_eq!(super::next(&mut state), reference.next_u64());
        }
    }
}
