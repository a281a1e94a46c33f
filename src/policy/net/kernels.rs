//! The sums that a network is made of, and their derivatives, on whole vectors of whatever width the machine has.
//!
//! A layer has [`CHANNELS`] numbers for each cell. Cells lie as the points of the board do, row after row with one unused
//! column between, and [`MARGIN`] cells before and after: a neighbour is an addition. Cells that are no points hold zeros.

use std::array::from_fn;

use pulp::Simd;

use crate::base::Size;

/// Numbers a cell.
pub const CHANNELS: usize = 32;
/// Empty cells before the first point, and at least so many after the last.
pub const MARGIN: usize = 24;
/// Rows of the weights of a layer: nine places, each with a row for every channel that goes in, and then the biases.
pub const ROWS: usize = 9 * CHANNELS + 1;

/// What a layer holds of one cell.
pub type Cell = [f32; CHANNELS];

/// Cells that are computed together; the longest of all blocks, so that every block ends inside of a layer.
const BLOCK: usize = 10;

/// Where the cells of a board lie.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    size: Size,
    /// How the nine places are reached from a cell.
    offsets: [isize; 9],
}

impl Shape {
    /// That of a board.
    pub fn new(size: Size) -> Shape {
        let stride = size.stride() as isize;
        Shape { size, offsets: from_fn(|place| (place as isize / 3 - 1) * stride + place as isize % 3 - 1) }
    }

    /// The board.
    pub fn size(&self) -> Size {
        self.size
    }

    /// A layer of zeros.
    pub fn layer(&self) -> Vec<Cell> {
        vec![[0.0; CHANNELS]; 2 * MARGIN + self.span().next_multiple_of(BLOCK)]
    }

    /// Cells from the first point to the last row's end.
    pub fn span(&self) -> usize {
        self.size.height() * self.size.stride()
    }

    /// The first cell seen from the cell `at` by way of a place.
    #[inline(always)]
    pub fn seen(&self, at: usize, place: usize) -> usize {
        (MARGIN + at).wrapping_add_signed(self.offsets[place])
    }

    /// Sets what is no point to zero again.
    #[inline(always)]
    fn clear_rim(&self, layer: &mut [Cell]) {
        for row in 0..self.size.height() {
            layer[MARGIN + row * self.size.stride() + self.size.width()] = [0.0; CHANNELS];
        }
        layer[MARGIN + self.span()..].fill([0.0; CHANNELS]);
    }
}

/// Calls a kernel with the numbers of vectors a cell, and of cells or channels side by side, that suit the machine.
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

/// A cell as vectors.
#[inline(always)]
fn vectors<S: Simd, const V: usize>(cell: &Cell) -> [S::f32s; V] {
    let whole = S::as_simd_f32s(cell).0;
    from_fn(|i| whole[i])
}

/// Convolution: to every cell of `out` the biases and the weighted sums over its nine places in `input`; with `more`, added to
/// what is there.
#[inline(always)]
pub fn convolve<S: Simd>(simd: S, shape: &Shape, weights: &[Cell], input: &[Cell], out: &mut [Cell], more: bool) {
    fitting!(convolve_by, simd, 10, (shape, weights, input, out, more));
    shape.clear_rim(out);
}

#[inline(always)]
fn convolve_by<S: Simd, const V: usize, const P: usize>(
    simd: S,
    shape: &Shape,
    weights: &[Cell],
    input: &[Cell],
    out: &mut [Cell],
    more: bool,
) {
    let bias = vectors::<S, V>(&weights[ROWS - 1]);
    for at in (0..shape.span()).step_by(P) {
        let mut sums: [[S::f32s; V]; P] = [bias; P];
        if more {
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

/// Adds to `gradient` the derivatives of what is downstream by the weights of a convolution: `input` is what it was made from,
/// `down` the derivatives by what it made.
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

/// The weights with which derivatives are carried back through a convolution: places and channels change sides.
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

/// What is positive of each number; zero for the rest.
#[inline(always)]
pub fn rectify(from: &[Cell], to: &mut [Cell]) {
    for (from, to) in from.iter().zip(to) {
        *to = from.map(|value| value.max(0.0));
    }
}

/// Keeps the derivatives where what had been rectified was positive.
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
    use crate::playout::Dice;

    fn noise(dice: &mut Dice, cells: usize) -> Vec<Cell> {
        (0..cells).map(|_| from_fn(|_| dice.unit() - 0.5)).collect()
    }

    /// A layer with noise on the points and nothing elsewhere.
    fn layer(shape: &Shape, dice: &mut Dice) -> Vec<Cell> {
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

    struct Slope<'a>(&'a Shape, &'a mut [Cell], &'a [Cell], &'a [Cell]);

    impl WithSimd for Slope<'_> {
        type Output = ();

        #[inline(always)]
        fn with_simd<S: Simd>(self, simd: S) {
            convolve_gradient(simd, self.0, self.1, self.2, self.3);
        }
    }

    #[test]
    fn convolutions_are_the_plain_sums_on_every_size_and_width() {
        for lines in [2, 5, 9, 13, 19, 21] {
            let size = Size::square(lines).unwrap();
            let shape = Shape::new(size);
            let mut dice = Dice::new(lines.into(), 0);
            let (weights, input) = (noise(&mut dice, ROWS), layer(&shape, &mut dice));
            let (mut out, mut scalar) = (shape.layer(), shape.layer());
            Arch::new().dispatch(Convolve(&shape, &weights, &input, &mut out));
            Convolve(&shape, &weights, &input, &mut scalar).with_simd(Scalar::new());
            for point in size.points() {
                let (x, y) = size.coordinates(point);
                for to in [0, 7, 31] {
                    let wanted = plain(size, &weights, &input, to, x, y);
                    let cell = MARGIN + point.index();
                    assert!((out[cell][to] - wanted).abs() < 1e-3, "{lines}: {} for {wanted}", out[cell][to]);
                    assert!((scalar[cell][to] - wanted).abs() < 1e-3);
                }
            }
            let points: f32 = size.points().flat_map(|point| out[MARGIN + point.index()]).map(f32::abs).sum();
            let all: f32 = out.iter().flatten().map(|value| value.abs()).sum();
            assert!((points - all).abs() < all * 1e-5, "what is no point stays zero");
        }
    }

    /// The sum of `down * out` is linear in weights and input: its derivatives tell its differences.
    #[test]
    fn slopes_tell_how_the_sum_changes() {
        let shape = Shape::new(Size::square(7).unwrap());
        let mut dice = Dice::new(3, 0);
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
        Arch::new().dispatch(Slope(&shape, &mut gradient, &input, &down));
        let (told, found) = (dot(&gradient, &difference), total(&changed, &input) - total(&weights, &input));
        assert!((told - found).abs() < 0.01 * found.abs().max(1.0), "weights: {told} for {found}");

        let other = layer(&shape, &mut dice);
        let mut back = vec![[0.0; CHANNELS]; ROWS];
        transformed(&weights, &mut back);
        let mut gradient = shape.layer();
        Arch::new().dispatch(Convolve(&shape, &back, &down, &mut gradient));
        let changed: Vec<Cell> = input.iter().zip(&other).map(|(a, b)| from_fn(|i| a[i] + b[i])).collect();
        let (told, found) = (dot(&gradient, &other), total(&weights, &changed) - total(&weights, &input));
        assert!((told - found).abs() < 0.01 * found.abs().max(1.0), "input: {told} for {found}");
    }
}
