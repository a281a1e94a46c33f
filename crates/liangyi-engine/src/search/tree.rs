//! The search tree: nodes in an arena, shared by all threads without locks.
//!
//! A node is one move with its statistics, which are atomics that all threads update. A block of children is written
//! whole and then published by one store of its index. Nodes are never freed while a tree lives; a new search starts
//! from a node of the old tree where it can, and from an empty tree where the arena has run full.

use std::sync::OnceLock;
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU16, AtomicU32, AtomicU64, AtomicUsize};

use liangyi_core::base::Point;
use liangyi_core::game::Move;

/// A move in two bytes: the number of a point, 0 to 511, or one of two codes after these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveCode(pub(super) u16);

impl MoveCode {
    /// A pass.
    pub const PASS: MoveCode = MoveCode(512);
    /// A virtual move.
    pub const VIRTUAL: MoveCode = MoveCode(513);
    /// How many codes there are.
    pub(super) const COUNT: usize = 514;

    /// The code of a move.
    pub fn new(mv: Move) -> MoveCode {
        match mv {
            Move::Play(point) => MoveCode(point.index() as u16),
            Move::Pass => MoveCode::PASS,
            Move::Virtual => MoveCode::VIRTUAL,
        }
    }

    /// The move.
    pub fn mv(self) -> Move {
        match self {
            MoveCode::PASS => Move::Pass,
            MoveCode::VIRTUAL => Move::Virtual,
            MoveCode(point) => Move::Play(Point::from_index(point as usize)),
        }
    }

    /// The number of the point of a move that places a stone; `None` for a pass and a virtual move.
    #[inline(always)]
    pub fn point(self) -> Option<usize> {
        (self.0 < 512).then_some(self.0 as usize)
    }
}

/// Sums are kept in 2^-16ths, so that adding is one atomic instruction.
const ONE: f32 = 65536.0;

/// The statistics of the descents through a node: their number, the sum of their values, each 0 to 1, and the mean of
/// their margins.
#[derive(Debug, Default)]
pub struct Stat {
    visits: AtomicU32,
    /// The bits of a number.
    margin: AtomicU32,
    sum: AtomicU64,
}

impl Stat {
    /// Adds a visit whose value is still to come. Until then it counts as a loss, so that other threads take other
    /// paths (virtual loss).
    #[inline(always)]
    pub(super) fn enter(&self) {
        self.visits.fetch_add(1, Relaxed);
    }

    /// Adds visits as if they had been entered.
    #[cfg(test)]
    pub(super) fn enter_times(&self, visits: u32) {
        self.visits.fetch_add(visits, Relaxed);
    }

    /// Adds the value and the margin of a visit that was entered. The margin is lost if another thread adds one at the
    /// same moment.
    #[inline(always)]
    pub(super) fn settle(&self, value: f32, margin: f32) {
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

/// As [`Stat`] without margins, in one word that is updated without a lock: what one thread adds is lost where another
/// adds at the same moment, but count and sum always belong together. Among millions of values a few lost ones matter
/// less than the time to keep them (M. Enzenberger and M. Müller, *A Lock-free Multithreaded Monte-Carlo Tree Search
/// Algorithm*, 2009).
#[derive(Debug, Default)]
pub(super) struct LooseStat(AtomicU64);

impl LooseStat {
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

/// The state of a node: whether it has children, or is the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum State {
    /// It has no children yet.
    Leaf = 0,
    /// A thread is adding its children.
    Opening = 1,
    /// It has children.
    Open = 2,
    /// The game has ended here, and the rules alone decide it: the value is [`Node::exact`].
    Decided = 3,
    /// The game has ended here, and the rules leave the dead stones to the players: the evaluator gives the value.
    Ended = 4,
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
    pub played: Stat,
    /// The values of the descents through the parent in which the side placed this stone, here or later (all moves as
    /// first).
    pub(super) amaf: LooseStat,
    /// Where the children are, or the bits of what the end of the game is worth.
    first: AtomicU32,
    count: AtomicU16,
}

const _: () = assert!(size_of::<Node>() == 40);

/// Visits that a node starts with, and their sum, are kept in 2^-6ths.
const START_ONE: f32 = 64.0;
/// The square root of a prior is kept, so that small priors stay distinct.
const PRIOR_ROOT_ONE: f32 = 65535.0;

impl Node {
    /// Makes it the node of a move with this prior, 0 to 1, and the visits it starts with and the sum of their values.
    pub(super) fn set(&self, mv: MoveCode, prior: f32, visits: f32, sum: f32) {
        self.mv.store(mv.0, Relaxed);
        self.set_prior(prior, visits, sum);
    }

    /// Changes the prior, and the visits it starts with and the sum of their values.
    pub(super) fn set_prior(&self, prior: f32, visits: f32, sum: f32) {
        self.prior.store((prior.sqrt() * PRIOR_ROOT_ONE).round() as u16, Relaxed);
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
    pub(super) fn played_and_start(&self) -> (f32, f32) {
        let (visits, sum) = (u64::from(self.played.visits()), self.played.sum.load(Relaxed));
        let (start_visits, start_sum) = (self.start_visits.load(Relaxed), self.start_sum.load(Relaxed));
        let visits = visits * START_ONE as u64 + u64::from(start_visits);
        let sum = sum + u64::from(start_sum) * (ONE / START_ONE) as u64;
        (visits.cast_signed() as f32 / START_ONE, sum.cast_signed() as f32 / ONE)
    }

    /// Its state.
    #[inline(always)]
    pub fn state(&self) -> State {
        match self.state.load(Acquire) {
            0 => State::Leaf,
            1 => State::Opening,
            2 => State::Open,
            3 => State::Decided,
            _ => State::Ended,
        }
    }

    /// Claims a leaf for opening: true for one thread alone.
    pub(super) fn claim(&self) -> bool {
        self.state.compare_exchange(State::Leaf as u8, State::Opening as u8, Acquire, Relaxed).is_ok()
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
        self.state.store(State::Leaf as u8, Release);
    }

    /// Publishes the children of a claimed node.
    pub(super) fn open(&self, first: usize, count: usize) {
        self.first.store(first as u32, Relaxed);
        self.count.store(count as u16, Relaxed);
        self.state.store(State::Open as u8, Release);
    }

    /// Marks a claimed node as the end of a game, with its value for the side that moved, where the rules alone decide
    /// it.
    pub(super) fn end(&self, exact: Option<f32>) {
        let state = match exact {
            Some(value) => {
                self.first.store(value.to_bits(), Relaxed);
                State::Decided
            }
            None => State::Ended,
        };
        self.state.store(state as u8, Release);
    }

    /// The value, 0 to 1, for the side that made the move, of a node whose state is [`State::Decided`]; meaningless in
    /// any other state.
    pub fn exact(&self) -> f32 {
        f32::from_bits(self.first.load(Relaxed))
    }

    /// Where the children are.
    #[inline(always)]
    pub(super) fn children(&self) -> std::ops::Range<usize> {
        let first = self.first.load(Relaxed) as usize;
        first..first + self.count.load(Relaxed) as usize
    }
}

const CHUNK: usize = 1 << 14;
/// The most chunks: the index of a node has 32 bits.
const MOST_CHUNKS: usize = 1 << 32 >> CHUNK.ilog2();

/// The most memory that a tree can use, in megabytes of 2^20 bytes.
pub const MOST_TREE_MEGABYTES: u32 = (MOST_CHUNKS * CHUNK * size_of::<Node>() >> 20) as u32;

/// Memory that a tree leaves to the rest of the search where the system has little, in bytes.
const HEADROOM: usize = 16 << 20;

/// A chunk of nodes; `None` where the system has no memory for it.
fn empty_chunk() -> Option<Box<[Node]>> {
    let mut nodes = Vec::new();
    nodes.try_reserve_exact(CHUNK).ok()?;
    nodes.resize_with(CHUNK, Node::default);
    Some(nodes.into_boxed_slice())
}

/// Whether the system has memory for a chunk and the headroom.
fn has_headroom() -> bool {
    let mut room = Vec::<u8>::new();
    let reserved = room.try_reserve_exact(HEADROOM + CHUNK * size_of::<Node>());
    // The compiler may leave out an allocation that nobody uses.
    std::hint::black_box(&room);
    reserved.is_ok()
}

/// A search tree. Nodes have indices, the root of a new tree 0. Their memory is allocated in chunks as it is needed.
#[derive(Debug)]
pub struct Tree {
    chunks: Box<[OnceLock<Box<[Node]>>]>,
    used: AtomicUsize,
    full: AtomicBool,
}

impl Tree {
    /// A tree with the root alone, which may grow to `bytes` bytes, but at least to one chunk of 640 KiB and at most to
    /// [`MOST_TREE_MEGABYTES`]. When it is full, or the system has no more memory, no more nodes are opened.
    ///
    /// # Panics
    ///
    /// If the system has no memory for one chunk.
    pub fn new(bytes: usize) -> Tree {
        let chunks = (bytes / (CHUNK * size_of::<Node>())).clamp(1, MOST_CHUNKS);
        let tree = Tree {
            chunks: (0..chunks).map(|_| OnceLock::new()).collect(),
            used: AtomicUsize::new(0),
            full: AtomicBool::new(false),
        };
        // The first chunk needs no headroom: without it there is no search.
        let root = empty_chunk().and_then(|chunk| tree.chunks[0].set(chunk).ok());
        root.and_then(|()| tree.allocate(1)).expect("memory for a search tree");
        tree
    }

    /// The index of `count` consecutive nodes, or `None` where the tree is full.
    pub(super) fn allocate(&self, count: usize) -> Option<usize> {
        debug_assert!(count <= CHUNK);
        let mut used = self.used.load(Relaxed);
        loop {
            // A block lies in one chunk; the rest of the last chunk stays unused.
            let start = if used % CHUNK + count > CHUNK { used.next_multiple_of(CHUNK) } else { used };
            let Some(chunk) = self.chunks.get((start + count - 1) / CHUNK) else {
                self.full.store(true, Relaxed);
                return None;
            };
            if chunk.get().is_none() {
                let Some(fresh) = has_headroom().then(empty_chunk).flatten() else {
                    log::warn!("no more memory for the search tree: it stays at {} nodes", used);
                    self.full.store(true, Relaxed);
                    return None;
                };
                // Another thread may have been faster.
                _ = chunk.set(fresh);
            }
            match self.used.compare_exchange_weak(used, start + count, Relaxed, Relaxed) {
                Ok(_) => return Some(start),
                Err(now) => used = now,
            }
        }
    }

    /// Whether a block has been refused for want of memory.
    #[inline(always)]
    pub fn is_full(&self) -> bool {
        self.full.load(Relaxed)
    }

    /// The share of its memory that is used, 0 to 1.
    pub fn fill(&self) -> f64 {
        self.used.load(Relaxed) as f64 / (self.chunks.len() * CHUNK) as f64
    }

    /// The node with this index.
    ///
    /// # Panics
    ///
    /// If no node in its chunk has been allocated.
    #[inline(always)]
    pub fn node(&self, index: usize) -> &Node {
        &self.block(index, 1)[0]
    }

    /// Consecutive nodes.
    #[inline(always)]
    pub(super) fn block(&self, first: usize, count: usize) -> &[Node] {
        let chunk = self.chunks[first / CHUNK].get().map_or(&[][..], |chunk| chunk);
        &chunk[first % CHUNK..first % CHUNK + count]
    }

    /// The children of a node; none for a leaf.
    ///
    /// # Panics
    ///
    /// It may panic if the state of the node is [`State::Decided`].
    #[inline(always)]
    pub fn children(&self, node: &Node) -> &[Node] {
        let range = node.children();
        self.block(range.start, range.len())
    }

    /// The child of a node with the most visits, the last of several; `None` if it has no children.
    pub fn most_visited(&self, node: &Node) -> Option<&Node> {
        self.children(node).iter().max_by_key(|child| child.played.visits())
    }

    /// The index of the child by the move `mv` of the node `index`; `None` if the node is not open or has no such
    /// child.
    pub fn child(&self, index: usize, mv: MoveCode) -> Option<usize> {
        let node = self.node(index);
        (node.state() == State::Open).then(|| node.children().find(|&child| self.node(child).mv() == mv)).flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loose_count_keeps_its_mean_when_it_is_full() {
        let stat =
            LooseStat(AtomicU64::new((LooseStat::MOST - 1) << LooseStat::SUM_BITS | (LooseStat::MOST - 1) << 15));
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
    fn no_tree_has_more_nodes_than_an_index_can_name() {
        let tree = Tree::new(1 << 40);
        assert_eq!(tree.chunks.len() * CHUNK, 1 << 32);
        assert_eq!(MOST_TREE_MEGABYTES as usize, (1 << 32) * size_of::<Node>() >> 20);
        let node = Node::default();
        node.open((1 << 32) - 5, 5);
        assert_eq!(node.children(), (1 << 32) - 5..1 << 32);
    }

    #[test]
    fn values_and_margins_of_visits_have_their_means() {
        let stat = Stat::default();
        for (value, margin) in [(1.0, 3.5), (0.0, -20.5), (0.5, 2.0)] {
            stat.enter();
            stat.settle(value, margin);
        }
        assert_eq!((stat.visits(), stat.sum(), stat.mean()), (3, 1.5, 0.5));
        assert!((stat.margin() + 5.0).abs() < 1e-5);
    }

    #[test]
    fn a_prior_is_kept_as_it_is() {
        let node = Node::default();
        for prior in [0.0, 1e-6, 0.001, 0.25, 0.7, 1.0] {
            node.set(MoveCode::PASS, prior, 10.5, 5.25);
            assert!((node.prior() - prior).abs() <= 2.0 * prior.sqrt() / PRIOR_ROOT_ONE, "{prior}");
            assert_eq!(node.played_and_start(), (10.5, 5.25));
        }
    }

    #[test]
    fn what_is_added_is_counted() {
        let stat = LooseStat::default();
        [0.25, 1.0, 0.0, 0.5].into_iter().for_each(|value| stat.add(value));
        assert_eq!(stat.visits_and_sum(), (4.0, 1.75));
    }
}
