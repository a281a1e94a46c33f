//! The trait of selections, over which the search is generic: how the child of a node is chosen, and what a node
//! learns.

use liangyi_core::base::Color;

use super::descent::Step;
use super::evaluator::LeafValue;
use super::node::Node;
use super::tree::Tree;
use crate::playout::PlayoutMove;
use crate::policy::Proposal;

/// A selection: how a child starts, what it is worth, and how a result is backed up.
///
/// [`Rave`](super::Rave) is the one that the program plays with, [`Puct`](super::Puct) another. Each thread of a search
/// has a selection of its own, so an implementation may keep scratch memory. What it has to know of a node it keeps in
/// the node: the visits and the values that it starts with, and [one word](Node::selection_word) that means what the
/// selection wants it to.
pub trait Selection {
    /// Whether it learns from [traces](Selection::learn).
    const TRACES: bool = false;

    /// Whether an expanded node keeps its own evaluation (`Tree::own_evaluation`).
    const KEEPS_OWN: bool = false;

    /// Prepares new `children`, which have their moves and chances, or children whose chances have been `refined`.
    /// `chances` are those of the children, in the same order.
    fn start(&self, children: &[Node], chances: &[Proposal], refined: bool);

    /// The index of the child of an open node to which a descent goes on: the one of most worth to the side to move.
    fn select(&mut self, tree: &Tree, node: &Node, at: SelectAt) -> usize;

    /// Whether the visit to the child chosen last does not count where it has come from.
    #[inline(always)]
    fn is_weightless(&self) -> bool {
        false
    }

    /// Adds the result of a visit to a node, which has had a virtual loss until now, and to which `mover` has moved.
    /// The nodes of a descent have their turn from its end to its beginning.
    #[inline(always)]
    fn backup(&mut self, _tree: &Tree, node: &Node, mover: Color, value: LeafValue) {
        node.played.add_value(value.of(mover), value.margin * mover.sign() as f32);
    }

    /// Learns from the stones of a descent and of what an evaluator has played after it. Called after each descent if
    /// [`Selection::TRACES`].
    fn learn(&mut self, _descent: &TracedDescent<'_>) {}
}

/// Where a descent is.
#[derive(Clone, Copy, Debug)]
pub struct SelectAt {
    /// The side to move.
    pub to_move: Color,
    /// How many moves below the position searched.
    pub depth: usize,
}

/// A descent with its stones and its result.
#[derive(Clone, Copy)]
pub struct TracedDescent<'a> {
    /// The tree.
    pub tree: &'a Tree,
    /// The node of the position searched, and who moves there.
    pub root: (usize, Color),
    /// The moves of the descent.
    pub path: &'a [Step],
    /// All stones placed, those of the path first.
    pub trace: &'a [PlayoutMove],
    /// The result.
    pub value: LeafValue,
}
