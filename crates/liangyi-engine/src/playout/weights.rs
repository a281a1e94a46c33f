//! The weight of a move on each point for each side, with partial sums for drawing a point in proportion to its weight.
//!
//! Weights are integers, so that sums stay exact over thousands of updates.

use liangyi_core::base::Color;

const CELLS: usize = 512;
/// The number of consecutive points that share a partial sum.
const BLOCK: usize = 16;

/// A sum for each side in one integer, Black's in the lower half: one addition updates both. Each stays below 2^32, so
/// neither carries into the other.
#[derive(Clone, Copy, Debug, Default)]
pub struct ColorSums(u64);

impl ColorSums {
    #[inline(always)]
    fn new(weights: [u16; 2]) -> ColorSums {
        ColorSums(u64::from(weights[0]) | u64::from(weights[1]) << 32)
    }

    #[inline(always)]
    fn of(self, color: Color) -> u32 {
        (self.0 >> (32 * color as u32)) as u32
    }

    /// The sums plus those of `other`, which may be negative.
    #[inline(always)]
    pub fn plus(self, other: ColorSums) -> ColorSums {
        ColorSums(self.0.wrapping_add(other.0))
    }

    #[inline(always)]
    fn minus(self, other: ColorSums) -> ColorSums {
        ColorSums(self.0.wrapping_sub(other.0))
    }
}

/// The weights of all points.
#[derive(Clone, Copy, Debug)]
pub struct PointWeights {
    points: [[u16; 2]; CELLS],
    blocks: [ColorSums; CELLS / BLOCK],
    total: ColorSums,
}

impl Default for PointWeights {
    fn default() -> PointWeights {
        PointWeights {
            points: [[0; 2]; CELLS],
            blocks: [ColorSums::default(); CELLS / BLOCK],
            total: ColorSums::default(),
        }
    }
}

impl PointWeights {
    /// Sets the weights of a point for Black and White.
    #[inline(always)]
    pub fn set(&mut self, point: usize, weights: [u16; 2]) {
        let change = self.set_without_total(point, weights);
        self.add_to_total(change);
    }

    /// As [`PointWeights::set`] without updating the total: the caller [adds](PointWeights::add_to_total) the returned
    /// change to it, so that updates of several points do not depend on each other.
    #[inline(always)]
    #[must_use]
    pub fn set_without_total(&mut self, point: usize, weights: [u16; 2]) -> ColorSums {
        let old = std::mem::replace(&mut self.points[point & (CELLS - 1)], weights);
        let change = ColorSums::new(weights).minus(ColorSums::new(old));
        let block = &mut self.blocks[point / BLOCK & (CELLS / BLOCK - 1)];
        *block = block.plus(change);
        change
    }

    /// Adds a change to the total.
    #[inline(always)]
    pub fn add_to_total(&mut self, change: ColorSums) {
        self.total = self.total.plus(change);
    }

    /// The weights of a point for Black and White.
    #[inline(always)]
    pub fn both(&self, point: usize) -> [u16; 2] {
        self.points[point & (CELLS - 1)]
    }

    /// The weight of a point for a side.
    #[inline(always)]
    pub fn of(&self, color: Color, point: usize) -> u32 {
        self.points[point & (CELLS - 1)][color as usize].into()
    }

    /// The sum of the weights of all points for a side.
    #[inline(always)]
    pub fn total(&self, color: Color) -> u32 {
        self.total.of(color)
    }

    /// The first point, in the order of the numbers, up to which the weights of a side sum to more than `offset`. The
    /// `offset` must be less than the total, and only points below `64 * WORDS` may have a weight.
    #[inline(always)]
    pub fn point_at<const WORDS: usize>(&self, color: Color, mut offset: u32) -> usize {
        let (block, passed) =
            locate(WORDS * 64 / BLOCK, offset, |block| self.blocks[block & (CELLS / BLOCK - 1)].of(color));
        offset -= passed;
        let start = block * BLOCK;
        start + locate(BLOCK, offset, |point| self.points[start + point & (CELLS - 1)][color as usize].into()).0
    }
}

/// The index of the first of `count` parts, a multiple of four, up to which they sum to more than `offset`, and the sum
/// of the parts before it.
///
/// Without branches, which would be unpredictable; the parts are first summed in groups of four, which are independent.
#[inline(always)]
fn locate(count: usize, offset: u32, part: impl Fn(usize) -> u32) -> (usize, u32) {
    let (mut group, mut before, mut sum) = (0, 0, 0);
    for next in (0..count).step_by(4) {
        sum += (part(next) + part(next + 1)) + (part(next + 2) + part(next + 3));
        let is_passed = sum <= offset;
        group += 4 * usize::from(is_passed);
        before = if is_passed { sum } else { before };
    }
    let (mut passed, mut reached, mut sum) = (group, before, before);
    for next in group..group + 3 {
        sum += part(next);
        let is_passed = sum <= offset;
        passed += usize::from(is_passed);
        reached = if is_passed { sum } else { reached };
    }
    (passed, reached)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_offset_belongs_to_the_point_whose_weight_covers_it() {
        let mut weights = PointWeights::default();
        for (point, weight) in [(3, 5), (40, 2), (41, 7), (470, 1), (3, 4)] {
            weights.set(point, [weight, 2 * weight]);
        }
        weights.set(40, [0, 0]);
        assert_eq!((weights.total(Color::Black), weights.total(Color::White)), (12, 24));
        let drawn: Vec<usize> = (0..12).map(|offset| weights.point_at::<8>(Color::Black, offset)).collect();
        assert_eq!(drawn, [3, 3, 3, 3, 41, 41, 41, 41, 41, 41, 41, 470]);
        assert_eq!(weights.point_at::<8>(Color::White, 23), 470);
    }
}
