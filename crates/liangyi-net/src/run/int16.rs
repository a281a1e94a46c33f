//! Products of 16-bit numbers with AVX2, which multiplies twice as many of them at once as of numbers with 32 bits.
//!
//! Each row of activations and each column of weights has a scale of its own. Numbers are cut so that no sum overflows,
//! which leaves weights 11 bits and activations as many as 13.

use std::array::from_fn;

#[cfg(target_arch = "x86_64")]
use std::arch::x86_64::{
    __m256, __m256i, _mm256_add_epi32, _mm256_add_ps, _mm256_cvtepi32_ps, _mm256_madd_epi16, _mm256_mul_ps,
    _mm256_set1_epi32, _mm256_set1_ps, _mm256_setzero_si256,
};

use pulp::cast;

/// Numbers that one lane multiplies at once.
const PAIR: usize = 2;
/// Lanes of a vector.
const LANES: usize = 8;
/// The most rows of a block of a product, and the vectors of columns.
const BLOCK: (usize, usize) = (6, 2);
/// The greatest weight.
const WEIGHT: f32 = 1023.0;
/// The greatest activation, where the depth allows it.
const ACTIVATION: f32 = 4095.0;

/// A matrix of weights in panels of two vectors of columns. Its depth and its columns are multiples of 16.
#[derive(Debug)]
pub struct Int16Weights {
    depth: usize,
    columns: usize,
    /// By panel and two numbers of the depth.
    pairs: Vec<[[i32; LANES]; BLOCK.1]>,
    /// By panel.
    scales: Vec<[[f32; LANES]; BLOCK.1]>,
    /// The greatest activation.
    most: f32,
}

/// Two numbers as a lane has them.
fn pair(low: f32, high: f32) -> i32 {
    i32::from(low.round() as i16) & 0xffff | i32::from(high.round() as i16) << 16
}

impl Int16Weights {
    /// Packs a matrix, given by row and column.
    ///
    /// # Panics
    ///
    /// If depth or columns are no multiples of 16.
    pub fn new(depth: usize, columns: usize, entry: impl Fn(usize, usize) -> f32) -> Int16Weights {
        const WIDTH: usize = BLOCK.1 * LANES;
        assert!(depth.is_multiple_of(WIDTH) && columns.is_multiple_of(WIDTH), "{depth} by {columns}");
        let (mut pairs, mut scales) = (Vec::new(), Vec::new());
        for first in (0..columns).step_by(WIDTH) {
            let column = |vector: usize, lane: usize| first + vector * LANES + lane;
            let of_panel: [[f32; LANES]; BLOCK.1] = from_fn(|vector| {
                from_fn(|lane| {
                    let numbers = (0..depth).map(|row| entry(row, column(vector, lane)).abs());
                    (numbers.fold(0.0, f32::max) / WEIGHT).max(f32::MIN_POSITIVE)
                })
            });
            for row in (0..depth).step_by(PAIR) {
                pairs.push(from_fn(|vector| {
                    from_fn(|lane| {
                        let scaled = |row| entry(row, column(vector, lane)) / of_panel[vector][lane];
                        pair(scaled(row), scaled(row + 1))
                    })
                }));
            }
            scales.push(of_panel);
        }
        let most = (i32::MAX as f32 * 0.999 / (WEIGHT * depth as f32)).floor().min(ACTIVATION);
        Int16Weights { depth, columns, pairs, scales, most }
    }

    /// Columns.
    pub fn columns(&self) -> usize {
        self.columns
    }
}

/// Rows of activations in 16 bits.
#[derive(Debug, Default)]
pub struct Int16Activations {
    pairs: Vec<i32>,
    scales: Vec<f32>,
}

impl Int16Activations {
    /// Takes the first `depth` numbers of rows, `stride` apart; the greatest of a row becomes `most`.
    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2,fma")]
    fn set(&mut self, depth: usize, rows: usize, from: &[f32], stride: usize, most: f32) {
        self.pairs.clear();
        self.scales.clear();
        for row in 0..rows {
            let numbers = from[row * stride..][..depth].as_chunks::<16>().0;
            let mut greatest = [0.0_f32; 16];
            for numbers in numbers {
                for lane in 0..16 {
                    greatest[lane] = greatest[lane].max(numbers[lane].abs());
                }
            }
            let scale = greatest.into_iter().fold(0.0, f32::max) / most;
            let factor = 1.0 / scale.max(f32::MIN_POSITIVE);
            for numbers in numbers {
                let mut pairs = [0; 8];
                for lane in 0..8 {
                    // Adding 1.5 * 2^23 rounds into the lowest bits.
                    let low = (numbers[2 * lane] * factor + 12_582_912.0).to_bits();
                    let high = (numbers[2 * lane + 1] * factor + 12_582_912.0).to_bits();
                    pairs[lane] = (low & 0xffff | high << 16) as i32;
                }
                self.pairs.extend_from_slice(&pairs);
            }
            self.scales.push(scale);
        }
    }
}

/// A product with such weights.
pub type Int16Product<'a> = QuantisedProduct<'a, Int16Weights, Int16Activations>;

#[cfg(target_arch = "x86_64")]
impl Int16Product<'_> {
    /// Computes the product.
    #[target_feature(enable = "avx2,fma")]
    pub fn run(self) {
        let QuantisedProduct { weights, from, stride, room, out, add } = self;
        let Int16Weights { depth, columns, most, .. } = *weights;
        let rows = out.len() / columns;
        room.set(depth, rows, from, stride, most);
        let pairs = depth / PAIR;
        let blocks = rows.div_ceil(BLOCK.0);
        for (panel, scales) in weights.scales.iter().enumerate() {
            for block in 0..blocks {
                let (row, end) = (rows * block / blocks, rows * (block + 1) / blocks);
                let tile = Tile {
                    weights: &weights.pairs[panel * pairs..][..pairs],
                    scales,
                    numbers: &room.pairs[row * pairs..end * pairs],
                    of_rows: &room.scales[row..end],
                    out: &mut out[row * columns + panel * BLOCK.1 * LANES..],
                    columns,
                    add,
                };
                match end - row {
                    6 => tile.block::<6>(),
                    5 => tile.block::<5>(),
                    4 => tile.block::<4>(),
                    3 => tile.block::<3>(),
                    2 => tile.block::<2>(),
                    _ => tile.block::<1>(),
                }
            }
        }
    }
}

/// A few rows by a panel.
struct Tile<'a> {
    weights: &'a [[[i32; LANES]; BLOCK.1]],
    scales: &'a [[f32; LANES]; BLOCK.1],
    numbers: &'a [i32],
    of_rows: &'a [f32],
    out: &'a mut [f32],
    columns: usize,
    add: bool,
}

// Loops rather than closures: a closure may be compiled without the instructions.
#[cfg(target_arch = "x86_64")]
impl Tile<'_> {
    #[inline]
    #[target_feature(enable = "avx2,fma")]
    fn block<const R: usize>(self) {
        let Tile { weights, scales, numbers, of_rows, out, columns, add } = self;
        let mut rows: [&[i32]; R] = [&[]; R];
        for row in 0..R {
            rows[row] = &numbers[row * weights.len()..][..weights.len()];
        }
        let mut sums = [[_mm256_setzero_si256(); BLOCK.1]; R];
        for (index, weights) in weights.iter().enumerate() {
            for row in 0..R {
                let number = _mm256_set1_epi32(rows[row][index]);
                for v in 0..BLOCK.1 {
                    let product = _mm256_madd_epi16(cast::<[i32; LANES], __m256i>(weights[v]), number);
                    sums[row][v] = _mm256_add_epi32(sums[row][v], product);
                }
            }
        }
        for row in 0..R {
            let out = out[row * columns..][..BLOCK.1 * LANES].as_chunks_mut::<LANES>().0;
            for v in 0..BLOCK.1 {
                let scale = _mm256_mul_ps(cast::<[f32; LANES], __m256>(scales[v]), _mm256_set1_ps(of_rows[row]));
                let product = _mm256_mul_ps(_mm256_cvtepi32_ps(sums[row][v]), scale);
                let before = if add { cast::<[f32; LANES], __m256>(out[v]) } else { _mm256_set1_ps(0.0) };
                out[v] = cast::<__m256, [f32; LANES]>(_mm256_add_ps(before, product));
            }
        }
    }
}

/// `out = from * weights`, or the product added to `out`; weights `W` are packed, `A` is room for the left side.
#[derive(Debug)]
pub struct QuantisedProduct<'a, W, A> {
    /// The right side.
    pub weights: &'a W,
    /// The left side: rows, as many as `out` has.
    pub from: &'a [f32],
    /// From a row to the next.
    pub stride: usize,
    /// Room for the left side in fewer bits.
    pub room: &'a mut A,
    /// The result, in rows of all columns.
    pub out: &'a mut [f32],
    /// Whether the product is added.
    pub add: bool,
}

/// Numbers in [-1, 1) that look random.
#[cfg(test)]
pub fn numbers(count: usize, seed: u32) -> Vec<f32> {
    let mut state = seed;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as f32 / (1 << 23) as f32 - 1.0
    };
    (0..count).map(|_| next()).collect()
}

#[cfg(test)]
mod tests {
    use super::super::intrinsics::{has_avx2, multiply_int16};
    use super::*;

    #[test]
    fn products_are_near_those_of_the_numbers() {
        if !has_avx2() {
            return;
        }
        for (rows, depth, columns) in [(1, 16, 16), (6, 64, 32), (7, 192, 48), (81, 80, 16), (13, 512, 96)] {
            let stride = depth + 16;
            let mut from = numbers(rows * stride, 1);
            // A row of zeros has no scale.
            from[..depth].fill(0.0);
            let of_weights = numbers(depth * columns, 2);
            let weights = Int16Weights::new(depth, columns, |row, column| of_weights[row * columns + column]);
            let before = numbers(rows * columns, 3);
            let mut room = Int16Activations::default();
            for add in [false, true] {
                let mut out = before.clone();
                let room = &mut room;
                multiply_int16(Int16Product { weights: &weights, from: &from, stride, room, out: &mut out, add });
                for (at, out) in out.iter().enumerate() {
                    let (row, column) = (at / columns, at % columns);
                    let of = |k: usize| f64::from(from[row * stride + k]) * f64::from(of_weights[k * columns + column]);
                    let expected = (0..depth).map(of).sum::<f64>() + if add { f64::from(before[at]) } else { 0.0 };
                    // Errors of half a unit in each factor, added up as chance has it.
                    let bound = 5.0 * 0.6 / 1023.0 * 0.6 * (depth as f64).sqrt();
                    assert!((f64::from(*out) - expected).abs() < bound, "{at}: {out} for {expected}");
                }
            }
        }
    }

    #[test]
    fn the_greatest_sums_do_not_overflow() {
        if !has_avx2() {
            return;
        }
        for depth in [16, 512, 4096] {
            let weights = Int16Weights::new(depth, 16, |_, column| if column % 2 == 0 { -1.0 } else { 1.0 });
            let (from, mut room, mut out) = (vec![3.0; depth], Int16Activations::default(), vec![0.0; 16]);
            let (stride, room) = (depth, &mut room);
            multiply_int16(Int16Product { weights: &weights, from: &from, stride, room, out: &mut out, add: false });
            let expected = 3.0 * depth as f32;
            assert!(out[1] > 0.99 * expected && out[0] < -0.99 * expected, "{depth}: {out:?}");
        }
    }
}
