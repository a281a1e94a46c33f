//! Tactical features of a move: captures, ataris, liberties, distance to the last moves, height on the board.
//!
//! A move has a few of them besides its shapes; each is a number, for which the model has a weight.

use liangyi_core::base::{Color, Point};

use crate::playout::PlayoutBoard;
use crate::playout::board::NOWHERE;
use crate::playout::cell;
use crate::playout::cell::stone;
use crate::playout::tactics::{CaptureGain, size_class};

/// The first number of each group of features, in the order of a model file.
mod base {
    /// Captures, by the size class of the stones, and whether it is one stone by a stone in atari (mostly a ko).
    pub const CAPTURE: u16 = 0;
    /// Captures a chain adjacent to an own chain in atari, by size class of the capture.
    pub const RESCUE: u16 = CAPTURE + 8;
    /// Extends an own chain in atari, by its size class and the liberties after it (one, two, more).
    pub const ESCAPE: u16 = RESCUE + 4;
    /// Has one liberty and captures nothing, by the size class of its chain.
    pub const SELF_ATARI: u16 = ESCAPE + 9;
    /// Puts a chain in atari, by its size class, and whether the stone has two liberties or more.
    pub const ATARI: u16 = SELF_ATARI + 4;
    /// Takes a liberty of a chain with three, by its size class.
    pub const SQUEEZE: u16 = ATARI + 8;
    /// Extends a chain with two liberties to more, by the size class of the chain after it.
    pub const RELIEF: u16 = SQUEEZE + 4;
    /// The liberties of its chain after the move, 7 for more.
    pub const LIBERTIES: u16 = RELIEF + 4;
    /// Connects two chains or more, by their number, and whether two liberties at most are left.
    pub const JOINS: u16 = LIBERTIES + 8;
    /// The distance to the last move.
    pub const LAST: u16 = JOINS + 8;
    /// The distance to the move before the last.
    pub const BEFORE_LAST: u16 = LAST + 20;
    /// The line of the move, by how full the board is.
    pub const HEIGHT: u16 = BEFORE_LAST + 20;
    pub const END: u16 = HEIGHT + 40;
}

/// The number of features.
pub const FEATURES: usize = base::END as usize;

/// The features of one move.
#[derive(Clone, Copy, Debug)]
pub struct Features {
    list: [u16; 16],
    len: usize,
}

impl Features {
    /// Their numbers.
    pub fn numbers(&self) -> &[u16] {
        &self.list[..self.len]
    }

    fn push(&mut self, number: u16) {
        if self.len < self.list.len() {
            self.list[self.len] = number;
            self.len += 1;
        }
    }
}

/// The features of a move of `color` on the empty `point`. The move must be playable.
pub fn features<const W: usize>(board: &PlayoutBoard<W>, color: Color, point: Point) -> Features {
    let mut found = Features { list: [0; 16], len: 0 };
    let at = point.index();
    let (own, enemy) = (stone(color), 3 - stone(color));
    let (liberties, _) = board.chain_after(color, at);
    let liberties = liberties.len() as u16;
    let mut seen = [NOWHERE; 4];
    let (mut captured, mut joined, mut stones, mut rescues) = (0usize, 0u16, 1usize, false);
    let mut in_atari = 0usize;
    let mut relieved = false;
    for (i, next) in board.neighbours(at).into_iter().enumerate() {
        let there = board.at(next);
        if there == cell::EMPTY || there == cell::RIM || seen[..i].contains(&board.chain(next)) {
            continue;
        }
        let chain = board.chain(next);
        seen[i] = chain;
        let (len, liberty_count) = (board.chain_len(chain), board.liberty_count(chain));
        if there == own {
            joined += 1;
            stones += len;
            if liberty_count == 1 {
                in_atari = in_atari.max(len);
            }
            relieved |= liberty_count == 2 && liberties > 2;
        } else if liberty_count == 1 {
            captured += len;
            rescues |= CaptureGain::of(board, chain, color) == CaptureGain::Rescue;
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
    let size = board.size();
    let (x, y) = size.coordinates(point);
    let distance = |other: usize| {
        let (ox, oy) = (other % size.stride(), other / size.stride());
        let (dx, dy) = (x.abs_diff(ox), y.abs_diff(oy));
        ((dx + dy + dx.max(dy)).min(19)) as u16
    };
    if board.last() != NOWHERE {
        found.push(base::LAST + distance(board.last()));
    }
    if board.before_last() != NOWHERE {
        found.push(base::BEFORE_LAST + distance(board.before_last()));
    }
    let height = size.edge_distance(point).min(7) as u16;
    // The height of a move means something else on an empty board than on a full one.
    let filled = (size.area() - board.empty_count()) * 10 / size.area();
    found.push(base::HEIGHT + (filled.min(4) as u16) * 8 + height);
    found
}
