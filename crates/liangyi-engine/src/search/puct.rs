//! Selection by value and chance (PUCT; D. Silver et al., *Mastering the game of Go without human knowledge*, 2017).

use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

use super::node::Node;
use super::params::SearchParams;
use super::selection::Selection;
use super::tree::Tree;
use crate::policy::Proposal;

/// The selection for evaluators whose chances and values are good, such as networks: a child is worth its own mean
/// value and an exploration term that grows with its chance. The word of a node has the means of the squares of its
/// values and of its margins.
#[derive(Debug)]
pub struct Puct<'a> {
    params: &'a SearchParams,
}

impl<'a> Puct<'a> {
    /// A selection with these constants.
    pub fn new(params: &'a SearchParams) -> Puct<'a> {
        Puct { params }
    }

    /// The standard deviations of the values, 0 to 1, and of the margins, in points, of the visits to a node that this
    /// selection has settled: that of the margins holds the spreads that evaluations gave.
    pub fn deviations(node: &Node) -> (f32, f32) {
        let (value, margin) = Squares(node.word()).means();
        let deviation = |square: f32, mean: f32| (square - mean * mean).max(0.0).sqrt();
        (deviation(value, node.played.mean() as f32), deviation(margin, node.played.margin()))
    }
}

impl Selection for Puct<'_> {
    fn start(&self, _: &[Node], _: &[Proposal], _: bool) {}

    fn select(&mut self, tree: &Tree, node: &Node) -> usize {
        let first = node.children().start;
        let exploration = self.params.puct_exploration * (node.played.visits() as f32).sqrt();
        // The value of the node is that of the side that moved there.
        let untried = 1.0 - node.played.mean() as f32 - self.params.puct_untried_loss;
        let worth = |child: &Node| {
            let visits = child.played.visits() as f32;
            let value = if visits > 0.0 { child.played.mean() as f32 } else { untried };
            value + exploration * child.prior() / (1.0 + visits)
        };
        let mut best = (f32::MIN, first);
        for (offset, child) in tree.children(node).iter().enumerate() {
            let worth = worth(child);
            if worth > best.0 {
                best = (worth, first + offset);
            }
        }
        best.1
    }

    fn settle(&self, node: &Node, value: f32, margin: f32, spread: f32) {
        node.played.settle(value, margin);
        Squares(node.word()).add(value * value, margin * margin + spread * spread, node.played.visits());
    }
}

/// The means of two squares in one word: the bits of two numbers. They are updated without a lock, as margins are.
struct Squares<'a>(&'a AtomicU64);

impl Squares<'_> {
    fn means(&self) -> (f32, f32) {
        let both = self.0.load(Relaxed);
        (f32::from_bits((both >> 32) as u32), f32::from_bits(both as u32))
    }

    /// Adds squares to those of `visits` visits, this one included.
    fn add(&self, value: f32, margin: f32, visits: u32) {
        let changed = |mean: f32, square: f32| mean + (square - mean) / visits.max(1) as f32;
        let means = self.means();
        let [value, margin] = [changed(means.0, value), changed(means.1, margin)].map(f32::to_bits).map(u64::from);
        self.0.store(value << 32 | margin, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deviations_are_those_of_the_values_and_of_the_margins_with_their_spreads() {
        let (node, selection) = (Node::default(), Puct::new(&SearchParams::SMALL));
        for (value, margin, spread) in [(1.0, 3.0, 0.0), (0.5, -3.0, 0.0), (0.0, 1.0, 4.0), (0.5, -1.0, 0.0)] {
            node.played.enter();
            selection.settle(&node, value, margin, spread);
        }
        let (value, margin) = Puct::deviations(&node);
        assert!((value - 0.125f32.sqrt()).abs() < 1e-4, "{value}");
        // The squares of the margins are 9, 9, 1 and 1, that of the spread 16: their mean is 9.
        assert!((margin - 3.0).abs() < 1e-4, "{margin}");
    }
}
