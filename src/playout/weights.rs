//! What a move on each empty point weighs for each side, with sums from which one is drawn in proportion.
//!
//! Weights are whole numbers, so that sums kept up to date over thousands of changes stay exact.

use crate::base::Color;

const CELLS: usize = 512;
/// Points are summed up in blocks of so many, by number.
const BLOCK: usize = 16;

/// Two sums side by side in one number, Black's in the lower half: both change by one addition, and neither ever reaches
/// into the other, as each stays below 2^32.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pair(u64);

impl Pair {
    #[inline(always)]
    fn new(weights: [u16; 2]) -> Pair {
        Pair(u64::from(weights[0]) | u64::from(weights[1]) << 32)
    }

    #[inline(always)]
    fn of(self, color: Color) -> u32 {
        (self.0 >> (32 * color as u32)) as u32
    }

    /// The sums with those of `other`, which may be less than nothing.
    #[inline(always)]
    pub fn plus(self, other: Pair) -> Pair {
        Pair(self.0.wrapping_add(other.0))
    }

    #[inline(always)]
    fn minus(self, other: Pair) -> Pair {
        Pair(self.0.wrapping_sub(other.0))
    }
}

/// The weights of all points.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    points: [[u16; 2]; CELLS],
    blocks: [Pair; CELLS / BLOCK],
    total: Pair,
}

impl Default for Weights {
    fn default() -> Weights {
        Weights { points: [[0; 2]; CELLS], blocks: [Pair::default(); CELLS / BLOCK], total: Pair::default() }
    }
}

impl Weights {
    /// Sets what a point weighs for Black and for White.
    #[inline(always)]
    pub fn set(&mut self, point: usize, weights: [u16; 2]) {
        let change = self.set_but_for_total(point, weights);
        self.add_to_total(change);
    }

    /// As [`Weights::set`], but leaves it to the caller to [add](Weights::add_to_total) the change that it returns: those of many
    /// points need not wait for each other.
    #[inline(always)]
    #[must_use]
    pub fn set_but_for_total(&mut self, point: usize, weights: [u16; 2]) -> Pair {
        let old = std::mem::replace(&mut self.points[point & (CELLS - 1)], weights);
        let change = Pair::new(weights).minus(Pair::new(old));
        let block = &mut self.blocks[point / BLOCK & (CELLS / BLOCK - 1)];
        *block = block.plus(change);
        change
    }

    /// Changes what all points weigh together.
    #[inline(always)]
    pub fn add_to_total(&mut self, change: Pair) {
        self.total = self.total.plus(change);
    }

    /// What a point weighs for Black and for White.
    #[inline(always)]
    pub fn both(&self, point: usize) -> [u16; 2] {
        self.points[point & (CELLS - 1)]
    }

    /// What a point weighs for a side.
    #[inline(always)]
    pub fn of(&self, color: Color, point: usize) -> u32 {
        self.points[point & (CELLS - 1)][color as usize].into()
    }

    /// What all points weigh for a side.
    #[inline(always)]
    pub fn total(&self, color: Color) -> u32 {
        self.total.of(color)
    }

    /// The point at `place` of the way through all weights of a side; `place` must be less than their total, and only points below
    /// 64 times `WORDS` may weigh anything.
    #[inline(always)]
    pub fn at<const WORDS: usize>(&self, color: Color, mut place: u32) -> usize {
        let (block, passed) =
            reach(WORDS * 64 / BLOCK, place, |block| self.blocks[block & (CELLS / BLOCK - 1)].of(color));
        place -= passed;
        let start = block * BLOCK;
        start + reach(BLOCK, place, |point| self.points[start + point & (CELLS - 1)][color as usize].into()).0
    }
}

/// How many of `count` parts, a multiple of four, do not reach beyond `place` when they are laid end to end, and how far these reach.
///
/// Without a branch, as where the place is cannot be foretold; and by fours, which need not wait for each other.
#[inline(always)]
fn reach(count: usize, place: u32, part: impl Fn(usize) -> u32) -> (usize, u32) {
    let (mut four, mut before, mut sum) = (0, 0, 0);
    for next in (0..count).step_by(4) {
        sum += (part(next) + part(next + 1)) + (part(next + 2) + part(next + 3));
        let is_passed = sum <= place;
        four += 4 * usize::from(is_passed);
        before = if is_passed { sum } else { before };
    }
    let (mut passed, mut reached, mut sum) = (four, before, before);
    for next in four..four + 3 {
        sum += part(next);
        let is_passed = sum <= place;
        passed += usize::from(is_passed);
        reached = if is_passed { sum } else { reached };
    }
    (passed, reached)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_place_belongs_to_the_point_whose_weight_covers_it() {
        let mut weights = Weights::default();
        for (point, weight) in [(3, 5), (40, 2), (41, 7), (470, 1), (3, 4)] {
            weights.set(point, [weight, 2 * weight]);
        }
        weights.set(40, [0, 0]);
        assert_eq!((weights.total(Color::Black), weights.total(Color::White)), (12, 24));
        let drawn: Vec<usize> = (0..12).map(|place| weights.at::<8>(Color::Black, place)).collect();
        assert_eq!(drawn, [3, 3, 3, 3, 41, 41, 41, 41, 41, 41, 41, 470]);
        assert_eq!(weights.at::<8>(Color::White, 23), 470);
    }
}
