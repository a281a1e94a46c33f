//! A batch of light playouts: where they start, and how they are run on a target.

use super::end::BatchEnd;
use super::lockstep::{Lockstep, Task};
use super::start::BatchStart;
use super::target;
use super::target::Target;
use super::vector::{Vector, VectorJob};

/// Light playouts from given positions.
///
/// ```
/// use liangyi_core::base::{Color, Size};
/// use liangyi_core::board::Board;
/// use liangyi::light::{Batch, BatchStart, Target};
///
/// let board = Board::new(Size::square(9).expect("2 to 21 lines"));
/// let batch = Batch::new(vec![BatchStart::new(&board, Color::Black, None)], 1);
/// let mut stones = 0;
/// batch.run(Target::best(), 100, |_, end| stones += end.stones(Color::Black).len());
/// println!("Black has {} stones at the end on average", stones as f64 / 100.0);
/// # assert!(stones > 2000);
/// ```
#[derive(Clone, Debug)]
pub struct Batch {
    starts: Vec<BatchStart>,
    seed: u64,
}

impl Batch {
    /// Playouts from `starts` in turn, with the random numbers of `seed`: playout `i` begins at start `i` modulo their
    /// number.
    ///
    /// # Panics
    ///
    /// If there is no start, or they have different sizes.
    pub fn new(starts: Vec<BatchStart>, seed: u64) -> Batch {
        assert!(!starts.is_empty(), "a batch has a position to start from");
        assert!(starts.iter().all(|start| start.size == starts[0].size), "the boards of a batch have one size");
        Batch { starts, seed }
    }

    /// Plays `count` playouts and calls `ended` with the number, from 0, and the end of each, in the order in which
    /// they end. This order depends on the target; the playouts do not. On a machine that lacks `target` the portable
    /// one is used.
    pub fn run(&self, target: Target, count: u64, mut ended: impl FnMut(u64, &BatchEnd)) {
        let size = self.starts[0].size;
        let task = Task { starts: &self.starts, size, seed: self.seed, count };
        let ended: &mut dyn FnMut(u64, &BatchEnd) = &mut ended;
        // The three usual sizes have code of their own: a constant number of lines saves a tenth of the time or more.
        match (size.width(), size.height()) {
            (9, 9) => target::run(target, Play::<10, true> { task, ended }),
            (13, 13) => target::run(target, Play::<14, true> { task, ended }),
            (19, 19) => target::run(target, Play::<20, true> { task, ended }),
            _ => target::run(target, Play::<22, false> { task, ended }),
        }
    }
}

/// A run on boards with sides of less than `W` lines; with `EXACT`, of exactly one line less.
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
