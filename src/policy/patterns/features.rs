//! What else speaks for a move or against it: captures, ataris, liberties, closeness to the last moves, height.
//!
//! A move has a handful of these features besides its shapes; each is a number, and the model has a weight for it.

use crate::base::{Color, Point};
use crate::playout::PlayoutBoard;
use crate::playout::board::{NOWHERE, cell, stone};
use crate::playout::tactics::{Help, size_class};

/// First numbers of the features of each kind.
mod base {
    pub const CAPTURE: u16 = 0;
    pub const RESCUE: u16 = CAPTURE + 8;
    pub const ESCAPE: u16 = RESCUE + 4;
    pub const SELF_ATARI: u16 = ESCAPE + 9;
    pub const ATARI: u16 = SELF_ATARI + 4;
    pub const SQUEEZE: u16 = ATARI + 8;
    pub const RELIEF: u16 = SQUEEZE + 4;
    pub const LIBERTIES: u16 = RELIEF + 4;
    pub const JOINS: u16 = LIBERTIES + 8;
    pub const LAST: u16 = JOINS + 8;
    pub const BEFORE_LAST: u16 = LAST + 20;
    pub const HEIGHT: u16 = BEFORE_LAST + 20;
    pub const END: u16 = HEIGHT + 40;
}

/// How many features there are besides shapes.
pub const FEATURES: usize = base::END as usize;

/// The features of one move, but for the shapes around it.
#[derive(Clone, Copy, Debug)]
pub struct Features {
    list: [u16; 16],
    len: usize,
}

impl Features {
    /// The numbers of the features.
    pub fn tactical(&self) -> &[u16] {
        &self.list[..self.len]
    }

    fn push(&mut self, number: u16) {
        if self.len < self.list.len() {
            self.list[self.len] = number;
            self.len += 1;
        }
    }
}

/// The features of a move of `color` on the empty `point`, which must be playable.
pub fn features<const W: usize>(field: &PlayoutBoard<W>, color: Color, point: Point) -> Features {
    let mut found = Features { list: [0; 16], len: 0 };
    let at = point.index();
    let (own, enemy) = (stone(color), 3 - stone(color));
    let (liberties, _) = field.after(color, at);
    let liberties = liberties.len() as u16;
    let mut seen = [NOWHERE; 4];
    let (mut captured, mut joined, mut stones, mut rescues) = (0usize, 0u16, 1usize, false);
    let mut in_atari = 0usize;
    let mut relieved = false;
    for (i, next) in field.neighbours(at).into_iter().enumerate() {
        let there = field.at(next);
        if there == cell::EMPTY || there == cell::RIM || seen[..i].contains(&field.chain(next)) {
            continue;
        }
        let chain = field.chain(next);
        seen[i] = chain;
        let (len, liberty_count) = (field.chain_len(chain), field.liberty_count(chain));
        if there == own {
            joined += 1;
            stones += len;
            if liberty_count == 1 {
                in_atari = in_atari.max(len);
            }
            relieved |= liberty_count == 2 && liberties > 2;
        } else if liberty_count == 1 {
            captured += len;
            rescues |= Help::by_taking(field, chain, color) == Help::Rescue;
        } else {
            match liberty_count {
                2 => found.push(base::ATARI + size_class(len) as u16 * 2 + u16::from(liberties > 1)),
                3 => found.push(base::SQUEEZE + size_class(len) as u16),
                _ => {}
            }
        }
        debug_assert!(there == own || there == enemy);
    }
    if captured > 0 {
        found.push(base::CAPTURE + size_class(captured) as u16 * 2 + u16::from(captured == 1 && liberties == 1));
        if rescues {
            found.push(base::RESCUE + size_class(captured) as u16);
        }
    }
    if in_atari > 0 {
        found.push(base::ESCAPE + size_class(in_atari) as u16 * 3 + liberties.clamp(1, 3) - 1);
    }
    if captured == 0 && liberties == 1 {
        found.push(base::SELF_ATARI + size_class(stones) as u16);
    }
    if relieved {
        found.push(base::RELIEF + size_class(stones) as u16);
    }
    found.push(base::LIBERTIES + liberties.min(7));
    if joined > 1 {
        found.push(base::JOINS + joined.min(4) + if liberties <= 2 { 4 } else { 0 } - 1);
    }
    let size = field.size();
    let (x, y) = size.coordinates(point);
    let near = |other: usize| {
        let (ox, oy) = (other % size.stride(), other / size.stride());
        let (dx, dy) = (x.abs_diff(ox), y.abs_diff(oy));
        ((dx + dy + dx.max(dy)).min(19)) as u16
    };
    if field.last() != NOWHERE {
        found.push(base::LAST + near(field.last()));
    }
    if field.before_last() != NOWHERE {
        found.push(base::BEFORE_LAST + near(field.before_last()));
    }
    let height = size.edge_distance(point).min(7) as u16;
    // Height matters otherwise when the board is empty than when it is full.
    let filled = (size.area() - field.empty_count()) * 10 / size.area();
    found.push(base::HEIGHT + (filled.min(4) as u16) * 8 + height);
    found
}
