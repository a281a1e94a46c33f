//! 128-bit Zobrist keys of stones. With so many bits a false hit in a game's history is out of the question.

use crate::base::Color;
use crate::base::Point;

/// The key of a board: the exclusive or of the keys of its stones; 0 for the empty board.
pub type BoardKey = u128;

const fn splitmix(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (state, z ^ (z >> 31))
}

const fn table() -> [[BoardKey; 512]; 2] {
    let mut keys = [[0; 512]; 2];
    let mut state = 0x4c69_616e_6779_6931;
    let mut color = 0;
    while color < 2 {
        let mut point = 0;
        while point < 512 {
            let (next, high) = splitmix(state);
            let (next, low) = splitmix(next);
            state = next;
            keys[color][point] = (high as u128) << 64 | low as u128;
            point += 1;
        }
        color += 1;
    }
    keys
}

static STONES: [[BoardKey; 512]; 2] = table();

/// The key of one stone.
#[inline]
pub fn stone_key(color: Color, point: Point) -> BoardKey {
    STONES[color.index()][point.index()]
}
