//! Zobrist keys of stones (A. L. Zobrist, *A New Hashing Method with Application for Game Playing*, 1970), of 128 bits:
//! a collision within the history of a game is practically impossible.

use crate::base::{Color, Point, splitmix};

/// The key of a board: the exclusive or of the keys of its stones, 0 for the empty board.
pub type BoardKey = u128;

const fn table() -> [[BoardKey; 512]; 2] {
    let mut keys = [[0; 512]; 2];
    let mut state = 0x4c69_616e_6779_6931;
    let mut color = 0;
    while color < 2 {
        let mut point = 0;
        while point < 512 {
            let high = splitmix::next(&mut state);
            let low = splitmix::next(&mut state);
            keys[color][point] = (high as u128) << 64 | low as u128;
            point += 1;
        }
        color += 1;
    }
    keys
}

static STONES: [[BoardKey; 512]; 2] = table();

/// The key of a stone of `color` on `point`: a random number that is the same in every version.
#[inline]
pub fn stone_key(color: Color, point: Point) -> BoardKey {
    STONES[color.index()][point.index()]
}
