//! How large a network is, and what an evaluation costs.

use super::network::{Attention, Block, Conv, MatMul, Network, Norm, Rope, TipNorm};

/// How many blocks of each kind a trunk has, those within nested blocks among them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BlockCounts {
    /// Ordinary ones.
    pub ordinary: usize,
    /// With global pooling.
    pub pooling: usize,
    /// With blocks within.
    pub nested: usize,
    /// Of attention.
    pub attention: usize,
    /// Feed-forward ones.
    pub feed_forward: usize,
}

/// What a part of a network has and does.
#[derive(Clone, Copy, Default)]
struct Work {
    numbers: u64,
    /// Multiply-adds for an evaluation.
    once: u64,
    /// For each point.
    each_point: u64,
    /// For each pair of points.
    each_pair: u64,
}

impl Work {
    fn conv(&mut self, conv: &Conv) {
        self.numbers += conv.weights.len() as u64;
        self.each_point += conv.weights.len() as u64;
    }

    fn norm(&mut self, norm: &Norm) {
        self.numbers += (norm.scale.len() + norm.bias.len()) as u64;
    }

    /// Of numbers that the whole board has.
    fn mat_mul(&mut self, matrix: &MatMul) {
        self.numbers += matrix.weights.len() as u64;
        self.once += matrix.weights.len() as u64;
    }

    fn mat_mul_by_points(&mut self, matrix: &MatMul) {
        self.numbers += matrix.weights.len() as u64;
        self.each_point += matrix.weights.len() as u64;
    }

    fn blocks(&mut self, blocks: &[Block]) {
        for block in blocks {
            match block {
                Block::Ordinary(block) => {
                    self.norm(&block.norm1);
                    self.conv(&block.conv1);
                    self.norm(&block.norm2);
                    self.conv(&block.conv2);
                }
                Block::Pooling(block) => {
                    self.norm(&block.norm1);
                    self.conv(&block.conv1);
                    self.conv(&block.pooled_conv);
                    self.norm(&block.pooled_norm);
                    self.mat_mul(&block.pooled_to_bias);
                    self.norm(&block.norm2);
                    self.conv(&block.conv2);
                }
                Block::Nested { norm1, conv1, blocks, norm2, conv2, .. } => {
                    self.norm(norm1);
                    self.conv(conv1);
                    self.blocks(blocks);
                    self.norm(norm2);
                    self.conv(conv2);
                }
                Block::Attention(block) => self.attention(block),
                Block::FeedForward(block) => {
                    self.numbers += block.norm.weight.len() as u64;
                    self.mat_mul_by_points(&block.linear1);
                    if let Some(gate) = &block.gate {
                        self.mat_mul_by_points(gate);
                    }
                    self.mat_mul_by_points(&block.linear2);
                }
            }
        }
    }

    fn attention(&mut self, block: &Attention) {
        self.numbers += block.norm.weight.len() as u64;
        for matrix in [&block.query, &block.key, &block.value, &block.output] {
            self.mat_mul_by_points(matrix);
        }
        if let Rope::Learnt { frequencies } = &block.rope {
            self.numbers += frequencies.len() as u64;
        }
        self.each_pair += (block.heads * (block.query_dim + block.value_dim)) as u64;
    }
}

impl Network {
    /// The blocks of the trunk by kind.
    pub fn block_counts(&self) -> BlockCounts {
        let mut counts = BlockCounts::default();
        let mut left: Vec<&Block> = self.trunk.blocks.iter().collect();
        while let Some(block) = left.pop() {
            match block {
                Block::Ordinary(_) => counts.ordinary += 1,
                Block::Pooling(_) => counts.pooling += 1,
                Block::Nested { blocks, .. } => {
                    counts.nested += 1;
                    left.extend(blocks);
                }
                Block::Attention(_) => counts.attention += 1,
                Block::FeedForward(_) => counts.feed_forward += 1,
            }
        }
        counts
    }

    /// How many numbers the network has, batch norms being two for a channel.
    pub fn parameters(&self) -> u64 {
        self.work().numbers
    }

    /// How many multiply-adds an evaluation of a board of so many points takes in convolutions, matrices and attention,
    /// borders counted as if there were points beyond them.
    pub fn multiply_adds(&self, points: usize) -> u64 {
        let work = self.work();
        let points = points as u64;
        work.once + points * work.each_point + points * points * work.each_pair
    }

    fn work(&self) -> Work {
        let mut work = Work::default();
        let Network { trunk, policy, value, .. } = self;
        work.conv(&trunk.first_conv);
        work.mat_mul(&trunk.globals);
        work.blocks(&trunk.blocks);
        match &trunk.tip_norm {
            TipNorm::Batch(norm) => work.norm(norm),
            TipNorm::Rms { gamma, beta, .. } => work.numbers += (gamma.len() + beta.len()) as u64,
        }
        work.conv(&policy.conv1);
        work.conv(&policy.pooled_conv);
        work.norm(&policy.pooled_norm);
        work.mat_mul(&policy.pooled_to_bias);
        work.norm(&policy.norm);
        work.conv(&policy.conv2);
        work.mat_mul(&policy.pooled_to_pass);
        if let Some((bias, _, matrix)) = &policy.pass_hidden {
            work.numbers += bias.len() as u64;
            work.mat_mul(matrix);
        }
        work.conv(&value.conv);
        work.norm(&value.norm);
        for (matrix, bias) in
            [(&value.hidden, &value.hidden_bias), (&value.value, &value.value_bias), (&value.score, &value.score_bias)]
        {
            work.mat_mul(matrix);
            work.numbers += bias.len() as u64;
        }
        work.conv(&value.ownership);
        work
    }
}
