//! Light playouts in lanes: hundreds of games side by side, a bit of a vector for each.
//!
//! Both sides play uniformly random moves that are no suicide, retake no ko just taken and fill no true eye of their own,
//! until neither has one; after three moves a point a playout is cut off. What is usually a board per game is transformed on its
//! side: for each point there is the set of games that have a stone on it. Then counting, picking, placing and flooding are
//! plain logic on vectors, done for hundreds of games by the same few instructions and without a branch that depends on one.
//!
//! Each playout has its own random numbers, from the seed and its number. So it is the same game on whatever machine,
//! however many lanes there are.

mod boards;
mod dice;
mod dispatch;
mod end;
mod lockstep;
mod numbers;
mod start;
mod vector;
mod walk;

#[cfg(test)]
mod tests;

pub use self::dispatch::Target;
pub use self::end::BatchEnd;
pub use self::start::BatchStart;

use super::batch::dispatch::VectorJob;
use super::batch::lockstep::{Lockstep, Task};
use super::batch::vector::Vector;

/// Playouts from given positions.
#[derive(Clone, Debug)]
pub struct Batch {
    starts: Vec<BatchStart>,
    seed: u64,
}

impl Batch {
    /// Playouts from `starts`, which are dealt out in turn: playout `i` begins at start `i` modulo their number.
    ///
    /// # Panics
    ///
    /// Where there is no start, or they are of different sizes.
    pub fn new(starts: Vec<BatchStart>, seed: u64) -> Batch {
        assert!(!starts.is_empty(), "a batch has a position to start from");
        assert!(starts.iter().all(|start| start.size == starts[0].size), "the boards of a batch have one size");
        Batch { starts, seed }
    }

    /// Makes `count` playouts, and calls `ended` with the number of each and how it ended. Their order depends on the
    /// target, what is in them does not. A target that this machine lacks is replaced by the portable one.
    pub fn run(&self, target: Target, count: u64, mut ended: impl FnMut(u64, &BatchEnd)) {
        let size = self.starts[0].size;
        let task = Task { starts: &self.starts, size, seed: self.seed, count };
        let ended: &mut dyn FnMut(u64, &BatchEnd) = &mut ended;
        // The three great sizes have code of their own; to know how long a line is saves a tenth of the time or more.
        match (size.width(), size.height()) {
            (9, 9) => dispatch::run(target, Play::<10, true> { task, ended }),
            (13, 13) => dispatch::run(target, Play::<14, true> { task, ended }),
            (19, 19) => dispatch::run(target, Play::<20, true> { task, ended }),
            _ => dispatch::run(target, Play::<22, false> { task, ended }),
        }
    }
}

/// A run, for boards of fewer than `W` lines a side; with `EXACT`, of one line less on both.
struct Play<'a, 'b, const W: usize, const EXACT: bool> {
    task: Task<'a>,
    ended: &'b mut dyn FnMut(u64, &BatchEnd),
}

impl<const W: usize, const EXACT: bool> VectorJob for Play<'_, '_, W, EXACT> {
    #[inline(always)]
    fn run<V: Vector>(self, vector: V) {
        Lockstep::<V, W, EXACT>::new(vector, self.task).run(self.ended);
    }
}
