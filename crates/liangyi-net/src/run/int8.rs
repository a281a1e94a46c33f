//! Products of 8-bit numbers with AVX-512's instruction for them.
//!
//! Both sides are cut into groups of [`GROUP`] numbers along the depth of the product, each with a scale of its own for
//! each row or column: sums of a group are whole numbers, and are scaled as they are added up. With one scale for a
//! whole row the errors are about twice as large. Activations have a sign and weights have 128 added, since the
//! instruction multiplies numbers with a sign by numbers without; what this adds to a sum is known from the activations
//! alone.

use std::array::from_fn;

#[cfg(target_arch = "x86_64")]
use std::arch::x86_64::{
    __m128i, __m512, __m512i, _mm512_abs_ps, _mm512_add_epi32, _mm512_add_ps, _mm512_cvtepi32_epi8, _mm512_cvtepi32_ps,
    _mm512_cvtps_epi32, _mm512_dpbusd_epi32, _mm512_fmadd_ps, _mm512_max_ps, _mm512_mul_ps, _mm512_reduce_add_epi32,
    _mm512_reduce_max_ps, _mm512_set1_epi32, _mm512_set1_ps,
};

use pulp::cast;

use super::int16::QuantisedProduct;

/// Numbers along the depth that share a scale.
pub const GROUP: usize = 64;
/// Numbers that one lane multiplies at once.
const QUAD: usize = 4;
/// Quads of a group.
const QUADS: usize = GROUP / QUAD;
/// Lanes of a vector.
const LANES: usize = 16;
/// The most rows of a block of a product, and the vectors of columns.
const BLOCK: (usize, usize) = (6, 2);

/// A matrix of weights in panels of one or two vectors of columns. Its depth and its columns are multiples of 16.
#[derive(Debug)]
pub struct Int8Weights {
    depth: usize,
    columns: usize,
    /// By panel, four numbers of the depth and vector; the last group is filled up with zeros.
    quads: Vec<[i32; LANES]>,
    /// By panel, group and vector.
    scales: Vec<[f32; LANES]>,
}

/// Vectors of each panel of so many columns.
fn panels(columns: usize) -> impl Iterator<Item = usize> {
    let vectors = columns / LANES;
    (0..vectors.div_ceil(BLOCK.1)).map(move |panel| BLOCK.1.min(vectors - panel * BLOCK.1))
}

impl Int8Weights {
    /// Packs a matrix, given by row and column.
    ///
    /// # Panics
    ///
    /// If depth or columns are no multiples of 16.
    pub fn new(depth: usize, columns: usize, entry: impl Fn(usize, usize) -> f32) -> Int8Weights {
        assert!(depth.is_multiple_of(LANES) && columns.is_multiple_of(LANES), "{depth} by {columns}");
        let (mut quads, mut scales) = (Vec::new(), Vec::new());
        let mut first = 0;
        for vectors in panels(columns) {
            for start in (0..depth).step_by(GROUP) {
                let end = depth.min(start + GROUP);
                let of_group: Vec<[f32; LANES]> = (0..vectors)
                    .map(|vector| from_fn(|lane| first + vector * LANES + lane))
                    .map(|columns: [usize; LANES]| {
                        columns
                            .map(|column| (start..end).map(|row| entry(row, column).abs()).fold(0.0, f32::max) / 127.0)
                    })
                    .collect();
                for quad in (start..start + GROUP).step_by(QUAD) {
                    for (vector, scales) in of_group.iter().enumerate() {
                        quads.push(from_fn(|lane| {
                            let column = first + vector * LANES + lane;
                            i32::from_le_bytes(from_fn(|byte| {
                                let row = quad + byte;
                                let number = if row < end { entry(row, column) } else { 0.0 };
                                ((number / scales[lane].max(f32::MIN_POSITIVE)).round() + 128.0) as u8
                            }))
                        }));
                    }
                }
                scales.extend(of_group);
            }
            first += vectors * LANES;
        }
        Int8Weights { depth, columns, quads, scales }
    }

    /// Columns.
    pub fn columns(&self) -> usize {
        self.columns
    }
}

/// Rows of activations in 8 bits.
#[derive(Debug, Default)]
pub struct Int8Activations {
    /// By row and group.
    quads: Vec<[i32; QUADS]>,
    groups: Vec<Group>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Group {
    scale: f32,
    /// What the 128 in each weight adds to a sum, with the other sign.
    start: i32,
}

impl Int8Activations {
    /// Takes the first numbers of rows, `stride` apart, as many as `weights` are deep.
    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx512f,avx512vnni")]
    fn set(&mut self, depth: usize, rows: usize, from: &[f32], stride: usize) {
        self.quads.clear();
        self.groups.clear();
        for row in 0..rows {
            let numbers = from[row * stride..][..depth].as_chunks::<LANES>().0;
            for group in numbers.chunks(GROUP / LANES) {
                let mut most = _mm512_set1_ps(0.0);
                for &vector in group {
                    most = _mm512_max_ps(most, _mm512_abs_ps(cast::<[f32; LANES], __m512>(vector)));
                }
                let scale = _mm512_reduce_max_ps(most) / 127.0;
                let factor = _mm512_set1_ps(1.0 / scale.max(f32::MIN_POSITIVE));
                let mut sums = _mm512_set1_epi32(0);
                let mut quads = [[0; LANES / QUAD]; GROUP / LANES];
                for (&vector, quads) in group.iter().zip(&mut quads) {
                    let numbers = _mm512_cvtps_epi32(_mm512_mul_ps(cast::<[f32; LANES], __m512>(vector), factor));
                    sums = _mm512_add_epi32(sums, numbers);
                    *quads = cast::<__m128i, [i32; LANES / QUAD]>(_mm512_cvtepi32_epi8(numbers));
                }
                self.quads.push(cast::<[[i32; LANES / QUAD]; GROUP / LANES], [i32; QUADS]>(quads));
                self.groups.push(Group { scale, start: -128 * _mm512_reduce_add_epi32(sums) });
            }
        }
    }
}

/// A product with such weights.
pub type Int8Product<'a> = QuantisedProduct<'a, Int8Weights, Int8Activations>;

#[cfg(target_arch = "x86_64")]
impl Int8Product<'_> {
    /// Computes the product.
    #[target_feature(enable = "avx512f,avx512vnni")]
    pub fn run(self) {
        let QuantisedProduct { weights, from, stride, room, out, add } = self;
        let Int8Weights { depth, columns, .. } = *weights;
        let rows = out.len() / columns;
        room.set(depth, rows, from, stride);
        let groups = depth.div_ceil(GROUP);
        let blocks = rows.div_ceil(BLOCK.0);
        let mut column = 0;
        for vectors in panels(columns) {
            let panel = column / LANES * groups..(column / LANES + vectors) * groups;
            for block in 0..blocks {
                let (row, end) = (rows * block / blocks, rows * (block + 1) / blocks);
                let tile = Tile {
                    weights: &weights.quads[panel.start * QUADS..panel.end * QUADS],
                    scales: &weights.scales[panel.clone()],
                    numbers: &room.quads[row * groups..end * groups],
                    groups: &room.groups[row * groups..end * groups],
                    out: &mut out[row * columns + column..],
                    columns,
                    add,
                };
                if vectors == 2 { tile.rows::<2>(end - row) } else { tile.rows::<1>(end - row) }
            }
            column += vectors * LANES;
        }
    }
}

/// A few rows by a panel.
struct Tile<'a> {
    weights: &'a [[i32; LANES]],
    scales: &'a [[f32; LANES]],
    numbers: &'a [[i32; QUADS]],
    groups: &'a [Group],
    out: &'a mut [f32],
    columns: usize,
    add: bool,
}

// Loops rather than closures: a closure is compiled without the instructions where it is no part of its function.
#[cfg(target_arch = "x86_64")]
impl Tile<'_> {
    #[inline]
    #[target_feature(enable = "avx512f,avx512vnni")]
    fn rows<const V: usize>(self, rows: usize) {
        match rows {
            6 => self.block::<6, V>(),
            5 => self.block::<5, V>(),
            4 => self.block::<4, V>(),
            3 => self.block::<3, V>(),
            2 => self.block::<2, V>(),
            _ => self.block::<1, V>(),
        }
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512vnni")]
    fn block<const R: usize, const V: usize>(self) {
        let Tile { weights, scales, numbers, groups, out, columns, add } = self;
        let weights = weights.as_chunks::<V>().0.as_chunks::<QUADS>().0;
        let scales = scales.as_chunks::<V>().0;
        let count = scales.len();
        let mut sums = [[_mm512_set1_ps(0.0); V]; R];
        for (index, (weights, scales)) in weights.iter().zip(scales).enumerate() {
            let mut rows = [&[0; QUADS]; R];
            let mut whole = [[_mm512_set1_epi32(0); V]; R];
            for row in 0..R {
                rows[row] = &numbers[row * count + index];
                whole[row] = [_mm512_set1_epi32(groups[row * count + index].start); V];
            }
            for quad in 0..QUADS {
                for row in 0..R {
                    let number = _mm512_set1_epi32(rows[row][quad]);
                    for v in 0..V {
                        let weights = cast::<[i32; LANES], __m512i>(weights[quad][v]);
                        whole[row][v] = _mm512_dpbusd_epi32(whole[row][v], weights, number);
                    }
                }
            }
            for row in 0..R {
                let of_row = _mm512_set1_ps(groups[row * count + index].scale);
                for v in 0..V {
                    let scale = _mm512_mul_ps(cast::<[f32; LANES], __m512>(scales[v]), of_row);
                    sums[row][v] = _mm512_fmadd_ps(_mm512_cvtepi32_ps(whole[row][v]), scale, sums[row][v]);
                }
            }
        }
        for (row, sums) in sums.iter().enumerate() {
            let out = out[row * columns..][..V * LANES].as_chunks_mut::<LANES>().0;
            for v in 0..V {
                let before = if add { cast::<[f32; LANES], __m512>(out[v]) } else { _mm512_set1_ps(0.0) };
                out[v] = cast::<__m512, [f32; LANES]>(_mm512_add_ps(before, sums[v]));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::int16::numbers;
    use super::super::intrinsics::{has_vnni, multiply_int8};
    use super::*;

    /// The nearest multiples of a 127th of the greatest.
    fn rounded(group: &[f32]) -> Vec<f64> {
        let scale = f64::from(group.iter().fold(0.0_f32, |most, x| most.max(x.abs()))) / 127.0;
        group.iter().map(|&x| if scale > 0.0 { (f64::from(x) / scale).round() * scale } else { 0.0 }).collect()
    }

    #[test]
    fn products_are_those_of_rounded_numbers() {
        if !has_vnni() {
            return;
        }
        for (rows, depth, columns) in [(1, 16, 16), (6, 64, 32), (7, 192, 48), (81, 80, 16), (13, 512, 96)] {
            let stride = depth + 16;
            let mut from = numbers(rows * stride, 1);
            // A group of zeros has no scale.
            from[..depth.min(GROUP)].fill(0.0);
            let of_weights = numbers(depth * columns, 2);
            let weights = Int8Weights::new(depth, columns, |row, column| of_weights[row * columns + column]);
            let before = numbers(rows * columns, 3);
            let mut room = Int8Activations::default();
            for add in [false, true] {
                let mut out = before.clone();
                let room = &mut room;
                multiply_int8(Int8Product { weights: &weights, from: &from, stride, room, out: &mut out, add });
                for row in 0..rows {
                    let left: Vec<f64> = from[row * stride..][..depth].chunks(GROUP).flat_map(rounded).collect();
                    for column in 0..columns {
                        let right: Vec<f32> = (0..depth).map(|row| of_weights[row * columns + column]).collect();
                        let right: Vec<f64> = right.chunks(GROUP).flat_map(rounded).collect();
                        let sum: f64 = left.iter().zip(&right).map(|(a, b)| a * b).sum();
                        let at = row * columns + column;
                        let expected = sum + if add { f64::from(before[at]) } else { 0.0 };
                        // A number half-way between two may be rounded to either.
                        let error = (f64::from(out[at]) - expected).abs();
                        assert!(error < 0.02, "{rows} {depth} {columns}, {row} {column}: {} for {expected}", out[at]);
                    }
                }
            }
        }
    }
}
