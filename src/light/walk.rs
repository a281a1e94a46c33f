//! Chains of a single game, stone by stone: for the few games in which a flood fill is incomplete.

use super::row::{MAX_LINES, Row};
use super::vector::Vector;

/// The distance between a spot and the one below; the first and the last spot of a row are rim.
const STRIDE: usize = 32;
const SPOTS: usize = STRIDE * (MAX_LINES + 2);

/// The number of a point by its row and column, both counted from 0.
#[inline(always)]
pub fn spot(row: usize, column: usize) -> usize {
    (row + 1) * STRIDE + column + 1
}

/// The row of a spot, with the rim counted, and its column; the column of the rim on the left is larger than all others.
#[inline(always)]
pub fn place(spot: usize) -> (usize, usize) {
    (spot / STRIDE, (spot % STRIDE).wrapping_sub(1))
}

/// The four adjacent spots.
#[inline(always)]
pub fn neighbours(spot: usize) -> [usize; 4] {
    [spot - 1, spot + 1, spot - STRIDE, spot + STRIDE]
}

/// The memory of walks along chains.
pub struct Walk {
    /// The last walk that visited each spot, by its number.
    seen: [u64; SPOTS],
    walks: u64,
    /// The stones of the last walk.
    found: [u16; SPOTS],
}

impl Walk {
    /// No walk yet.
    pub fn new() -> Walk {
        Walk { seen: [0; SPOTS], walks: 0, found: [0; SPOTS] }
    }

    /// The number of stones of the chain at `start` if it has no liberty; 0 if it has one, if one of its stones `is_safe`, or if
    /// there is no stone of `color`.
    #[inline(always)]
    pub fn chain<V: Vector, const W: usize>(
        &mut self,
        rows: &[Row<V, W>],
        color: usize,
        start: usize,
        game: usize,
        is_safe: impl Fn(&Row<V, W>, usize) -> bool,
    ) -> usize {
        self.walks += 1;
        let mut found = 0;
        self.visit(rows, color, start, game, &mut found);
        let mut at = 0;
        while at < found {
            let stone = self.found[at] as usize;
            let (y, x) = place(stone);
            if is_safe(&rows[y], x) {
                return 0;
            }
            for next in neighbours(stone) {
                let (y, x) = place(next);
                if x < W && rows[y].empty[x].contains(game) {
                    return 0;
                }
                self.visit(rows, color, next, game, &mut found);
            }
            at += 1;
        }
        found
    }

    /// Adds a spot if it has a stone of the chain and was not visited yet.
    #[inline(always)]
    fn visit<V: Vector, const W: usize>(
        &mut self,
        rows: &[Row<V, W>],
        color: usize,
        spot: usize,
        game: usize,
        found: &mut usize,
    ) {
        let (y, x) = place(spot);
        if x < W && self.seen[spot] != self.walks && rows[y].stones[color][x].contains(game) {
            self.seen[spot] = self.walks;
            self.found[*found] = spot as u16;
            *found += 1;
        }
    }

    /// The rows and columns of the first `count` stones of the last walk.
    #[inline(always)]
    pub fn found(&self, count: usize) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.found[..count].iter().map(|&spot| place(spot as usize))
    }
}
