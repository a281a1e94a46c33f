//! Pooling of a board's points into a vector, and numbers of a board added to its points.

use pulp::{Simd, WithSimd};

use super::set::InstructionSet;

/// What is pooled beside mean and scaled mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThirdPooling {
    /// The maximum: in the trunk and the policy head.
    Maximum,
    /// The mean, scaled by the square of the side: in the value head.
    SquareScaledMean,
}

/// Pools the points of one board, `stride` numbers each, the first `channels` of them real: `out` gets all means, all
/// scaled means, all thirds.
pub fn pool(set: InstructionSet, from: &[f32], stride: usize, channels: usize, third: ThirdPooling, out: &mut [f32]) {
    let points = from.len() / stride;
    let mut sums = vec![0.0; stride];
    let mut most = vec![-1.0; stride];
    set.run(SumAndMaximum { from, sums: &mut sums, most: &mut most });
    let side = (points as f32).sqrt() - 14.0;
    for channel in 0..channels {
        let mean = sums[channel] / points as f32;
        out[channel] = mean;
        out[channels + channel] = mean * side * 0.1;
        out[2 * channels + channel] = match third {
            ThirdPooling::Maximum => most[channel],
            ThirdPooling::SquareScaledMean => mean * (side * side * 0.01 - 0.1),
        };
    }
}

struct SumAndMaximum<'a> {
    from: &'a [f32],
    sums: &'a mut [f32],
    most: &'a mut [f32],
}

impl WithSimd for SumAndMaximum<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        let stride = self.sums.len();
        let (sums, most) = (S::as_mut_simd_f32s(self.sums).0, S::as_mut_simd_f32s(self.most).0);
        for point in self.from.chunks_exact(stride) {
            for ((&x, sum), most) in S::as_simd_f32s(point).0.iter().zip(&mut *sums).zip(&mut *most) {
                *sum = simd.add_f32s(*sum, x);
                *most = simd.max_f32s(*most, x);
            }
        }
    }
}
