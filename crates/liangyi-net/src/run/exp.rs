//! The exponential function in vectors, and the activations.

use pulp::Simd;

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
        simd.div_f32s(simd.mul_f32s(x, n), simd.add_f32s(n, two))
    }
}

/// Calls a function with the type of an activation.
macro_rules! with_act {
    ($activation:expr, $act:ident => $call:expr) => {
        match $activation {
            Activation::Identity => {
                let $act = $crate::run::exp::Identity;
                $call
            }
            Activation::Relu => {
                let $act = $crate::run::exp::Relu;
                $call
            }
            Activation::Mish => {
                let $act = $crate::run::exp::Mish;
                $call
            }
            Activation::Silu => {
                let $act = $crate::run::exp::Silu;
                $call
            }
        }
    };
}
pub(super) use with_act;
