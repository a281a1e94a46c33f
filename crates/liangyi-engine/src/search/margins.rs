//! The spread of margins: sums of the playouts below each move at the root.

use std::sync::atomic::AtomicU32;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

use super::leaf::LeafValue;
use super::move_code::MoveCode;

/// Margins are summed in 16ths of a point.
const ONE: f32 = 16.0;

/// The sums of the margins of a search, by the first move of a descent. Threads add to them without locks.
#[derive(Debug)]
pub struct MarginSums {
    /// By the code of the move.
    sums: Box<[Sums]>,
}

#[derive(Debug, Default)]
struct Sums {
    count: AtomicU32,
    /// The bits of a signed number.
    margins: AtomicU64,
    squares: AtomicU64,
}

impl MarginSums {
    /// Before the first evaluation.
    pub fn new() -> MarginSums {
        MarginSums { sums: (0..MoveCode::COUNT).map(|_| Sums::default()).collect() }
    }

    /// Adds the value of a descent that began with `mv`.
    #[inline(always)]
    pub(super) fn add(&self, mv: MoveCode, value: LeafValue) {
        let sums = &self.sums[usize::from(mv.0)];
        sums.count.fetch_add(1, Relaxed);
        sums.margins.fetch_add(((value.margin * ONE) as i64).cast_unsigned(), Relaxed);
        let square = value.margin * value.margin + value.spread * value.spread;
        sums.squares.fetch_add((square * ONE) as u64, Relaxed);
    }

    /// The number of evaluations after `mv` and the standard deviation of their margins, in points.
    pub fn after(&self, mv: MoveCode) -> (u32, f64) {
        spread(std::iter::once(&self.sums[usize::from(mv.0)]))
    }

    /// The same of all evaluations.
    pub fn all(&self) -> (u32, f64) {
        spread(self.sums.iter())
    }
}

impl Default for MarginSums {
    fn default() -> MarginSums {
        MarginSums::new()
    }
}

fn spread<'a>(sums: impl Iterator<Item = &'a Sums>) -> (u32, f64) {
    let (mut count, mut margins, mut squares) = (0u32, 0i64, 0u64);
    for some in sums {
        count += some.count.load(Relaxed);
        margins += some.margins.load(Relaxed).cast_signed();
        squares += some.squares.load(Relaxed);
    }
    let per = |sum: f64| sum / f64::from(ONE) / f64::from(count.max(1));
    let mean = per(margins as f64);
    (count, (per(squares as f64) - mean * mean).max(0.0).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_spread_is_that_of_each_move_and_of_all() {
        let sums = MarginSums::new();
        assert_eq!((sums.all(), sums.after(MoveCode::PASS)), ((0, 0.0), (0, 0.0)));
        let add = |mv, margin, spread| sums.add(mv, LeafValue { black: 0.5, margin, spread });
        add(MoveCode(7), -3.0, 0.0);
        add(MoveCode(7), 5.0, 0.0);
        add(MoveCode::PASS, 1.0, 2.0);
        assert_eq!(sums.after(MoveCode(7)), (2, 4.0));
        assert_eq!(sums.after(MoveCode::PASS), (1, 2.0));
        // The squares are 9, 25 and 1 + 4, the mean is 1.
        let (count, spread) = sums.all();
        assert!(count == 3 && (spread - 12f64.sqrt()).abs() < 1e-9, "{spread}");
    }
}
