//! Selection by a mix of a move's own values, its AMAF values and its prior (RAVE).

use super::node::{Node, NodeState};
use super::params::SearchParams;
use super::priors::PriorWeight;
use super::selection::{SelectAt, Selection, TracedDescent};
use super::shortlist::Shortlists;
use super::stat::LooseStat;
use super::tree::Tree;
use crate::policy::Proposal;

/// The selection that the program plays with. A child starts with visits and successes by its prior; its worth is the
/// mean of its own and its AMAF values, plus exploration. The word of a node has the AMAF values: those of the descents
/// through the parent in which the side placed this stone, here or later (all moves as first).
#[derive(Debug)]
pub struct Rave<'a> {
    params: &'a SearchParams,
    shortlists: Shortlists,
    /// By the code of a move, the side that makes it first from some node on: 0 for neither, 1 for Black, 2 for White.
    first: Box<[u8; 1024]>,
}

impl<'a> Rave<'a> {
    /// A selection with these constants.
    pub fn new(params: &'a SearchParams) -> Rave<'a> {
        Rave { params, shortlists: Shortlists::new(), first: Box::new([0; 1024]) }
    }
}

impl Selection for Rave<'_> {
    const TRACES: bool = true;

    fn start(&self, children: &[Node], chances: &[Proposal], refined: bool) {
        let stones = chances.iter().filter(|proposal| proposal.mv.point().is_some()).count();
        let weight = PriorWeight::among(self.params, stones, refined);
        for (child, start) in children.iter().zip(weight.of_proposals(chances)) {
            child.set_start(start.visits, start.sum);
        }
    }

    fn select(&mut self, tree: &Tree, node: &Node, _: SelectAt) -> usize {
        let (range, visits) = (node.children(), node.played.visits());
        let children = tree.children(node);
        let growth = (visits.max(1) as f32).ln().max(0.0).sqrt();
        let params = self.params;
        let rates = [params.exploration * growth, params.exploration_off_board * growth];
        let amaf_share = 1.0 / params.amaf_equivalence;
        // The mean of own and AMAF values, the latter weighing n / (n + v + n v / k), as numerator and denominator.
        let mean = |child: &Node| {
            let (visits, sum) = child.played_and_start();
            let (amaf_visits, amaf_sum) = LooseStat(child.selection_word()).visits_and_sum();
            let own = 1.0 + amaf_visits * amaf_share;
            (amaf_sum + own * sum, amaf_visits + own * visits, visits)
        };
        let kind = |child: &Node| usize::from(child.mv().point().is_none());
        let worth =
            |(weighed, weight, visits): (f32, f32, f32), kind: usize| weighed / weight + rates[kind] / visits.sqrt();
        let listed = |child: usize| worth(mean(&children[child]), kind(&children[child]));
        if let Some(best) = self.shortlists.best(range.clone(), visits, listed) {
            return best;
        }
        // Exploration never adds more than this, as each child starts with visits of its own.
        let most = rates.map(|rate| rate / PriorWeight::fewest_visits(range.len()).sqrt());
        let mut best = (f32::MIN, range.start);
        for (offset, child) in children.iter().enumerate() {
            let (mean, kind) = (mean(child), kind(child));
            // No division for a child that could not be the best with any exploration.
            if mean.0 > (best.0 - most[kind]) * mean.1 {
                let value = worth(mean, kind);
                if value > best.0 {
                    best = (value, range.start + offset);
                }
            }
        }
        best.1
    }

    /// Adds the value to the AMAF values of the moves made later.
    fn learn(&mut self, descent: &TracedDescent<'_>) {
        let &TracedDescent { tree, root, path, trace, value } = descent;
        // From the last move to the first: for each point `first` holds the side that plays there first from here on.
        self.first.fill(0);
        let mut later = trace.len();
        let mut stones = path.iter().filter(|step| step.mv.point().is_some()).count();
        for depth in (0..=path.len()).rev() {
            while later > stones {
                later -= 1;
                let traced = trace[later];
                self.first[traced.point()] = traced.color() as u8 + 1;
            }
            let (index, color) = match depth {
                0 => root,
                _ => (path[depth - 1].index, path[depth - 1].color.opponent()),
            };
            let node = tree.node(index);
            if node.state() == NodeState::Expanded {
                let (own, value) = (color as u8 + 1, value.of(color));
                // Whether a move was made is unpredictable, so no branch decides it: the children that were are
                // collected as the bits of a word.
                for some in tree.children(node).chunks(64) {
                    let made = |child: &Node| u64::from(self.first[child.mv().0 as usize & 1023] == own);
                    let mut made = some.iter().enumerate().fold(0, |all, (at, child)| all | made(child) << at);
                    while made != 0 {
                        LooseStat(some[made.trailing_zeros() as usize].selection_word()).add(value);
                        made &= made - 1;
                    }
                }
            }
            if depth > 0 && path[depth - 1].mv.point().is_some() {
                stones -= 1;
            }
        }
    }
}
