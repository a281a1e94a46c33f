//! Norms with the activation after them, point by point; the activations, and the exponential function in vectors.

use pulp::{Simd, WithSimd};

use super::set::{InstructionSet, WIDEST};
use crate::model::{Activation, Norm, RmsNorm, TipNorm};

/// e^x within 2 units in the last place for x in [-87, 88], and its value at the nearer end outside.
#[inline(always)]
pub fn exp<S: Simd>(simd: S, x: S::f32s) -> S::f32s {
    let splat = |x| simd.splat_f32s(x);
    let x = simd.max_f32s(simd.min_f32s(x, splat(88.0)), splat(-87.0));
    // x = n ln 2 + r with a whole n, which adding 1.5 * 2^23 rounds into the lowest bits.
    let magic = splat(12_582_912.0);
    let shifted = simd.mul_add_e_f32s(x, splat(std::f32::consts::LOG2_E), magic);
    let n = simd.sub_f32s(shifted, magic);
    let r = simd.mul_add_e_f32s(n, splat(-0.693_359_4), x);
    let r = simd.mul_add_e_f32s(n, splat(2.121_944_4e-4), r);
    // The Taylor series up to r^6: |r| is at most ln 2 / 2, where the next term is below 1.3e-7.
    let mut p = splat(1.0 / 720.0);
    for coefficient in [1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 0.5, 1.0, 1.0] {
        p = simd.mul_add_e_f32s(p, r, splat(coefficient));
    }
    let bits = simd.wrapping_dyn_shl_u32s(simd.transmute_u32s_f32s(shifted), simd.splat_u32s(23));
    simd.transmute_f32s_u32s(simd.add_u32s(simd.transmute_u32s_f32s(p), bits))
}

/// An activation as a type, so that kernels are compiled for each.
pub trait Act: Copy {
    /// Its value.
    fn apply<S: Simd>(self, simd: S, x: S::f32s) -> S::f32s;
}

/// [`Activation::Identity`].
#[derive(Clone, Copy)]
pub struct Identity;
/// [`Activation::Relu`].
#[derive(Clone, Copy)]
pub struct Relu;
/// [`Activation::Mish`].
#[derive(Clone, Copy)]
pub struct Mish;
/// [`Activation::Silu`].
#[derive(Clone, Copy)]
pub struct Silu;

impl Act for Identity {
    #[inline(always)]
    fn apply<S: Simd>(self, _: S, x: S::f32s) -> S::f32s {
        x
    }
}

impl Act for Relu {
    #[inline(always)]
    fn apply<S: Simd>(self, simd: S, x: S::f32s) -> S::f32s {
        simd.max_f32s(x, simd.splat_f32s(0.0))
    }
}

impl Act for Silu {
    #[inline(always)]
    fn apply<S: Simd>(self, simd: S, x: S::f32s) -> S::f32s {
        let one = simd.splat_f32s(1.0);
        simd.div_f32s(x, simd.add_f32s(one, exp(simd, simd.neg_f32s(x))))
    }
}

impl Act for Mish {
    #[inline(always)]
    fn apply<S: Simd>(self, simd: S, x: S::f32s) -> S::f32s {
        // With e = e^x: tanh(ln(1 + e)) = n / (n + 2), n = e (e + 2). From 20 on it is 1 in 32 bits.
        let two = simd.splat_f32s(2.0);
        let e = exp(simd, simd.min_f32s(x, simd.splat_f32s(20.0)));
        let n = simd.mul_f32s(e, simd.add_f32s(e, two));
        simd.mul_f32s(x, simd.div_f32s(n, simd.add_f32s(n, two)))
    }
}

/// Calls a function with the type of an activation.
macro_rules! with_act {
    ($activation:expr, $act:ident => $call:expr) => {
        match $activation {
            Activation::Identity => {
                let $act = $crate::run::norm::Identity;
                $call
            }
            Activation::Relu => {
                let $act = $crate::run::norm::Relu;
                $call
            }
            Activation::Mish => {
                let $act = $crate::run::norm::Mish;
                $call
            }
            Activation::Silu => {
                let $act = $crate::run::norm::Silu;
                $call
            }
        }
    };
}

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

#[cfg(test)]
mod tests {
    use pulp::WithSimd;

    use super::*;
    use crate::run::InstructionSet;
    use crate::run::set::WIDEST;

    struct Each<'a, A>(A, &'a mut [f32]);

    impl<A: Act> WithSimd for Each<'_, A> {
        type Output = ();

        #[inline(always)]
        fn with_simd<S: Simd>(self, simd: S) {
            for x in S::as_mut_simd_f32s(self.1).0 {
                *x = self.0.apply(simd, *x);
            }
        }
    }

    #[derive(Clone, Copy)]
    struct Exp;

    impl Act for Exp {
        #[inline(always)]
        fn apply<S: Simd>(self, simd: S, x: S::f32s) -> S::f32s {
            exp(simd, x)
        }
    }

    /// Relative errors on numbers of every size, small and large, of both signs.
    fn check(act: impl Act, largest: f32, expected: impl Fn(f64) -> f64) {
        let dense = (-8800..8800).map(|step| step as f32 * 0.01);
        let wide = (0..380).flat_map(|step| [1.0, -1.0].map(|sign| sign * 1e-20 * 1.4_f32.powi(step)));
        let mut numbers: Vec<f32> = dense.chain(wide).filter(|x| x.abs() <= largest).collect();
        numbers.resize(numbers.len().next_multiple_of(WIDEST), 0.0);
        for set in InstructionSet::available() {
            let mut got = numbers.clone();
            set.run(Each(act, &mut got));
            for (&x, &got) in numbers.iter().zip(&got) {
                let expected = expected(f64::from(x));
                let error = (f64::from(got) - expected).abs();
                assert!(error <= 4e-7 * expected.abs() + 1e-30, "{}: {got} for {expected} at {x}", set.name());
            }
        }
    }

    #[test]
    fn exponentials_and_activations_are_exact_to_the_last_bits() {
        check(Exp, 87.0, f64::exp);
        check(Identity, f32::MAX, |x| x);
        check(Relu, f32::MAX, |x| x.max(0.0));
        check(Silu, 80.0, |x| x / (1.0 + (-x).exp()));
        check(Mish, 80.0, |x| x * x.exp().ln_1p().tanh());
    }

    #[test]
    fn numbers_beyond_all_bounds_stay_finite() {
        let far = [1e30_f32, -1e30, 1e9, -1e9, 88.5, -88.5, 500.0, -500.0];
        for set in InstructionSet::available() {
            let mut got: Vec<f32> = far.iter().copied().cycle().take(WIDEST).collect();
            set.run(Each(Exp, &mut got));
            assert!(got.iter().all(|x| x.is_finite() && *x > 0.0), "{}: {got:?}", set.name());
            for (name, got) in [("silu", each(set, Silu, &far)), ("mish", each(set, Mish, &far))] {
                for (x, got) in far.iter().zip(got) {
                    let expected = x.max(0.0);
                    assert!((got - expected).abs() <= 1e-6 * expected + 1e-6, "{} {name}: {got} at {x}", set.name());
                }
            }
        }
    }

    fn each(set: InstructionSet, act: impl Act, numbers: &[f32]) -> Vec<f32> {
        let mut got: Vec<f32> = numbers.iter().copied().cycle().take(WIDEST).collect();
        set.run(Each(act, &mut got));
        got
    }
}
