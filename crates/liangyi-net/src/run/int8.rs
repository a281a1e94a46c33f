//! Products of 8-bit numbers with the vector instructions for them.
//!
//! Both sides are cut into groups of [`GROUP`] numbers along the depth of the product, each with a scale of its own for
//! each row or column: sums of a group are whole numbers, and are scaled as they are added up. With one scale for a
//! whole row the errors are about twice as large. Activations have a sign. On x86-64 the instructions multiply numbers
//! with a sign by numbers without, so that weights have an offset added there; what this adds to a sum is known from
//! the activations alone. One kernel is compiled for each of the instructions, which differ in the step [`Dot8::dot`].

use std::array::from_fn;

use pulp::{Simd, cast};

use super::buffer::Buffer;
use super::dot8::{Dot8, WithDot8};
use super::int16::QuantisedProduct;
#[cfg(target_arch = "aarch64")]
use super::intrinsics::NeonDot;
#[cfg(target_arch = "x86_64")]
use super::intrinsics::{Avx512Vnni, AvxVnni, EvexVnni};
use super::set::{InstructionSet, WIDEST};

/// Numbers along the depth that share a scale.
pub const GROUP: usize = 64;
/// Numbers that one lane multiplies at once.
const QUAD: usize = 4;
/// Quads of a group.
const QUADS: usize = GROUP / QUAD;
/// The most rows of a block of a product.
const ROWS: usize = 6;
/// The greatest number.
const MOST: f32 = 127.0;
/// 1.5 * 2^23: a number below 2^22 added to it is rounded to a whole number, which stands in the lowest bits of the
/// sum; a whole number added to its bits gives the bits of that sum.
const SHIFT: f32 = 12_582_912.0;

/// An instruction that multiplies 8-bit numbers, which this machine has.
#[derive(Clone, Copy, Debug)]
pub enum Int8Kernel {
    /// AVX-VNNI.
    #[cfg(target_arch = "x86_64")]
    AvxVnni(AvxVnni),
    /// AVX-512's in vectors of 256 bits.
    #[cfg(target_arch = "x86_64")]
    Evex(EvexVnni),
    /// AVX-512's.
    #[cfg(target_arch = "x86_64")]
    Avx512(Avx512Vnni),
    /// That of 64-bit ARM.
    #[cfg(target_arch = "aarch64")]
    Neon(NeonDot),
}

/// How an instruction wants weights.
#[derive(Clone, Copy, Debug)]
struct Form {
    lanes: usize,
    /// The vectors of a panel; the last one may have fewer.
    vectors: usize,
    /// What is added to weights.
    offset: i32,
}

impl Int8Kernel {
    /// The instruction that is used with a set, if this machine has one.
    pub fn of(set: InstructionSet) -> Option<Int8Kernel> {
        match set {
            #[cfg(target_arch = "x86_64")]
            InstructionSet::AvxVnni => {
                let evex = || EvexVnni::try_new().map(Int8Kernel::Evex);
                AvxVnni::try_new().map(Int8Kernel::AvxVnni).or_else(evex)
            }
            #[cfg(target_arch = "x86_64")]
            InstructionSet::Avx512 => Avx512Vnni::try_new().map(Int8Kernel::Avx512),
            #[cfg(target_arch = "aarch64")]
            InstructionSet::Neon => NeonDot::try_new().map(Int8Kernel::Neon),
            _ => None,
        }
    }

    /// All that this machine has.
    #[cfg(test)]
    fn available() -> impl Iterator<Item = Int8Kernel> {
        #[cfg(target_arch = "x86_64")]
        let all = [
            AvxVnni::try_new().map(Int8Kernel::AvxVnni),
            EvexVnni::try_new().map(Int8Kernel::Evex),
            Avx512Vnni::try_new().map(Int8Kernel::Avx512),
        ];
        #[cfg(target_arch = "aarch64")]
        let all = [NeonDot::try_new().map(Int8Kernel::Neon)];
        #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
        let all = [None];
        all.into_iter().flatten()
    }

    fn form(self) -> Form {
        match self {
            #[cfg(target_arch = "x86_64")]
            Int8Kernel::AvxVnni(_) | Int8Kernel::Evex(_) => Form { lanes: 8, vectors: 2, offset: 128 },
            #[cfg(target_arch = "x86_64")]
            Int8Kernel::Avx512(_) => Form { lanes: 16, vectors: 2, offset: 128 },
            #[cfg(target_arch = "aarch64")]
            Int8Kernel::Neon(_) => Form { lanes: 4, vectors: 4, offset: 0 },
        }
    }
}

impl Form {
    /// How many vectors each panel has, where there are `columns` columns.
    fn panels(self, columns: usize) -> impl Iterator<Item = usize> {
        let vectors = columns / self.lanes;
        (0..vectors.div_ceil(self.vectors)).map(move |panel| self.vectors.min(vectors - panel * self.vectors))
    }
}

/// A matrix of weights in panels of a few vectors of columns. Its depth and its columns are multiples of [`WIDEST`].
#[derive(Debug)]
pub struct Int8Weights {
    kernel: Int8Kernel,
    depth: usize,
    columns: usize,
    /// By panel, four numbers of the depth, vector and lane; the last group is filled up with zeros.
    quads: Buffer,
    /// By panel, group, vector and lane.
    scales: Buffer,
}

impl Int8Weights {
    /// Packs a matrix, given by row and column.
    ///
    /// # Panics
    ///
    /// If depth or columns are no multiples of [`WIDEST`].
    pub fn new(kernel: Int8Kernel, depth: usize, columns: usize, entry: impl Fn(usize, usize) -> f32) -> Int8Weights {
        assert!(depth.is_multiple_of(WIDEST) && columns.is_multiple_of(WIDEST), "{depth} by {columns}");
        let form = kernel.form();
        let groups = depth.div_ceil(GROUP);
        let (mut quads, mut scales) = (Buffer::zeros(groups * QUADS * columns), Buffer::zeros(groups * columns));
        let mut to_quads = pulp::bytemuck::cast_slice_mut::<f32, i32>(&mut quads).iter_mut();
        let mut to_scales = scales.iter_mut();
        let mut first = 0;
        for vectors in form.panels(columns) {
            let panel = first..first + vectors * form.lanes;
            for start in (0..depth).step_by(GROUP) {
                let end = depth.min(start + GROUP);
                let scale = |column| (start..end).map(|row| entry(row, column).abs()).fold(0.0, f32::max) / MOST;
                let of_group: Vec<f32> = panel.clone().map(scale).collect();
                for quad in (start..start + GROUP).step_by(QUAD) {
                    for ((column, scale), to) in panel.clone().zip(&of_group).zip(&mut to_quads) {
                        *to = i32::from_le_bytes(from_fn(|byte| {
                            let row = quad + byte;
                            let number = if row < end { entry(row, column) } else { 0.0 };
                            ((number / scale.max(f32::MIN_POSITIVE)).round() as i32 + form.offset) as u8
                        }));
                    }
                }
                of_group.iter().zip(&mut to_scales).for_each(|(scale, to)| *to = *scale);
            }
            first = panel.end;
        }
        Int8Weights { kernel, depth, columns, quads, scales }
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
    /// What the offset of each weight adds to a sum, with the other sign, and the bits of [`SHIFT`].
    start: i32,
}

impl Int8Activations {
    /// Takes the first numbers of rows, `stride` apart, as many as weights with this offset are deep.
    #[inline(always)]
    fn set<S: Simd>(&mut self, simd: S, offset: i32, depth: usize, rows: usize, from: &[f32], stride: usize) {
        self.quads.clear();
        self.groups.clear();
        let shift = simd.splat_f32s(SHIFT);
        for row in 0..rows {
            for group in from[row * stride..][..depth].chunks(GROUP) {
                let group = S::as_simd_f32s(group).0;
                let mut most = simd.splat_f32s(0.0);
                for &vector in group {
                    most = simd.max_f32s(most, simd.abs_f32s(vector));
                }
                let scale = simd.reduce_max_f32s(most) / MOST;
                let factor = simd.splat_f32s(1.0 / scale.max(f32::MIN_POSITIVE));
                let mut sums = simd.splat_f32s(0.0);
                let mut words = [0_u32; GROUP];
                for (&vector, words) in group.iter().zip(S::as_mut_simd_u32s(&mut words).0) {
                    let shifted = simd.add_f32s(simd.mul_f32s(vector, factor), shift);
                    sums = simd.add_f32s(sums, simd.sub_f32s(shifted, shift));
                    *words = simd.transmute_u32s_f32s(shifted);
                }
                let mut bytes = [0_u8; GROUP];
                for (byte, word) in bytes.iter_mut().zip(words) {
                    *byte = word as u8;
                }
                self.quads.push(cast::<[u8; GROUP], [i32; QUADS]>(bytes));
                let start = SHIFT.to_bits() as i32 - offset * simd.reduce_sum_f32s(sums) as i32;
                self.groups.push(Group { scale, start });
            }
        }
    }
}

/// A product with such weights.
pub type Int8Product<'a> = QuantisedProduct<'a, Int8Weights, Int8Activations>;

impl Int8Product<'_> {
    /// Computes the product.
    pub fn run(self) {
        match self.weights.kernel {
            #[cfg(target_arch = "x86_64")]
            Int8Kernel::AvxVnni(dot) => dot.run(self),
            #[cfg(target_arch = "x86_64")]
            Int8Kernel::Evex(dot) => dot.run(self),
            #[cfg(target_arch = "x86_64")]
            Int8Kernel::Avx512(dot) => dot.run(self),
            #[cfg(target_arch = "aarch64")]
            Int8Kernel::Neon(dot) => dot.run(self),
        }
    }
}

impl WithDot8 for Int8Product<'_> {
    #[inline(always)]
    fn with_dot8<D: Dot8>(self, dot: D) {
        let QuantisedProduct { weights, from, stride, room, out, add } = self;
        let Int8Weights { kernel, depth, columns, .. } = *weights;
        let form = kernel.form();
        let rows = out.len() / columns;
        room.set(dot.simd(), form.offset, depth, rows, from, stride);
        let groups = depth.div_ceil(GROUP);
        let blocks = rows.div_ceil(ROWS);
        let mut column = 0;
        for vectors in form.panels(columns) {
            let width = vectors * form.lanes;
            let panel = column * groups..(column + width) * groups;
            let quads = &weights.quads[panel.start * QUADS..panel.end * QUADS];
            for block in 0..blocks {
                let (row, end) = (rows * block / blocks, rows * (block + 1) / blocks);
                let tile = Tile {
                    dot,
                    weights: pulp::bytemuck::cast_slice(quads),
                    scales: &weights.scales[panel.clone()],
                    numbers: &room.quads[row * groups..end * groups],
                    groups: &room.groups[row * groups..end * groups],
                    out: &mut out[row * columns + column..],
                    columns,
                    add,
                };
                tile.run(end - row, vectors);
            }
            column += width;
        }
    }
}

/// A few rows by a panel.
struct Tile<'a, D> {
    dot: D,
    weights: &'a [i32],
    scales: &'a [f32],
    numbers: &'a [[i32; QUADS]],
    groups: &'a [Group],
    out: &'a mut [f32],
    columns: usize,
    add: bool,
}

// Loops rather than closures: a closure is compiled without the instructions where it is no part of its function.
impl<D: Dot8> Tile<'_, D> {
    /// With the numbers of rows and vectors as constants; only those that an instruction set uses are compiled for it.
    #[inline(always)]
    fn run(self, rows: usize, vectors: usize) {
        match D::Simd::F32_LANES {
            16 if vectors == 1 => self.rows::<1>(rows),
            8 | 16 => self.rows::<2>(rows),
            _ => self.rows::<4>(rows),
        }
    }

    #[inline(always)]
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

    #[inline(always)]
    fn block<const R: usize, const V: usize>(self) {
        let Tile { dot, weights, scales, numbers, groups, out, columns, add } = self;
        let simd = dot.simd();
        let weights = D::Simd::as_simd_i32s(weights).0.as_chunks::<V>().0.as_chunks::<QUADS>().0;
        let scales = D::Simd::as_simd_f32s(scales).0.as_chunks::<V>().0;
        let count = scales.len();
        let shift = simd.splat_f32s(SHIFT);
        let mut sums = [[simd.splat_f32s(0.0); V]; R];
        for (index, (weights, scales)) in weights.iter().zip(scales).enumerate() {
            let mut rows = [&[0; QUADS]; R];
            let mut whole = [[simd.splat_i32s(0); V]; R];
            for row in 0..R {
                rows[row] = &numbers[row * count + index];
                whole[row] = [simd.splat_i32s(groups[row * count + index].start); V];
            }
            for quad in 0..QUADS {
                for row in 0..R {
                    let number = simd.splat_i32s(rows[row][quad]);
                    for v in 0..V {
                        whole[row][v] = dot.dot(whole[row][v], weights[quad][v], number);
                    }
                }
            }
            for row in 0..R {
                let of_row = simd.splat_f32s(groups[row * count + index].scale);
                for v in 0..V {
                    let number = simd.sub_f32s(simd.transmute_f32s_i32s(whole[row][v]), shift);
                    sums[row][v] = simd.mul_add_f32s(number, simd.mul_f32s(scales[v], of_row), sums[row][v]);
                }
            }
        }
        for (row, sums) in sums.iter().enumerate() {
            let out = D::Simd::as_mut_simd_f32s(&mut out[row * columns..][..V * D::Simd::F32_LANES]).0;
            for v in 0..V {
                out[v] = if add { simd.add_f32s(out[v], sums[v]) } else { sums[v] };
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::int16::numbers;
    use super::*;

    /// The nearest multiples of a 127th of the greatest.
    fn rounded(group: &[f32]) -> Vec<f64> {
        let scale = f64::from(group.iter().fold(0.0_f32, |most, x| most.max(x.abs()))) / 127.0;
        group.iter().map(|&x| if scale > 0.0 { (f64::from(x) / scale).round() * scale } else { 0.0 }).collect()
    }

    #[test]
    fn products_are_those_of_rounded_numbers() {
        for kernel in Int8Kernel::available() {
            for (rows, depth, columns) in [(1, 16, 16), (6, 64, 32), (7, 192, 48), (81, 80, 16), (13, 512, 96)] {
                check(kernel, rows, depth, columns);
            }
        }
    }

    fn check(kernel: Int8Kernel, rows: usize, depth: usize, columns: usize) {
        let stride = depth + 16;
        let mut from = numbers(rows * stride, 1);
        // A group of zeros has no scale.
        from[..depth.min(GROUP)].fill(0.0);
        let of_weights = numbers(depth * columns, 2);
        let weights = Int8Weights::new(kernel, depth, columns, |row, column| of_weights[row * columns + column]);
        let before = numbers(rows * columns, 3);
        let mut room = Int8Activations::default();
        for add in [false, true] {
            let mut out = before.clone();
            Int8Product { weights: &weights, from: &from, stride, room: &mut room, out: &mut out, add }.run();
            for row in 0..rows {
                let left = from[row * stride..][..depth].chunks(GROUP);
                let left: Vec<f64> = left.flat_map(rounded).collect();
                for column in 0..columns {
                    let right: Vec<f32> = (0..depth).map(|row| of_weights[row * columns + column]).collect();
                    let right: Vec<f64> = right.chunks(GROUP).flat_map(rounded).collect();
                    let sum: f64 = left.iter().zip(&right).map(|(a, b)| a * b).sum();
                    let at = row * columns + column;
                    let expected = sum + if add { f64::from(before[at]) } else { 0.0 };
                    // A number half-way between two may be rounded to either.
                    let error = (f64::from(out[at]) - expected).abs();
                    assert!(
                        error < 0.02,
                        "{kernel:?} {rows} {depth} {columns}, {row} {column}: {}, {expected}",
                        out[at]
                    );
                }
            }
        }
    }

    fn sign(number: usize) -> f32 {
        if number.is_multiple_of(2) { 1.0 } else { -1.0 }
    }

    #[test]
    fn the_greatest_sums_do_not_overflow() {
        for kernel in Int8Kernel::available() {
            for depth in [16, 64, 512] {
                for of_column in [|_, column| sign(column), |row, _| sign(row)] as [fn(usize, usize) -> f32; 2] {
                    let weights = Int8Weights::new(kernel, depth, 16, of_column);
                    for of_row in [|_| 3.0, |k| 3.0 * sign(k)] as [fn(usize) -> f32; 2] {
                        let from: Vec<f32> = (0..depth).map(of_row).collect();
                        let (mut room, mut out) = (Int8Activations::default(), vec![0.0; 16]);
                        let room = &mut room;
                        Int8Product { weights: &weights, from: &from, stride: depth, room, out: &mut out, add: false }
                            .run();
                        for (column, out) in out.iter().enumerate() {
                            let expected: f32 = (0..depth).map(|k| from[k] * of_column(k, column)).sum();
                            assert!((out - expected).abs() < 0.001 * depth as f32, "{kernel:?}: {out}, {expected}");
                        }
                    }
                }
            }
        }
    }
}
