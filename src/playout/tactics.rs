//! The moves that the last one calls for, and what they do: captures, escapes, ataris, relief, closeness.
//!
//! These few points are looked at one by one before every move of a playout; all others count by their shape alone.

use super::bits::Bits;
use super::field::{Field, NOWHERE, cell, stone};
use crate::rules::Color;

/// First numbers of the features of each kind. Sizes of chains are told apart as one stone, two or three, more.
mod base {
    /// Beside the last move, diagonally so.
    pub const NEAR: usize = 0;
    /// Takes the chain of the last move.
    pub const CAPTURE_LAST: usize = NEAR + 2;
    /// Takes another chain.
    pub const CAPTURE: usize = CAPTURE_LAST + 3;
    /// What it takes stands beside an own chain in atari.
    pub const RESCUE: usize = CAPTURE + 3;
    /// Lengthens an own chain in atari, to one, two, more liberties.
    pub const ESCAPE: usize = RESCUE + 3;
    /// Leaves its own chain in atari and takes nothing.
    pub const SELF_ATARI: usize = ESCAPE + 9;
    /// Puts a chain in atari; whether it is not in atari itself.
    pub const ATARI: usize = SELF_ATARI + 3;
    /// Takes a liberty of a chain with three.
    pub const SQUEEZE: usize = ATARI + 6;
    /// Gives an own chain with two liberties more.
    pub const RELIEF: usize = SQUEEZE + 3;
    pub const END: usize = RELIEF + 3;
}

/// How many features there are.
pub const FEATURES: usize = base::END;

/// The features of a move that leaves a chain of two stones and more in atari and takes nothing.
pub const SELF_ATARI_OF_CHAIN: std::ops::Range<usize> = base::SELF_ATARI + 1..base::SELF_ATARI + 3;

/// Features that say the same of chains of different sizes, or the like: what is tuned is tuned for them together.
pub const KINDS: &[(&str, &[usize])] = &[
    ("beside the last move", &[base::NEAR]),
    ("diagonal to the last move", &[base::NEAR + 1]),
    ("takes the last move's chain", &[base::CAPTURE_LAST, base::CAPTURE_LAST + 1, base::CAPTURE_LAST + 2]),
    ("takes another chain", &[base::CAPTURE, base::CAPTURE + 1, base::CAPTURE + 2]),
    ("rescues by taking", &[base::RESCUE, base::RESCUE + 1, base::RESCUE + 2]),
    ("leaves a chain in atari", &[base::ESCAPE, base::ESCAPE + 3, base::ESCAPE + 6]),
    ("saves to two liberties", &[base::ESCAPE + 1, base::ESCAPE + 4, base::ESCAPE + 7]),
    ("saves to more liberties", &[base::ESCAPE + 2, base::ESCAPE + 5, base::ESCAPE + 8]),
    ("self-atari", &[base::SELF_ATARI, base::SELF_ATARI + 1, base::SELF_ATARI + 2]),
    ("atari from atari", &[base::ATARI, base::ATARI + 2, base::ATARI + 4]),
    ("atari", &[base::ATARI + 1, base::ATARI + 3, base::ATARI + 5]),
    ("leaves two liberties to the enemy", &[base::SQUEEZE, base::SQUEEZE + 1, base::SQUEEZE + 2]),
    ("gives relief from two liberties", &[base::RELIEF, base::RELIEF + 1, base::RELIEF + 2]),
];

/// Most points that are looked at: its neighbourhood, and liberties of chains.
const MOST: usize = 32;

/// 0 for one stone, 1 for two or three, 2 for more.
#[inline(always)]
pub fn size_class(stones: usize) -> usize {
    (stones > 1) as usize + (stones > 3) as usize
}

/// The points that the last move calls for.
pub struct Local<const W: usize> {
    points: [u16; MOST],
    len: usize,
    seen: Bits<W>,
}

impl<const W: usize> Local<W> {
    /// Those for `color` to move: the empty points around the last move, the liberties of chains that it leaves with one or
    /// two, and where a chain that it put in atari can be saved by taking.
    #[inline]
    pub fn new(field: &Field<W>, color: Color) -> Local<W> {
        let mut local = Local { points: [0; MOST], len: 0, seen: Bits::EMPTY };
        let last = field.last();
        if last != NOWHERE {
            local.around(field, last);
            if field.at(last) == 3 - stone(color) {
                local.liberties(field, field.chain(last));
                for way in 0..4 {
                    let next = field.step(last, way);
                    if field.at(next) == stone(color) {
                        let chain = field.chain(next);
                        local.liberties(field, chain);
                        if field.in_atari(chain) {
                            local.takers(field, chain);
                        }
                    }
                }
            }
        }
        local
    }

    #[inline(always)]
    fn push(&mut self, point: usize) {
        if self.len < MOST && !self.seen.contains(point) {
            self.seen.insert(point);
            self.points[self.len] = point as u16;
            self.len += 1;
        }
    }

    #[inline(always)]
    fn around(&mut self, field: &Field<W>, point: usize) {
        for way in 0..8 {
            let next = field.step(point, way);
            if field.is_empty(next) {
                self.push(next);
            }
        }
    }

    /// The liberties of a chain with one or two.
    #[inline(always)]
    fn liberties(&mut self, field: &Field<W>, chain: usize) {
        if field.breath(chain) <= 2 {
            field.liberties(chain).each(|point| self.push(point));
        }
    }

    /// Where enemies in atari beside a chain can be taken.
    fn takers(&mut self, field: &Field<W>, chain: usize) {
        let enemy = 3 - field.at(chain);
        field.each_stone(chain, |point| {
            for next in field.neighbours(point) {
                if field.at(next) == enemy && field.in_atari(field.chain(next)) {
                    self.push(field.liberties(field.chain(next)).lowest());
                }
            }
        });
    }

    /// The points, in the order found.
    #[inline(always)]
    pub fn points(&self) -> impl Iterator<Item = usize> + '_ {
        self.points[..self.len].iter().map(|&point| point as usize)
    }

    /// Whether a point is one of them.
    #[inline(always)]
    pub fn contains(&self, point: usize) -> bool {
        self.seen.contains(point)
    }
}

/// Calls `f` with the number of each feature of a move of `color` on the empty `point`. False, and maybe some features
/// told, where the move cannot be made.
#[inline]
pub fn features<const W: usize>(field: &Field<W>, color: Color, point: usize, mut f: impl FnMut(usize)) -> bool {
    if !field.is_playable(color, point) {
        return false;
    }
    let own = stone(color);
    let last = field.last();
    if last != NOWHERE && field.nearness(point, last) != 0 {
        f(base::NEAR + field.nearness(point, last) as usize - 1);
    }
    let mut empty = 0;
    // What the own chains beside it make sure of, and how many they are.
    let (mut sure, mut friends, mut stones, mut endangered, mut pressed) = (0, 0, 1, 0, 0);
    let mut captured = 0;
    let mut squeezed = [NOWHERE; 4];
    for (way, squeeze) in squeezed.iter_mut().enumerate() {
        let next = field.step(point, way);
        match field.at(next) {
            cell::EMPTY => empty += 1,
            cell::RIM => {}
            there => {
                let chain = field.chain(next);
                let (len, breath) = (field.chain_len(chain), field.breath(chain));
                if there == own {
                    friends += 1;
                    stones += len;
                    sure = sure.max(breath - 1);
                    match breath {
                        1 => endangered = endangered.max(len),
                        2 => pressed = pressed.max(len),
                        _ => {}
                    }
                } else if breath == 1 {
                    captured += len;
                    let takes_last = last != NOWHERE && field.at(last) == there && field.chain(last) == chain;
                    f(if takes_last { base::CAPTURE_LAST } else { base::CAPTURE } + size_class(len));
                    if rescues(field, chain, own) {
                        f(base::RESCUE + size_class(len));
                    }
                } else if breath <= 3 {
                    *squeeze = chain;
                }
            }
        }
    }
    let mut liberties = sure.max(empty + usize::from(captured > 0));
    if liberties < 3 && (friends > 0 || captured > 0) {
        liberties = field.after(color, point).0.len() as usize;
    }
    for (at, &chain) in squeezed.iter().enumerate() {
        if chain != NOWHERE && !squeezed[..at].contains(&chain) {
            let size = size_class(field.chain_len(chain));
            if field.breath(chain) == 2 {
                f(base::ATARI + 2 * size + usize::from(liberties > 1));
            } else {
                f(base::SQUEEZE + size);
            }
        }
    }
    if endangered > 0 {
        f(base::ESCAPE + 3 * size_class(endangered) + liberties.clamp(1, 3) - 1);
    }
    if liberties == 1 && captured == 0 {
        f(base::SELF_ATARI + size_class(stones));
    }
    if pressed > 0 && liberties > 2 {
        f(base::RELIEF + size_class(pressed));
    }
    true
}

/// Whether a chain of `own` in atari stands beside `chain`.
pub fn rescues<const W: usize>(field: &Field<W>, chain: usize, own: u8) -> bool {
    let mut found = false;
    field.each_stone(chain, |point| {
        for next in field.neighbours(point) {
            found |= field.at(next) == own && field.in_atari(field.chain(next));
        }
    });
    found
}
