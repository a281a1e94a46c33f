//! Writes networks as files of KataGo's: what `Network::read` reads.

use super::half::to_half;
use super::source::{BINARY, GLOBALS, HALVES, PLANES};
use crate::model::{
    Activation, Attention, Block, Conv, FeedForward, MatMul, MetadataEncoder, Network, Norm, PolicyHead, Pooling,
    RmsNorm, Rope, TipNorm, Trunk, ValueHead,
};

/// How the numbers of a file are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberForm {
    /// Four bytes each, as in the files that end in `.bin`.
    Bytes,
    /// Words of text, as in those that end in `.txt`.
    Words,
    /// Weights as two bytes each, the rest as four: this program alone reads that.
    Halves,
}

impl Network {
    /// The file, not packed by gzip. It is read again as the same network, the weights of [`NumberForm::Halves`]
    /// rounded to 11 bits.
    pub fn write(&self, numbers: NumberForm) -> Vec<u8> {
        let mut writer = Writer { out: Vec::new(), numbers, version: self.version, layers: 0 };
        writer.network(self);
        writer.out
    }
}

/// The channels between convolutions, which the trunk says besides its layers: of its first block, then not pooled,
/// once more, and pooled, those of the first block that pools, where there is one. They are positive.
fn channels_between(blocks: &[Block]) -> [usize; 4] {
    let middle = match blocks.first() {
        Some(Block::Nested { conv1, .. }) => conv1.outputs,
        Some(Block::Ordinary(block)) => block.conv1.outputs,
        Some(Block::Pooling(block)) => block.conv1.outputs + block.pooled_conv.outputs,
        Some(Block::Attention(_) | Block::FeedForward(_)) | None => 1,
    };
    match first_pooling(blocks) {
        Some(block) => {
            let rest = block.conv1.outputs;
            [middle, rest, rest, block.pooled_conv.outputs]
        }
        None => [middle; 4],
    }
}

fn first_pooling(blocks: &[Block]) -> Option<&Pooling> {
    blocks.iter().find_map(|block| match block {
        Block::Pooling(block) => Some(block.as_ref()),
        Block::Nested { blocks, .. } => first_pooling(blocks),
        Block::Ordinary(_) | Block::Attention(_) | Block::FeedForward(_) => None,
    })
}

/// Such that its sum with the variance is one: a norm is read as it was written.
const EPSILON: f32 = 1.0 / 1024.0;

struct Writer {
    out: Vec<u8>,
    numbers: NumberForm,
    version: u32,
    layers: usize,
}

impl Writer {
    fn word(&mut self, word: impl ToString) {
        self.out.extend_from_slice(word.to_string().as_bytes());
        self.out.push(b'\n');
    }

    fn words<const N: usize>(&mut self, words: [usize; N]) {
        for word in words {
            self.word(word);
        }
    }

    fn layer(&mut self, kind: &str) {
        self.layers += 1;
        self.word(format!("{kind}.{}", self.layers));
    }

    fn floats(&mut self, floats: &[f32]) {
        match self.numbers {
            NumberForm::Bytes | NumberForm::Halves => {
                self.out.extend_from_slice(BINARY);
                self.out.extend(floats.iter().flat_map(|float| float.to_le_bytes()));
                self.out.push(b'\n');
            }
            NumberForm::Words => {
                let words: Vec<_> = floats.iter().map(f32::to_string).collect();
                self.word(words.join(" "));
            }
        }
    }

    /// The weights of a layer, which are most of a file.
    fn weights(&mut self, weights: &[f32]) {
        match self.numbers {
            NumberForm::Bytes | NumberForm::Words => self.floats(weights),
            NumberForm::Halves => {
                self.out.extend_from_slice(HALVES);
                self.out.extend(weights.iter().flat_map(|&weight| to_half(weight).to_le_bytes()));
                self.out.push(b'\n');
            }
        }
    }

    fn network(&mut self, network: &Network) {
        self.word(&network.name);
        self.word(self.version);
        self.words([PLANES, GLOBALS]);
        if self.version >= 13 {
            let scales = network.scales;
            self.word(20.0);
            for scale in [
                scales.score_mean,
                scales.score_stdev,
                scales.lead,
                scales.variance_time,
                scales.win_error,
                scales.score_error,
            ] {
                self.word(scale);
            }
        }
        if self.version >= 15 {
            self.words([network.is_human(), network.suicide_for_area].map(usize::from));
            self.words([0; 6]);
        }
        self.trunk(&network.trunk);
        self.policy(&network.policy);
        self.value(&network.value);
    }

    fn metadata_encoder(&mut self, encoder: &MetadataEncoder) {
        self.layer("encoder");
        self.word(encoder.linear1.0.inputs);
        for ((matrix, bias), act) in [(&encoder.linear1, encoder.act1), (&encoder.linear2, encoder.act2)] {
            self.mat_mul(matrix);
            self.bias(bias);
            self.activation(act);
        }
        self.mat_mul(&encoder.linear3);
    }

    fn trunk(&mut self, trunk: &Trunk) {
        self.layer("trunk");
        self.words([trunk.blocks.len(), trunk.channels]);
        self.words(channels_between(&trunk.blocks));
        if self.version >= 15 {
            self.words([usize::from(matches!(trunk.tip_norm, TipNorm::Rms { .. })), 0, 0, 0, 0, 0]);
        }
        self.conv(&trunk.first_conv);
        self.mat_mul(&trunk.globals);
        if let Some(encoder) = &trunk.metadata {
            self.metadata_encoder(encoder);
        }
        for block in &trunk.blocks {
            self.block(block);
        }
        match &trunk.tip_norm {
            TipNorm::Batch(norm) => self.norm(norm),
            TipNorm::Rms { gamma, beta, epsilon, spatial } => {
                self.layer("rms");
                self.word(gamma.len());
                self.word(epsilon);
                self.words([usize::from(*spatial), 0]);
                self.floats(gamma);
                self.floats(beta);
            }
        }
        self.activation(trunk.tip_act);
    }

    fn block(&mut self, block: &Block) {
        match block {
            Block::Ordinary(block) => {
                self.word("ordinary_block");
                self.layer("ordinary");
                self.norm(&block.norm1);
                self.activation(block.act1);
                self.conv(&block.conv1);
                self.norm(&block.norm2);
                self.activation(block.act2);
                self.conv(&block.conv2);
            }
            Block::Pooling(block) => {
                self.word("gpool_block");
                self.layer("gpool");
                self.norm(&block.norm1);
                self.activation(block.act1);
                self.conv(&block.conv1);
                self.conv(&block.pooled_conv);
                self.norm(&block.pooled_norm);
                self.activation(block.pooled_act);
                self.mat_mul(&block.pooled_to_bias);
                self.norm(&block.norm2);
                self.activation(block.act2);
                self.conv(&block.conv2);
            }
            Block::Nested { norm1, act1, conv1, blocks, norm2, act2, conv2 } => {
                self.word("nested_bottleneck_block");
                self.layer("nested");
                self.word(blocks.len());
                self.norm(norm1);
                self.activation(*act1);
                self.conv(conv1);
                for block in blocks {
                    self.block(block);
                }
                self.norm(norm2);
                self.activation(*act2);
                self.conv(conv2);
            }
            Block::Attention(block) => self.attention(block),
            Block::FeedForward(block) => self.feed_forward(block),
        }
    }

    fn attention(&mut self, block: &Attention) {
        self.word("transformer_attention_block");
        self.layer("attention");
        self.words([block.heads, block.kv_heads, block.query_dim, block.value_dim]);
        self.words([block.rope != Rope::None, matches!(block.rope, Rope::Learnt { .. })].map(usize::from));
        self.rms_norm(&block.norm);
        for matrix in [&block.query, &block.key, &block.value, &block.output] {
            self.mat_mul(matrix);
        }
        match &block.rope {
            Rope::None => {}
            Rope::Fixed { theta } => {
                self.layer("theta");
                self.word(theta);
            }
            Rope::Learnt { frequencies } => {
                self.layer("frequencies");
                self.words([block.kv_heads, block.query_dim / 2, 2]);
                self.floats(frequencies);
            }
        }
    }

    fn feed_forward(&mut self, block: &FeedForward) {
        self.word("transformer_ffn_block");
        self.layer("ffn");
        self.words([block.linear1.inputs, block.linear1.outputs, usize::from(block.gate.is_some())]);
        self.rms_norm(&block.norm);
        self.mat_mul(&block.linear1);
        if let Some(gate) = &block.gate {
            self.mat_mul(gate);
        }
        self.mat_mul(&block.linear2);
    }

    fn policy(&mut self, head: &PolicyHead) {
        self.layer("policyhead");
        if self.version >= 17 {
            self.words([head.conv2.outputs, 0, 0, 0]);
        }
        self.conv(&head.conv1);
        self.conv(&head.pooled_conv);
        self.norm(&head.pooled_norm);
        self.activation(head.pooled_act);
        self.mat_mul(&head.pooled_to_bias);
        self.norm(&head.norm);
        self.activation(head.act);
        self.conv(&head.conv2);
        self.mat_mul(&head.pooled_to_pass);
        if let Some((bias, activation, matrix)) = &head.pass_hidden {
            self.bias(bias);
            self.activation(*activation);
            self.mat_mul(matrix);
        }
    }

    fn value(&mut self, head: &ValueHead) {
        self.layer("valuehead");
        if self.version >= 17 {
            self.words([0, 0, 0]);
        }
        self.conv(&head.conv);
        self.norm(&head.norm);
        self.activation(head.act);
        self.mat_mul(&head.hidden);
        self.bias(&head.hidden_bias);
        self.activation(head.hidden_act);
        self.mat_mul(&head.value);
        self.bias(&head.value_bias);
        self.mat_mul(&head.score);
        self.bias(&head.score_bias);
        self.conv(&head.ownership);
    }

    fn conv(&mut self, conv: &Conv) {
        self.layer("conv");
        self.words([conv.height, conv.width, conv.inputs, conv.outputs, 1, 1]);
        self.weights(&conv.weights);
    }

    fn mat_mul(&mut self, matrix: &MatMul) {
        self.layer("matmul");
        self.words([matrix.inputs, matrix.outputs]);
        self.weights(&matrix.weights);
    }

    fn bias(&mut self, bias: &[f32]) {
        self.layer("bias");
        self.word(bias.len());
        self.floats(bias);
    }

    fn norm(&mut self, norm: &Norm) {
        self.layer("norm");
        self.word(norm.scale.len());
        self.word(EPSILON);
        self.words([1, 1]);
        self.floats(&vec![0.0; norm.scale.len()]);
        self.floats(&vec![1.0 - EPSILON; norm.scale.len()]);
        self.floats(&norm.scale);
        self.floats(&norm.bias);
    }

    fn rms_norm(&mut self, norm: &RmsNorm) {
        self.layer("rms");
        self.word(norm.weight.len());
        self.word(norm.epsilon);
        self.floats(&norm.weight);
    }

    fn activation(&mut self, activation: Activation) {
        self.layer("act");
        if self.version >= 11 {
            self.word(match activation {
                Activation::Identity => "ACTIVATION_IDENTITY",
                Activation::Relu => "ACTIVATION_RELU",
                Activation::Mish => "ACTIVATION_MISH",
                Activation::Silu => "ACTIVATION_SILU",
            });
        }
    }
}
