//! A node of the search tree: a move, its statistics, and where its children are. Statistics are atomics that all
//! threads update without locks.

use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU16, AtomicU32, AtomicU64};

use super::move_code::MoveCode;
use super::value_bias::WeightedError;
use crate::policy::Proposal;

/// The state of a node: whether it has children, or is the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum NodeState {
    /// It has no children yet.
    Leaf = 0,
    /// A thread is adding its children.
    Expanding = 1,
    /// It has children.
    Expanded = 2,
    /// The game has ended here, and the rules alone decide it: by [`Node::decided_margin`].
    Decided = 3,
    /// The game has ended here, and the rules leave the dead stones to the players: the evaluator gives the value.
    Ended = 4,
    /// The evaluator has valued it once and for all: the game has ended here, or the tree has no room for children.
    Fixed = 5,
}

/// A node of the tree: a move and its statistics. Values are those of the side that makes the move. The type is small
/// because choosing among the hundreds of moves of a large board takes as long as reading them from memory.
#[derive(Debug, Default)]
pub struct Node {
    mv: AtomicU16,
    /// The chance of the move by the policy, as its root in units of 1 / [`PRIOR_ROOT_ONE`].
    prior: AtomicU16,
    /// Visits that it starts with by its prior, and the sum of their values, in units of 1 / [`START_ONE`]; where a
    /// network searches, the chance of the move by persons, kept as `prior` is, and the weightless visits.
    start_visits: AtomicU16,
    start_sum: AtomicU16,
    state: AtomicU8,
    refined: AtomicBool,
    /// The statistics of the descents through the node.
    pub played: NodeStats,
    /// What the selection keeps of the node, as it wants.
    selection_word: AtomicU64,
    /// Where the children are; or the bits of the margin by which the game has ended, or of the one that is fixed; or
    /// the entry of an error.
    first: AtomicU32,
    /// How many there are, or the value that is fixed, in units of 1 / [`VALUE_ONE`].
    count: AtomicU16,
}

const _: () = assert!(size_of::<Node>() == 40);

/// Visits that a node starts with, and their sum, are kept in 2^-6ths.
const START_ONE: f32 = 64.0;
/// The square root of a prior is kept, so that small priors stay distinct.
const PRIOR_ROOT_ONE: f32 = 65535.0;
/// A value that is fixed has 16 bits.
const VALUE_ONE: f32 = 65535.0;

impl Node {
    /// Makes it the node of a move with this prior, 0 to 1.
    pub(super) fn set(&self, mv: MoveCode, prior: f32) {
        self.mv.store(mv.0, Relaxed);
        self.set_prior(prior);
    }

    /// Changes the prior, 0 to 1.
    pub(super) fn set_prior(&self, prior: f32) {
        self.prior.store((prior.sqrt() * PRIOR_ROOT_ONE).round() as u16, Relaxed);
    }

    /// Changes the visits that it starts with, and the sum of their values.
    pub fn set_start(&self, visits: f32, sum: f32) {
        self.start_visits.store((visits * START_ONE) as u16, Relaxed);
        self.start_sum.store((sum * START_ONE) as u16, Relaxed);
    }

    /// The move.
    #[inline(always)]
    pub fn mv(&self) -> MoveCode {
        MoveCode(self.mv.load(Relaxed))
    }

    /// The prior: the probability of the move by the policy, 0 to 1.
    pub fn prior(&self) -> f32 {
        let root = f32::from(self.prior.load(Relaxed)) / PRIOR_ROOT_ONE;
        root * root
    }

    /// Changes the chance of the move by persons, 0 to 1. The node starts without visits then.
    pub(super) fn set_human_prior(&self, chance: f32) {
        self.start_visits.store((chance.sqrt() * PRIOR_ROOT_ONE).round() as u16, Relaxed);
    }

    /// Gives children the chances of their moves by persons: those of some of the moves, in the order of the children.
    pub(super) fn set_human_priors(children: &[Node], chances: &[Proposal]) {
        let mut left = chances.iter();
        for child in children {
            let mv = child.mv().mv();
            let Some(found) = left.clone().position(|proposal| proposal.mv == mv) else { continue };
            if let Some(proposal) = left.nth(found) {
                child.set_human_prior(proposal.chance);
            }
        }
    }

    /// The chance of the move by persons, 0 to 1, in a search that looks at it; 0 where it is not known.
    pub(super) fn human_prior(&self) -> f32 {
        let root = f32::from(self.start_visits.load(Relaxed)) / PRIOR_ROOT_ONE;
        root * root
    }

    /// Counts a visit that its parent does not count, which `may_add_weightless` must have allowed.
    pub(super) fn add_weightless(&self) {
        self.start_sum.fetch_add(1, Relaxed);
    }

    /// Makes a visit that its parent does not count one that it counts; false where there is none.
    pub(super) fn take_weightless(&self) -> bool {
        self.start_sum.fetch_update(Relaxed, Relaxed, |visits| visits.checked_sub(1)).is_ok()
    }

    /// Whether there is room to count another such visit, of all threads at once.
    pub(super) fn may_add_weightless(&self) -> bool {
        self.start_sum.load(Relaxed) < u16::MAX - 1000
    }

    /// The visits that its parent counts, in a search by a network.
    pub fn edge_visits(&self) -> u32 {
        self.played.visits().saturating_sub(self.start_sum.load(Relaxed).into())
    }

    /// Visits and the sum of their values, those that the node starts with included. They are added as integers, since
    /// conversions to floats are most of the cost of choosing among hundreds of moves.
    #[inline(always)]
    pub fn played_and_start(&self) -> (f32, f32) {
        let (visits, sum) = (u64::from(self.played.visits()), self.played.sum.load(Relaxed));
        let (start_visits, start_sum) = (self.start_visits.load(Relaxed), self.start_sum.load(Relaxed));
        let visits = visits * START_ONE as u64 + u64::from(start_visits);
        let sum = sum + u64::from(start_sum) * (ONE / START_ONE) as u64;
        (visits.cast_signed() as f32 / START_ONE, sum.cast_signed() as f32 / ONE)
    }

    /// A word of the [`Selection`](super::Selection): 0 in a new node, and what the selection makes it from then on.
    #[inline(always)]
    pub fn selection_word(&self) -> &AtomicU64 {
        &self.selection_word
    }

    /// Its state.
    #[inline(always)]
    pub fn state(&self) -> NodeState {
        match self.state.load(Acquire) {
            0 => NodeState::Leaf,
            1 => NodeState::Expanding,
            2 => NodeState::Expanded,
            3 => NodeState::Decided,
            4 => NodeState::Ended,
            _ => NodeState::Fixed,
        }
    }

    /// Claims a leaf for expansion: true for one thread alone.
    pub(super) fn claim(&self) -> bool {
        self.state.compare_exchange(NodeState::Leaf as u8, NodeState::Expanding as u8, Acquire, Relaxed).is_ok()
    }

    /// Claims the refinement of the priors of the children: true once, for one thread alone.
    #[inline(always)]
    pub(super) fn claim_refinement(&self) -> bool {
        !self.is_refined() && !self.refined.swap(true, Relaxed)
    }

    /// Whether that has been claimed.
    #[inline(always)]
    pub(super) fn is_refined(&self) -> bool {
        self.refined.load(Relaxed)
    }

    /// Lets a thread claim it once more.
    pub(super) fn unclaim_refinement(&self) {
        self.refined.store(false, Relaxed);
    }

    /// Gives a claimed node back for want of memory.
    pub(super) fn unclaim(&self) {
        self.state.store(NodeState::Leaf as u8, Release);
    }

    /// Publishes the children of a claimed node.
    pub(super) fn expand(&self, first: usize, count: usize) {
        self.first.store(first as u32, Relaxed);
        self.count.store(count as u16, Relaxed);
        self.state.store(NodeState::Expanded as u8, Release);
    }

    /// Marks a claimed node as the end of a game, with the margin in points for the side that moved, where the rules
    /// alone decide it.
    pub(super) fn end(&self, margin: Option<f32>) {
        let state = match margin {
            Some(margin) => {
                self.first.store(margin.to_bits(), Relaxed);
                NodeState::Decided
            }
            None => NodeState::Ended,
        };
        self.state.store(state as u8, Release);
    }

    /// By how many points the side that made the move is ahead at the end of the game, in a node whose state is
    /// [`NodeState::Decided`]; meaningless in any other state.
    pub fn decided_margin(&self) -> f32 {
        f32::from_bits(self.first.load(Relaxed))
    }

    /// Fixes the value of a claimed node, 0 to 1, and the margin in points for the side that moved: it is evaluated
    /// once and has no children.
    pub(super) fn fix_value(&self, value: f32, margin: f32) {
        self.first.store(margin.to_bits(), Relaxed);
        self.count.store((value * VALUE_ONE).round() as u16, Relaxed);
        self.state.store(NodeState::Fixed as u8, Release);
    }

    /// The value and the margin of a node whose state is [`NodeState::Fixed`]; meaningless in any other state.
    pub(super) fn fixed_value(&self) -> (f32, f32) {
        (f32::from(self.count.load(Relaxed)) / VALUE_ONE, f32::from_bits(self.first.load(Relaxed)))
    }

    /// Makes it no move, but what an evaluation has added to an entry of `ValueBiases`: nothing yet.
    pub(super) fn keep_error(&self, entry: u32) {
        self.first.store(entry, Relaxed);
    }

    /// The entry, and what has been added to it, in a node that [keeps](Node::keep_error) that.
    pub(super) fn error(&self) -> (u32, WeightedError) {
        let both = self.selection_word.load(Relaxed);
        let [value, weight] = [both >> 32, both].map(|bits| f32::from_bits(bits as u32));
        (self.first.load(Relaxed), WeightedError { value, margin: self.played.margin(), weight })
    }

    /// Changes what has been added to it.
    pub(super) fn set_error(&self, error: WeightedError) {
        let [value, weight] = [error.value, error.weight].map(|part| u64::from(part.to_bits()));
        self.selection_word.store(value << 32 | weight, Relaxed);
        self.played.set_means(0.0, error.margin);
    }

    /// The indices of the children; none for a leaf, and meaningless where the node has ended or its value is fixed.
    #[inline(always)]
    pub fn children(&self) -> std::ops::Range<usize> {
        let first = self.first.load(Relaxed) as usize;
        first..first + self.count.load(Relaxed) as usize
    }
}

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

    /// Adds the value and the margin of a visit that was added as a virtual loss. The margin is lost if another thread
    /// adds one at the same moment.
    #[inline(always)]
    pub(super) fn add_value(&self, value: f32, margin: f32) {
        self.sum.fetch_add((value * ONE) as u64, Relaxed);
        let mean = self.margin();
        let changed = mean + (margin - mean) / self.visits().max(1) as f32;
        self.margin.store(changed.to_bits(), Relaxed);
    }

    /// Makes these the means of the values, 0 to 1, and of the margins. What other threads change meanwhile is lost,
    /// and a visit whose value is still to come counts as this mean.
    pub(super) fn set_means(&self, value: f32, margin: f32) {
        self.sum.store((value * self.visits() as f32 * ONE) as u64, Relaxed);
        self.margin.store(margin.to_bits(), Relaxed);
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

/// As [`NodeStats`] without margins, in one word that is updated without a lock: what one thread adds is lost where
/// another adds at the same moment, but count and sum always belong together. Among millions of values a few lost ones
/// matter less than the time to keep them (M. Enzenberger and M. Müller, *A Lock-free Multithreaded Monte-Carlo Tree
/// Search Algorithm*, 2009).
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
    fn a_prior_is_kept_as_it_is() {
        let node = Node::default();
        for prior in [0.0, 1e-6, 0.001, 0.25, 0.7, 1.0] {
            node.set(MoveCode::PASS, prior);
            node.set_start(10.5, 5.25);
            assert!((node.prior() - prior).abs() <= 2.0 * prior.sqrt() / PRIOR_ROOT_ONE, "{prior}");
            assert_eq!(node.played_and_start(), (10.5, 5.25));
        }
    }

    #[test]
    fn a_value_that_is_fixed_is_as_it_was() {
        let node = Node::default();
        assert!(node.claim());
        node.fix_value(0.75, -20.5);
        let (value, margin) = node.fixed_value();
        assert_eq!((node.state(), margin), (NodeState::Fixed, -20.5));
        assert!((value - 0.75).abs() < 1e-5, "{value}");
    }

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
