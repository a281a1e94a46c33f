//! The vectors of x86-64: AVX2 with 256 games and AVX-512 with 512.

use std::arch::x86_64::{__m256i, __m512i};

use pulp::NullaryFnOnce;
use pulp::x86::{V3, V4};

use super::vector::{Vector, VectorJob};

/// A job and its vector as the closure that pulp compiles for a target.
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

/// Truth tables of three inputs: bit `4a + 2b + c` is the value.
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
