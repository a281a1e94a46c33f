//! Sums of products of eight-bit integers with the vector instructions of the machine; the sums are the same on all
//! machines.
//!
//! Four products are summed at a time, each of a value from 0 to [`MOST`] and a weight from -[`MOST`] to [`MOST`], so
//! that no intermediate sum overflows the 16 bits that some instruction sets have for it.

/// The largest value and the largest absolute weight.
pub const MOST: i32 = 127;

/// The vector operations of an instruction set; a value is the proof that the machine has it.
pub trait Dot: Copy {
    /// A vector of sums.
    type Sums: Copy;
    /// The number of sums in it.
    const LANES: usize;
    /// Four weights for each sum: byte `4i + j` is the weight of value `j` in sum `i`.
    type Weights: pulp::bytemuck::Pod;
    /// Four values, shared by all sums.
    type Values: Copy;

    /// Sums of 0.
    fn zero(self) -> Self::Sums;
    /// Spreads four values from 0 to [`MOST`], in the order of the bytes in memory.
    fn values(self, packed: u32) -> Self::Values;
    /// Adds four products to each sum.
    fn add(self, sums: Self::Sums, values: Self::Values, weights: &Self::Weights) -> Self::Sums;
    /// Stores the sums as floating-point numbers.
    fn store(self, sums: Self::Sums, to: &mut [f32]);
}

/// A computation that is compiled for each instruction set.
pub trait DotJob {
    /// Runs it. It must be inlined, with all calls that use vectors, to be compiled for the instruction set.
    fn run<D: Dot>(self, dot: D);
}

/// Runs a job with the widest vectors of the machine.
pub fn run_widest(job: impl DotJob) {
    #[cfg(target_arch = "x86_64")]
    {
        use x86::{Vnni, With};
        if let Some(vnni) = Vnni::try_new() {
            return vnni.vectorize(With { dot: vnni, job });
        }
        if let Some(v3) = pulp::x86::V3::try_new() {
            return v3.vectorize(With { dot: v3, job });
        }
    }
    job.run(Plain);
}

/// Portable code, which the compiler vectorises as it can.
#[derive(Clone, Copy, Debug)]
pub struct Plain;

impl Dot for Plain {
    type Sums = [i32; 8];
    const LANES: usize = 8;
    type Weights = [[i8; 4]; 8];
    type Values = [i16; 4];

    #[inline(always)]
    fn zero(self) -> [i32; 8] {
        [0; 8]
    }

    #[inline(always)]
    fn values(self, packed: u32) -> [i16; 4] {
        packed.to_ne_bytes().map(i16::from)
    }

    #[inline(always)]
    fn add(self, mut sums: [i32; 8], values: [i16; 4], weights: &[[i8; 4]; 8]) -> [i32; 8] {
        for (sum, weights) in sums.iter_mut().zip(weights) {
            let [a, b, c, d] = [0, 1, 2, 3].map(|i| values[i] * i16::from(weights[i]));
            *sum += i32::from(a + b) + i32::from(c + d);
        }
        sums
    }

    #[inline(always)]
    fn store(self, sums: [i32; 8], to: &mut [f32]) {
        to.iter_mut().zip(sums).for_each(|(to, sum)| *to = sum as f32);
    }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use std::arch::x86_64::{__m256i, __m512i, _mm512_dpbusd_epi32};

    use pulp::x86::V3;
    use pulp::{NullaryFnOnce, cast};

    use super::{Dot, DotJob};

    pulp::simd_type! {
        /// 512 bits with VNNI: one instruction adds the four products of each sum.
        pub struct Vnni {
            pub avx512f: "avx512f",
            pub avx512bw: "avx512bw",
            pub avx512vnni: "avx512vnni",
        }
    }

    /// A job and its instruction set as the closure that pulp compiles for it.
    pub struct With<D, J> {
        pub dot: D,
        pub job: J,
    }

    impl<D: Dot, J: DotJob> NullaryFnOnce for With<D, J> {
        type Output = ();

        #[inline(always)]
        fn call(self) {
            self.job.run(self.dot);
        }
    }

    impl Dot for Vnni {
        type Sums = __m512i;
        const LANES: usize = 16;
        type Weights = [i8; 64];
        type Values = __m512i;

        #[inline(always)]
        fn zero(self) -> __m512i {
            self.avx512f._mm512_setzero_si512()
        }

        #[inline(always)]
        fn values(self, packed: u32) -> __m512i {
            self.avx512f._mm512_set1_epi32(packed.cast_signed())
        }

        #[inline(always)]
        fn add(self, sums: __m512i, values: __m512i, weights: &[i8; 64]) -> __m512i {
            // SAFETY: a `Vnni` exists only if the machine was found to have the instruction.
            unsafe { _mm512_dpbusd_epi32(sums, values, cast(*weights)) }
        }

        #[inline(always)]
        fn store(self, sums: __m512i, to: &mut [f32]) {
            let sums: [f32; 16] = cast(self.avx512f._mm512_cvtepi32_ps(sums));
            to.copy_from_slice(&sums);
        }
    }

    impl Dot for V3 {
        type Sums = __m256i;
        const LANES: usize = 8;
        type Weights = [i8; 32];
        type Values = __m256i;

        #[inline(always)]
        fn zero(self) -> __m256i {
            self.avx._mm256_setzero_si256()
        }

        #[inline(always)]
        fn values(self, packed: u32) -> __m256i {
            self.avx._mm256_set1_epi32(packed.cast_signed())
        }

        #[inline(always)]
        fn add(self, sums: __m256i, values: __m256i, weights: &[i8; 32]) -> __m256i {
            let pairs = self.avx2._mm256_maddubs_epi16(values, cast(*weights));
            let fours = self.avx2._mm256_madd_epi16(pairs, self.avx._mm256_set1_epi16(1));
            self.avx2._mm256_add_epi32(sums, fours)
        }

        #[inline(always)]
        fn store(self, sums: __m256i, to: &mut [f32]) {
            let sums: [f32; 8] = cast(self.avx._mm256_cvtepi32_ps(sums));
            to.copy_from_slice(&sums);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::playout::PlayoutRng;

    /// Sums products of random numbers one by one and with vectors.
    struct Compare {
        dice: PlayoutRng,
        seen: bool,
    }

    impl DotJob for &mut Compare {
        #[inline(always)]
        fn run<D: Dot>(self, dot: D) {
            for round in 0..200 {
                let extreme = round == 0;
                let (mut sums, mut plain) = (dot.zero(), [0i32; 16]);
                for _ in 0..72 {
                    let mut weights = vec![0i8; 4 * D::LANES];
                    let mut below = |most: i32| if extreme { most } else { self.dice.below(most as usize + 1) as i32 };
                    weights.iter_mut().for_each(|weight| *weight = (below(2 * MOST) - MOST) as i8);
                    let values = [(); 4].map(|()| below(MOST) as u8);
                    for (sum, weights) in plain.iter_mut().zip(weights.chunks_exact(4)) {
                        *sum += weights.iter().zip(values).map(|(a, b)| i32::from(*a) * i32::from(b)).sum::<i32>();
                    }
                    let weights = pulp::bytemuck::pod_read_unaligned(pulp::bytemuck::cast_slice(&weights));
                    sums = dot.add(sums, dot.values(u32::from_ne_bytes(values)), &weights);
                }
                let mut stored = vec![0.0; D::LANES];
                dot.store(sums, &mut stored);
                assert!(stored.iter().zip(plain).all(|(stored, plain)| *stored == plain as f32));
            }
            self.seen = true;
        }
    }

    #[test]
    fn every_instruction_set_gives_the_sums_computed_one_by_one() {
        let mut compare = Compare { dice: PlayoutRng::new(1, 0), seen: false };
        run_widest(&mut compare);
        assert!(std::mem::take(&mut compare.seen));
        (&mut compare).run(Plain);
        #[cfg(target_arch = "x86_64")]
        if let Some(v3) = pulp::x86::V3::try_new() {
            (&mut compare).run(v3);
        }
        assert!(compare.seen);
    }
}
