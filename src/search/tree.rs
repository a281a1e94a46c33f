//! The search tree: nodes in an arena, shared by all threads without locks.
//!
//! A node is one move and what is known of it. Its statistics are atomics that threads add to as they come; a child block
//! is written whole and then published by one store of its place. Nodes are never freed while a tree lives; a new search
//! starts from a node of the old tree where it can, and from nothing where the arena has run full.

use std::sync::OnceLock;
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU16, AtomicU32, AtomicU64, AtomicUsize};

use crate::base::Point;
use crate::game::Move;

/// A move in two bytes: a point's number, or one of the two after them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveCode(pub u16);

impl MoveCode {
    /// A pass.
    pub const PASS: MoveCode = MoveCode(512);
    /// A virtual move.
    pub const VIRTUAL: MoveCode = MoveCode(513);

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

    /// The point's number of a real move.
    #[inline(always)]
    pub fn point(self) -> Option<usize> {
        (self.0 < 512).then_some(self.0 as usize)
    }
}

/// Sums are kept in 2^-16ths, so that adding is one atomic instruction.
const ONE: f32 = 65536.0;

/// A count and a sum of values between 0 and 1, and the mean of the margins they came with.
#[derive(Debug, Default)]
pub struct Stat {
    visits: AtomicU32,
    /// The bits of a number.
    margin: AtomicU32,
    sum: AtomicU64,
}

impl Stat {
    /// Adds a visit whose value is still to come: a loss until then, which keeps other threads from following.
    #[inline(always)]
    pub fn enter(&self) {
        self.visits.fetch_add(1, Relaxed);
    }

    /// Adds the value of a visit that was entered, and its margin, which may be lost where another thread adds one at the same
    /// moment.
    #[inline(always)]
    pub fn settle(&self, value: f32, margin: f32) {
        self.sum.fetch_add((value * ONE) as u64, Relaxed);
        let mean = self.margin();
        let changed = mean + (margin - mean) / self.visits().max(1) as f32;
        self.margin.store(changed.to_bits(), Relaxed);
    }

    /// The mean value, or 0 before the first one.
    pub fn mean(&self) -> f64 {
        f64::from(self.sum()) / f64::from(self.visits().max(1))
    }

    /// The mean margin, or 0 before the first one.
    #[inline(always)]
    pub fn margin(&self) -> f32 {
        f32::from_bits(self.margin.load(Relaxed))
    }

    /// How many values there are.
    #[inline(always)]
    pub fn visits(&self) -> u32 {
        self.visits.load(Relaxed)
    }

    /// Their sum.
    #[inline(always)]
    pub fn sum(&self) -> f32 {
        // Sums stay far below the sign, and a signed number is one instruction to convert.
        self.sum.load(Relaxed).cast_signed() as f32 / ONE
    }
}

/// As [`Stat`], in one word that is added to without a lock: what one thread adds may be lost where another does so at the same
/// moment, but count and sum always belong together, however long a thread was put aside. Where values come by the million a few
/// of them matter less than the time to keep them (M. Enzenberger and M. Müller, *A Lock-free Multithreaded Monte-Carlo Tree
/// Search Algorithm*, 2009).
#[derive(Debug, Default)]
pub struct LooseStat(AtomicU64);

impl LooseStat {
    /// The count is above the bits of the sum.
    const SUM_BITS: u32 = 40;
    const MOST: u64 = u64::MAX >> Self::SUM_BITS;

    /// Adds a value.
    #[inline(always)]
    pub fn add(&self, value: f32) {
        let mut both = self.0.load(Relaxed);
        if both >> Self::SUM_BITS == Self::MOST {
            // From so many on half of them say the same.
            let half = |part: u64| part / 2;
            both = half(Self::MOST) << Self::SUM_BITS | half(both & ((1 << Self::SUM_BITS) - 1));
        }
        self.0.store(both + (1 << Self::SUM_BITS) + (value * ONE) as u64, Relaxed);
    }

    /// How many values there are, and their sum.
    #[inline(always)]
    pub fn visits_and_sum(&self) -> (f32, f32) {
        let both = self.0.load(Relaxed);
        let sum = (both & ((1 << Self::SUM_BITS) - 1)).cast_signed() as f32 / ONE;
        ((both >> Self::SUM_BITS).cast_signed() as f32, sum)
    }
}

/// How far a node has been opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum State {
    /// No children yet.
    Leaf = 0,
    /// A thread is making them.
    Opening = 1,
    /// They are there.
    Open = 2,
    /// The game is over here; the count of the board as it stands decides, in the node's `exact`.
    Decided = 3,
    /// The game is over here, and a playout tells what the sides would agree on.
    Ended = 4,
}

/// A move and what is known of it. Values are those of the side that makes the move. On a large board choosing among hundreds
/// of moves takes as long as they take to come from memory, so it is small.
#[derive(Debug, Default)]
pub struct Node {
    mv: AtomicU16,
    /// What was known before the first playout, as visits and their sum.
    prior_visits: AtomicU16,
    prior_sum: AtomicU16,
    state: AtomicU8,
    corrected: AtomicBool,
    /// Playouts through the node.
    pub played: Stat,
    /// Playouts in which the move was made later (all moves as first).
    pub amaf: LooseStat,
    /// Where the children are, or the bits of what the end of the game is worth.
    first: AtomicU32,
    count: AtomicU16,
}

const _: () = assert!(size_of::<Node>() == 40);

/// Priors' sums are kept in 2^-6ths.
const PRIOR_ONE: f32 = 64.0;

impl Node {
    /// Makes it the node of a move with what is known beforehand.
    pub fn set(&self, mv: MoveCode, prior_visits: f32, prior_sum: f32) {
        self.mv.store(mv.0, Relaxed);
        self.set_prior(prior_visits, prior_sum);
    }

    /// Changes what is known beforehand.
    pub fn set_prior(&self, prior_visits: f32, prior_sum: f32) {
        self.prior_visits.store((prior_visits * PRIOR_ONE) as u16, Relaxed);
        self.prior_sum.store((prior_sum * PRIOR_ONE) as u16, Relaxed);
    }

    /// The move.
    #[inline(always)]
    pub fn mv(&self) -> MoveCode {
        MoveCode(self.mv.load(Relaxed))
    }

    /// Prior visits and their sum.
    #[inline(always)]
    pub fn prior(&self) -> (f32, f32) {
        (self.prior_visits.load(Relaxed) as f32 / PRIOR_ONE, self.prior_sum.load(Relaxed) as f32 / PRIOR_ONE)
    }

    /// Visits and the sum of their values, with those that it began with: added up before they are made fractions, as choosing
    /// among hundreds of moves is for the most part conversions.
    #[inline(always)]
    pub fn played_or_known(&self) -> (f32, f32) {
        let (visits, sum) = (u64::from(self.played.visits()), self.played.sum.load(Relaxed));
        let (prior_visits, prior_sum) = (self.prior_visits.load(Relaxed), self.prior_sum.load(Relaxed));
        let visits = visits * PRIOR_ONE as u64 + u64::from(prior_visits);
        let sum = sum + u64::from(prior_sum) * (ONE / PRIOR_ONE) as u64;
        (visits.cast_signed() as f32 / PRIOR_ONE, sum.cast_signed() as f32 / ONE)
    }

    /// How far it has been opened.
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
    pub fn claim(&self) -> bool {
        self.state.compare_exchange(State::Leaf as u8, State::Opening as u8, Acquire, Relaxed).is_ok()
    }

    /// Claims the correction of what is known beforehand of the children: true once, for one thread alone.
    #[inline(always)]
    pub fn claim_correction(&self) -> bool {
        !self.is_corrected() && !self.corrected.swap(true, Relaxed)
    }

    /// Whether that has been claimed.
    #[inline(always)]
    pub fn is_corrected(&self) -> bool {
        self.corrected.load(Relaxed)
    }

    /// Has it claimed once more.
    pub fn unclaim_correction(&self) {
        self.corrected.store(false, Relaxed);
    }

    /// Gives a claimed node back: there was no room.
    pub fn unclaim(&self) {
        self.state.store(State::Leaf as u8, Release);
    }

    /// Publishes the children of a claimed node.
    pub fn open(&self, first: usize, count: usize) {
        self.first.store(first as u32, Relaxed);
        self.count.store(count as u16, Relaxed);
        self.state.store(State::Open as u8, Release);
    }

    /// Marks a claimed node as the end of a game, with its value for the side that moved, where the board as it stands
    /// decides.
    pub fn end(&self, exact: Option<f32>) {
        let state = match exact {
            Some(value) => {
                self.first.store(value.to_bits(), Relaxed);
                State::Decided
            }
            None => State::Ended,
        };
        self.state.store(state as u8, Release);
    }

    /// The value of a node whose state is [`State::Decided`].
    pub fn exact(&self) -> f32 {
        f32::from_bits(self.first.load(Relaxed))
    }

    /// Where the children are.
    #[inline(always)]
    pub fn children(&self) -> std::ops::Range<usize> {
        let first = self.first.load(Relaxed) as usize;
        first..first + self.count.load(Relaxed) as usize
    }
}

const CHUNK: usize = 1 << 14;

/// Nodes in chunks that are made as they are needed.
#[derive(Debug)]
pub struct Tree {
    chunks: Box<[OnceLock<Box<[Node]>>]>,
    used: AtomicUsize,
    full: AtomicBool,
}

impl Tree {
    /// A tree of at most `bytes` bytes, with just the root.
    pub fn new(bytes: usize) -> Tree {
        let chunks = (bytes / (CHUNK * size_of::<Node>())).max(1);
        let tree = Tree {
            chunks: (0..chunks).map(|_| OnceLock::new()).collect(),
            used: AtomicUsize::new(0),
            full: AtomicBool::new(false),
        };
        tree.allocate(1);
        tree
    }

    /// Room for `count` nodes side by side, or `None` where the tree is full.
    pub fn allocate(&self, count: usize) -> Option<usize> {
        debug_assert!(count <= CHUNK);
        let mut used = self.used.load(Relaxed);
        loop {
            // A block lies in one chunk; what is left of the last one is given up.
            let start = if used % CHUNK + count > CHUNK { used.next_multiple_of(CHUNK) } else { used };
            let Some(chunk) = self.chunks.get((start + count - 1) / CHUNK) else {
                self.full.store(true, Relaxed);
                return None;
            };
            match self.used.compare_exchange_weak(used, start + count, Relaxed, Relaxed) {
                Ok(_) => {
                    chunk.get_or_init(|| (0..CHUNK).map(|_| Node::default()).collect());
                    return Some(start);
                }
                Err(now) => used = now,
            }
        }
    }

    /// Whether a block has been refused for want of room.
    #[inline(always)]
    pub fn is_full(&self) -> bool {
        self.full.load(Relaxed)
    }

    /// How much of it is used, 0 to 1.
    pub fn fill(&self) -> f64 {
        self.used.load(Relaxed) as f64 / (self.chunks.len() * CHUNK) as f64
    }

    /// A node that has been allocated.
    #[inline(always)]
    pub fn node(&self, index: usize) -> &Node {
        &self.block(index, 1)[0]
    }

    /// Nodes that lie side by side.
    #[inline(always)]
    pub fn block(&self, first: usize, count: usize) -> &[Node] {
        let chunk = self.chunks[first / CHUNK].get().map_or(&[][..], |chunk| chunk);
        &chunk[first % CHUNK..first % CHUNK + count]
    }

    /// The children of a node.
    #[inline(always)]
    pub fn children(&self, node: &Node) -> &[Node] {
        let range = node.children();
        self.block(range.start, range.len())
    }

    /// The child of a node that most playouts went through.
    pub fn most_visited(&self, node: &Node) -> Option<&Node> {
        self.children(node).iter().max_by_key(|child| child.played.visits())
    }

    /// The child of a node by a move.
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
    fn what_is_added_is_counted() {
        let stat = LooseStat::default();
        [0.25, 1.0, 0.0, 0.5].into_iter().for_each(|value| stat.add(value));
        assert_eq!(stat.visits_and_sum(), (4.0, 1.75));
    }
}
