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

/// How weights are packed for a board, as far as their memory depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packing {
    /// Points of the board.
    pub points: usize,
    /// Numbers that stand for the 9 of a kernel of 3 by 3 between two channels.
    pub tile: usize,
}

impl Packing {
    /// That which takes the most memory.
    pub const LARGEST: Packing = Packing { points: 21 * 21, tile: 49 };

    /// The bytes of a convolution, at most: products may have fewer bits.
    pub fn conv_bytes(self, height: usize, width: usize, inputs: usize, outputs: usize) -> u64 {
        let places = height * width;
        let (numbers, seen) = match (height, width) {
            (1, 1) => (1, 0),
            (3, 3) => (self.tile, 0),
            // For each point the points that it sees.
            _ => (places, self.points * places * size_of::<Option<u16>>()),
        };
        numbers as u64 * self.matrix_bytes(inputs, outputs) + seen as u64
    }

    /// The bytes of a matrix, at most. Its columns are padded.
    pub fn matrix_bytes(self, inputs: usize, outputs: usize) -> u64 {
        inputs as u64 * outputs.next_multiple_of(16) as u64 * size_of::<f32>() as u64
    }
}

/// What a part of a network has and does.
#[derive(Clone, Copy)]
struct Work {
    packing: Packing,
    /// Bytes of packed convolutions and matrices.
    packed: u64,
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
        self.packed += self.packing.conv_bytes(conv.height, conv.width, conv.inputs, conv.outputs);
        self.numbers += conv.weights.len() as u64;
        self.each_point += conv.weights.len() as u64;
    }

    fn norm(&mut self, norm: &Norm) {
        self.numbers += (norm.scale.len() + norm.bias.len()) as u64;
    }

    /// Of numbers that the whole board has.
    fn mat_mul(&mut self, matrix: &MatMul) {
        self.packed += self.packing.matrix_bytes(matrix.inputs, matrix.outputs);
        self.numbers += matrix.weights.len() as u64;
        self.once += matrix.weights.len() as u64;
    }

    fn mat_mul_by_points(&mut self, matrix: &MatMul) {
        self.packed += self.packing.matrix_bytes(matrix.inputs, matrix.outputs);
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

    /// Whether the network plays as persons of a rank do: it wants to know who plays.
    pub fn is_human(&self) -> bool {
        self.trunk.metadata.is_some()
    }

    /// How many numbers the network has, batch norms being two for a channel.
    pub fn parameters(&self) -> u64 {
        self.work(Packing::LARGEST).numbers
    }

    /// How many multiply-adds an evaluation of a board of so many points takes in convolutions, matrices and attention,
    /// borders counted as if there were points beyond them.
    pub fn multiply_adds(&self, points: usize) -> u64 {
        let work = self.work(Packing::LARGEST);
        let points = points as u64;
        work.once + points * work.each_point + points * points * work.each_pair
    }

    /// The bytes of its weights once they are packed for a board, at most.
    pub fn packed_bytes(&self, packing: Packing) -> u64 {
        self.work(packing).packed
    }

    fn work(&self, packing: Packing) -> Work {
        let mut work = Work { packing, packed: 0, numbers: 0, once: 0, each_point: 0, each_pair: 0 };
        let Network { trunk, policy, value, .. } = self;
        work.conv(&trunk.first_conv);
        work.mat_mul(&trunk.globals);
        if let Some(encoder) = &trunk.metadata {
            for (matrix, bias) in [&encoder.linear1, &encoder.linear2] {
                work.mat_mul(matrix);
                work.numbers += bias.len() as u64;
            }
            work.mat_mul(&encoder.linear3);
        }
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
