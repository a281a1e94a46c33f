//! Light playouts as a bit-sliced batch: hundreds of games at once, one bit of a vector for each. Used by `liangyi bench` and the
//! benches only; play does not use them.
//!
//! Both sides play uniformly random moves that are no suicide, retake no ko and fill no true eye of their own, until neither has
//! one; a playout is cut off after three moves per point. The data is bit-sliced: instead of a board for each game there is, for
//! each point, the set of games that have a stone on it. Counting, selecting, placing and flood filling are then logic
//! operations on vectors, which do the same for hundreds of games without branches.
//!
//! Each playout has random numbers of its own, from the seed and its number. So it is the same game on every machine, however
//! many games a vector holds.
//!
//! What was measured for use in play (test build, AVX-512, against today's heavy playouts):
//! - First ownership of the judge: with as many light playouts the judge's tests take 40 % of the CPU time, and two of 19 fail:
//!   both judge sekis and one-eyed groups that live by shared liberties, which light playouts fill.
//! - Expected margin for dynamic komi, by its mean distance from the margin of 1,000 to 3,000 heavy playouts: 48 heavy playouts
//!   are 3.8, 5.4 and 6.5 points off on 9x9, 13x13 and 19x19 and take 2.5, 5 and 37 ms; 512 light ones are 5.0, 6.5 and 11.3
//!   points off and take 2.6, 14 and 67 ms. More of them are no better: the error is in the moves.

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
