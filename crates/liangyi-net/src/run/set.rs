//! The instruction sets that kernels are compiled for, and which of them this machine has.

use pulp::{Scalar, WithSimd};

#[cfg(target_arch = "x86_64")]
use super::intrinsics::{AvxVnni, EvexVnni};

/// The numbers that the widest vector holds: rows of channels are padded to a multiple of it.
pub(super) const WIDEST: usize = 16;

/// An instruction set that kernels are compiled for. Their sums have different orders, so results differ in the last
/// bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InstructionSet {
    /// Any machine: one number after the other, as far as the compiler does no better.
    Portable,
    /// The vectors of 64-bit ARM.
    Neon,
    /// AVX2 with fused multiplication and addition.
    Avx2,
    /// AVX2, and products of 8-bit numbers in its vectors by AVX-VNNI or, where that is missing, by AVX-512's
    /// instruction for the same. They are those of [`Precision::Fast`]; the rest is as with [`InstructionSet::Avx2`].
    AvxVnni,
    /// AVX-512.
    Avx512,
}

/// How exact the products of attention and feed-forward layers are, and of the convolutions of 1 by 1 around them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Precision {
    /// In 32 bits.
    Full,
    /// In fewer bits where that is faster. In 8 with [`InstructionSet::AvxVnni`], and on machines that have the
    /// instructions for them with [`InstructionSet::Avx512`] (VNNI) and [`InstructionSet::Neon`] (dot products); in 16
    /// with [`InstructionSet::Avx2`], whose instructions for 8 bits are hardly faster and need weights of 7.
    Fast,
}

impl InstructionSet {
    /// The sets that this machine has, the fastest last.
    pub fn available() -> impl Iterator<Item = InstructionSet> {
        use InstructionSet::{Avx2, Avx512, AvxVnni, Neon, Portable};
        [Portable, Neon, Avx2, AvxVnni, Avx512].into_iter().filter(|set| set.is_available())
    }

    /// The fastest set that this machine has.
    pub fn best() -> InstructionSet {
        InstructionSet::available().last().unwrap_or(InstructionSet::Portable)
    }

    /// The name of the set: `portable`, `neon`, `avx2`, `avxvnni` or `avx512`.
    pub fn name(self) -> &'static str {
        match self {
            InstructionSet::Portable => "portable",
            InstructionSet::Neon => "neon",
            InstructionSet::Avx2 => "avx2",
            InstructionSet::AvxVnni => "avxvnni",
            InstructionSet::Avx512 => "avx512",
        }
    }

    fn is_available(self) -> bool {
        match self {
            InstructionSet::Portable => true,
            #[cfg(target_arch = "aarch64")]
            InstructionSet::Neon => pulp::aarch64::Neon::try_new().is_some(),
            #[cfg(not(target_arch = "aarch64"))]
            InstructionSet::Neon => false,
            #[cfg(target_arch = "x86_64")]
            InstructionSet::Avx2 => pulp::x86::V3::try_new().is_some(),
            #[cfg(target_arch = "x86_64")]
            InstructionSet::AvxVnni => AvxVnni::try_new().is_some() || EvexVnni::try_new().is_some(),
            #[cfg(target_arch = "x86_64")]
            InstructionSet::Avx512 => pulp::x86::V4::try_new().is_some(),
            #[cfg(not(target_arch = "x86_64"))]
            InstructionSet::Avx2 | InstructionSet::AvxVnni | InstructionSet::Avx512 => false,
        }
    }

    /// The most vectors that a block of a matrix product has in a row, and the most rows, so that sums stay in
    /// registers.
    pub(super) fn block(self) -> (usize, usize) {
        match self {
            InstructionSet::Portable => (4, 2),
            InstructionSet::Neon => (4, 5),
            InstructionSet::Avx2 | InstructionSet::AvxVnni => (2, 6),
            InstructionSet::Avx512 => (3, 9),
        }
    }

    /// How many tiles of a Winograd product take as long as reading its weights into the cache. Measured with 96
    /// channels: the tiles that follow from it are the fastest, or within 3 % of them, on 9x9, 13x13 and 19x19.
    pub(super) fn tiles_for_weights(self) -> usize {
        match self {
            InstructionSet::Portable | InstructionSet::Neon | InstructionSet::Avx2 | InstructionSet::AvxVnni => 4,
            InstructionSet::Avx512 => 10,
        }
    }

    /// The numbers of a vector.
    pub(super) fn lanes(self) -> usize {
        match self {
            InstructionSet::Portable => 1,
            InstructionSet::Neon => 4,
            InstructionSet::Avx2 | InstructionSet::AvxVnni => 8,
            InstructionSet::Avx512 => 16,
        }
    }

    /// Runs a kernel on this set, or on the portable one where the machine lacks it.
    #[inline]
    pub(super) fn run<K: WithSimd>(self, kernel: K) -> K::Output {
        #[cfg(target_arch = "x86_64")]
        match self {
            InstructionSet::Avx2 | InstructionSet::AvxVnni => {
                if let Some(v3) = pulp::x86::V3::try_new() {
                    return pulp::Simd::vectorize(v3, kernel);
                }
            }
            InstructionSet::Avx512 => {
                if let Some(v4) = pulp::x86::V4::try_new() {
                    return pulp::Simd::vectorize(v4, kernel);
                }
            }
            InstructionSet::Portable | InstructionSet::Neon => {}
        }
        #[cfg(target_arch = "aarch64")]
        if self == InstructionSet::Neon {
            if let Some(neon) = pulp::aarch64::Neon::try_new() {
                return pulp::Simd::vectorize(neon, kernel);
            }
        }
        kernel.with_simd(Scalar)
    }
}
