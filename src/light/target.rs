//! The instruction sets that light playouts are compiled for, and which of them this machine has.

use super::vector::{Vector, VectorJob};
#[cfg(target_arch = "x86_64")]
use super::x86::With;

/// An instruction set that light playouts are compiled for. All of them play the same games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// Any machine: 128 games in two words.
    Portable,
    /// AVX2: 256 games in a vector.
    Avx2,
    /// AVX-512: 512 games in a vector.
    Avx512,
}

impl Target {
    /// The targets that this machine can run, the fastest last.
    pub fn available() -> impl Iterator<Item = Target> {
        [Target::Portable, Target::Avx2, Target::Avx512].into_iter().filter(|target| target.is_available())
    }

    /// The fastest target that this machine can run.
    pub fn best() -> Target {
        Target::available().last().unwrap_or(Target::Portable)
    }

    /// The name of the target: `portable`, `avx2` or `avx512`.
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

/// Runs a job on a target, or on the portable one where the machine lacks it.
#[cfg_attr(not(target_arch = "x86_64"), expect(unused_variables))]
pub fn run(target: Target, job: impl VectorJob) {
    #[cfg(target_arch = "x86_64")]
    match target {
        Target::Avx2 => {
            if let Some(v3) = pulp::x86::V3::try_new() {
                return v3.vectorize(With { vector: v3, job });
            }
        }
        Target::Avx512 => {
            if let Some(v4) = pulp::x86::V4::try_new() {
                return v4.vectorize(With { vector: v4, job });
            }
        }
        Target::Portable => {}
    }
    // In one place only, since a job is inlined into it.
    job.run(Words);
}

/// Two words; the compiler vectorises them as it can.
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
