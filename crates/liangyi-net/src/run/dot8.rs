//! What an instruction set that multiplies 8-bit numbers offers to kernels.
//!
//! It knows neither instructions nor products.

use pulp::Simd;

/// The vector operations of an instruction set that multiplies 8-bit numbers; a value is the proof that the machine has
/// it.
pub trait Dot8: Copy {
    /// Its other operations.
    type Simd: Simd;

    /// Its other operations.
    fn simd(self) -> Self::Simd;

    /// Adds four products of weights by numbers to each sum.
    fn dot(self, sums: Ints<Self>, weights: Ints<Self>, numbers: Ints<Self>) -> Ints<Self>;

    /// Runs a kernel as code that is compiled for the instruction set.
    fn run<K: WithDot8>(self, kernel: K);
}

/// A vector of 32-bit sums, or of four 8-bit numbers in each lane.
pub type Ints<D> = <<D as Dot8>::Simd as Simd>::i32s;

/// A kernel for any of these instruction sets.
pub trait WithDot8 {
    /// Computes. To be inlined, so that it is compiled for the instruction set.
    fn with_dot8<D: Dot8>(self, dot: D);
}
