//! Which vectors this machine has, and a job run with them compiled in.

use super::vector::Vector;

/// An instruction set that playouts in lanes are compiled for. All of them play the same games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// What every machine has: 128 games in two words.
    Portable,
    /// 256 games in a vector, from about 2013.
    Avx2,
    /// 512 games in a vector.
    Avx512,
}

impl Target {
    /// The targets of this machine, the fastest last.
    pub fn available() -> impl Iterator<Item = Target> {
        [Target::Portable, Target::Avx2, Target::Avx512].into_iter().filter(|target| target.is_available())
    }

    /// The fastest target of this machine.
    pub fn best() -> Target {
        Target::available().last().unwrap_or(Target::Portable)
    }

    /// Its name in tables.
    pub fn name(self) -> &'static str {
        match self {
            Target::Portable => "portable",
            Target::Avx2 => "avx2",
            Target::Avx512 => "avx512",
        }
    }

    fn is_available(self) -> bool {
        match self {
            Target::Portable => true,
            #[cfg(target_arch = "x86_64")]
            Target::Avx2 => pulp::x86::V3::try_new().is_some(),
            #[cfg(target_arch = "x86_64")]
            Target::Avx512 => pulp::x86::V4::try_new().is_some(),
            #[cfg(not(target_arch = "x86_64"))]
            Target::Avx2 | Target::Avx512 => false,
        }
    }
}

/// Something to do with whatever vectors there are.
pub trait VectorJob {
    /// Does it. Must be inlined, down to the last call that touches a vector, to be compiled for the target.
    fn run<V: Vector>(self, vector: V);
}

/// Runs a job on a target, or without special instructions where the machine lacks them.
pub fn run(target: Target, job: impl VectorJob) {
    match target {
        #[cfg(target_arch = "x86_64")]
        Target::Avx2 => match pulp::x86::V3::try_new() {
            Some(v3) => v3.vectorize(With { vector: v3, job }),
            None => job.run(Words),
        },
        #[cfg(target_arch = "x86_64")]
        Target::Avx512 => match pulp::x86::V4::try_new() {
            Some(v4) => v4.vectorize(With { vector: v4, job }),
            None => job.run(Words),
        },
        _ => job.run(Words),
    }
}

/// Two words, for compilers to make of what they can.
#[derive(Clone, Copy)]
struct Words;

impl Vector for Words {
    type Bits = [u64; 2];

    #[inline(always)]
    fn splat(self, word: u64) -> [u64; 2] {
        [word; 2]
    }

    #[inline(always)]
    fn and(self, a: [u64; 2], b: [u64; 2]) -> [u64; 2] {
        [a[0] & b[0], a[1] & b[1]]
    }

    #[inline(always)]
    fn or(self, a: [u64; 2], b: [u64; 2]) -> [u64; 2] {
        [a[0] | b[0], a[1] | b[1]]
    }

    #[inline(always)]
    fn xor(self, a: [u64; 2], b: [u64; 2]) -> [u64; 2] {
        [a[0] ^ b[0], a[1] ^ b[1]]
    }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use std::arch::x86_64::{__m256i, __m512i};

    use pulp::NullaryFnOnce;
    use pulp::x86::{V3, V4};

    use super::{Vector, VectorJob};

    /// A job and its vector as the closure that the crate compiles for a target.
    pub struct With<V, J> {
        pub vector: V,
        pub job: J,
    }

    impl<V: Vector, J: VectorJob> NullaryFnOnce for With<V, J> {
        type Output = ();

        #[inline(always)]
        fn call(self) {
            self.job.run(self.vector);
        }
    }

    impl Vector for V3 {
        type Bits = __m256i;

        #[inline(always)]
        fn splat(self, word: u64) -> __m256i {
            self.avx._mm256_set1_epi64x(word.cast_signed())
        }

        #[inline(always)]
        fn and(self, a: __m256i, b: __m256i) -> __m256i {
            self.avx2._mm256_and_si256(a, b)
        }

        #[inline(always)]
        fn or(self, a: __m256i, b: __m256i) -> __m256i {
            self.avx2._mm256_or_si256(a, b)
        }

        #[inline(always)]
        fn xor(self, a: __m256i, b: __m256i) -> __m256i {
            self.avx2._mm256_xor_si256(a, b)
        }

        #[inline(always)]
        fn any(self, a: __m256i) -> bool {
            self.avx._mm256_testz_si256(a, a) == 0
        }
    }

    /// Truth tables of three inputs: bit `4a + 2b + c` is the answer.
    mod table {
        pub const XOR3: i32 = 0b1001_0110;
        pub const MAJORITY: i32 = 0b1110_1000;
        pub const CHOOSE: i32 = 0b1100_1010;
    }

    impl Vector for V4 {
        type Bits = __m512i;

        #[inline(always)]
        fn splat(self, word: u64) -> __m512i {
            self.avx512f._mm512_set1_epi64(word.cast_signed())
        }

        #[inline(always)]
        fn and(self, a: __m512i, b: __m512i) -> __m512i {
            self.avx512f._mm512_and_si512(a, b)
        }

        #[inline(always)]
        fn or(self, a: __m512i, b: __m512i) -> __m512i {
            self.avx512f._mm512_or_si512(a, b)
        }

        #[inline(always)]
        fn xor(self, a: __m512i, b: __m512i) -> __m512i {
            self.avx512f._mm512_xor_si512(a, b)
        }

        #[inline(always)]
        fn xor3(self, a: __m512i, b: __m512i, c: __m512i) -> __m512i {
            self.avx512f._mm512_ternarylogic_epi64::<{ table::XOR3 }>(a, b, c)
        }

        #[inline(always)]
        fn majority(self, a: __m512i, b: __m512i, c: __m512i) -> __m512i {
            self.avx512f._mm512_ternarylogic_epi64::<{ table::MAJORITY }>(a, b, c)
        }

        #[inline(always)]
        fn choose(self, mask: __m512i, a: __m512i, b: __m512i) -> __m512i {
            self.avx512f._mm512_ternarylogic_epi64::<{ table::CHOOSE }>(mask, a, b)
        }

        #[inline(always)]
        fn any(self, a: __m512i) -> bool {
            self.avx512f._mm512_test_epi64_mask(a, a) != 0
        }
    }
}

#[cfg(target_arch = "x86_64")]
use x86::With;
