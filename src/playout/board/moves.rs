//! What moves do to the playout board.
//!
//! It knows which chain grows, joins others, loses a liberty or comes off, and keeps everything that [`super`] answers from
//! up to date. Whether a move may be made, the caller has asked before.

use super::{MASK, NOBODY, NOWHERE, PlayoutBoard, RIM, cell, slot, stone};
use crate::base::Color;
use crate::playout::adjacent::{AdjacentChains, four};
use crate::playout::chain::Chain;
use crate::playout::weights::Pair;
use crate::playout::{adjacent, pattern_code};

impl<const W: usize> PlayoutBoard<W> {
    /// A virtual move: no stone on the board, but the position has changed, and a ko may be retaken.
    #[inline]
    pub fn virtual_move(&mut self) {
        self.ko = NOWHERE;
        self.pass();
    }

    /// Passes the turn.
    #[inline]
    pub fn pass(&mut self) {
        if !self.ko_outlasts_passes {
            self.ko = NOWHERE;
        }
        self.before_last = self.last;
        self.last = NOWHERE;
        self.taken = (0, NOWHERE);
    }

    /// Places a stone on an empty point and takes off what it kills, its own chain too where that is left without
    /// liberties.
    #[inline]
    pub fn play(&mut self, color: Color, point: usize) {
        let own = stone(color);
        self.before_last = self.last;
        self.last = point;
        self.ko = NOWHERE;
        self.cells[slot(point)] = own;
        self.remove_empty(point);
        self.recode(point, u16::from(own));
        let sides = self.adjacent(color, point);
        self.link(point, &sides);
        let (mut taken, mut taken_at) = (0, NOWHERE);
        adjacent::each(sides.enemy & sides.first(), |way| {
            let chain = sides.heads[way];
            self.put(chain, self.chains[chain & MASK].without(point), 3 - own);
            match self.liberty_count(chain) {
                0 => {
                    taken += self.chain_len(chain);
                    taken_at = self.step(point, way);
                    self.take(chain, own);
                }
                1 => self.rule_in(self.only_liberty(chain)),
                _ => {}
            }
        });
        self.taken = (taken, taken_at);
        let head = self.chain(point);
        if taken == 1 {
            if self.chain_len(head) == 1 && self.in_atari(head) {
                (self.ko, self.ko_for) = (taken_at, 3 - own);
            }
        } else if taken == 0 && self.liberty_count(head) == 0 {
            self.take(head, 3 - own);
        }
    }

    /// Makes the stone just placed on `point` one chain with its friends.
    #[inline(always)]
    fn link(&mut self, point: usize, sides: &AdjacentChains) {
        if sides.own == 0 {
            let mut chain = Chain::EMPTY;
            chain.add_stones(1);
            let empty = sides.empty();
            (0..4).for_each(|way| chain.add_liberty_if(self.step(point, way), empty >> (8 * way) & 1 != 0));
            self.put(point, chain, self.at(point));
            self.head[slot(point)] = point as u16;
            self.next[point & MASK] = point as u16;
            return;
        }
        // The longest takes the others in.
        let (mut keep, mut longest) = (RIM as usize, 0);
        adjacent::each(sides.own, |way| {
            let head = sides.heads[way];
            if self.chain_len(head) > longest {
                (keep, longest) = (head, self.chain_len(head));
            }
        });
        let mut chain = self.chains[keep & MASK].without(point);
        self.next[point & MASK] = self.next[keep & MASK];
        self.next[keep & MASK] = point as u16;
        self.annex(point, keep, &mut chain);
        adjacent::each(sides.own & sides.first(), |way| {
            let join = sides.heads[way];
            if join != keep {
                let mut stone = join;
                loop {
                    self.annex(stone, keep, &mut chain);
                    stone = self.next[stone & MASK] as usize;
                    if stone == join {
                        break;
                    }
                }
                self.next.swap(keep & MASK, join & MASK);
            }
        });
        self.put(keep, chain, self.at(point));
        if chain.liberty_count() == 1 {
            self.rule_in(self.only_liberty(keep));
        }
    }

    /// Sets what is known of a chain of stones with the cell value `color`.
    #[inline(always)]
    fn put(&mut self, head: usize, chain: Chain, color: u8) {
        self.chains[head & MASK] = chain;
        self.tags[head & MASK] = adjacent::tag(chain, color);
    }

    /// Makes a stone one of chain `keep`, which is kept in `chain`.
    #[inline(always)]
    fn annex(&mut self, point: usize, keep: usize, chain: &mut Chain) {
        chain.add_stones(1);
        pattern_code::each(pattern_code::empty_sides(self.code(point)), |way| {
            let liberty = self.step(point, way);
            let known = four(|side| self.head[self.beside(liberty, side)] as usize == keep);
            chain.add_liberty_if(liberty, !(known[0] | known[1] | known[2] | known[3]));
        });
        self.head[slot(point)] = keep as u16;
    }

    /// Takes a chain off; the points become liberties of the stones around it, which have the cell value `around`.
    fn take(&mut self, chain: usize, around: u8) {
        let there = u16::from(self.at(chain));
        let mut point = chain;
        loop {
            self.cells[slot(point)] = cell::EMPTY;
            self.head[slot(point)] = NOBODY;
            self.recode(point, there);
            self.add_empty(point);
            let heads = four(|way| self.head[self.beside(point, way)] as usize);
            for way in 0..4 {
                if self.cells[self.beside(point, way)] == around && !heads[..way].contains(&heads[way]) {
                    let mut chain = self.chains[heads[way] & MASK];
                    chain.add_liberty(point);
                    self.put(heads[way], chain, around);
                    // It was in atari, and filling its other liberty may have been suicide.
                    if chain.liberty_count() == 2 {
                        let other = chain.without(point).only_liberty() & MASK;
                        self.rule_in(other);
                    }
                }
            }
            point = self.next[point & MASK] as usize;
            if point == chain {
                break;
            }
        }
    }

    /// Puts a stone with the cell value `there` into the codes of the points around `point`, or takes it out of them.
    #[inline(always)]
    fn recode(&mut self, point: usize, there: u16) {
        for way in 0..8 {
            let next = self.beside(point, way);
            self.codes[next] ^= there << (2 * pattern_code::opposite(way));
        }
        let mut change = Pair::default();
        pattern_code::each(pattern_code::empty_around(self.code(point)), |way| {
            let next = self.step(point, way);
            change = change.plus(self.weights.set_but_for_total(next, self.gammas.shape(self.code(next))));
        });
        self.weights.add_to_total(change);
    }

    #[inline(always)]
    pub(super) fn add_empty(&mut self, point: usize) {
        self.empties[self.empty_count & MASK] = point as u16;
        self.place[point & MASK] = self.empty_count as u16;
        self.empty_count += 1;
        self.weights.set(point, self.gammas.shape(self.code(point)));
    }

    #[inline(always)]
    fn remove_empty(&mut self, point: usize) {
        self.empty_count -= 1;
        let at = self.place[point & MASK];
        let moved = self.empties[self.empty_count & MASK];
        self.empties[at as usize & MASK] = moved;
        self.place[moved as usize & MASK] = at;
        self.weights.set(point, [0, 0]);
    }
}
