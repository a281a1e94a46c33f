//! The first convolution, of planes that are mostly zero.

use std::array::from_fn;

use liangyi_core::base::Size;
use pulp::{Simd, WithSimd};

use super::conv::seen;
use super::norm::padded;
use super::set::{InstructionSet, WIDEST};
use crate::model::Conv;

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
