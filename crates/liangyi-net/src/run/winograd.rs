//! Convolutions of 3 by 3 by Winograd's minimal filtering: tiles of 3 by 3, 4 by 4 or 5 by 5 outputs, of 25, 36 or 49
//! products for each pair of channels in place of 81, 144 or 225 (Lavin and Gray, Fast Algorithms for Convolutional
//! Neural Networks, 2015).

use std::array::from_fn;

use liangyi_core::base::Size;
use pulp::{Simd, WithSimd};

use super::buffer::LINE;
use super::product::{BufferPool, Packed, Product, Rows};
use super::set::{InstructionSet, WIDEST};
use crate::model::{Conv, Packing};

/// Outputs of a tile by row and column. Larger tiles lose too many digits.
const SIDES: [usize; 3] = [3, 4, 5];

/// A point beyond the board.
const BEYOND: u16 = u16::MAX;

/// A convolution of 3 by 3, packed for a size of board.
#[derive(Debug)]
pub struct Winograd {
    set: InstructionSet,
    /// Outputs of a tile by row and column, one of [`SIDES`].
    side: usize,
    points: usize,
    inputs: usize,
    /// One for each product, by row and column of the transformed tile.
    products: Packed,
    /// For each tile the points of its input by row and column, or [`BEYOND`].
    seen: Vec<u16>,
    /// For each tile the points of its output, likewise.
    given: Vec<u16>,
}

/// From a row of three weights to the transformed row: five, six or seven factors.
const WEIGHTS3: [[f64; 3]; 5] = [
    [0.5, 0.0, 0.0],
    [-0.5, -0.5, -0.5],
    [-1.0 / 6.0, 1.0 / 6.0, -1.0 / 6.0],
    [1.0 / 6.0, 1.0 / 3.0, 2.0 / 3.0],
    [0.0, 0.0, 1.0],
];
const WEIGHTS4: [[f64; 3]; 6] = [
    [0.25, 0.0, 0.0],
    [-1.0 / 6.0, -1.0 / 6.0, -1.0 / 6.0],
    [-1.0 / 6.0, 1.0 / 6.0, -1.0 / 6.0],
    [1.0 / 24.0, 1.0 / 12.0, 1.0 / 6.0],
    [1.0 / 24.0, -1.0 / 12.0, 1.0 / 6.0],
    [0.0, 0.0, 1.0],
];

const WEIGHTS5: [[f64; 3]; 7] = [
    [-0.5, 0.0, 0.0],
    [-1.0 / 3.0, -1.0 / 3.0, -1.0 / 3.0],
    [1.0 / 9.0, -1.0 / 9.0, 1.0 / 9.0],
    [1.0 / 36.0, 1.0 / 18.0, 1.0 / 9.0],
    [-1.0 / 60.0, 1.0 / 30.0, -1.0 / 15.0],
    [32.0 / 45.0, 16.0 / 45.0, 8.0 / 45.0],
    [0.0, 0.0, 1.0],
];

/// Outputs of a tile by row and column on boards of this size.
fn side(set: InstructionSet, size: Size) -> usize {
    // The time of a product is about that of its tiles, and of so many more as the weights take to be read.
    let tiles = |side: usize| size.width().div_ceil(side) * size.height().div_ceil(side);
    let cost = |side: &usize| (side + 2).pow(2) * (tiles(*side) + set.tiles_for_weights());
    SIDES.into_iter().min_by_key(cost).unwrap_or(SIDES[0])
}

/// How a network is packed for boards of this size.
pub fn packing(set: InstructionSet, size: Size) -> Packing {
    Packing { points: size.area(), tile: (side(set, size) + 2).pow(2) }
}

impl Winograd {
    /// Packs a convolution of 3 by 3.
    pub fn new(set: InstructionSet, conv: &Conv, size: Size) -> Winograd {
        let side = side(set, size);
        let factors: &[[f64; 3]] = match side {
            3 => &WEIGHTS3,
            4 => &WEIGHTS4,
            _ => &WEIGHTS5,
        };
        let places = factors.len() * factors.len();
        let products = Packed::several(set, places, conv.inputs, conv.outputs, |place, input, output| {
            let mut sum = 0.0;
            for (y, row) in factors[place / factors.len()].iter().enumerate() {
                for (x, column) in factors[place % factors.len()].iter().enumerate() {
                    let weight = conv.weights[((y * 3 + x) * conv.inputs + input) * conv.outputs + output];
                    sum += row * column * f64::from(weight);
                }
            }
            sum as f32
        });
        let point = |y: usize, x: usize| {
            if y < size.height() && x < size.width() { (y * size.width() + x) as u16 } else { BEYOND }
        };
        let (mut seen, mut given) = (Vec::new(), Vec::new());
        for top in (0..size.height()).step_by(side) {
            for left in (0..size.width()).step_by(side) {
                let square = |side: usize| (0..side * side).map(move |index| (top + index / side, left + index % side));
                // One before the board wraps to a number that no board has.
                seen.extend(square(side + 2).map(|(y, x)| point(y.wrapping_sub(1), x.wrapping_sub(1))));
                given.extend(square(side).map(|(y, x)| point(y, x)));
            }
        }
        let inputs = conv.inputs.next_multiple_of(WIDEST);
        Winograd { set, side, points: size.area(), inputs, products, seen, given }
    }

    /// Channels out, padded.
    pub fn outputs(&self) -> usize {
        self.products.columns()
    }

    /// Convolves boards of `from`; the results replace `to` or are added to it.
    pub fn run(&self, pool: &mut BufferPool, from: &[f32], to: &mut [f32], add: bool) {
        match self.side {
            3 => self.run_by(Three, pool, from, to, add),
            4 => self.run_by(Four, pool, from, to, add),
            _ => self.run_by(Five, pool, from, to, add),
        }
    }

    fn run_by<const O: usize, const I: usize, F: Form<O, I>>(
        &self,
        form: F,
        pool: &mut BufferPool,
        from: &[f32],
        to: &mut [f32],
        add: bool,
    ) {
        let outputs = self.products.columns();
        let boards = from.len() / (self.inputs * self.points);
        let tiles = boards * self.seen.len() / (I * I);
        // Each product takes its left side from the slot after the one that its result goes to, so that half the memory
        // is used. Slots are an odd number of lines apart, or many would fall into the same set of the cache.
        let slot = (tiles * self.inputs.max(outputs) / LINE | 1) * LINE;
        let mut slots = pool.take((I * I + 1) * slot);
        self.set.run(Inward::<F, O, I> { form, conv: self, from, to: &mut slots[slot..], slot });
        for place in 0..I * I {
            let (out, left) = slots[place * slot..].split_at_mut(slot);
            let left = Rows { numbers: left, stride: self.inputs };
            let (right, out) = (self.products.matrix(place), &mut out[..tiles * outputs]);
            Product { set: self.set, rows: tiles, left, right, out, add: false }.run();
        }
        self.set.run(Outward::<F, O, I> { form, conv: self, from: &slots, slot, to, outputs, add });
        pool.give(slots);
    }
}

/// A size of tile: `O` outputs and `I` inputs in a row.
trait Form<const O: usize, const I: usize>: Copy {
    /// Transforms inputs.
    fn inward<S: Simd>(self, simd: S, inputs: [S::f32s; I]) -> [S::f32s; I];
    /// From products to outputs.
    fn outward<S: Simd>(self, simd: S, products: [S::f32s; I]) -> [S::f32s; O];
}

/// Interpolation at 0, 1, -1, 2 and infinity.
#[derive(Clone, Copy)]
struct Three;

/// Interpolation at 0, 1, -1, 2, -2 and infinity.
#[derive(Clone, Copy)]
struct Four;

/// Interpolation at 0, 1, -1, 2, -2, 1/2 and infinity.
#[derive(Clone, Copy)]
struct Five;

impl Form<3, 5> for Three {
    #[inline(always)]
    fn inward<S: Simd>(self, simd: S, [a, b, c, d, e]: [S::f32s; 5]) -> [S::f32s; 5] {
        let (two, three) = (simd.splat_f32s(2.0), simd.splat_f32s(3.0));
        let (less, twice) = (|x, y| simd.sub_f32s(x, y), |x, y| simd.mul_add_e_f32s(two, x, y));
        let db = less(d, b);
        [
            twice(less(a, c), db),
            less(simd.negate_mul_add_e_f32s(two, b, d), c),
            simd.negate_mul_add_e_f32s(three, c, twice(b, d)),
            db,
            simd.negate_mul_add_e_f32s(two, db, less(e, c)),
        ]
    }

    #[inline(always)]
    fn outward<S: Simd>(self, simd: S, [a, b, c, d, e]: [S::f32s; 5]) -> [S::f32s; 3] {
        let (two, four) = (simd.splat_f32s(2.0), simd.splat_f32s(4.0));
        let sum = simd.add_f32s(b, c);
        [
            simd.add_f32s(simd.add_f32s(a, d), sum),
            simd.mul_add_e_f32s(two, d, simd.sub_f32s(b, c)),
            simd.mul_add_e_f32s(four, d, simd.add_f32s(sum, e)),
        ]
    }
}

impl Form<4, 6> for Four {
    #[inline(always)]
    fn inward<S: Simd>(self, simd: S, [a, b, c, d, e, f]: [S::f32s; 6]) -> [S::f32s; 6] {
        let splat = |x| simd.splat_f32s(x);
        let less = |factor, x, y| simd.negate_mul_add_e_f32s(factor, x, y);
        let (two, four, five) = (splat(2.0), splat(4.0), splat(5.0));
        let (even, odd) = (less(four, c, e), less(four, b, d));
        let (near, far) = (simd.sub_f32s(e, c), simd.mul_f32s(two, simd.sub_f32s(d, b)));
        [
            simd.mul_add_e_f32s(four, a, less(five, c, e)),
            simd.add_f32s(even, odd),
            simd.sub_f32s(even, odd),
            simd.add_f32s(near, far),
            simd.sub_f32s(near, far),
            simd.mul_add_e_f32s(four, b, less(five, d, f)),
        ]
    }

    #[inline(always)]
    fn outward<S: Simd>(self, simd: S, [a, b, c, d, e, f]: [S::f32s; 6]) -> [S::f32s; 4] {
        let plus = |factor, x, y| simd.mul_add_e_f32s(simd.splat_f32s(factor), x, y);
        let (sum1, less1) = (simd.add_f32s(b, c), simd.sub_f32s(b, c));
        let (sum2, less2) = (simd.add_f32s(d, e), simd.sub_f32s(d, e));
        [
            simd.add_f32s(simd.add_f32s(a, sum1), sum2),
            plus(2.0, less2, less1),
            plus(4.0, sum2, sum1),
            plus(8.0, less2, simd.add_f32s(less1, f)),
        ]
    }
}

impl Form<5, 7> for Five {
    #[inline(always)]
    fn inward<S: Simd>(self, simd: S, [a, b, c, d, e, f, g]: [S::f32s; 7]) -> [S::f32s; 7] {
        // All but the place of 1/2 have x - 1/2 as a factor; the other is that of tiles of 4.
        let half = simd.splat_f32s(0.5);
        let less = |x, y| simd.negate_mul_add_e_f32s(half, x, y);
        let [zero, one, minus_one, two, minus_two, infinity] =
            Four.inward(simd, [less(a, b), less(b, c), less(c, d), less(d, e), less(e, f), less(f, g)]);
        let odd = simd.negate_mul_add_e_f32s(simd.splat_f32s(5.0), d, f);
        [zero, one, minus_one, two, minus_two, simd.mul_add_e_f32s(simd.splat_f32s(4.0), b, odd), infinity]
    }

    #[inline(always)]
    fn outward<S: Simd>(self, simd: S, [a, b, c, d, e, f, g]: [S::f32s; 7]) -> [S::f32s; 5] {
        let plus = |factor, x, y| simd.mul_add_e_f32s(simd.splat_f32s(factor), x, y);
        let (sum1, less1) = (simd.add_f32s(b, c), simd.sub_f32s(b, c));
        let (sum2, less2) = (simd.add_f32s(d, e), simd.sub_f32s(d, e));
        [
            simd.add_f32s(simd.add_f32s(a, sum1), simd.add_f32s(sum2, f)),
            plus(0.5, f, plus(2.0, less2, less1)),
            plus(0.25, f, plus(4.0, sum2, sum1)),
            plus(0.125, f, plus(8.0, less2, less1)),
            plus(0.0625, f, plus(16.0, sum2, simd.add_f32s(sum1, g))),
        ]
    }
}

/// Turns rows into columns.
#[inline(always)]
fn turned<T: Copy, const R: usize, const C: usize>(square: [[T; C]; R]) -> [[T; R]; C] {
    from_fn(|column| from_fn(|row| square[row][column]))
}

/// From points to transformed tiles.
struct Inward<'a, F, const O: usize, const I: usize> {
    form: F,
    conv: &'a Winograd,
    from: &'a [f32],
    to: &'a mut [f32],
    /// From the tiles of a product to those of the next.
    slot: usize,
}

impl<const O: usize, const I: usize, F: Form<O, I>> WithSimd for Inward<'_, F, O, I> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        let Inward { form, conv, from, to, slot } = self;
        let stride = conv.inputs;
        let zeros = vec![0.0; stride];
        let mut start = 0;
        for board in from.chunks_exact(stride * conv.points) {
            for seen in conv.seen.chunks_exact(I * I) {
                let row = |index: usize| {
                    let numbers = match seen[index] {
                        BEYOND => &zeros[..],
                        point => &board[point as usize * stride..][..stride],
                    };
                    S::as_simd_f32s(numbers).0
                };
                let rows: [[&[S::f32s]; I]; I] = from_fn(|y| from_fn(|x| row(y * I + x)));
                for vector in 0..stride / S::F32_LANES {
                    let across = rows.map(|row| form.inward(simd, row.map(|numbers| numbers[vector])));
                    let down = turned(across).map(|column| form.inward(simd, column));
                    for (index, column) in down.iter().enumerate() {
                        for (y, &number) in column.iter().enumerate() {
                            let at = (y * I + index) * slot + start + vector * S::F32_LANES;
                            S::as_mut_simd_f32s(&mut to[at..at + S::F32_LANES]).0[0] = number;
                        }
                    }
                }
                start += stride;
            }
        }
    }
}

/// From products to points.
struct Outward<'a, F, const O: usize, const I: usize> {
    form: F,
    conv: &'a Winograd,
    from: &'a [f32],
    /// From the tiles of a product to those of the next.
    slot: usize,
    to: &'a mut [f32],
    /// Channels, padded.
    outputs: usize,
    /// Whether the results are added to what is there.
    add: bool,
}

impl<const O: usize, const I: usize, F: Form<O, I>> WithSimd for Outward<'_, F, O, I> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        let Outward { form, conv, from, slot, to, outputs, add } = self;
        let mut start = 0;
        for board in to.chunks_exact_mut(outputs * conv.points) {
            for given in conv.given.chunks_exact(O * O) {
                let rows: [[&[S::f32s]; I]; I] =
                    from_fn(|y| from_fn(|x| S::as_simd_f32s(&from[(y * I + x) * slot + start..][..outputs]).0));
                for vector in 0..outputs / S::F32_LANES {
                    let across = rows.map(|row| form.outward(simd, row.map(|numbers| numbers[vector])));
                    let down = turned(across).map(|column| form.outward(simd, column));
                    for (x, column) in down.iter().enumerate() {
                        for (y, &number) in column.iter().enumerate() {
                            let point = given[y * O + x];
                            if point != BEYOND {
                                let at = point as usize * outputs + vector * S::F32_LANES;
                                let out = &mut S::as_mut_simd_f32s(&mut board[at..at + S::F32_LANES]).0[0];
                                *out = if add { simd.add_f32s(*out, number) } else { number };
                            }
                        }
                    }
                }
                start += outputs;
            }
        }
    }
}
