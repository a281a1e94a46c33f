//! What the network is told of a position: for every point a row of numbers, most of them 0 or 1, seen by the side to move.

use super::kernels::{CHANNELS, Cell, MARGIN};
use crate::base::{Color, Point};
use crate::playout::PlayoutBoard;
use crate::playout::board::{NOWHERE, cell, stone};

/// First channels of what is told.
mod channel {
    /// An own stone whose chain has one, two, three, more liberties.
    pub const OWN: usize = 0;
    /// An enemy's.
    pub const ENEMY: usize = OWN + 4;
    pub const EMPTY: usize = ENEMY + 4;
    /// On every point.
    pub const BOARD: usize = EMPTY + 1;
    pub const LAST: usize = BOARD + 1;
    pub const BEFORE_LAST: usize = LAST + 1;
    pub const PLAYABLE: usize = BEFORE_LAST + 1;
    pub const OWN_EYE: usize = PLAYABLE + 1;
    pub const ENEMY_EYE: usize = OWN_EYE + 1;
    /// A move here leaves its chain one, two, three, more liberties.
    pub const AFTER: usize = ENEMY_EYE + 1;
    /// A move here takes one stone, more.
    pub const TAKES: usize = AFTER + 4;
    /// Beside an own chain in atari, and beside an enemy's with two liberties.
    pub const BESIDE_ATARI: usize = TAKES + 2;
    pub const BESIDE_TWO: usize = BESIDE_ATARI + 1;
    /// On the first, second, third line.
    pub const LINE: usize = BESIDE_TWO + 1;
    /// How many stones the chain here has.
    pub const STONES: usize = LINE + 3;
    /// What the patterns think of a move here.
    pub const LOG_CHANCE: usize = STONES + 1;
    pub const ROOT_CHANCE: usize = LOG_CHANCE + 1;
    pub const END: usize = ROOT_CHANCE + 1;
}

/// The one channel whose numbers may be below zero, and one that is left free: what is below zero can be told there.
pub const SIGNED: usize = channel::LOG_CHANCE;
pub const NEGATIVE: usize = channel::END;

const _: () = assert!(NEGATIVE < CHANNELS);

/// Chances are not told apart below this.
pub const LEAST_CHANCE: f32 = 1e-5;

/// Fills the cells of the points. `chances` are those of the patterns for the moves of `color`.
pub fn fill<const W: usize>(layer: &mut [Cell], field: &PlayoutBoard<W>, color: Color, chances: &[(Point, f32)]) {
    let size = field.size();
    let own = stone(color);
    for point in size.points() {
        let at = point.index();
        let told = &mut layer[MARGIN + at];
        *told = [0.0; CHANNELS];
        told[channel::BOARD] = 1.0;
        let line = size.edge_distance(point);
        if line < 3 {
            told[channel::LINE + line] = 1.0;
        }
        if field.is_empty(at) {
            told[channel::EMPTY] = 1.0;
            move_here(told, field, color, at);
        } else {
            let chain = field.chain(at);
            let side = if field.at(at) == own { channel::OWN } else { channel::ENEMY };
            told[side + field.liberty_count(chain).clamp(1, 4) - 1] = 1.0;
            told[channel::STONES] = (field.chain_len(chain) as f32 / 16.0).min(1.0);
        }
    }
    for (last, channel) in [(field.last(), channel::LAST), (field.before_last(), channel::BEFORE_LAST)] {
        if last != NOWHERE {
            layer[MARGIN + last][channel] = 1.0;
        }
    }
    for &(point, chance) in chances {
        let told = &mut layer[MARGIN + point.index()];
        // About -1 to 1.
        told[channel::LOG_CHANCE] = 1.0 + chance.max(LEAST_CHANCE).ln() / 6.0;
        told[channel::ROOT_CHANCE] = chance.sqrt();
    }
}

/// What a move on an empty point does.
fn move_here<const W: usize>(told: &mut Cell, field: &PlayoutBoard<W>, color: Color, at: usize) {
    let own = stone(color);
    told[channel::OWN_EYE] = f32::from(u8::from(field.is_eye(color, at)));
    told[channel::ENEMY_EYE] = f32::from(u8::from(field.is_eye(color.opponent(), at)));
    let mut takes = 0;
    for next in field.neighbours(at) {
        let there = field.at(next);
        if there == cell::EMPTY || there == cell::RIM {
            continue;
        }
        let chain = field.chain(next);
        match (there == own, field.liberty_count(chain)) {
            (true, 1) => told[channel::BESIDE_ATARI] = 1.0,
            (false, 1) => takes += field.chain_len(chain),
            (false, 2) => told[channel::BESIDE_TWO] = 1.0,
            _ => {}
        }
    }
    if takes > 0 {
        told[channel::TAKES + usize::from(takes > 1)] = 1.0;
    }
    if field.is_playable(color, at) {
        told[channel::PLAYABLE] = 1.0;
        let liberties = field.after(color, at).0.len() as usize;
        told[channel::AFTER + liberties.clamp(1, 4) - 1] = 1.0;
    }
}
