//! A node of the search tree: a move, its statistics, and where its children are.

use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU16, AtomicU32, AtomicU64};

use super::move_code::MoveCode;
use super::stat::{NodeStats, ONE};

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
    /// Visits that it starts with by its prior, and the sum of their values, in units of 1 / [`START_ONE`].
    start_visits: AtomicU16,
    start_sum: AtomicU16,
    state: AtomicU8,
    refined: AtomicBool,
    /// The statistics of the descents through the node.
    pub played: NodeStats,
    /// What the selection keeps of the node, as it wants.
    selection_word: AtomicU64,
    /// Where the children are; or the bits of the margin by which the game has ended, or of the one that is fixed.
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

    /// The indices of the children; none for a leaf, and meaningless where the node has ended or its value is fixed.
    #[inline(always)]
    pub fn children(&self) -> std::ops::Range<usize> {
        let first = self.first.load(Relaxed) as usize;
        first..first + self.count.load(Relaxed) as usize
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
}
