//! The blocks of the trunk and of nested blocks.

use super::error::NetError;
use super::limits::{BLOCKS, CHANNELS, DEPTH};
use super::source::Source;
use crate::model::{Attention, Block, FeedForward, Pooling, Residual, Rope};

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
