//! Positions with long wins by continuous fours, grown by random changes that make the win no shorter. It shares
//! nothing with the library.

use crate::model::{Cell, Model};
use crate::solver::{fewest_fours, is_decided, other};

/// Lines of the board.
const SIDE: i32 = 15;
/// Changes after which a position is grown no further.
const CHANGES: usize = 500;

/// Random numbers: SplitMix64.
pub struct Rng(pub u64);

impl Rng {
    /// A number from 0 on and below `bound`.
    pub fn below(&mut self, bound: i32) -> i32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % bound as u64) as i32
    }
}

fn stones(model: &Model) -> usize {
    model.cells.iter().flatten().filter(|&&sign| sign != '.').count()
}

/// A random change: a cell is emptied or filled, or one more four is put before the win.
fn changed(model: &Model, attacker: char, rng: &mut Rng) -> Model {
    let mut model = model.clone();
    if rng.below(10) < 3 {
        let at = (2 + rng.below(SIDE - 4), 2 + rng.below(SIDE - 4));
        model.set(at, [attacker, other(attacker), '.', '.'][rng.below(4) as usize]);
        return model;
    }
    // Five cells on a line get three stones, so that one of the others makes a four which the last one blocks.
    let (dx, dy) = [(1, 0), (0, 1), (1, 1), (1, -1)][rng.below(4) as usize];
    let (x, y) = (rng.below(SIDE), rng.below(SIDE));
    let cells: Vec<Cell> = (0..5).map(|n| (x + n * dx, y + n * dy)).collect();
    let inside = |(x, y): Cell| (0..SIDE).contains(&x) && (0..SIDE).contains(&y);
    if !cells.iter().all(|&cell| inside(cell)) {
        return model;
    }
    let (four, block) = (rng.below(5), rng.below(5));
    for (number, cell) in (0..).zip(cells) {
        if number == four || number == block {
            model.set(cell, '.');
        } else if model.at(cell) == '.' {
            model.set(cell, attacker);
        }
    }
    // Mostly the other side has stones beyond both ends, so that the four is a simple one.
    for n in [-1, 5] {
        let end = (x + n * dx, y + n * dy);
        if rng.below(4) > 0 && inside(end) && model.at(end) == '.' {
            model.set(end, other(attacker));
        }
    }
    model
}

/// Grows a position, each from the last by a change that makes the win of `attacker` no shorter, until it takes `most`
/// fours. `see` gets all positions tried, with their fewest fours, 0 for none. Returns the last one.
pub fn grow(
    start: Model,
    attacker: char,
    seed: u64,
    most: u32,
    visits: u32,
    see: &mut dyn FnMut(&Model, u32),
) -> (Model, u32) {
    let mut rng = Rng(seed);
    let (mut position, mut fours) = (start, 0);
    for _ in 0..CHANGES {
        let next = changed(&position, attacker, &mut rng);
        if next.cells == position.cells || is_decided(&next) {
            continue;
        }
        let Some(found) = fewest_fours(&next, attacker, most, visits) else { continue };
        see(&next, found);
        if found > fours || found == fours && stones(&next) <= stones(&position) {
            (position, fours) = (next, found);
        }
        if found == most {
            break;
        }
    }
    (position, fours)
}
