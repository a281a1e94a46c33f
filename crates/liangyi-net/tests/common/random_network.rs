//! Small random networks of every version and block kind.

use liangyi_net::model::{
    Activation, Attention, Block, Conv, FeedForward, METADATA, MatMul, MetadataEncoder, Network, Norm, PolicyHead,
    Pooling, Residual, RmsNorm, Rope, Scales, TipNorm, Trunk, ValueHead,
};
use rand::{Rng, RngExt};

/// How positions enter the attention of a random block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RopeKind {
    None,
    Fixed,
    Learnt,
}

/// A block to be made.
#[derive(Clone, Debug, PartialEq)]
pub enum BlockShape {
    /// With so many channels between the convolutions.
    Ordinary {
        middle: usize,
    },
    /// With so many channels between the convolutions, and so many that are pooled.
    Pooling {
        middle: usize,
        pooled: usize,
    },
    /// To so many channels, with these blocks on them.
    Nested {
        channels: usize,
        blocks: Vec<BlockShape>,
    },
    Attention {
        heads: usize,
        kv_heads: usize,
        query_dim: usize,
        value_dim: usize,
        rope: RopeKind,
    },
    FeedForward {
        hidden: usize,
        gate: bool,
    },
}

/// The norm at the end of the trunk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TipShape {
    Batch,
    /// From version 15 on.
    Rms {
        spatial: bool,
    },
}

/// The weights of convolutions and matrices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeightKind {
    /// Such that activations stay near one.
    Usual,
    /// Subnormal, with batch norms that would make something of their products.
    Subnormal,
    /// Zeros in place of the subnormal ones, everything else being the same.
    Zero,
}

/// A network to be made.
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    /// 8 to 17. Before 11 every activation is ReLU.
    pub version: u32,
    pub channels: usize,
    /// Rows and columns of the first convolution's kernel, odd.
    pub first_kernel: usize,
    /// Rows and columns of the kernels of blocks, odd; those of nested blocks are 1.
    pub kernel: usize,
    pub blocks: Vec<BlockShape>,
    pub tip: TipShape,
    /// Of every layer; `None` draws each.
    pub activation: Option<Activation>,
    /// Channels of the policy head: by points and pooled.
    pub policy: (usize, usize),
    /// Channels of the value head: by points and hidden.
    pub value: (usize, usize),
    /// Of version 17 only: whether the policy has 4 outputs rather than 2.
    pub q_outputs: bool,
    /// From version 15 on: the hidden numbers of an encoder of what is known of the players.
    pub metadata: Option<(usize, usize)>,
    pub weights: WeightKind,
}

impl Shape {
    /// A shape of small sizes with these blocks.
    pub fn with_blocks(version: u32, channels: usize, blocks: Vec<BlockShape>) -> Shape {
        Shape {
            version,
            channels,
            first_kernel: 3,
            kernel: 3,
            blocks,
            tip: TipShape::Batch,
            activation: None,
            policy: (5, 6),
            value: (6, 7),
            q_outputs: false,
            metadata: None,
            weights: WeightKind::Usual,
        }
    }

    /// A random shape of any version with up to four blocks of any kind.
    pub fn random(rng: &mut impl Rng) -> Shape {
        let version = rng.random_range(8..=17);
        let count = rng.random_range(1..=4);
        let tip = match rng.random_range(0..3) {
            1 if version >= 15 => TipShape::Rms { spatial: false },
            2 if version >= 15 => TipShape::Rms { spatial: true },
            _ => TipShape::Batch,
        };
        Shape {
            first_kernel: [1, 3, 5][rng.random_range(0..3)],
            kernel: [1, 3, 3, 5][rng.random_range(0..4)],
            tip,
            policy: (rng.random_range(1..=9), rng.random_range(1..=9)),
            value: (rng.random_range(1..=9), rng.random_range(1..=9)),
            q_outputs: rng.random(),
            metadata: (version >= 15 && rng.random()).then(|| (rng.random_range(1..=9), rng.random_range(1..=9))),
            ..Shape::with_blocks(version, rng.random_range(1..=17), random_blocks(rng, count, 2))
        }
    }

    /// The kinds of layers that KataGo's networks have that play as persons do, with a few channels.
    pub fn of_human() -> Shape {
        let inner = [BlockShape::Ordinary { middle: 8 }, BlockShape::Pooling { middle: 8, pooled: 4 }];
        let nested = BlockShape::Nested { channels: 8, blocks: inner.to_vec() };
        Shape {
            activation: Some(Activation::Mish),
            metadata: Some((12, 10)),
            ..Shape::with_blocks(15, 16, vec![nested.clone(), nested])
        }
    }

    /// A shape with one block of each kind and variant, nested ones within nested ones.
    pub fn of_every_kind(version: u32) -> Shape {
        let ropes = [RopeKind::None, RopeKind::Fixed, RopeKind::Learnt];
        let attention = |rope| BlockShape::Attention { heads: 4, kv_heads: 2, query_dim: 6, value_dim: 5, rope };
        let mut inner = vec![BlockShape::Ordinary { middle: 5 }, BlockShape::Pooling { middle: 4, pooled: 3 }];
        inner.extend(ropes.map(attention));
        inner.extend([true, false].map(|gate| BlockShape::FeedForward { hidden: 9, gate }));
        inner.push(BlockShape::Nested { channels: 3, blocks: vec![BlockShape::Ordinary { middle: 2 }] });
        let mut blocks = inner.clone();
        blocks.push(BlockShape::Nested { channels: 7, blocks: inner });
        let metadata = (version >= 15).then_some((9, 7));
        Shape { metadata, ..Shape::with_blocks(version, 10, blocks) }
    }
}

fn random_blocks(rng: &mut impl Rng, count: usize, depth: usize) -> Vec<BlockShape> {
    let mut blocks = Vec::new();
    for _ in 0..count {
        blocks.push(match rng.random_range(0..if depth > 0 { 5 } else { 4 }) {
            0 => BlockShape::Ordinary { middle: rng.random_range(1..=9) },
            1 => BlockShape::Pooling { middle: rng.random_range(1..=9), pooled: rng.random_range(1..=9) },
            2 => {
                let kv_heads = rng.random_range(1..=2);
                let rope = [RopeKind::None, RopeKind::Fixed, RopeKind::Learnt][rng.random_range(0..3)];
                BlockShape::Attention {
                    heads: kv_heads * rng.random_range(1..=3),
                    kv_heads,
                    query_dim: if rope == RopeKind::None {
                        rng.random_range(1..=7)
                    } else {
                        2 * rng.random_range(1..=4)
                    },
                    value_dim: rng.random_range(1..=7),
                    rope,
                }
            }
            3 => BlockShape::FeedForward { hidden: rng.random_range(1..=17), gate: rng.random() },
            _ => {
                let inner = rng.random_range(1..=3);
                BlockShape::Nested { channels: rng.random_range(1..=9), blocks: random_blocks(rng, inner, depth - 1) }
            }
        });
    }
    blocks
}

/// A network of this shape with random weights, of such sizes that activations stay near one.
pub fn random_network(rng: &mut impl Rng, shape: &Shape) -> Network {
    let version = shape.version;
    let maker = &mut Maker { rng, shape };
    let (policy_channels, pooled) = shape.policy;
    let (value_channels, hidden) = shape.value;
    let channels = shape.channels;
    let outputs = match version {
        17 if shape.q_outputs => 4,
        16 => 4,
        12..=17 => 2,
        _ => 1,
    };
    let scores = if version == 8 { 4 } else { 6 };
    let trunk = Trunk {
        channels,
        first_conv: maker.conv(shape.first_kernel, 22, channels),
        globals: maker.mat_mul(19, channels),
        metadata: shape.metadata.map(|hidden| maker.metadata_encoder(hidden, channels)),
        blocks: maker.blocks(&shape.blocks, channels),
        tip_norm: match shape.tip {
            TipShape::Batch => TipNorm::Batch(maker.norm(channels)),
            TipShape::Rms { spatial } => {
                let Norm { scale: gamma, bias: beta } = maker.norm(channels);
                TipNorm::Rms { gamma, beta, epsilon: maker.epsilon(), spatial }
            }
        },
        tip_act: maker.activation(),
    };
    let policy = PolicyHead {
        conv1: maker.conv(1, channels, policy_channels),
        pooled_conv: maker.conv(1, channels, pooled),
        pooled_norm: maker.norm(pooled),
        pooled_act: maker.activation(),
        pooled_to_bias: maker.mat_mul(3 * pooled, policy_channels),
        norm: maker.norm(policy_channels),
        act: maker.activation(),
        conv2: maker.conv(1, policy_channels, outputs),
        pooled_to_pass: maker.mat_mul(3 * pooled, if version >= 15 { policy_channels } else { outputs }),
        pass_hidden: (version >= 15)
            .then(|| (maker.bias(policy_channels), maker.activation(), maker.mat_mul(policy_channels, outputs))),
    };
    let value = ValueHead {
        conv: maker.conv(1, channels, value_channels),
        norm: maker.norm(value_channels),
        act: maker.activation(),
        hidden: maker.mat_mul(3 * value_channels, hidden),
        hidden_bias: maker.bias(hidden),
        hidden_act: maker.activation(),
        value: maker.mat_mul(hidden, 3),
        value_bias: maker.bias(3),
        score: maker.mat_mul(hidden, scores),
        score_bias: maker.bias(scores),
        ownership: maker.conv(1, value_channels, 1),
    };
    let scales = if version >= 13 {
        Scales {
            score_mean: maker.positive(),
            score_stdev: maker.positive(),
            lead: maker.positive(),
            variance_time: maker.positive(),
            win_error: maker.positive(),
            score_error: maker.positive(),
        }
    } else {
        Scales::UNWRITTEN
    };
    let suicide_for_area = version >= 15 && maker.rng.random();
    Network { name: format!("random-v{version}"), version, scales, suicide_for_area, trunk, policy, value }
}

struct Maker<'a, R> {
    rng: &'a mut R,
    shape: &'a Shape,
}

impl<R: Rng> Maker<'_, R> {
    fn numbers(&mut self, count: usize, bound: f32) -> Vec<f32> {
        (0..count).map(|_| self.rng.random_range(-bound..bound)).collect()
    }

    fn positive(&mut self) -> f32 {
        self.rng.random_range(0.1..100.0)
    }

    fn epsilon(&mut self) -> f32 {
        self.rng.random_range(1e-6..1e-2)
    }

    fn bias(&mut self, channels: usize) -> Vec<f32> {
        self.numbers(channels, 0.3)
    }

    /// Numbers whose products with as many of variance one sum up to variance one.
    fn weights(&mut self, terms: usize, count: usize) -> Vec<f32> {
        let mut numbers = self.numbers(count, (3.0 / terms as f32).sqrt());
        match self.shape.weights {
            WeightKind::Usual => {}
            WeightKind::Subnormal => numbers.iter_mut().for_each(|number| *number *= f32::MIN_POSITIVE / 2.0),
            WeightKind::Zero => numbers.fill(0.0),
        }
        numbers
    }

    fn conv(&mut self, kernel: usize, inputs: usize, outputs: usize) -> Conv {
        let terms = kernel * kernel * inputs;
        Conv { inputs, outputs, height: kernel, width: kernel, weights: self.weights(terms, terms * outputs) }
    }

    fn mat_mul(&mut self, inputs: usize, outputs: usize) -> MatMul {
        MatMul { inputs, outputs, weights: self.weights(inputs, inputs * outputs) }
    }

    fn metadata_encoder(&mut self, (first, second): (usize, usize), channels: usize) -> MetadataEncoder {
        MetadataEncoder {
            linear1: (self.mat_mul(METADATA, first), self.bias(first)),
            act1: self.activation(),
            linear2: (self.mat_mul(first, second), self.bias(second)),
            act2: self.activation(),
            linear3: self.mat_mul(second, channels),
        }
    }

    fn norm(&mut self, channels: usize) -> Norm {
        let most = if self.shape.weights == WeightKind::Usual { 1.0 } else { 1.0 / f32::MIN_POSITIVE };
        let scale = (0..channels).map(|_| self.rng.random_range(0.5..1.5) * most).collect();
        Norm { scale, bias: self.bias(channels) }
    }

    fn rms_norm(&mut self, channels: usize) -> RmsNorm {
        let weight = (0..channels).map(|_| self.rng.random_range(0.5..1.5)).collect();
        RmsNorm { weight, epsilon: self.epsilon() }
    }

    fn activation(&mut self) -> Activation {
        if self.shape.version < 11 {
            return Activation::Relu;
        }
        self.shape.activation.unwrap_or_else(|| {
            let all = [Activation::Identity, Activation::Relu, Activation::Mish, Activation::Silu];
            all[self.rng.random_range(0..all.len())]
        })
    }

    fn blocks(&mut self, shapes: &[BlockShape], channels: usize) -> Vec<Block> {
        shapes.iter().map(|shape| self.block(shape, channels)).collect()
    }

    fn block(&mut self, shape: &BlockShape, channels: usize) -> Block {
        let kernel = self.shape.kernel;
        match *shape {
            BlockShape::Ordinary { middle } => Block::Ordinary(Box::new(Residual {
                norm1: self.norm(channels),
                act1: self.activation(),
                conv1: self.conv(kernel, channels, middle),
                norm2: self.norm(middle),
                act2: self.activation(),
                conv2: self.conv(kernel, middle, channels),
            })),
            BlockShape::Pooling { middle, pooled } => Block::Pooling(Box::new(Pooling {
                norm1: self.norm(channels),
                act1: self.activation(),
                conv1: self.conv(kernel, channels, middle),
                pooled_conv: self.conv(kernel, channels, pooled),
                pooled_norm: self.norm(pooled),
                pooled_act: self.activation(),
                pooled_to_bias: self.mat_mul(3 * pooled, middle),
                norm2: self.norm(middle),
                act2: self.activation(),
                conv2: self.conv(kernel, middle, channels),
            })),
            BlockShape::Nested { channels: inner, ref blocks } => Block::Nested {
                norm1: self.norm(channels),
                act1: self.activation(),
                conv1: self.conv(1, channels, inner),
                blocks: self.blocks(blocks, inner),
                norm2: self.norm(inner),
                act2: self.activation(),
                conv2: self.conv(1, inner, channels),
            },
            BlockShape::Attention { heads, kv_heads, query_dim, value_dim, rope } => {
                Block::Attention(Box::new(Attention {
                    heads,
                    kv_heads,
                    query_dim,
                    value_dim,
                    rope: match rope {
                        RopeKind::None => Rope::None,
                        RopeKind::Fixed => Rope::Fixed { theta: self.rng.random_range(10.0..10_000.0) },
                        RopeKind::Learnt => {
                            let frequencies = self.numbers(kv_heads * (query_dim / 2) * 2, 1.0);
                            Rope::Learnt { frequencies }
                        }
                    },
                    norm: self.rms_norm(channels),
                    query: self.mat_mul(channels, heads * query_dim),
                    key: self.mat_mul(channels, kv_heads * query_dim),
                    value: self.mat_mul(channels, kv_heads * value_dim),
                    output: self.mat_mul(heads * value_dim, channels),
                }))
            }
            BlockShape::FeedForward { hidden, gate } => Block::FeedForward(Box::new(FeedForward {
                norm: self.rms_norm(channels),
                linear1: self.mat_mul(channels, hidden),
                gate: gate.then(|| self.mat_mul(channels, hidden)),
                linear2: self.mat_mul(hidden, channels),
            })),
        }
    }
}
