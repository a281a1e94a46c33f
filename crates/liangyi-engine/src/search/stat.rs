//! The statistics of a node: atomics that all threads update without locks.

use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicU32, AtomicU64};

/// Sums are kept in 2^-16ths, so that adding is one atomic instruction.
pub(super) const ONE: f32 = 65536.0;

/// The statistics of the descents through a node: their number, the sum of their values, each 0 to 1, and the mean of
/// their margins.
#[derive(Debug, Default)]
pub struct NodeStats {
    visits: AtomicU32,
    /// The bits of a number.
    margin: AtomicU32,
    pub(super) sum: AtomicU64,
}

impl NodeStats {
    /// Adds a visit whose value is still to come: it counts as a loss until then, so that other threads take other
    /// paths.
    #[inline(always)]
    pub(super) fn add_virtual_loss(&self) {
        self.visits.fetch_add(1, Relaxed);
    }

    /// Takes back a visit that got no value.
    pub(super) fn revert_virtual_loss(&self) {
        self.visits.fetch_sub(1, Relaxed);
    }

    /// Adds visits without values.
    #[cfg(test)]
    pub(super) fn add_virtual_losses(&self, visits: u32) {
        self.visits.fetch_add(visits, Relaxed);
    }

    /// Adds the value and the margin of a visit that was added as a virtual loss. The margin is lost if another thread adds one at the
    /// same moment.
    #[inline(always)]
    pub(super) fn add_value(&self, value: f32, margin: f32) {
        self.sum.fetch_add((value * ONE) as u64, Relaxed);
        let mean = self.margin();
        let changed = mean + (margin - mean) / self.visits().max(1) as f32;
        self.margin.store(changed.to_bits(), Relaxed);
    }

    /// The mean value, 0 to 1, for the side that made the move; 0 before the first visit.
    pub fn mean(&self) -> f64 {
        f64::from(self.sum()) / f64::from(self.visits().max(1))
    }

    /// The mean margin, in points, for the side that made the move; 0 before the first visit.
    #[inline(always)]
    pub fn margin(&self) -> f32 {
        f32::from_bits(self.margin.load(Relaxed))
    }

    /// Whether it has counted as many visits as it is to: the search has to end before the count wraps.
    pub(super) fn is_full(&self) -> bool {
        self.visits() >= MOST_VISITS
    }

    /// The number of visits, those in progress included.
    #[inline(always)]
    pub fn visits(&self) -> u32 {
        self.visits.load(Relaxed)
    }

    /// The sum of the values.
    #[inline(always)]
    pub(super) fn sum(&self) -> f32 {
        // Sums stay far below the sign, and a signed number is one instruction to convert.
        self.sum.load(Relaxed).cast_signed() as f32 / ONE
    }
}

/// Visits of the root after which a search ends: 2^20 less than what would wrap, since every thread still finishes its
/// batch. No node has more visits than the root.
const MOST_VISITS: u32 = u32::MAX - (1 << 20);

/// As [`NodeStats`] without margins, in one word that is updated without a lock: what one thread adds is lost where another
/// adds at the same moment, but count and sum always belong together. Among millions of values a few lost ones matter
/// less than the time to keep them (M. Enzenberger and M. Müller, *A Lock-free Multithreaded Monte-Carlo Tree Search
/// Algorithm*, 2009).
#[derive(Debug)]
pub(super) struct LooseStat<'a>(pub &'a AtomicU64);

impl LooseStat<'_> {
    /// The count is above the bits of the sum.
    const SUM_BITS: u32 = 40;
    const MOST: u64 = u64::MAX >> Self::SUM_BITS;

    /// Adds a value.
    #[inline(always)]
    pub(super) fn add(&self, value: f32) {
        let mut both = self.0.load(Relaxed);
        if both >> Self::SUM_BITS == Self::MOST {
            // Full: half of the values with the same mean leave room.
            let half = |part: u64| part / 2;
            both = half(Self::MOST) << Self::SUM_BITS | half(both & ((1 << Self::SUM_BITS) - 1));
        }
        self.0.store(both + (1 << Self::SUM_BITS) + (value * ONE) as u64, Relaxed);
    }

    /// The number of values and their sum.
    #[inline(always)]
    pub(super) fn visits_and_sum(&self) -> (f32, f32) {
        let both = self.0.load(Relaxed);
        let sum = (both & ((1 << Self::SUM_BITS) - 1)).cast_signed() as f32 / ONE;
        ((both >> Self::SUM_BITS).cast_signed() as f32, sum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loose_count_keeps_its_mean_when_it_is_full() {
        let word = AtomicU64::new((LooseStat::MOST - 1) << LooseStat::SUM_BITS | (LooseStat::MOST - 1) << 15);
        let stat = LooseStat(&word);
        let mut seen = Vec::new();
        for value in [1.0, 0.0, 1.0] {
            stat.add(value);
            let (visits, sum) = stat.visits_and_sum();
            seen.push(visits);
            assert!((sum / visits - 0.5).abs() < 1e-5, "{sum} of {visits}");
        }
        assert!(seen[0] > 1.9 * seen[1] && seen[2] > seen[1], "{seen:?}");
    }

    #[test]
    fn values_and_margins_of_visits_have_their_means() {
        let stats = NodeStats::default();
        for (value, margin) in [(1.0, 3.5), (0.0, -20.5), (0.5, 2.0)] {
            stats.add_virtual_loss();
            stats.add_value(value, margin);
        }
        assert_eq!((stats.visits(), stats.sum(), stats.mean()), (3, 1.5, 0.5));
        assert!((stats.margin() + 5.0).abs() < 1e-5);
    }

    #[test]
    fn what_is_added_is_counted() {
        let word = AtomicU64::new(0);
        let stat = LooseStat(&word);
        [0.25, 1.0, 0.0, 0.5].into_iter().for_each(|value| stat.add(value));
        assert_eq!(stat.visits_and_sum(), (4.0, 1.75));
    }
}
