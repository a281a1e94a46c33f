//! Light playouts as a bit-sliced batch: hundreds of games at once, one bit of a vector for each. `liangyi bench` and
//! the benchmarks use them; play does not.
//!
//! Both sides play uniformly random moves that are no suicide, retake no ko and fill no true eye of their own, until
//! neither has one; a playout is cut off after three moves per point. The data is bit-sliced: instead of a board for
//! each game there is, for each point, the set of games that have a stone on it. Counting, selecting, placing and flood
//! filling are then logic operations on vectors, which do the same for hundreds of games without branches.
//!
//! Each playout has random numbers of its own, from the seed and its number. So it is the same game on every machine,
//! however many games a vector holds.
//!
//! Measurements for use in play (test build, AVX-512, compared with heavy playouts):
//! - The first ownership of the judge. With as many light playouts as heavy ones, the judge's tests take 40 % of the
//!   CPU time, and two of 19 fail: both judge living-stone shapes without two eyes, whose shared liberties light
//!   playouts fill. With eight times as many, the tests take 60 % more CPU time than with heavy ones, and three fail.
//! - The expected margin for dynamic komi, by its mean distance from the margin of 1,000 to 3,000 heavy playouts. With
//!   48 heavy playouts it is 3.8, 5.4 and 6.5 points on 9x9, 13x13 and 19x19, in 2.5, 5 and 37 ms; with 512 light ones
//!   it is 5.0, 6.5 and 11.3 points, in 2.6, 14 and 67 ms. More of them do not reduce it: the error is in the moves.

mod batch;
mod boards;
mod dice;
mod end;
mod lockstep;
mod measure;
mod numbers;
mod row;
mod start;
mod target;
mod vector;
mod walk;
#[cfg(target_arch = "x86_64")]
mod x86;

#[cfg(test)]
mod tests;

pub use self::batch::Batch;
pub use self::end::BatchEnd;
pub use self::measure::measure_light;
pub use self::start::BatchStart;
pub use self::target::Target;
