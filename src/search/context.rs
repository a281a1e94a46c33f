//! What all threads of a search share.

use std::sync::atomic::{AtomicI64, AtomicU32, Ordering::Relaxed};

use super::leaf::{CERTAIN, MarginValue, OwnershipTally};
use super::params::SearchParams;
use super::tree::Tree;
use crate::base::{Color, PointMap, Size};
use crate::game::Position;

/// A search of one position.
pub struct SearchContext<'a, P> {
    /// The tree.
    pub tree: &'a Tree,
    /// The node of the position searched.
    pub root: usize,
    /// The position searched.
    pub position: &'a P,
    /// Who moves.
    pub color: Color,
    /// The margin for Black at which a win begins; not 0 under dynamic komi.
    pub win_threshold: f32,
    /// Whose each point was at the end of the playouts so far.
    pub ownership: &'a OwnershipSums,
    /// Whether virtual moves are searched.
    pub virtual_moves: bool,
    /// The tuning.
    pub params: &'a SearchParams,
}

impl<P: Position> SearchContext<'_, P> {
    /// How margins are valued.
    pub fn value(&self) -> MarginValue {
        MarginValue {
            area: self.position.size().area(),
            win_threshold: self.win_threshold,
            margin_share: self.params.margin_share,
        }
    }
}

/// Sums over evaluations of whose each point becomes.
#[derive(Debug)]
pub struct OwnershipSums {
    /// In the units of [`OwnershipTally`].
    sums: Box<PointMap<AtomicI64>>,
    evaluations: AtomicU32,
}

impl OwnershipSums {
    /// Before the first evaluation.
    pub fn new() -> OwnershipSums {
        OwnershipSums { sums: Box::default(), evaluations: AtomicU32::new(0) }
    }

    /// Adds what a thread has found on a board of `size`, and empties its tally.
    pub fn take(&self, tally: &mut OwnershipTally, size: Size) {
        for point in size.points() {
            let found = std::mem::take(&mut tally.sums[point]);
            if found != 0 {
                self.sums[point].fetch_add(found.into(), Relaxed);
            }
        }
        self.evaluations.fetch_add(std::mem::take(&mut tally.evaluations), Relaxed);
    }

    /// The ownership of every point, from -1 (White's) to 1 (Black's).
    pub fn shares(&self) -> Box<PointMap<f32>> {
        let evaluations = self.evaluations.load(Relaxed).max(1) as f32;
        let share = |sum: &AtomicI64| sum.load(Relaxed) as f32 / CERTAIN as f32 / evaluations;
        Box::new(PointMap::from_fn(|point| share(&self.sums[point])))
    }
}

impl Default for OwnershipSums {
    fn default() -> OwnershipSums {
        OwnershipSums::new()
    }
}
