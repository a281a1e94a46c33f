//! Attention of all points to all points.

use liangyi_core::base::Size;
use pulp::{Simd, WithSimd};

use super::conv::Linear;
use super::norm::{RmsAct, exp};
use super::product::{BufferPool, Packed, Product, Rows};
use super::set::{InstructionSet, Precision, WIDEST};
use crate::model::{Attention, MatMul, Rope};

/// Query points whose scores are computed together, so that these stay in the cache.
const QUERIES: usize = 36;

/// Attention packed for a size of board.
#[derive(Debug)]
pub struct AttentionLayer {
    set: InstructionSet,
    heads: usize,
    kv_heads: usize,
    query_dim: usize,
    value_dim: usize,
    points: usize,
    norm: RmsAct,
    /// Queries, keys, values, each padded. The channels of a query or key head have the first of each pair before the
    /// second of each.
    inward: Linear,
    outward: Linear,
    /// Cosines by point, key-value head and pair; none without rotations.
    cosines: Vec<f32>,
    sines: Vec<f32>,
}

impl AttentionLayer {
    /// Packs attention.
    pub fn new(set: InstructionSet, precision: Precision, layer: &Attention, size: Size) -> AttentionLayer {
        let half = layer.query_dim / 2;
        let (mut cosines, mut sines) = (Vec::new(), Vec::new());
        for point in 0..size.area() {
            let (x, y) = ((point % size.width()) as f32, (point / size.width()) as f32);
            for pair in 0..layer.kv_heads * half {
                if let Some(angle) = angle(&layer.rope, half, pair, x, y) {
                    cosines.push(angle.cos());
                    sines.push(angle.sin());
                }
            }
        }
        let query = split_pairs(&layer.query, layer.heads, 1.0 / (layer.query_dim as f32).sqrt());
        let key = split_pairs(&layer.key, layer.kv_heads, 1.0);
        AttentionLayer {
            set,
            heads: layer.heads,
            kv_heads: layer.kv_heads,
            query_dim: layer.query_dim,
            value_dim: layer.value_dim,
            points: size.area(),
            norm: RmsAct::new(&layer.norm),
            inward: Linear::new(set, precision, &[&query, &key, &layer.value]),
            outward: Linear::new(set, precision, &[&layer.output]),
            cosines,
            sines,
        }
    }

    /// The bits of the numbers in products with weights.
    pub fn bits(&self) -> u32 {
        self.inward.bits()
    }

    /// Adds the result to boards of points.
    pub fn run(&self, pool: &mut BufferPool, x: &mut [f32]) {
        let stride = self.outward.outputs();
        let width = self.inward.outputs();
        let mut normed = pool.take(self.points * stride);
        let mut inward = pool.take(self.points * width);
        let heads_stride = (self.heads * self.value_dim).next_multiple_of(WIDEST);
        let mut values = pool.take(self.points * heads_stride);
        for x in x.chunks_exact_mut(self.points * stride) {
            self.norm.run(self.set, x, &mut normed);
            self.inward.run(pool, &normed, stride, &mut inward, false);
            self.attend(pool, &mut inward, &mut values);
            self.outward.run(pool, &values, heads_stride, x, true);
        }
        pool.give(values);
        pool.give(inward);
        pool.give(normed);
    }

    /// From queries, keys and values to the heads' sums of values.
    fn attend(&self, pool: &mut BufferPool, inward: &mut [f32], values: &mut [f32]) {
        let (set, points, width) = (self.set, self.points, self.inward.outputs());
        let key_start = (self.heads * self.query_dim).next_multiple_of(WIDEST);
        let value_start = key_start + (self.kv_heads * self.query_dim).next_multiple_of(WIDEST);
        let heads_stride = values.len() / points;
        if !self.cosines.is_empty() {
            let group = self.heads / self.kv_heads;
            set.run(Rotation { layer: self, inward: &mut *inward, width, start: 0, heads: self.heads, group });
            set.run(Rotation {
                layer: self,
                inward: &mut *inward,
                width,
                start: key_start,
                heads: self.kv_heads,
                group: 1,
            });
        }
        let mut keys = Packed::zeros(1, self.query_dim, points);
        let mut sources = Packed::zeros(1, points, self.value_dim);
        let scores_stride = keys.columns();
        let mut scores = pool.take(QUERIES.min(points) * scores_stride);
        let mut sums = pool.take(QUERIES.min(points) * sources.columns());
        for kv_head in 0..self.kv_heads {
            let rows_from = |start: usize| Rows { numbers: &inward[start..], stride: width };
            keys.set_columns(set, rows_from(key_start + kv_head * self.query_dim), points);
            sources.set_rows(set, rows_from(value_start + kv_head * self.value_dim), self.value_dim);
            let group = self.heads / self.kv_heads;
            for head in kv_head * group..(kv_head + 1) * group {
                for first in (0..points).step_by(QUERIES) {
                    let rows = QUERIES.min(points - first);
                    let left = Rows { numbers: &inward[first * width + head * self.query_dim..], stride: width };
                    let (scores, sums) = (&mut scores[..rows * scores_stride], &mut sums[..rows * sources.columns()]);
                    Product { set, rows, left, right: keys.matrix(0), out: scores, add: false }.run();
                    let totals = set.run(Exponentials { rows: scores, stride: scores_stride, points });
                    let left = Rows { numbers: scores, stride: scores_stride };
                    Product { set, rows, left, right: sources.matrix(0), out: sums, add: false }.run();
                    for (row, total) in totals.iter().enumerate() {
                        let to = &mut values[(first + row) * heads_stride + head * self.value_dim..][..self.value_dim];
                        let sums = &sums[row * sources.columns()..];
                        to.iter_mut().zip(sums).for_each(|(to, sum)| *to = sum / total);
                    }
                }
            }
        }
        pool.give(sums);
        pool.give(scores);
    }
}

/// The angle by which a pair turns at a point, if any turns; pairs are numbered through the key-value heads.
fn angle(rope: &Rope, half: usize, pair: usize, x: f32, y: f32) -> Option<f32> {
    match rope {
        Rope::None => None,
        Rope::Fixed { theta } => {
            let pair = pair % half;
            let axis = half / 2;
            let (place, index) = if pair < axis { (y, pair) } else { (x, pair - axis) };
            Some(place * theta.powf(-2.0 * index as f32 / half as f32))
        }
        Rope::Learnt { frequencies } => Some(x * frequencies[2 * pair] + y * frequencies[2 * pair + 1]),
    }
}

/// Columns of each head in the order 0, 2, 4 ... 1, 3, 5 ..., all times a factor.
fn split_pairs(matrix: &MatMul, heads: usize, factor: f32) -> MatMul {
    let dim = matrix.outputs / heads;
    let first = dim.div_ceil(2);
    let split = |row: &[f32]| -> Vec<f32> {
        let from = |column: usize| if column < first { 2 * column } else { 2 * (column - first) + 1 };
        (0..row.len()).map(|index| row[index / dim * dim + from(index % dim)] * factor).collect()
    };
    MatMul { weights: matrix.weights.chunks_exact(matrix.outputs).flat_map(split).collect(), ..matrix.clone() }
}

/// Turns the pairs of heads.
struct Rotation<'a> {
    layer: &'a AttentionLayer,
    inward: &'a mut [f32],
    width: usize,
    /// The first channel of the first head.
    start: usize,
    heads: usize,
    /// Heads that turn alike.
    group: usize,
}

impl WithSimd for Rotation<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) {
        let dim = self.layer.query_dim;
        let half = dim / 2;
        let pairs = self.layer.kv_heads * half;
        for (point, row) in self.inward.chunks_exact_mut(self.width).enumerate() {
            for (head, channels) in row[self.start..].chunks_exact_mut(dim).take(self.heads).enumerate() {
                let at = point * pairs + head / self.group * half;
                let (cosines, sines) = (&self.layer.cosines[at..at + half], &self.layer.sines[at..at + half]);
                let (first, second) = channels.split_at_mut(half);
                for (((a, b), cos), sin) in first.iter_mut().zip(second).zip(cosines).zip(sines) {
                    (*a, *b) = (*a * cos - *b * sin, *a * sin + *b * cos);
                }
            }
        }
    }
}

/// Replaces scores by e^(score - greatest of the row), and gives the rows' sums.
struct Exponentials<'a> {
    rows: &'a mut [f32],
    stride: usize,
    /// Numbers of a row that count; the rest become zero.
    points: usize,
}

impl WithSimd for Exponentials<'_> {
    type Output = Vec<f32>;

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) -> Vec<f32> {
        let points = self.points;
        let sum_of = |row: &mut [f32]| {
            row[points..].fill(f32::NEG_INFINITY);
            let row = S::as_mut_simd_f32s(row).0;
            let mut most = simd.splat_f32s(f32::NEG_INFINITY);
            for &score in &*row {
                most = simd.max_f32s(most, score);
            }
            let most = simd.splat_f32s(simd.reduce_max_f32s(most));
            let mut sum = simd.splat_f32s(0.0);
            for score in row {
                *score = exp(simd, simd.sub_f32s(*score, most));
                sum = simd.add_f32s(sum, *score);
            }
            simd.reduce_sum_f32s(sum)
        };
        self.rows.chunks_exact_mut(self.stride).map(sum_of).collect()
    }
}
