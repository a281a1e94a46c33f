//! Products of matrices whose right side is packed. The memory of kernels is kept between evaluations.

use std::array::from_fn;

use pulp::{Simd, WithSimd};

use super::buffer::{Buffer, LINE};
use super::int8::Int8Activations;
use super::int16::Int16Activations;
use super::intrinsics::prefetch;
use super::set::{InstructionSet, WIDEST};

/// Matrices of one size in panels: each panel has all rows of a few vectors of columns, row after row, as a product
/// reads them; panels stand one after the other. Columns are padded with zeros to a multiple of [`WIDEST`].
#[derive(Debug)]
pub struct Packed {
    rows: usize,
    columns: usize,
    numbers: Buffer,
}

/// Panels of columns: how many vectors each has, evenly.
fn panels(set: InstructionSet, columns: usize) -> impl Iterator<Item = usize> {
    let vectors = columns / set.lanes();
    let count = vectors.div_ceil(set.block().0).max(1);
    (0..count).map(move |panel| vectors * (panel + 1) / count - vectors * panel / count)
}

impl Packed {
    /// A matrix of `rows` by `columns`, given by row and column.
    pub fn new(set: InstructionSet, rows: usize, columns: usize, entry: impl Fn(usize, usize) -> f32) -> Packed {
        Packed::several(set, 1, rows, columns, |_, row, column| entry(row, column))
    }

    /// As many matrices of `rows` by `columns`, given by number, row and column.
    pub fn several(
        set: InstructionSet,
        count: usize,
        rows: usize,
        columns: usize,
        entry: impl Fn(usize, usize, usize) -> f32,
    ) -> Packed {
        let mut packed = Packed::zeros(count, rows, columns);
        packed.fill(set, columns, entry);
        packed
    }

    /// Room for matrices of this size.
    pub fn zeros(count: usize, rows: usize, columns: usize) -> Packed {
        let columns = columns.next_multiple_of(WIDEST);
        Packed { rows, columns, numbers: Buffer::zeros(count * rows * columns) }
    }

    /// Sets the first `columns` columns of every matrix, and the rest to zero.
    fn fill(&mut self, set: InstructionSet, columns: usize, entry: impl Fn(usize, usize, usize) -> f32) {
        let rows = self.rows;
        for (index, matrix) in self.numbers.chunks_exact_mut(rows * self.columns).enumerate() {
            let mut column = 0;
            for width in panels(set, self.columns).map(|vectors| vectors * set.lanes()) {
                let panel = &mut matrix[column * rows..][..width * rows];
                for (row, numbers) in panel.chunks_exact_mut(width).enumerate() {
                    for (offset, number) in numbers.iter_mut().enumerate() {
                        let column = column + offset;
                        *number = if column < columns { entry(index, row, column) } else { 0.0 };
                    }
                }
                column += width;
            }
        }
    }

    /// Sets the columns of a single matrix to the first numbers of `from`'s rows; columns beyond these stay.
    pub fn set_columns(&mut self, set: InstructionSet, from: Rows<'_>, columns: usize) {
        let rows = self.rows;
        let mut first = 0;
        for width in panels(set, self.columns).map(|vectors| vectors * set.lanes()) {
            let panel = &mut self.numbers[first * rows..][..width * rows];
            for offset in 0..width.min(columns.saturating_sub(first)) {
                let numbers = &from.numbers[(first + offset) * from.stride..][..rows];
                for (to, &number) in panel[offset..].iter_mut().step_by(width).zip(numbers) {
                    *to = number;
                }
            }
            first += width;
        }
    }

    /// Sets the first `columns` columns of a single matrix to the first numbers of `from`'s rows; columns beyond these
    /// stay.
    pub fn set_rows(&mut self, set: InstructionSet, from: Rows<'_>, columns: usize) {
        let rows = self.rows;
        let mut first = 0;
        for width in panels(set, self.columns).map(|vectors| vectors * set.lanes()) {
            let real = width.min(columns.saturating_sub(first));
            if real == 0 {
                return;
            }
            let panel = &mut self.numbers[first * rows..][..width * rows];
            for (to, from) in panel.chunks_exact_mut(width).zip(from.numbers.chunks(from.stride)) {
                to[..real].copy_from_slice(&from[first..first + real]);
            }
            first += width;
        }
    }

    /// Columns, padded.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// Rows.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// One of the matrices.
    pub fn matrix(&self, index: usize) -> Matrix<'_> {
        let start = index * self.rows * self.columns;
        Matrix { rows: self.rows, columns: self.columns, numbers: &self.numbers[start..] }
    }
}

/// One of [`Packed`]'s matrices.
#[derive(Clone, Copy)]
pub struct Matrix<'a> {
    rows: usize,
    columns: usize,
    /// Its numbers, and those of the matrices behind it, which are likely to be read next.
    numbers: &'a [f32],
}

/// Rows of numbers, `stride` apart.
#[derive(Clone, Copy)]
pub struct Rows<'a> {
    /// The numbers of the first row and what follows.
    pub numbers: &'a [f32],
    /// From a row to the next.
    pub stride: usize,
}

/// The product `left * right` of matrices; the rows of `out` have `right`'s columns.
pub struct Product<'a> {
    /// The instruction set that `right` is packed for.
    pub set: InstructionSet,
    /// Rows of the left side.
    pub rows: usize,
    /// The left side.
    pub left: Rows<'a>,
    /// The right side.
    pub right: Matrix<'a>,
    /// The result.
    pub out: &'a mut [f32],
    /// Whether the result is added to what `out` holds.
    pub add: bool,
}

impl Product<'_> {
    /// Computes the product.
    pub fn run(self) {
        self.set.run(self);
    }
}

impl WithSimd for Product<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        let Product { set, rows, left, right, out, add } = self;
        let height = set.block().1;
        let blocks = rows.div_ceil(height);
        let mut column = 0;
        for vectors in panels(set, right.columns) {
            let width = vectors * S::F32_LANES;
            let (panel, ahead) = right.numbers[column * right.rows..].split_at(width * right.rows);
            let mut row = 0;
            for block in 0..blocks {
                let end = rows * (block + 1) / blocks;
                let tile = Tile {
                    simd,
                    depth: right.rows,
                    left: Rows { numbers: &left.numbers[row * left.stride..], stride: left.stride },
                    panel,
                    ahead: if block == 0 { ahead } else { &[] },
                    out: &mut out[row * right.columns + column..],
                    stride: right.columns,
                    add,
                };
                tile.run(end - row, vectors);
                row = end;
            }
            column += width;
        }
    }
}

/// A block of a product: a few rows by a few vectors.
struct Tile<'a, S> {
    simd: S,
    depth: usize,
    left: Rows<'a>,
    panel: &'a [f32],
    /// What is read next: the next panel.
    ahead: &'a [f32],
    out: &'a mut [f32],
    stride: usize,
    add: bool,
}

impl<S: Simd> Tile<'_, S> {
    /// With the numbers of rows and vectors as constants; only those that an instruction set uses are compiled for it.
    #[inline(always)]
    fn run(self, rows: usize, vectors: usize) {
        match S::F32_LANES {
            16 => match vectors {
                3 => self.rows::<3, 9>(rows),
                2 => self.rows::<2, 9>(rows),
                _ => self.rows::<1, 9>(rows),
            },
            8 => match vectors {
                2 => self.rows::<2, 6>(rows),
                _ => self.rows::<1, 6>(rows),
            },
            4 => self.rows::<4, 5>(rows),
            _ => self.rows::<4, 2>(rows),
        }
    }

    #[inline(always)]
    fn rows<const V: usize, const MOST: usize>(self, rows: usize) {
        match rows {
            9 if MOST >= 9 => self.block::<9, V>(),
            8 if MOST >= 8 => self.block::<8, V>(),
            7 if MOST >= 7 => self.block::<7, V>(),
            6 if MOST >= 6 => self.block::<6, V>(),
            5 if MOST >= 5 => self.block::<5, V>(),
            4 if MOST >= 4 => self.block::<4, V>(),
            3 if MOST >= 3 => self.block::<3, V>(),
            2 => self.block::<2, V>(),
            _ => self.block::<1, V>(),
        }
    }

    #[inline(always)]
    fn block<const R: usize, const V: usize>(self) {
        let Tile { simd, depth, left, panel, ahead, out, stride, add } = self;
        let rows: [&[f32]; R] = from_fn(|row| &left.numbers[row * left.stride..][..depth]);
        let panel = &S::as_simd_f32s(panel).0.as_chunks::<V>().0[..depth];
        let mut sums = [[simd.splat_f32s(0.0); V]; R];
        for k in 0..depth {
            let right = panel[k];
            for line in 0..V * S::F32_LANES / LINE {
                prefetch(ahead, k * V * S::F32_LANES + line * LINE);
            }
            for row in 0..R {
                let left = simd.splat_f32s(rows[row][k]);
                for v in 0..V {
                    sums[row][v] = simd.mul_add_e_f32s(left, right[v], sums[row][v]);
                }
            }
        }
        for (row, sums) in sums.iter().enumerate() {
            let out = S::as_mut_simd_f32s(&mut out[row * stride..][..V * S::F32_LANES]).0;
            for (out, &sum) in out.iter_mut().zip(sums) {
                *out = if add { simd.add_f32s(*out, sum) } else { sum };
            }
        }
    }
}

/// Buffers that are free.
#[derive(Debug, Default)]
pub struct BufferPool {
    free: Vec<Buffer>,
    /// Room for activations in 8 bits.
    pub bytes: Int8Activations,
    /// Room for activations in 16 bits.
    pub int16: Int16Activations,
}

impl BufferPool {
    /// A buffer of this length that holds anything: the last one given back that is large enough, since that is still
    /// in the cache.
    pub fn take(&mut self, len: usize) -> Buffer {
        match self.free.iter().rposition(|buffer| buffer.capacity() >= len) {
            Some(index) => self.free.remove(index).resized(len),
            None => Buffer::zeros(len),
        }
    }

    /// Gives a buffer back.
    pub fn give(&mut self, buffer: Buffer) {
        self.free.push(buffer);
    }
}
