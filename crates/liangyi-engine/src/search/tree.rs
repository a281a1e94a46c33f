//! The search tree: nodes in an arena, shared by all threads without locks.
//!
//! A node is one move with its statistics, which are atomics that all threads update. A block of children is written
//! whole and then published by one store of its index. Nodes are never freed while a tree lives; a new search starts
//! from a node of the old tree where it can, and from an empty tree where the arena has run full.

use std::sync::OnceLock;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicUsize};

use super::move_code::MoveCode;
use super::node::{Node, NodeState};
use super::transpositions::Transpositions;
use super::value_bias::ValueBiases;

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
    biases: OnceLock<ValueBiases>,
    transpositions: OnceLock<Transpositions>,
}

impl Tree {
    /// A tree with the root alone, which may grow to `bytes` bytes, but at least to one chunk of 640 KiB and at most to
    /// [`MOST_TREE_MEGABYTES`]. When it is full, or the system has no more memory, no more nodes are expanded.
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
            biases: OnceLock::new(),
            transpositions: OnceLock::new(),
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
    /// It may panic if the state of the node is [`NodeState::Decided`].
    #[inline(always)]
    pub fn children(&self, node: &Node) -> &[Node] {
        let range = node.children();
        self.block(range.start, range.len())
    }

    /// The evaluation of an expanded node itself, as that of the side that moved there: a node after its children, in
    /// trees of a selection that [wants it](super::Selection::KEEPS_OWN). It has no visit where there was none.
    ///
    /// # Panics
    ///
    /// It may panic if the state of the node is another.
    #[inline(always)]
    pub(super) fn own_evaluation(&self, node: &Node) -> &Node {
        &self.block(node.children().end, 1)[0]
    }

    /// What the error of an expanded node's own evaluation has [added](Node::error) to the [biases](Tree::biases): the
    /// node after that of the evaluation.
    pub(super) fn own_error(&self, node: &Node) -> &Node {
        &self.block(node.children().end + 1, 1)[0]
    }

    /// The errors of evaluations that have been found below them.
    pub(super) fn biases(&self) -> &ValueBiases {
        self.biases.get_or_init(ValueBiases::default)
    }

    /// Where the children of the positions are that have some.
    pub(super) fn transpositions(&self) -> &Transpositions {
        self.transpositions.get_or_init(Transpositions::default)
    }

    /// The child of a node with the most visits, the last of several; `None` if it has no children.
    pub fn most_visited(&self, node: &Node) -> Option<&Node> {
        self.children(node).iter().max_by_key(|child| child.played.visits())
    }

    /// The index of the child by the move `mv` of the node `index`; `None` if the node is not expanded or has no such
    /// child.
    pub fn child(&self, index: usize, mv: MoveCode) -> Option<usize> {
        let node = self.node(index);
        (node.state() == NodeState::Expanded)
            .then(|| node.children().find(|&child| self.node(child).mv() == mv))
            .flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_tree_has_more_nodes_than_an_index_can_name() {
        let tree = Tree::new(1 << 40);
        assert_eq!(tree.chunks.len() * CHUNK, 1 << 32);
        assert_eq!(MOST_TREE_MEGABYTES as usize, (1 << 32) * size_of::<Node>() >> 20);
        let node = Node::default();
        node.expand((1 << 32) - 5, 5);
        assert_eq!(node.children(), (1 << 32) - 5..1 << 32);
    }
}
