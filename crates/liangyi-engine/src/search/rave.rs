//! Selection by a mix of a move's own values, its AMAF values and its prior (RAVE).

use std::ops::Range;

use liangyi_core::game::Move;

use super::node::{LooseStat, Node, NodeState};
use super::params::{PriorTimes, SearchParams};
use super::selection::{SelectAt, Selection, TracedDescent};
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

/// The visits with which a move starts, and the sum of their values.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// Visits it starts with.
    pub visits: f32,
    /// The sum of their values.
    pub sum: f32,
}

impl Start {
    fn even(visits: f32) -> Start {
        Start { visits, sum: visits / 2.0 }
    }

    fn add_successes(&mut self, visits: f32) {
        self.visits += visits;
        self.sum += visits;
    }

    fn add_failures(&mut self, visits: f32) {
        self.visits += visits;
    }
}

/// The weight of priors in visits. It grows with the number of moves: the more moves there are, the fewer playouts each
/// of them gets.
#[derive(Clone, Copy)]
pub struct PriorWeight {
    /// Visits that every move starts with, half of them successes.
    even: f32,
    /// Successes of a move with prior 1; others get the square root of their prior.
    successes: f32,
    /// Failures of an unlikely move.
    unlikely: f32,
    /// A move with less than this part of the best prior is unlikely.
    unlikely_below: f32,
    /// Failures of a pass without a chance while there is plenty to do.
    pass: f32,
    /// With no more moves than this there is not.
    few_moves: usize,
}

impl PriorWeight {
    /// The weight where there are `points` to choose from and the priors are refined or not.
    pub fn among(params: &SearchParams, points: usize, refined: bool) -> PriorWeight {
        let even = PriorWeight::even(points);
        let times = match params.prior_times {
            PriorTimes::WithMoves { times, moves } => 1.0 + (times - 1.0) * (points as f32 / moves).min(1.0),
            PriorTimes::WhenRefined { times } if refined => times,
            PriorTimes::WhenRefined { .. } => 1.0,
        };
        PriorWeight {
            even,
            successes: params.prior_successes * even * times,
            unlikely: params.unlikely_failures * even,
            unlikely_below: params.unlikely_below,
            pass: params.pass_failures * even,
            few_moves: params.few_moves,
        }
    }

    fn even(points: usize) -> f32 {
        let (least, most) = SearchParams::EVEN_VISITS;
        (points as f32 / SearchParams::EVEN_PART).clamp(least, most)
    }

    /// A lower bound of the visits that each of `moves` moves starts with, passes and virtual moves included.
    pub fn fewest_visits(moves: usize) -> f32 {
        // Visits are kept in fractions, rounded down.
        0.99 * PriorWeight::even(moves.saturating_sub(2))
    }

    /// How moves with these chances start, in the same order.
    pub fn of_proposals(self, proposals: &[Proposal]) -> impl Iterator<Item = Start> + '_ {
        let most = proposals.iter().fold(0.0f32, |most, proposal| most.max(proposal.chance));
        let stones = proposals.iter().filter(|proposal| proposal.mv.point().is_some()).count();
        proposals.iter().map(move |&Proposal { mv, chance }| {
            let mut start = Start::even(self.even);
            start.add_successes(self.successes * chance.sqrt());
            let failures = match mv {
                Move::Play(_) if chance < most * self.unlikely_below => self.unlikely,
                // While there is plenty to do a pass is a bad idea, unless the policy says how good it is; the fewer
                // moves are left, the less so.
                Move::Pass | Move::Virtual if stones > self.few_moves && chance == 0.0 => self.pass,
                Move::Play(_) | Move::Pass | Move::Virtual => 0.0,
            };
            start.add_failures(failures);
            start
        })
    }
}

// The best children of nodes that are visited often, so that not all of them are compared every time.
//
// The statistics of a child change little with each of thousands of visits, so the child that is best now is among
// those that were best a few visits ago. Every thread keeps its own lists, of the nodes that it visits most. A list
// does not know nodes: the caller computes the value by which children are compared.

/// Children on a list.
const LENGTH: usize = SearchParams::SHORTLIST;
/// Lists kept; nodes are mapped to lists by a hash, and a list is that of the node that used it last.
const LISTS: usize = SearchParams::SHORTLISTS;

/// The best children of one node.
#[derive(Clone, Copy, Debug)]
struct List {
    /// Its first child.
    of: usize,
    /// The number of visits at which it is out of date.
    until: u32,
    best: [u16; LENGTH],
}

/// Lists for many nodes.
#[derive(Debug)]
pub struct Shortlists {
    lists: Box<[List; LISTS]>,
    /// Scratch memory to compare all children.
    worth: Vec<(f32, u16)>,
}

impl Shortlists {
    /// None yet.
    pub fn new() -> Shortlists {
        Shortlists { lists: Box::new([List { of: usize::MAX, until: 0, best: [0; LENGTH] }; LISTS]), worth: Vec::new() }
    }

    /// For how many visits a list made at `visits` visits serves, or `None` where it is not worth making: there are few
    /// children, or their statistics still change fast.
    fn serves(children: usize, visits: u32) -> Option<u32> {
        let times = visits / SearchParams::SHORTLIST_PART;
        let (least, most) = SearchParams::SHORTLIST_VISITS;
        (children > 2 * LENGTH && times >= least).then(|| times.min(most))
    }

    /// The index of the child of most `worth` of a node with these `children` after `visits` visits; `None` where a
    /// list is not worth making. `worth` takes the number of a child, from 0.
    pub fn best(&mut self, children: Range<usize>, visits: u32, worth: impl Fn(usize) -> f32) -> Option<usize> {
        let times = Shortlists::serves(children.len(), visits)?;
        let list = &mut self.lists[(children.start.wrapping_mul(0x9e37_79b1) >> 16) % LISTS];
        let first = children.start;
        if list.of != first || visits >= list.until {
            self.worth.clear();
            self.worth.extend((0..children.len()).map(|child| (worth(child), child as u16)));
            self.worth.select_nth_unstable_by(LENGTH, |a, b| b.0.total_cmp(&a.0));
            for (place, found) in list.best.iter_mut().zip(&self.worth) {
                *place = found.1;
            }
            (list.of, list.until) = (first, visits + times);
        }
        let mut best = (f32::MIN, 0);
        for child in list.best {
            let worth = worth(child.into());
            if worth > best.0 {
                best = (worth, child);
            }
        }
        Some(first + usize::from(best.1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_knows_the_best_until_it_is_out_of_date() {
        let (mut lists, children, visits, times) =
            (Shortlists::new(), 1000..1300, 160, 160 / SearchParams::SHORTLIST_PART);
        let falling = |child: usize| -(child as f32);
        assert_eq!(lists.best(children.clone(), visits, falling), Some(1000));
        // The best was on the list, another is now, and one was not.
        let nearly = |child: usize| if child == 3 { 1.0 } else { falling(child) };
        let late = |child: usize| if child == 299 { 2.0 } else { nearly(child) };
        assert_eq!(lists.best(children.clone(), visits + 1, nearly), Some(1003));
        assert_eq!(lists.best(children.clone(), visits + times - 1, late), Some(1003));
        assert_eq!(lists.best(children, visits + times, late), Some(1299));
    }

    #[test]
    fn nodes_do_not_take_each_others_lists() {
        let mut lists = Shortlists::new();
        let best_of = |number: usize| move |child: usize| if child == number % 50 { 1.0 } else { 0.0 };
        // More nodes than there are lists.
        for number in (0..3 * LISTS).chain(0..3 * LISTS) {
            let first = 50 * number;
            assert_eq!(lists.best(first..first + 50, 100, best_of(number)), Some(first + number % 50));
        }
    }

    #[test]
    fn lists_are_for_many_children_that_are_well_known() {
        assert_eq!(Shortlists::serves(2 * LENGTH, 1 << 20), None);
        assert_eq!(Shortlists::serves(300, 20), None);
        let served = [64, 200, 1 << 30].map(|visits| Shortlists::serves(300, visits));
        assert_eq!(served, [Some(4), Some(12), Some(16)]);
    }
}
