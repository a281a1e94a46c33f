//! A whole network.

use super::layers::{Activation, Block, Conv, MatMul, Norm};

/// A network of model version 8 to 17 without a meta encoder.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// The name in the file.
    pub name: String,
    /// The model version, from which the meaning of the outputs follows.
    pub version: u32,
    /// What the raw outputs are multiplied by.
    pub scales: Scales,
    /// Whether unconditional life is to be found as if suicide were legal, whatever the rules.
    pub suicide_for_area: bool,
    /// The trunk.
    pub trunk: Trunk,
    /// The policy head.
    pub policy: PolicyHead,
    /// The value head, with ownership.
    pub value: ValueHead,
}

/// What the raw outputs are multiplied by.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scales {
    /// The score mean.
    pub score_mean: f32,
    /// The score's standard deviation.
    pub score_stdev: f32,
    /// The lead.
    pub lead: f32,
    /// The variance of the time left.
    pub variance_time: f32,
    /// The short-term error of the win rate.
    pub win_error: f32,
    /// The short-term error of the score.
    pub score_error: f32,
}

/// The norm at the end of the trunk.
#[derive(Clone, Debug, PartialEq)]
pub enum TipNorm {
    /// A batch norm.
    Batch(Norm),
    /// x * gamma / sqrt(mean square + epsilon) + beta; the mean square is over all channels of a point, or of all
    /// points of the board.
    Rms {
        /// One for each channel.
        gamma: Vec<f32>,
        /// One for each channel.
        beta: Vec<f32>,
        /// What is added to the mean square.
        epsilon: f32,
        /// Whether the mean is over the whole board.
        spatial: bool,
    },
}

/// The trunk: everything before the heads.
#[derive(Clone, Debug, PartialEq)]
pub struct Trunk {
    /// Channels.
    pub channels: usize,
    /// From the planes.
    pub first_conv: Conv,
    /// From the global numbers to what is added at each point.
    pub globals: MatMul,
    /// The blocks.
    pub blocks: Vec<Block>,
    /// The norm after them.
    pub tip_norm: TipNorm,
    /// The activation after that.
    pub tip_act: Activation,
}

/// The policy head.
#[derive(Clone, Debug, PartialEq)]
pub struct PolicyHead {
    /// From the trunk, by points.
    pub conv1: Conv,
    /// From the trunk, to be pooled.
    pub pooled_conv: Conv,
    /// Before pooling.
    pub pooled_norm: Norm,
    /// Likewise.
    pub pooled_act: Activation,
    /// From pooled numbers to what is added to `conv1`'s result at each point.
    pub pooled_to_bias: MatMul,
    /// Before the last convolution.
    pub norm: Norm,
    /// Likewise.
    pub act: Activation,
    /// To the outputs of a point: 1, 2 or 4.
    pub conv2: Conv,
    /// From pooled numbers to the outputs of a pass, or to a hidden layer.
    pub pooled_to_pass: MatMul,
    /// The rest of the hidden layer of a pass, from version 15 on: bias, activation, matrix.
    pub pass_hidden: Option<(Vec<f32>, Activation, MatMul)>,
}

/// The value head.
#[derive(Clone, Debug, PartialEq)]
pub struct ValueHead {
    /// From the trunk.
    pub conv: Conv,
    /// After it.
    pub norm: Norm,
    /// Likewise.
    pub act: Activation,
    /// From pooled numbers to a hidden layer.
    pub hidden: MatMul,
    /// Its bias.
    pub hidden_bias: Vec<f32>,
    /// Its activation.
    pub hidden_act: Activation,
    /// To win, loss and no result.
    pub value: MatMul,
    /// Its bias.
    pub value_bias: Vec<f32>,
    /// To score mean, its deviation, lead and the others: 4 outputs in version 8, else 6.
    pub score: MatMul,
    /// Its bias.
    pub score_bias: Vec<f32>,
    /// From the normed channels to the ownership of each point.
    pub ownership: Conv,
}
