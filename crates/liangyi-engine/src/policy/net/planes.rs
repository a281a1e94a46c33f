//! The input planes of the network: for every point a number for each channel, most of them 0 or 1. Colours are own and
//! enemy, relative to the side to move.

use liangyi_core::base::{Color, Point};

use super::kernels::{CHANNELS, Cell, MARGIN};
use crate::playout::PlayoutBoard;
use crate::playout::board::NOWHERE;
use crate::playout::cell;
use crate::playout::cell::stone;

/// The channels; a group of several has the number of its first one.
mod channel {
    /// An own stone whose chain has one, two, three, or more liberties: four channels.
    pub const OWN: usize = 0;
    /// A stone of the opponent, likewise.
    pub const ENEMY: usize = OWN + 4;
    /// An empty point.
    pub const EMPTY: usize = ENEMY + 4;
    /// A point of the board: 1 everywhere, 0 outside.
    pub const BOARD: usize = EMPTY + 1;
    /// The last move.
    pub const LAST: usize = BOARD + 1;
    /// The move before the last.
    pub const BEFORE_LAST: usize = LAST + 1;
    /// A move here is no suicide and retakes no ko.
    pub const PLAYABLE: usize = BEFORE_LAST + 1;
    /// A true eye of the side to move.
    pub const OWN_EYE: usize = PLAYABLE + 1;
    /// A true eye of the opponent.
    pub const ENEMY_EYE: usize = OWN_EYE + 1;
    /// The chain of a move here has one, two, three, or more liberties: four channels.
    pub const AFTER: usize = ENEMY_EYE + 1;
    /// A move here captures one stone, or more: two channels.
    pub const CAPTURES: usize = AFTER + 4;
    /// Adjacent to an own chain in atari.
    pub const ADJACENT_ATARI: usize = CAPTURES + 2;
    /// Adjacent to an enemy chain with two liberties.
    pub const ADJACENT_TWO: usize = ADJACENT_ATARI + 1;
    /// On the first, second, third line: three channels.
    pub const LINE: usize = ADJACENT_TWO + 1;
    /// The number of stones of the chain here, divided by 16, at most 1.
    pub const STONES: usize = LINE + 3;
    /// The logarithm of the probability that the patterns give to a move here, scaled to about -1 to 1.
    pub const LOG_CHANCE: usize = STONES + 1;
    /// The square root of that probability.
    pub const ROOT_CHANCE: usize = LOG_CHANCE + 1;
    pub const END: usize = ROOT_CHANCE + 1;
}

/// The only channel with negative numbers.
pub const SIGNED: usize = channel::LOG_CHANCE;
/// A channel that is not used in training. The quantised network, whose inputs are not negative, puts the negated
/// [`SIGNED`] there.
pub const NEGATIVE: usize = channel::END;

const _: () = assert!(NEGATIVE < CHANNELS);

/// The least probability of a move: smaller ones are raised to it.
pub const LEAST_CHANCE: f32 = 1e-5;

/// Fills the cells of all points in `layer` for the position of a board with `color` to move. `chances` are the
/// probabilities of its moves by the patterns.
pub fn fill<const W: usize>(layer: &mut [Cell], board: &PlayoutBoard<W>, color: Color, chances: &[(Point, f32)]) {
    let size = board.size();
    let own = stone(color);
    for point in size.points() {
        let at = point.index();
        let cell = &mut layer[MARGIN + at];
        *cell = [0.0; CHANNELS];
        cell[channel::BOARD] = 1.0;
        let line = size.edge_distance(point);
        if line < 3 {
            cell[channel::LINE + line] = 1.0;
        }
        if board.is_empty(at) {
            cell[channel::EMPTY] = 1.0;
            fill_move(cell, board, color, at);
        } else {
            let chain = board.chain(at);
            let side = if board.at(at) == own { channel::OWN } else { channel::ENEMY };
            cell[side + board.liberty_count(chain).clamp(1, 4) - 1] = 1.0;
            cell[channel::STONES] = (board.chain_len(chain) as f32 / 16.0).min(1.0);
        }
    }
    for (last, channel) in [(board.last(), channel::LAST), (board.before_last(), channel::BEFORE_LAST)] {
        if last != NOWHERE {
            layer[MARGIN + last][channel] = 1.0;
        }
    }
    for &(point, chance) in chances {
        let cell = &mut layer[MARGIN + point.index()];
        cell[channel::LOG_CHANCE] = 1.0 + chance.max(LEAST_CHANCE).ln() / 6.0;
        cell[channel::ROOT_CHANCE] = chance.sqrt();
    }
}

/// Fills the channels of a move on an empty point.
fn fill_move<const W: usize>(input: &mut Cell, board: &PlayoutBoard<W>, color: Color, at: usize) {
    let own = stone(color);
    input[channel::OWN_EYE] = f32::from(u8::from(board.is_eye(color, at)));
    input[channel::ENEMY_EYE] = f32::from(u8::from(board.is_eye(color.opponent(), at)));
    let mut captured = 0;
    for next in board.neighbours(at) {
        let there = board.at(next);
        if there == cell::EMPTY || there == cell::RIM {
            continue;
        }
        let chain = board.chain(next);
        match (there == own, board.liberty_count(chain)) {
            (true, 1) => input[channel::ADJACENT_ATARI] = 1.0,
            (false, 1) => captured += board.chain_len(chain),
            (false, 2) => input[channel::ADJACENT_TWO] = 1.0,
            _ => {}
        }
    }
    if captured > 0 {
        input[channel::CAPTURES + usize::from(captured > 1)] = 1.0;
    }
    if board.is_playable(color, at) {
        input[channel::PLAYABLE] = 1.0;
        let liberties = board.chain_after(color, at).0.len() as usize;
        input[channel::AFTER + liberties.clamp(1, 4) - 1] = 1.0;
    }
}
