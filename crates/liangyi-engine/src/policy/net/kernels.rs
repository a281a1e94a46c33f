//! Convolutions in floating point and their gradients, for vectors of any width.
//!
//! A layer has a cell of [`CHANNELS`] numbers for each point. Cells have the order of the points of the board, row
//! after row with one unused column between, and [`MARGIN`] cells before and after them, so a neighbour is an addition.
//! Cells outside the board hold zeros.

use std::array::from_fn;

use liangyi_core::base::Size;
use pulp::Simd;

/// The numbers of a cell.
pub const CHANNELS: usize = 32;
/// The cells before the first point, and the least number of cells after the last.
pub const MARGIN: usize = 24;
/// The rows of weights of a convolution: for each of nine offsets a row for every input channel, and then the biases.
pub const ROWS: usize = 9 * CHANNELS + 1;

/// The channels of one point.
pub type Cell = [f32; CHANNELS];

/// The largest number of cells that are computed together: layers are long enough that every block ends inside.
const BLOCK: usize = 10;

/// The position of the cells of a board in a layer.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    size: Size,
    /// The nine offsets of a convolution, in cells.
    offsets: [isize; 9],
}

impl Shape {
    /// The shape of layers for a board of this size.
    pub fn new(size: Size) -> Shape {
        let stride = size.stride() as isize;
        Shape { size, offsets: from_fn(|place| (place as isize / 3 - 1) * stride + place as isize % 3 - 1) }
    }

    /// The size of the board.
    pub fn size(&self) -> Size {
        self.size
    }

    /// A layer of zeros.
    pub fn layer(&self) -> Vec<Cell> {
        vec![[0.0; CHANNELS]; 2 * MARGIN + self.span().next_multiple_of(BLOCK)]
    }

    /// The number of cells from the first point to the end of the last row.
    pub fn span(&self) -> usize {
        self.size.height() * self.size.stride()
    }

    /// The index in a layer of the cell at the `place`th offset from the cell number `at` of the board.
    #[inline(always)]
    pub fn seen(&self, at: usize, place: usize) -> usize {
        (MARGIN + at).wrapping_add_signed(self.offsets[place])
    }

    /// Sets the cells outside the board to zero.
    #[inline(always)]
    fn clear_rim(&self, layer: &mut [Cell]) {
        for row in 0..self.size.height() {
            layer[MARGIN + row * self.size.stride() + self.size.width()] = [0.0; CHANNELS];
        }
        layer[MARGIN + self.span()..].fill([0.0; CHANNELS]);
    }
}

/// Calls a kernel with the number of vectors of a cell and the number of cells or channels in a block that suit the
/// machine.
macro_rules! fitting {
    ($kernel:ident, $simd:expr, $wide:literal, $arguments:tt) => {
        match S::F32_LANES {
            16 => fitting!(@ $kernel, $simd, 2, $wide, $arguments),
            8 => fitting!(@ $kernel, $simd, 4, 2, $arguments),
            4 => fitting!(@ $kernel, $simd, 8, 1, $arguments),
            _ => fitting!(@ $kernel, $simd, 32, 1, $arguments),
        }
    };
    (@ $kernel:ident, $simd:expr, $vectors:literal, $block:literal, ($($argument:expr),*)) => {
        $kernel::<S, $vectors, $block>($simd, $($argument),*)
    };
}

/// The vectors of a cell.
#[inline(always)]
fn vectors<S: Simd, const V: usize>(cell: &Cell) -> [S::f32s; V] {
    let whole = S::as_simd_f32s(cell).0;
    from_fn(|i| whole[i])
}

/// Convolution: for every cell the biases and the weighted sums over nine offsets of `input`; added to the contents of
/// `out` if `accumulate`.
#[inline(always)]
pub fn convolve<S: Simd>(simd: S, shape: &Shape, weights: &[Cell], input: &[Cell], out: &mut [Cell], accumulate: bool) {
    fitting!(convolve_by, simd, 10, (shape, weights, input, out, accumulate));
    shape.clear_rim(out);
}

#[inline(always)]
fn convolve_by<S: Simd, const V: usize, const P: usize>(
    simd: S,
    shape: &Shape,
    weights: &[Cell],
    input: &[Cell],
    out: &mut [Cell],
    accumulate: bool,
) {
    let bias = vectors::<S, V>(&weights[ROWS - 1]);
    for at in (0..shape.span()).step_by(P) {
        let mut sums: [[S::f32s; V]; P] = [bias; P];
        if accumulate {
            for (sum, cell) in sums.iter_mut().zip(&out[MARGIN + at..]) {
                let there = vectors::<S, V>(cell);
                *sum = from_fn(|i| simd.add_f32s(sum[i], there[i]));
            }
        }
        for place in 0..9 {
            let from = shape.seen(at, place);
            let Some(cells) = input[from..].first_chunk::<P>() else { break };
            let rows = &weights[place * CHANNELS..][..CHANNELS];
            for (channel, row) in rows.iter().enumerate() {
                let row = vectors::<S, V>(row);
                for (sum, cell) in sums.iter_mut().zip(cells) {
                    let value = simd.splat_f32s(cell[channel]);
                    for (sum, weight) in sum.iter_mut().zip(row) {
                        *sum = simd.mul_add_e_f32s(value, weight, *sum);
                    }
                }
            }
        }
        for (sum, cell) in sums.iter().zip(&mut out[MARGIN + at..]) {
            S::as_mut_simd_f32s(cell).0.copy_from_slice(sum);
        }
    }
}

/// Adds the gradient of the loss by the weights of a convolution to `gradient`: `input` is the input of the
/// convolution, `down` the gradient by its output.
#[inline(always)]
pub fn convolve_gradient<S: Simd>(simd: S, shape: &Shape, gradient: &mut [Cell], input: &[Cell], down: &[Cell]) {
    fitting!(convolve_gradient_by, simd, 8, (shape, gradient, input, down));
    for cell in down {
        add(&mut gradient[ROWS - 1], cell);
    }
}

#[inline(always)]
fn convolve_gradient_by<S: Simd, const V: usize, const P: usize>(
    simd: S,
    shape: &Shape,
    gradient: &mut [Cell],
    input: &[Cell],
    down: &[Cell],
) {
    let down = &down[MARGIN..][..shape.span()];
    for place in 0..9 {
        let seen = &input[shape.seen(0, place)..][..shape.span()];
        for block in (0..CHANNELS).step_by(P) {
            let mut sums = [[simd.splat_f32s(0.0); V]; P];
            for (cell, down) in seen.iter().zip(down) {
                let Some(values) = cell[block..].first_chunk::<P>() else { break };
                let down = vectors::<S, V>(down);
                for (sum, &value) in sums.iter_mut().zip(values) {
                    let value = simd.splat_f32s(value);
                    for (sum, down) in sum.iter_mut().zip(down) {
                        *sum = simd.mul_add_e_f32s(value, down, *sum);
                    }
                }
            }
            for (sum, row) in sums.iter().zip(&mut gradient[place * CHANNELS + block..]) {
                for (sum, value) in sum.iter().zip(S::as_mut_simd_f32s(row).0) {
                    *value = simd.add_f32s(*value, *sum);
                }
            }
        }
    }
}

/// Fills `transformed` with the weights of the convolution that maps the gradient by the output of a convolution to the
/// gradient by its input: offsets are reversed, and input and output channels swapped.
pub fn transformed(weights: &[Cell], transformed: &mut [Cell]) {
    for place in 0..9 {
        for from in 0..CHANNELS {
            for to in 0..CHANNELS {
                transformed[place * CHANNELS + to][from] = weights[(8 - place) * CHANNELS + from][to];
            }
        }
    }
    transformed[ROWS - 1] = [0.0; CHANNELS];
}

/// Rectifies: replaces negative numbers by zero.
#[inline(always)]
pub fn rectify(from: &[Cell], to: &mut [Cell]) {
    for (from, to) in from.iter().zip(to) {
        *to = from.map(|value| value.max(0.0));
    }
}

/// The gradient of [`rectify`]: keeps the numbers of `down` where those of `rectified` are positive, and sets the
/// others to zero.
#[inline(always)]
pub fn keep_positive(rectified: &[Cell], down: &mut [Cell]) {
    for (value, down) in rectified.iter().flatten().zip(down.iter_mut().flatten()) {
        *down = if *value > 0.0 { *down } else { 0.0 };
    }
}

/// Adds one cell to another.
#[inline(always)]
pub fn add(to: &mut Cell, from: &Cell) {
    for (to, from) in to.iter_mut().zip(from) {
        *to += from;
    }
}

#[cfg(test)]
mod tests {
    use pulp::{Arch, Scalar, WithSimd};

    use super::*;
    use crate::playout::PlayoutRng;

    fn noise(dice: &mut PlayoutRng, cells: usize) -> Vec<Cell> {
        (0..cells).map(|_| from_fn(|_| dice.unit() - 0.5)).collect()
    }

    /// A layer of random numbers on the points and zeros elsewhere.
    fn layer(shape: &Shape, dice: &mut PlayoutRng) -> Vec<Cell> {
        let mut layer = shape.layer();
        for point in shape.size().points() {
            layer[MARGIN + point.index()] = from_fn(|_| dice.unit() - 0.5);
        }
        layer
    }

    fn plain(size: Size, weights: &[Cell], input: &[Cell], to: usize, x: usize, y: usize) -> f32 {
        let mut sum = weights[ROWS - 1][to];
        for place in 0..9 {
            let (x, y) = ((x + place % 3).wrapping_sub(1), (y + place / 3).wrapping_sub(1));
            if x < size.width() && y < size.height() {
                let cell = &input[MARGIN + size.point(x, y).index()];
                sum += (0..CHANNELS).map(|from| cell[from] * weights[place * CHANNELS + from][to]).sum::<f32>();
            }
        }
        sum
    }

    struct Convolve<'a>(&'a Shape, &'a [Cell], &'a [Cell], &'a mut [Cell]);

    impl WithSimd for Convolve<'_> {
        type Output = ();

        #[inline(always)]
        fn with_simd<S: Simd>(self, simd: S) {
            convolve(simd, self.0, self.1, self.2, self.3, false);
        }
    }

    struct Gradient<'a>(&'a Shape, &'a mut [Cell], &'a [Cell], &'a [Cell]);

    impl WithSimd for Gradient<'_> {
        type Output = ();

        #[inline(always)]
        fn with_simd<S: Simd>(self, simd: S) {
            convolve_gradient(simd, self.0, self.1, self.2, self.3);
        }
    }

    #[test]
    fn convolutions_are_the_sums_computed_one_by_one_for_every_size_and_vector_width() {
        let squares = [2, 5, 9, 13, 19, 21].map(|lines| (lines, lines));
        for (width, height) in [&squares[..], &[(2, 3), (9, 13), (21, 4)]].concat() {
            let size = Size::new(width, height).unwrap();
            let shape = Shape::new(size);
            let mut dice = PlayoutRng::new(width.into(), 0);
            let (weights, input) = (noise(&mut dice, ROWS), layer(&shape, &mut dice));
            let (mut out, mut scalar) = (shape.layer(), shape.layer());
            Arch::new().dispatch(Convolve(&shape, &weights, &input, &mut out));
            Convolve(&shape, &weights, &input, &mut scalar).with_simd(Scalar::new());
            for point in size.points() {
                let (x, y) = size.coordinates(point);
                for to in [0, 7, 31] {
                    let wanted = plain(size, &weights, &input, to, x, y);
                    let cell = MARGIN + point.index();
                    assert!((out[cell][to] - wanted).abs() < 1e-3, "{size}: {} for {wanted}", out[cell][to]);
                    assert!((scalar[cell][to] - wanted).abs() < 1e-3);
                }
            }
            let points: f32 = size.points().flat_map(|point| out[MARGIN + point.index()]).map(f32::abs).sum();
            let all: f32 = out.iter().flatten().map(|value| value.abs()).sum();
            assert!((points - all).abs() < all * 1e-5, "cells outside the board stay zero");
        }
    }

    /// The sum of `down * out` is linear in the weights and in the input, so a gradient predicts its differences
    /// exactly.
    #[test]
    fn gradients_predict_how_the_sum_changes() {
        let shape = Shape::new(Size::square(7).unwrap());
        let mut dice = PlayoutRng::new(3, 0);
        let (weights, input, down) = (noise(&mut dice, ROWS), layer(&shape, &mut dice), layer(&shape, &mut dice));
        let total = |weights: &[Cell], input: &[Cell]| -> f64 {
            let mut out = shape.layer();
            Arch::new().dispatch(Convolve(&shape, weights, input, &mut out));
            out.iter().flatten().zip(down.iter().flatten()).map(|(a, b)| f64::from(a * b)).sum()
        };
        let dot = |a: &[Cell], b: &[Cell]| -> f64 {
            a.iter().flatten().zip(b.iter().flatten()).map(|(a, b)| f64::from(a * b)).sum()
        };
        let difference = noise(&mut dice, ROWS);
        let changed: Vec<Cell> = weights.iter().zip(&difference).map(|(a, b)| from_fn(|i| a[i] + b[i])).collect();
        let mut gradient = vec![[0.0; CHANNELS]; ROWS];
        Arch::new().dispatch(Gradient(&shape, &mut gradient, &input, &down));
        let (predicted, found) = (dot(&gradient, &difference), total(&changed, &input) - total(&weights, &input));
        assert!((predicted - found).abs() < 0.01 * found.abs().max(1.0), "weights: {predicted} for {found}");

        let other = layer(&shape, &mut dice);
        let mut back = vec![[0.0; CHANNELS]; ROWS];
        transformed(&weights, &mut back);
        let mut gradient = shape.layer();
        Arch::new().dispatch(Convolve(&shape, &back, &down, &mut gradient));
        let changed: Vec<Cell> = input.iter().zip(&other).map(|(a, b)| from_fn(|i| a[i] + b[i])).collect();
        let (predicted, found) = (dot(&gradient, &other), total(&weights, &changed) - total(&weights, &input));
        assert!((predicted - found).abs() < 0.01 * found.abs().max(1.0), "input: {predicted} for {found}");
    }
}
