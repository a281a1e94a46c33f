//! What moves change on a playout board: stones, chains, pattern codes, the list of empty points and the weights.
//!
//! Whether a move can be made, the caller has checked.

use liangyi_core::base::Color;

use super::state::{MASK, NO_CHAIN, NOWHERE, PlayoutBoard, RIM_CHAIN, slot};
use crate::playout::adjacent::{AdjacentChains, four};
use crate::playout::cell::stone;
use crate::playout::chain::Chain;
use crate::playout::weights::ColorSums;
use crate::playout::{adjacent, cell, pattern_code};

impl<const W: usize> PlayoutBoard<W> {
    /// Makes a virtual move: no stone is placed, but the position counts as changed, so a ko may be retaken.
    #[inline]
    pub fn virtual_move(&mut self) {
        self.ko = NOWHERE;
        self.pass();
    }

    /// Passes. Whether a ko may be retaken afterwards depends on the repetition rule of the game that the board is
    /// built from.
    #[inline]
    pub fn pass(&mut self) {
        if !self.ko_outlasts_passes {
            self.ko = NOWHERE;
        }
        self.before_last = self.last;
        self.last = NOWHERE;
        self.last_capture = (0, NOWHERE);
    }

    /// Places a stone of `color` on `point`, which must be empty, and removes the chains that it captures, or its own
    /// chain if the move is suicide. A ko is not checked.
    #[inline]
    pub fn play(&mut self, color: Color, point: usize) {
        let own = stone(color);
        self.before_last = self.last;
        self.last = point;
        self.ko = NOWHERE;
        self.cells[slot(point)] = own;
        self.remove_empty(point);
        self.toggle_in_codes(point, u16::from(own));
        let adjacent = self.adjacent(color, point);
        self.connect(point, &adjacent);
        let (mut captured, mut captured_at) = (0, NOWHERE);
        adjacent::for_each(adjacent.enemy & adjacent.distinct(), |direction| {
            let chain = adjacent.chains[direction];
            self.set_chain(chain, self.chains[chain & MASK].without(point), 3 - own);
            match self.liberty_count(chain) {
                0 => {
                    captured += self.chain_len(chain);
                    captured_at = self.step(point, direction);
                    self.remove_chain(chain, own);
                }
                1 => self.restore_weights(self.only_liberty(chain)),
                _ => {}
            }
        });
        self.last_capture = (captured, captured_at);
        let chain = self.chain(point);
        if captured == 1 {
            if self.chain_len(chain) == 1 && self.in_atari(chain) {
                (self.ko, self.ko_for) = (captured_at, 3 - own);
            }
        } else if captured == 0 && self.liberty_count(chain) == 0 {
            self.remove_chain(chain, 3 - own);
        }
    }

    /// Sets the weight of a suicide to 0. It is restored when the move ceases to be one.
    #[inline(always)]
    pub(crate) fn exclude_suicide(&mut self, color: Color, point: usize) {
        let mut weights = self.weights.both(point);
        weights[color as usize] = 0;
        self.weights.set(point, weights);
    }

    /// Gives moves on an empty point the weights of its pattern, where they may have been excluded.
    #[inline(always)]
    fn restore_weights(&mut self, point: usize) {
        self.weights.set(point, self.gammas.pattern(self.code(point)));
    }

    /// Makes the stone just placed on `point` and the own chains adjacent to it one chain.
    #[inline(always)]
    fn connect(&mut self, point: usize, adjacent: &AdjacentChains) {
        if adjacent.own == 0 {
            let mut chain = Chain::EMPTY;
            chain.add_stones(1);
            let empty = adjacent.empty();
            (0..4).for_each(|direction| {
                chain.add_liberty_if(self.step(point, direction), empty >> (8 * direction) & 1 != 0)
            });
            self.set_chain(point, chain, self.at(point));
            self.chain_numbers[slot(point)] = point as u16;
            self.next[point & MASK] = point as u16;
            return;
        }
        // The largest chain absorbs the others.
        let (mut keep, mut largest) = (RIM_CHAIN as usize, 0);
        adjacent::for_each(adjacent.own, |direction| {
            let chain = adjacent.chains[direction];
            if self.chain_len(chain) > largest {
                (keep, largest) = (chain, self.chain_len(chain));
            }
        });
        let mut chain = self.chains[keep & MASK].without(point);
        self.next[point & MASK] = self.next[keep & MASK];
        self.next[keep & MASK] = point as u16;
        self.add_stone(point, keep, &mut chain);
        adjacent::for_each(adjacent.own & adjacent.distinct(), |direction| {
            let absorbed = adjacent.chains[direction];
            if absorbed != keep {
                let mut stone = absorbed;
                loop {
                    self.add_stone(stone, keep, &mut chain);
                    stone = self.next[stone & MASK] as usize;
                    if stone == absorbed {
                        break;
                    }
                }
                self.next.swap(keep & MASK, absorbed & MASK);
            }
        });
        self.set_chain(keep, chain, self.at(point));
        if chain.liberty_count() == 1 {
            self.restore_weights(self.only_liberty(keep));
        }
    }

    /// Stores a chain, whose stones have the cell value `stone`, and its byte.
    #[inline(always)]
    fn set_chain(&mut self, number: usize, chain: Chain, stone: u8) {
        self.chains[number & MASK] = chain;
        self.chain_bytes[number & MASK] = adjacent::chain_byte(chain, stone);
    }

    /// Adds a stone and its new liberties to the chain number `keep`, whose counts are in `chain` for now.
    #[inline(always)]
    fn add_stone(&mut self, point: usize, keep: usize, chain: &mut Chain) {
        chain.add_stones(1);
        pattern_code::for_each(pattern_code::empty_adjacent(self.code(point)), |direction| {
            let liberty = self.step(point, direction);
            let counted =
                four(|direction| self.chain_numbers[self.neighbour_slot(liberty, direction)] as usize == keep);
            chain.add_liberty_if(liberty, !(counted[0] | counted[1] | counted[2] | counted[3]));
        });
        self.chain_numbers[slot(point)] = keep as u16;
    }

    /// Removes a chain. Its points become liberties of the adjacent chains of the other side, whose cell value is
    /// `around`.
    fn remove_chain(&mut self, chain: usize, around: u8) {
        let removed = u16::from(self.at(chain));
        let mut point = chain;
        loop {
            self.cells[slot(point)] = cell::EMPTY;
            self.chain_numbers[slot(point)] = NO_CHAIN;
            self.toggle_in_codes(point, removed);
            self.add_empty(point);
            let chains = four(|direction| self.chain_numbers[self.neighbour_slot(point, direction)] as usize);
            for direction in 0..4 {
                if self.cells[self.neighbour_slot(point, direction)] == around
                    && !chains[..direction].contains(&chains[direction])
                {
                    let mut chain = self.chains[chains[direction] & MASK];
                    chain.add_liberty(point);
                    self.set_chain(chains[direction], chain, around);
                    // It was in atari, so filling its other liberty may have been suicide before.
                    if chain.liberty_count() == 2 {
                        let other = chain.without(point).only_liberty() & MASK;
                        self.restore_weights(other);
                    }
                }
            }
            point = self.next[point & MASK] as usize;
            if point == chain {
                break;
            }
        }
    }

    /// Adds a stone on `point` to the pattern codes of its neighbours, or removes it from them, and updates their
    /// weights.
    #[inline(always)]
    fn toggle_in_codes(&mut self, point: usize, stone: u16) {
        for direction in 0..8 {
            let next = self.neighbour_slot(point, direction);
            self.codes[next] ^= stone << (2 * pattern_code::opposite(direction));
        }
        let mut change = ColorSums::default();
        pattern_code::for_each(pattern_code::empty_neighbours(self.code(point)), |direction| {
            let next = self.step(point, direction);
            change = change.plus(self.weights.set_without_total(next, self.gammas.pattern(self.code(next))));
        });
        self.weights.add_to_total(change);
    }

    /// Adds a point to the list of empty points, with the weights of its pattern.
    #[inline(always)]
    pub(super) fn add_empty(&mut self, point: usize) {
        self.empties[self.empty_count & MASK] = point as u16;
        self.empty_index[point & MASK] = self.empty_count as u16;
        self.empty_count += 1;
        self.weights.set(point, self.gammas.pattern(self.code(point)));
    }

    /// Removes a point from the list of empty points; the last one of the list takes its index.
    #[inline(always)]
    fn remove_empty(&mut self, point: usize) {
        self.empty_count -= 1;
        let index = self.empty_index[point & MASK];
        let moved = self.empties[self.empty_count & MASK];
        self.empties[index as usize & MASK] = moved;
        self.empty_index[moved as usize & MASK] = index;
        self.weights.set(point, [0, 0]);
    }
}
