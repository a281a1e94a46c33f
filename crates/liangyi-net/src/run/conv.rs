//! Convolutions and matrices of layers, each packed as suits it. The first convolution is of planes that are mostly
//! zero.

use std::array::from_fn;

use liangyi_core::base::Size;
use pulp::{Simd, WithSimd};

use super::int8::{Int8Kernel, Int8Product, Int8Weights};
use super::int16::{Int16Product, Int16Weights};
use super::intrinsics::{has_avx2, multiply_int16};
use super::norm::padded;
use super::product::{BufferPool, Packed, Product, Rows};
use super::set::{InstructionSet, Precision, WIDEST};
use super::winograd::Winograd;
use crate::model::{Conv, MatMul};

/// A convolution packed for a size of board. Points are rows of channels that are padded with zeros.
#[derive(Debug)]
pub enum Convolution {
    /// Of 1 by 1.
    Points {
        /// The matrix.
        linear: Linear,
        /// Channels, padded.
        stride: usize,
    },
    /// Of 3 by 3.
    Tiles(Winograd),
    /// Of any size: a product of what each point sees.
    Seen {
        /// What the product takes of a point: all channels of all places of the kernel.
        dense: Dense,
        /// For each point the point at each place of the kernel, if it is on the board.
        seen: Vec<Option<u16>>,
        /// Channels.
        inputs: usize,
    },
}

impl Convolution {
    /// Packs a convolution.
    pub fn new(set: InstructionSet, conv: &Conv, size: Size) -> Convolution {
        Convolution::with_precision(set, Precision::Full, conv, size)
    }

    /// Packs a convolution; if it is of 1 by 1, with products as exact as `precision` says.
    pub fn with_precision(set: InstructionSet, precision: Precision, conv: &Conv, size: Size) -> Convolution {
        let places = conv.height * conv.width;
        match (conv.height, conv.width) {
            (1, 1) => {
                let weights = conv.weights.clone();
                let matrix = MatMul { inputs: conv.inputs, outputs: conv.outputs, weights };
                let stride = conv.inputs.next_multiple_of(WIDEST);
                Convolution::Points { linear: Linear::new(set, precision, &[&matrix]), stride }
            }
            (3, 3) => Convolution::Tiles(Winograd::new(set, conv, size)),
            _ => Convolution::Seen {
                dense: Dense::of(set, places * conv.inputs, conv.outputs, &conv.weights),
                seen: seen(conv, size),
                inputs: conv.inputs,
            },
        }
    }

    /// Channels out, padded.
    pub fn outputs(&self) -> usize {
        match self {
            Convolution::Points { linear, .. } => linear.outputs(),
            Convolution::Seen { dense, .. } => dense.outputs(),
            Convolution::Tiles(tiles) => tiles.outputs(),
        }
    }

    /// Convolves boards of `from`; the results replace `to` or are added to it.
    pub fn run(&self, pool: &mut BufferPool, from: &[f32], to: &mut [f32], add: bool) {
        match self {
            Convolution::Points { linear, stride } => linear.run(pool, from, *stride, to, add),
            Convolution::Tiles(tiles) => tiles.run(pool, from, to, add),
            Convolution::Seen { dense, seen, inputs } => {
                let stride = inputs.next_multiple_of(WIDEST);
                let points = to.len() / dense.outputs();
                let depth = dense.inputs();
                let places = depth / inputs;
                let board = seen.len() / places;
                let mut left = pool.take(points * depth);
                for (index, numbers) in left.chunks_exact_mut(*inputs).enumerate() {
                    let (point, place) = (index / places, index % places);
                    match seen[point % board * places + place] {
                        Some(other) => {
                            let at = (point / board * board + other as usize) * stride;
                            numbers.copy_from_slice(&from[at..at + inputs]);
                        }
                        None => numbers.fill(0.0),
                    }
                }
                dense.run(&left, depth, to, add);
                pool.give(left);
            }
        }
    }
}

/// For each point of the board the point at each place of the kernel.
pub fn seen(conv: &Conv, size: Size) -> Vec<Option<u16>> {
    let (width, height) = (size.width(), size.height());
    let mut seen = Vec::with_capacity(size.area() * conv.height * conv.width);
    for point in 0..size.area() {
        for place in 0..conv.height * conv.width {
            // One before the board wraps to a number that no board has.
            let y = (point / width + place / conv.width).wrapping_sub(conv.height / 2);
            let x = (point % width + place % conv.width).wrapping_sub(conv.width / 2);
            seen.push((y < height && x < width).then(|| (y * width + x) as u16));
        }
    }
    seen
}

/// A matrix by which rows are multiplied.
#[derive(Debug)]
pub struct Dense {
    set: InstructionSet,
    packed: Packed,
}

impl Dense {
    /// Packs a matrix.
    pub fn new(set: InstructionSet, matrix: &MatMul) -> Dense {
        Dense::of(set, matrix.inputs, matrix.outputs, &matrix.weights)
    }

    fn of(set: InstructionSet, inputs: usize, outputs: usize, weights: &[f32]) -> Dense {
        Dense { set, packed: Packed::new(set, inputs, outputs, |row, column| weights[row * outputs + column]) }
    }

    /// Numbers in.
    pub fn inputs(&self) -> usize {
        self.packed.rows()
    }

    /// Numbers out, padded.
    pub fn outputs(&self) -> usize {
        self.packed.columns()
    }

    /// Multiplies rows, `stride` apart, as many as `to` has; the results replace `to` or are added to it.
    pub fn run(&self, from: &[f32], stride: usize, to: &mut [f32], add: bool) {
        let rows = to.len() / self.outputs();
        let left = Rows { numbers: from, stride };
        Product { set: self.set, rows, left, right: self.packed.matrix(0), out: to, add }.run();
    }

    /// Multiplies one vector.
    pub fn vector(&self, from: &[f32]) -> Vec<f32> {
        let mut to = vec![0.0; self.outputs()];
        self.run(from, from.len(), &mut to, false);
        to
    }
}

/// Matrices that have the same input side by side, each padded: numbers in, numbers out and the weights.
fn side_by_side(matrices: &[&MatMul]) -> (usize, usize, Vec<f32>) {
    let inputs = matrices[0].inputs;
    let outputs: usize = matrices.iter().map(|matrix| matrix.outputs.next_multiple_of(WIDEST)).sum();
    let mut weights = vec![0.0; inputs * outputs];
    let mut start = 0;
    for matrix in matrices {
        for (row, numbers) in matrix.weights.chunks_exact(matrix.outputs).enumerate() {
            weights[row * outputs + start..][..matrix.outputs].copy_from_slice(numbers);
        }
        start += matrix.outputs.next_multiple_of(WIDEST);
    }
    (inputs, outputs, weights)
}

/// Matrices side by side by which the points of a layer are multiplied.
#[derive(Debug)]
pub enum Linear {
    /// In 32 bits.
    Full(Dense),
    /// In 8 bits.
    Bytes(Int8Weights),
    /// In 16 bits.
    Int16Activations(Int16Weights),
}

impl Linear {
    /// Packs matrices that have the same input side by side, each padded.
    pub fn new(set: InstructionSet, precision: Precision, matrices: &[&MatMul]) -> Linear {
        let (inputs, outputs, weights) = side_by_side(matrices);
        let entry = |row: usize, column: usize| weights[row * outputs + column];
        // The rest of a row of other lengths may hold anything.
        let may_be_fast = precision == Precision::Fast && inputs.is_multiple_of(WIDEST);
        if !may_be_fast {
            return Linear::Full(Dense::of(set, inputs, outputs, &weights));
        }
        match Int8Kernel::of(set) {
            Some(kernel) => Linear::Bytes(Int8Weights::new(kernel, inputs, outputs, entry)),
            None if set == InstructionSet::Avx2 && has_avx2() => {
                Linear::Int16Activations(Int16Weights::new(inputs, outputs, entry))
            }
            None => Linear::Full(Dense::of(set, inputs, outputs, &weights)),
        }
    }

    /// Numbers out, padded.
    pub fn outputs(&self) -> usize {
        match self {
            Linear::Full(dense) => dense.outputs(),
            Linear::Bytes(weights) => weights.columns(),
            Linear::Int16Activations(weights) => weights.columns(),
        }
    }

    /// The bits of its numbers.
    pub fn bits(&self) -> u32 {
        match self {
            Linear::Full(_) => 32,
            Linear::Bytes(_) => 8,
            Linear::Int16Activations(_) => 16,
        }
    }

    /// Multiplies rows, `stride` apart, as many as `to` has; the results replace `to` or are added to it.
    pub fn run(&self, pool: &mut BufferPool, from: &[f32], stride: usize, to: &mut [f32], add: bool) {
        match self {
            Linear::Full(dense) => dense.run(from, stride, to, add),
            Linear::Bytes(weights) => {
                Int8Product { weights, from, stride, room: &mut pool.bytes, out: to, add }.run();
            }
            Linear::Int16Activations(weights) => {
                multiply_int16(Int16Product { weights, from, stride, room: &mut pool.int16, out: to, add });
            }
        }
    }
}

/// The plane that is one at every point.
const ON_BOARD: usize = 0;

/// A convolution of planes, packed for a size of board. Time follows from the numbers that are not zero.
#[derive(Debug)]
pub struct InputConvolution {
    set: InstructionSet,
    planes: usize,
    places: usize,
    /// By place of the kernel and plane: a row of outputs, padded.
    weights: Vec<f32>,
    /// For each point the point at each place of the kernel, if it is on the board.
    seen: Vec<Option<u16>>,
    /// By point: what a plane of ones gives.
    base: Vec<f32>,
}

impl InputConvolution {
    /// Packs the convolution.
    pub fn new(set: InstructionSet, conv: &Conv, size: Size) -> InputConvolution {
        let weights: Vec<f32> = conv.weights.chunks_exact(conv.outputs).flat_map(padded).collect();
        let (places, stride) = (conv.height * conv.width, conv.outputs.next_multiple_of(WIDEST));
        let seen = seen(conv, size);
        let mut base = vec![0.0; size.area() * stride];
        for (base, seen) in base.chunks_exact_mut(stride).zip(seen.chunks_exact(places)) {
            for (place, _) in seen.iter().enumerate().filter(|(_, seen)| seen.is_some()) {
                let row = &weights[(place * conv.inputs + ON_BOARD) * stride..][..stride];
                base.iter_mut().zip(row).for_each(|(base, weight)| *base += weight);
            }
        }
        InputConvolution { set, planes: conv.inputs, places, weights, seen, base }
    }

    /// Numbers of a point.
    pub fn planes(&self) -> usize {
        self.planes
    }

    /// Convolves the planes of one board, `[point][plane]`, and adds `more` to each point.
    pub fn run(&self, planes: &[f32], more: &[f32], to: &mut [f32]) {
        let (mut found, mut ends) = (Vec::new(), vec![0]);
        for point in planes.chunks_exact(self.planes) {
            for (plane, &number) in point.iter().enumerate() {
                let number = if plane == ON_BOARD { number - 1.0 } else { number };
                if number != 0.0 {
                    found.push((plane, number));
                }
            }
            ends.push(found.len());
        }
        self.set.run(Gather { conv: self, found: &found, ends: &ends, more, to });
    }
}

struct Gather<'a> {
    conv: &'a InputConvolution,
    /// Planes and numbers that are not zero, point after point.
    found: &'a [(usize, f32)],
    /// Where the points' numbers begin, and the end.
    ends: &'a [usize],
    more: &'a [f32],
    to: &'a mut [f32],
}

impl WithSimd for Gather<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(mut self, simd: S) {
        let vectors = self.more.len() / S::F32_LANES;
        let mut vector = 0;
        while vector < vectors {
            match vectors - vector {
                6.. => vector += self.columns::<S, 6>(simd, vector),
                4 | 5 => vector += self.columns::<S, 4>(simd, vector),
                2 | 3 => vector += self.columns::<S, 2>(simd, vector),
                _ => vector += self.columns::<S, 1>(simd, vector),
            }
        }
    }
}

impl Gather<'_> {
    /// Computes a few vectors of columns and gives their number.
    #[inline(always)]
    fn columns<S: Simd, const V: usize>(&mut self, simd: S, vector: usize) -> usize {
        let InputConvolution { planes, places, weights, seen, base, .. } = self.conv;
        let stride = self.more.len();
        let columns = vector * S::F32_LANES..(vector + V) * S::F32_LANES;
        let read = |row: &[f32]| -> [S::f32s; V] {
            let row = S::as_simd_f32s(&row[columns.clone()]).0;
            from_fn(|v| row[v])
        };
        let more = read(self.more);
        let points = self.to.chunks_exact_mut(stride).zip(base.chunks_exact(stride));
        for ((to, base), seen) in points.zip(seen.chunks_exact(*places)) {
            let mut sums = read(base);
            for v in 0..V {
                sums[v] = simd.add_f32s(sums[v], more[v]);
            }
            for (place, seen) in seen.iter().enumerate() {
                let Some(point) = *seen else { continue };
                for &(plane, number) in &self.found[self.ends[point as usize]..self.ends[point as usize + 1]] {
                    let row = read(&weights[(place * planes + plane) * stride..]);
                    let number = simd.splat_f32s(number);
                    for v in 0..V {
                        sums[v] = simd.mul_add_e_f32s(number, row[v], sums[v]);
                    }
                }
            }
            S::as_mut_simd_f32s(&mut to[columns.clone()]).0.copy_from_slice(&sums);
        }
        V
    }
}
