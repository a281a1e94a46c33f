//! Norms with the activation after them, point by point.

use pulp::{Simd, WithSimd};

use super::exp::{Act, with_act};
use super::set::{InstructionSet, WIDEST};
use crate::model::{Activation, Norm, RmsNorm, TipNorm};

/// Numbers for each channel, padded with zeros.
pub fn padded(numbers: &[f32]) -> Vec<f32> {
    let mut padded = numbers.to_vec();
    padded.resize(numbers.len().next_multiple_of(WIDEST), 0.0);
    padded
}

/// A norm by fixed numbers and an activation, as kernels read it.
#[derive(Debug)]
pub struct NormAct {
    scale: Vec<f32>,
    bias: Vec<f32>,
    act: Activation,
}

impl NormAct {
    /// For channels padded with zeros.
    pub fn new(norm: &Norm, act: Activation) -> NormAct {
        NormAct { scale: padded(&norm.scale), bias: padded(&norm.bias), act }
    }

    /// For a hidden layer: a bias only.
    pub fn of_bias(bias: &[f32], act: Activation) -> NormAct {
        NormAct { scale: padded(&vec![1.0; bias.len()]), bias: padded(bias), act }
    }

    /// Channels, padded.
    pub fn channels(&self) -> usize {
        self.scale.len()
    }

    /// `to[point] = act(from[point] * scale + bias)`.
    pub fn run(&self, set: InstructionSet, from: &[f32], to: &mut [f32]) {
        self.run_by(set, from, to, &self.bias);
    }

    /// As [`run`](NormAct::run), with `more` added to each point of `from` before.
    pub fn run_with(&self, set: InstructionSet, from: &[f32], more: &[f32], to: &mut [f32]) {
        let bias: Vec<f32> =
            more.iter().zip(&self.scale).zip(&self.bias).map(|((more, scale), bias)| more * scale + bias).collect();
        self.run_by(set, from, to, &bias);
    }

    fn run_by(&self, set: InstructionSet, from: &[f32], to: &mut [f32], bias: &[f32]) {
        with_act!(self.act, act => set.run(Scaled { scale: &self.scale, bias, act, from, to }));
    }
}

struct Scaled<'a, A> {
    scale: &'a [f32],
    bias: &'a [f32],
    act: A,
    from: &'a [f32],
    to: &'a mut [f32],
}

impl<A: Act> WithSimd for Scaled<'_, A> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        let channels = self.scale.len();
        let (scale, bias) = (S::as_simd_f32s(self.scale).0, S::as_simd_f32s(self.bias).0);
        for (from, to) in self.from.chunks_exact(channels).zip(self.to.chunks_exact_mut(channels)) {
            let (from, to) = (S::as_simd_f32s(from).0, S::as_mut_simd_f32s(to).0);
            for (((&from, to), &scale), &bias) in from.iter().zip(to).zip(scale).zip(bias) {
                *to = self.act.apply(simd, simd.mul_add_e_f32s(from, scale, bias));
            }
        }
    }
}

/// A norm by the root of a mean square and an activation.
#[derive(Debug)]
pub struct RmsAct {
    channels: usize,
    gamma: Vec<f32>,
    beta: Vec<f32>,
    epsilon: f32,
    spatial: bool,
    act: Activation,
}

impl RmsAct {
    /// The norm before attention and feed-forward blocks.
    pub fn new(norm: &RmsNorm) -> RmsAct {
        RmsAct {
            channels: norm.weight.len(),
            gamma: padded(&norm.weight),
            beta: padded(&vec![0.0; norm.weight.len()]),
            epsilon: norm.epsilon,
            spatial: false,
            act: Activation::Identity,
        }
    }

    /// `to[point] = act(from[point] * gamma / rms + beta)` for the points of one board.
    pub fn run(&self, set: InstructionSet, from: &[f32], to: &mut [f32]) {
        with_act!(self.act, act => set.run(ByRms { norm: self, act, from, to }));
    }
}

struct ByRms<'a, A> {
    norm: &'a RmsAct,
    act: A,
    from: &'a [f32],
    to: &'a mut [f32],
}

impl<A: Act> WithSimd for ByRms<'_, A> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        let RmsAct { channels, gamma, beta, epsilon, spatial, .. } = self.norm;
        let stride = gamma.len();
        let (gamma, beta) = (S::as_simd_f32s(gamma).0, S::as_simd_f32s(beta).0);
        let points = self.from.len() / stride;
        // Padded channels are zero.
        let whole = if *spatial {
            let mut sum = 0.0;
            for point in self.from.chunks_exact(stride) {
                sum += squares(simd, point);
            }
            Some(sum / (channels * points) as f32)
        } else {
            None
        };
        for (from, to) in self.from.chunks_exact(stride).zip(self.to.chunks_exact_mut(stride)) {
            let mean = match whole {
                Some(mean) => mean,
                None => squares(simd, from) / *channels as f32,
            };
            let factor = simd.splat_f32s(1.0 / (mean + epsilon).sqrt());
            let (from, to) = (S::as_simd_f32s(from).0, S::as_mut_simd_f32s(to).0);
            for (((&from, to), &gamma), &beta) in from.iter().zip(to).zip(gamma).zip(beta) {
                *to = self.act.apply(simd, simd.mul_add_e_f32s(simd.mul_f32s(from, factor), gamma, beta));
            }
        }
    }
}

/// The sum of the squares.
#[inline(always)]
fn squares<S: Simd>(simd: S, numbers: &[f32]) -> f32 {
    let mut sums = [simd.splat_f32s(0.0); 4];
    let (fours, rest) = S::as_simd_f32s(numbers).0.as_chunks::<4>();
    for four in fours {
        for (sum, &x) in sums.iter_mut().zip(four) {
            *sum = simd.mul_add_e_f32s(x, x, *sum);
        }
    }
    for &x in rest {
        sums[0] = simd.mul_add_e_f32s(x, x, sums[0]);
    }
    let pairs = [simd.add_f32s(sums[0], sums[1]), simd.add_f32s(sums[2], sums[3])];
    simd.reduce_sum_f32s(simd.add_f32s(pairs[0], pairs[1]))
}

/// The norm after the blocks, with its activation.
#[derive(Debug)]
pub enum Tip {
    /// By fixed numbers.
    Batch(NormAct),
    /// By mean squares.
    Rms(RmsAct),
}

impl Tip {
    /// For channels padded with zeros.
    pub fn new(norm: &TipNorm, act: Activation) -> Tip {
        match norm {
            TipNorm::Batch(norm) => Tip::Batch(NormAct::new(norm, act)),
            TipNorm::Rms { gamma, beta, epsilon, spatial } => Tip::Rms(RmsAct {
                channels: gamma.len(),
                gamma: padded(gamma),
                beta: padded(beta),
                epsilon: *epsilon,
                spatial: *spatial,
                act,
            }),
        }
    }

    /// For the points of one board.
    pub fn run(&self, set: InstructionSet, from: &[f32], to: &mut [f32]) {
        match self {
            Tip::Batch(norm) => norm.run(set, from, to),
            Tip::Rms(norm) => norm.run(set, from, to),
        }
    }
}
