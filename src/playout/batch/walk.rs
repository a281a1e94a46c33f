//! Chains of a single game, stone by stone: for the few games where a flood has not come to an end.

use super::boards::{Line, MOST_LINES};
use super::vector::Vector;

/// The distance between a spot and the one below; the first and the last of a line are rim.
const STRIDE: usize = 32;
const SPOTS: usize = STRIDE * (MOST_LINES + 2);

/// The number of a point of the board, its line and column counted from 0.
#[inline(always)]
pub fn spot(row: usize, column: usize) -> usize {
    (row + 1) * STRIDE + column + 1
}

/// The line of a spot, the rim counted, and its column; the rim on the left is beyond all columns.
#[inline(always)]
pub fn place(spot: usize) -> (usize, usize) {
    (spot / STRIDE, (spot % STRIDE).wrapping_sub(1))
}

/// The four neighbours.
#[inline(always)]
pub fn around(spot: usize) -> [usize; 4] {
    [spot - 1, spot + 1, spot - STRIDE, spot + STRIDE]
}

/// What a walk needs to remember.
pub struct Walk {
    /// The walk that last came by each spot.
    seen: [u64; SPOTS],
    walks: u64,
    found: [u16; SPOTS],
}

impl Walk {
    /// Nothing seen.
    pub fn new() -> Walk {
        Walk { seen: [0; SPOTS], walks: 0, found: [0; SPOTS] }
    }

    /// How many stones the chain at `start` has if it has no liberty; 0 if it has one, if one of its stones `is_safe`, or
    /// if there is no stone of `color`.
    #[inline(always)]
    pub fn chain<V: Vector, const W: usize>(
        &mut self,
        field: &[Line<V, W>],
        color: usize,
        start: usize,
        game: usize,
        is_safe: impl Fn(&Line<V, W>, usize) -> bool,
    ) -> usize {
        self.walks += 1;
        let mut found = 0;
        self.look(field, color, start, game, &mut found);
        let mut at = 0;
        while at < found {
            let stone = self.found[at] as usize;
            let (y, x) = place(stone);
            if is_safe(&field[y], x) {
                return 0;
            }
            for next in around(stone) {
                let (y, x) = place(next);
                if x < W && field[y].empty[x].contains(game) {
                    return 0;
                }
                self.look(field, color, next, game, &mut found);
            }
            at += 1;
        }
        found
    }

    /// Adds a spot with a stone of the chain that has not been seen yet.
    #[inline(always)]
    fn look<V: Vector, const W: usize>(
        &mut self,
        field: &[Line<V, W>],
        color: usize,
        spot: usize,
        game: usize,
        found: &mut usize,
    ) {
        let (y, x) = place(spot);
        if x < W && self.seen[spot] != self.walks && field[y].stones[color][x].contains(game) {
            self.seen[spot] = self.walks;
            self.found[*found] = spot as u16;
            *found += 1;
        }
    }

    /// The places of the first `count` stones that the last walk found.
    #[inline(always)]
    pub fn found(&self, count: usize) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.found[..count].iter().map(|&spot| place(spot as usize))
    }
}
