//! The best children of nodes that are visited often, so that not all of them are compared every time.
//!
//! The statistics of a child change little with each of thousands of visits, so the child that is best now is among
//! those that were best a few visits ago. Every thread keeps its own lists, of the nodes that it visits most. A list
//! does not know nodes: the caller computes the value by which children are compared.

use std::ops::Range;

use super::params::SearchParams;

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
