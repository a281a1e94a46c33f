//! Layers and blocks in a file.

use super::source::{BLOCKS, CHANNELS, DEPTH, KERNEL, NetError, Source, without_subnormal};
use crate::model::{
    Activation, Attention, Block, Conv, FeedForward, MatMul, Norm, Packing, Pooling, Residual, RmsNorm, Rope,
};

/// The model version from which on activations are named; before, each is ReLU.
const NAMED_ACTIVATIONS: u32 = 11;

/// Channels from which a layer must read, or which it must give, if something says how many.
pub type Expected = Option<usize>;

impl Source<'_> {
    /// The name with which a layer or a block begins, which is the place from then on.
    pub fn layer(&mut self, kind: &str) -> Result<(), NetError> {
        self.enter(format!("{kind} after {}", self.place()));
        let name = self.word()?;
        self.enter(format!("{kind} `{name}`"));
        Ok(())
    }

    /// A count of channels, which must be the expected one.
    pub fn channels(&mut self, what: &str, expected: Expected) -> Result<usize, NetError> {
        let found = self.whole(what, 1..=CHANNELS)?;
        match expected {
            Some(expected) if found != expected => {
                Err(self.wrong(format!("{what}: {found}, where the layers around it have {expected}")))
            }
            _ => Ok(found),
        }
    }

    /// A convolution.
    pub fn conv(&mut self, inputs: usize, outputs: Expected) -> Result<Conv, NetError> {
        self.layer("convolution")?;
        let height = self.kernel()?;
        let width = self.kernel()?;
        let inputs = self.channels("channels in", Some(inputs))?;
        let outputs = self.channels("channels out", outputs)?;
        for _ in 0..2 {
            if self.whole("dilation", 1..=CHANNELS)? != 1 {
                return Err(self.wrong("a dilated convolution is not supported"));
            }
        }
        let weights = self.numbers(&[height, width, inputs, outputs])?;
        self.claim(Packing::LARGEST.conv_bytes(height, width, inputs, outputs))?;
        Ok(Conv { inputs, outputs, height, width, weights })
    }

    fn kernel(&mut self) -> Result<usize, NetError> {
        let size = self.whole("size of the kernel", 1..=KERNEL)?;
        match size % 2 {
            1 => Ok(size),
            _ => Err(self.wrong(format!("size of the kernel: {size} is even"))),
        }
    }

    /// A matrix.
    pub fn mat_mul(&mut self, inputs: usize, outputs: Expected) -> Result<MatMul, NetError> {
        self.layer("matrix")?;
        // Pooling gives three numbers for a channel.
        let found = self.whole("numbers in", 1..=3 * CHANNELS)?;
        if found != inputs {
            return Err(self.wrong(format!("numbers in: {found}, where the layers around it have {inputs}")));
        }
        let outputs = self.channels("numbers out", outputs)?;
        let weights = self.numbers(&[inputs, outputs])?;
        self.claim(Packing::LARGEST.matrix_bytes(inputs, outputs))?;
        Ok(MatMul { inputs, outputs, weights })
    }

    /// What is added after a matrix.
    pub fn bias(&mut self, channels: usize) -> Result<Vec<f32>, NetError> {
        self.layer("bias")?;
        let channels = self.channels("numbers", Some(channels))?;
        self.numbers(&[channels])
    }

    /// A batch norm, as a scale and a bias.
    pub fn norm(&mut self, channels: usize) -> Result<Norm, NetError> {
        self.layer("batch norm")?;
        let channels = self.channels("channels", Some(channels))?;
        let epsilon = self.positive("epsilon")?;
        let has_scale = self.flag("whether it has a scale")?;
        let has_bias = self.flag("whether it has a bias")?;
        let means = self.numbers(&[channels])?;
        let variances = self.numbers(&[channels])?;
        let mut scale = if has_scale { self.numbers(&[channels])? } else { vec![1.0; channels] };
        let mut bias = if has_bias { self.numbers(&[channels])? } else { vec![0.0; channels] };
        for channel in 0..channels {
            let variance = f64::from(variances[channel]) + f64::from(epsilon);
            if variance <= 0.0 {
                return Err(self.wrong(format!("the variance of channel {channel} is negative")));
            }
            let factor = f64::from(scale[channel]) / variance.sqrt();
            let offset = f64::from(bias[channel]) - factor * f64::from(means[channel]);
            scale[channel] = without_subnormal(self.finite(factor as f32)?);
            bias[channel] = without_subnormal(self.finite(offset as f32)?);
        }
        Ok(Norm { scale, bias })
    }

    /// The norm of attention and feed-forward blocks.
    pub fn rms_norm(&mut self, channels: usize) -> Result<RmsNorm, NetError> {
        self.layer("RMS norm")?;
        let channels = self.channels("channels", Some(channels))?;
        let epsilon = self.positive("epsilon")?;
        let weight = self.numbers(&[channels])?;
        Ok(RmsNorm { weight, epsilon })
    }

    /// An activation of a network of this version.
    pub fn activation(&mut self, version: u32) -> Result<Activation, NetError> {
        self.layer("activation")?;
        if version < NAMED_ACTIVATIONS {
            return Ok(Activation::Relu);
        }
        match self.word()?.as_str() {
            "ACTIVATION_IDENTITY" => Ok(Activation::Identity),
            "ACTIVATION_RELU" => Ok(Activation::Relu),
            "ACTIVATION_MISH" => Ok(Activation::Mish),
            "ACTIVATION_SILU" => Ok(Activation::Silu),
            other => Err(self.wrong(format!("the activation `{other}` is not known"))),
        }
    }
}

impl Source<'_> {
    /// `count` blocks that add to so many channels, `depth` blocks around them.
    pub fn blocks(
        &mut self,
        version: u32,
        count: usize,
        channels: usize,
        depth: usize,
    ) -> Result<Vec<Block>, NetError> {
        let mut blocks = Vec::new();
        for _ in 0..count {
            self.enter(format!("a block after {}", self.place()));
            let kind = self.word()?;
            blocks.push(match kind.as_str() {
                "ordinary_block" => Block::Ordinary(Box::new(self.residual(version, channels)?)),
                "gpool_block" => Block::Pooling(Box::new(self.pooling(version, channels)?)),
                "nested_bottleneck_block" if depth == DEPTH => {
                    return Err(self.wrong(format!("blocks are nested more than {DEPTH} deep")));
                }
                "nested_bottleneck_block" => self.nested(version, channels, depth + 1)?,
                "transformer_attention_block" => Block::Attention(Box::new(self.attention(channels)?)),
                "transformer_ffn_block" => Block::FeedForward(Box::new(self.feed_forward(channels)?)),
                other => return Err(self.wrong(format!("blocks of the kind `{other}` are not supported"))),
            });
        }
        Ok(blocks)
    }

    fn residual(&mut self, version: u32, channels: usize) -> Result<Residual, NetError> {
        self.layer("block")?;
        let norm1 = self.norm(channels)?;
        let act1 = self.activation(version)?;
        let conv1 = self.conv(channels, None)?;
        let norm2 = self.norm(conv1.outputs)?;
        let act2 = self.activation(version)?;
        let conv2 = self.conv(conv1.outputs, Some(channels))?;
        Ok(Residual { norm1, act1, conv1, norm2, act2, conv2 })
    }

    fn pooling(&mut self, version: u32, channels: usize) -> Result<Pooling, NetError> {
        self.layer("block")?;
        let norm1 = self.norm(channels)?;
        let act1 = self.activation(version)?;
        let conv1 = self.conv(channels, None)?;
        let pooled_conv = self.conv(channels, None)?;
        let pooled_norm = self.norm(pooled_conv.outputs)?;
        let pooled_act = self.activation(version)?;
        let pooled_to_bias = self.mat_mul(3 * pooled_conv.outputs, Some(conv1.outputs))?;
        let norm2 = self.norm(conv1.outputs)?;
        let act2 = self.activation(version)?;
        let conv2 = self.conv(conv1.outputs, Some(channels))?;
        Ok(Pooling { norm1, act1, conv1, pooled_conv, pooled_norm, pooled_act, pooled_to_bias, norm2, act2, conv2 })
    }

    fn nested(&mut self, version: u32, channels: usize, depth: usize) -> Result<Block, NetError> {
        self.layer("block")?;
        let count = self.whole("blocks", 1..=BLOCKS)?;
        let norm1 = self.norm(channels)?;
        let act1 = self.activation(version)?;
        let conv1 = self.conv(channels, None)?;
        let blocks = self.blocks(version, count, conv1.outputs, depth)?;
        let norm2 = self.norm(conv1.outputs)?;
        let act2 = self.activation(version)?;
        let conv2 = self.conv(conv1.outputs, Some(channels))?;
        Ok(Block::Nested { norm1, act1, conv1, blocks, norm2, act2, conv2 })
    }

    fn attention(&mut self, channels: usize) -> Result<Attention, NetError> {
        self.layer("block")?;
        let heads = self.whole("heads", 1..=CHANNELS)?;
        let kv_heads = self.whole("heads of keys and values", 1..=CHANNELS)?;
        if heads % kv_heads != 0 {
            return Err(self.wrong(format!("{heads} heads cannot share {kv_heads} heads of keys and values evenly")));
        }
        let query_dim = self.whole("channels of a head of queries", 1..=CHANNELS)?;
        let value_dim = self.whole("channels of a head of values", 1..=CHANNELS)?;
        let has_rope = self.flag("whether it rotates pairs of channels")?;
        let learnt = self.flag("whether rotations are learnt")?;
        if has_rope && query_dim % 2 != 0 {
            return Err(self.wrong(format!("a head of {query_dim} channels has no whole pairs to rotate")));
        }
        let norm = self.rms_norm(channels)?;
        let query = self.mat_mul(channels, Some(heads * query_dim))?;
        let key = self.mat_mul(channels, Some(kv_heads * query_dim))?;
        let value = self.mat_mul(channels, Some(kv_heads * value_dim))?;
        let output = self.mat_mul(heads * value_dim, Some(channels))?;
        let rope = match (has_rope, learnt) {
            (false, _) => Rope::None,
            (true, false) => {
                self.layer("rotation")?;
                Rope::Fixed { theta: self.positive("theta")? }
            }
            (true, true) => {
                self.layer("rotation")?;
                self.channels("heads", Some(kv_heads))?;
                self.channels("pairs", Some(query_dim / 2))?;
                self.channels("dimensions of the board", Some(2))?;
                Rope::Learnt { frequencies: self.numbers(&[kv_heads, query_dim / 2, 2])? }
            }
        };
        Ok(Attention { heads, kv_heads, query_dim, value_dim, rope, norm, query, key, value, output })
    }

    fn feed_forward(&mut self, channels: usize) -> Result<FeedForward, NetError> {
        self.layer("block")?;
        self.channels("channels", Some(channels))?;
        let hidden = self.channels("channels within", None)?;
        let has_gate = self.flag("whether it has a gate")?;
        let norm = self.rms_norm(channels)?;
        let linear1 = self.mat_mul(channels, Some(hidden))?;
        let gate = if has_gate { Some(self.mat_mul(channels, Some(hidden))?) } else { None };
        let linear2 = self.mat_mul(hidden, Some(channels))?;
        Ok(FeedForward { norm, linear1, gate, linear2 })
    }
}
