//! Blocks of the trunk, and pooling of a board's points into a vector.

use liangyi_core::base::Size;
use pulp::{Simd, WithSimd};

use super::attention::AttentionLayer;
use super::conv::{Convolution, Dense, Linear};
use super::norm::{NormAct, RmsAct};
use super::product::BufferPool;
use super::set::{InstructionSet, Precision};
use crate::model::{Block, FeedForward, Pooling, Residual};
use crate::run::norm::{Act, Silu};

/// A block packed for a size of board: it adds to boards of points, whose channels are padded with zeros.
#[derive(Debug)]
pub enum BlockLayer {
    /// [`Block::Ordinary`], and [`Block::Nested`] with its inner blocks.
    Residual(Box<ResidualLayer>),
    /// [`Block::Pooling`].
    Pooling(Box<PoolingLayer>),
    /// [`Block::Attention`].
    Attention(Box<AttentionLayer>),
    /// [`Block::FeedForward`].
    FeedForward(Box<FeedForwardLayer>),
}

impl BlockLayer {
    /// Packs a block.
    pub fn new(set: InstructionSet, precision: Precision, block: &Block, size: Size) -> BlockLayer {
        match block {
            Block::Ordinary(block) => {
                let Residual { norm1, act1, conv1, norm2, act2, conv2 } = &**block;
                BlockLayer::Residual(Box::new(ResidualLayer {
                    set,
                    norm1: NormAct::new(norm1, *act1),
                    conv1: Convolution::new(set, conv1, size),
                    blocks: Vec::new(),
                    norm2: NormAct::new(norm2, *act2),
                    conv2: Convolution::new(set, conv2, size),
                }))
            }
            Block::Nested { norm1, act1, conv1, blocks, norm2, act2, conv2 } => {
                // Around other blocks fewer bits have not been tried.
                let is_transformer = blocks.iter().any(|block| matches!(block, Block::Attention(_)));
                let around = if is_transformer { precision } else { Precision::Full };
                BlockLayer::Residual(Box::new(ResidualLayer {
                    set,
                    norm1: NormAct::new(norm1, *act1),
                    conv1: Convolution::with_precision(set, around, conv1, size),
                    blocks: blocks.iter().map(|block| BlockLayer::new(set, precision, block, size)).collect(),
                    norm2: NormAct::new(norm2, *act2),
                    conv2: Convolution::with_precision(set, around, conv2, size),
                }))
            }
            Block::Pooling(block) => BlockLayer::Pooling(Box::new(PoolingLayer::new(set, block, size))),
            Block::Attention(block) => {
                BlockLayer::Attention(Box::new(AttentionLayer::new(set, precision, block, size)))
            }
            Block::FeedForward(block) => {
                BlockLayer::FeedForward(Box::new(FeedForwardLayer::new(set, precision, block, size)))
            }
        }
    }

    /// The bits of the numbers in products with weights, the fewest of all.
    pub fn bits(&self) -> u32 {
        match self {
            BlockLayer::Residual(block) => block.blocks.iter().map(BlockLayer::bits).min().unwrap_or(32),
            BlockLayer::Pooling(_) => 32,
            BlockLayer::Attention(block) => block.bits(),
            BlockLayer::FeedForward(block) => block.inward.bits(),
        }
    }

    /// Adds the block's result to `x`.
    pub fn run(&self, pool: &mut BufferPool, x: &mut [f32]) {
        match self {
            BlockLayer::Residual(block) => block.run(pool, x),
            BlockLayer::Pooling(block) => block.run(pool, x),
            BlockLayer::Attention(block) => block.run(pool, x),
            BlockLayer::FeedForward(block) => block.run(pool, x),
        }
    }
}

/// Two convolutions, and blocks between them.
#[derive(Debug)]
pub struct ResidualLayer {
    set: InstructionSet,
    norm1: NormAct,
    conv1: Convolution,
    blocks: Vec<BlockLayer>,
    norm2: NormAct,
    conv2: Convolution,
}

impl ResidualLayer {
    fn run(&self, pool: &mut BufferPool, x: &mut [f32]) {
        let points = x.len() / self.norm1.channels();
        let mut normed = pool.take(x.len());
        let mut inner = pool.take(points * self.norm2.channels());
        self.norm1.run(self.set, x, &mut normed);
        self.conv1.run(pool, &normed, &mut inner, false);
        pool.give(normed);
        for block in &self.blocks {
            block.run(pool, &mut inner);
        }
        let mut normed = pool.take(inner.len());
        self.norm2.run(self.set, &inner, &mut normed);
        self.conv2.run(pool, &normed, x, true);
        pool.give(normed);
        pool.give(inner);
    }
}

/// Two convolutions, and pooled channels added between them.
#[derive(Debug)]
pub struct PoolingLayer {
    set: InstructionSet,
    points: usize,
    norm1: NormAct,
    conv1: Convolution,
    pooled_conv: Convolution,
    pooled_norm: NormAct,
    pooled_channels: usize,
    pooled_to_bias: Dense,
    norm2: NormAct,
    conv2: Convolution,
}

impl PoolingLayer {
    fn new(set: InstructionSet, block: &Pooling, size: Size) -> PoolingLayer {
        PoolingLayer {
            set,
            points: size.area(),
            norm1: NormAct::new(&block.norm1, block.act1),
            conv1: Convolution::new(set, &block.conv1, size),
            pooled_conv: Convolution::new(set, &block.pooled_conv, size),
            pooled_norm: NormAct::new(&block.pooled_norm, block.pooled_act),
            pooled_channels: block.pooled_conv.outputs,
            pooled_to_bias: Dense::new(set, &block.pooled_to_bias),
            norm2: NormAct::new(&block.norm2, block.act2),
            conv2: Convolution::new(set, &block.conv2, size),
        }
    }

    fn run(&self, pool: &mut BufferPool, x: &mut [f32]) {
        let points = x.len() / self.norm1.channels();
        let mut normed = pool.take(x.len());
        let mut inner = pool.take(points * self.norm2.channels());
        let mut pooled = pool.take(points * self.pooled_norm.channels());
        self.norm1.run(self.set, x, &mut normed);
        self.conv1.run(pool, &normed, &mut inner, false);
        self.pooled_conv.run(pool, &normed, &mut pooled, false);
        let mut activated = pool.take(pooled.len());
        self.pooled_norm.run(self.set, &pooled, &mut activated);
        pool.give(normed);
        let mut normed = pool.take(inner.len());
        let mut vector = vec![0.0; 3 * self.pooled_channels];
        let boards = activated.chunks_exact(self.points * self.pooled_norm.channels());
        let length = self.points * self.norm2.channels();
        for ((board, inner), normed) in boards.zip(inner.chunks_exact(length)).zip(normed.chunks_exact_mut(length)) {
            let stride = self.pooled_norm.channels();
            pool_board(self.set, board, stride, self.pooled_channels, ThirdPooling::Maximum, &mut vector);
            self.norm2.run_with(self.set, inner, &self.pooled_to_bias.vector(&vector), normed);
        }
        self.conv2.run(pool, &normed, x, true);
        pool.give(normed);
        pool.give(activated);
        pool.give(pooled);
        pool.give(inner);
    }
}

/// Two matrices with a gated activation between them, point by point.
#[derive(Debug)]
pub struct FeedForwardLayer {
    set: InstructionSet,
    points: usize,
    norm: RmsAct,
    /// The first matrix and the gate.
    inward: Linear,
    gated: bool,
    outward: Linear,
}

impl FeedForwardLayer {
    fn new(set: InstructionSet, precision: Precision, block: &FeedForward, size: Size) -> FeedForwardLayer {
        let matrices: Vec<_> = std::iter::once(&block.linear1).chain(&block.gate).collect();
        FeedForwardLayer {
            set,
            points: size.area(),
            norm: RmsAct::new(&block.norm),
            inward: Linear::new(set, precision, &matrices),
            gated: block.gate.is_some(),
            outward: Linear::new(set, precision, &[&block.linear2]),
        }
    }

    fn run(&self, pool: &mut BufferPool, x: &mut [f32]) {
        let stride = self.outward.outputs();
        let width = self.inward.outputs();
        let mut normed = pool.take(self.points * stride);
        let mut inner = pool.take(self.points * width);
        for x in x.chunks_exact_mut(self.points * stride) {
            self.norm.run(self.set, x, &mut normed);
            self.inward.run(pool, &normed, stride, &mut inner, false);
            self.set.run(Gate { rows: &mut inner, width, gated: self.gated });
            self.outward.run(pool, &inner, width, x, true);
        }
        pool.give(inner);
        pool.give(normed);
    }
}

/// The activation of the first part of each row, times its second part if gated; the result replaces the first part.
struct Gate<'a> {
    rows: &'a mut [f32],
    width: usize,
    gated: bool,
}

impl WithSimd for Gate<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        for row in self.rows.chunks_exact_mut(self.width) {
            let row = S::as_mut_simd_f32s(row).0;
            if self.gated {
                let (first, gate) = row.split_at_mut(row.len() / 2);
                for (x, &gate) in first.iter_mut().zip(&*gate) {
                    *x = simd.mul_f32s(Silu.apply(simd, *x), gate);
                }
            } else {
                for x in row {
                    *x = Silu.apply(simd, *x);
                }
            }
        }
    }
}

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
pub fn pool_board(
    set: InstructionSet,
    from: &[f32],
    stride: usize,
    channels: usize,
    third: ThirdPooling,
    out: &mut [f32],
) {
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
