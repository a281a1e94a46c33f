//! A network as data: its layers, its blocks, its heads.

/// The numbers about the players of a game that a network of persons takes.
pub const METADATA: usize = 192;

/// What a layer does to each number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activation {
    /// Nothing.
    Identity,
    /// max(x, 0).
    Relu,
    /// x tanh(ln(1 + e^x)).
    Mish,
    /// x / (1 + e^-x).
    Silu,
}

/// A convolution with zeros beyond the board, its output as large as its input.
#[derive(Clone, Debug, PartialEq)]
pub struct Conv {
    /// Channels in and out.
    pub inputs: usize,
    /// Channels out.
    pub outputs: usize,
    /// Rows of the kernel, odd.
    pub height: usize,
    /// Columns of the kernel, odd.
    pub width: usize,
    /// By row, column, input, output.
    pub weights: Vec<f32>,
}

/// A batch norm as it is at inference: x * scale + bias for each channel.
#[derive(Clone, Debug, PartialEq)]
pub struct Norm {
    /// One for each channel.
    pub scale: Vec<f32>,
    /// One for each channel.
    pub bias: Vec<f32>,
}

/// A root mean square norm over the channels of a point: x * weight / sqrt(mean(x^2) + epsilon).
#[derive(Clone, Debug, PartialEq)]
pub struct RmsNorm {
    /// One for each channel.
    pub weight: Vec<f32>,
    /// What is added to the mean square.
    pub epsilon: f32,
}

/// A matrix by which a vector is multiplied from the left: `outputs[o] = sum over i of inputs[i] * weights[i][o]`.
#[derive(Clone, Debug, PartialEq)]
pub struct MatMul {
    /// Rows.
    pub inputs: usize,
    /// Columns.
    pub outputs: usize,
    /// By input, output.
    pub weights: Vec<f32>,
}

/// Norm, activation, convolution, twice; the result is added to the input.
#[derive(Clone, Debug, PartialEq)]
pub struct Residual {
    /// Before the first convolution.
    pub norm1: Norm,
    /// Likewise.
    pub act1: Activation,
    /// The first convolution.
    pub conv1: Conv,
    /// Before the second convolution.
    pub norm2: Norm,
    /// Likewise.
    pub act2: Activation,
    /// The second convolution.
    pub conv2: Conv,
}

/// As [`Residual`], but the result of the first convolution also gets, at each point, a product of pooled channels.
#[derive(Clone, Debug, PartialEq)]
pub struct Pooling {
    /// Before both first convolutions.
    pub norm1: Norm,
    /// Likewise.
    pub act1: Activation,
    /// The first convolution of what goes on by points.
    pub conv1: Conv,
    /// The first convolution of what is pooled.
    pub pooled_conv: Conv,
    /// Before pooling.
    pub pooled_norm: Norm,
    /// Likewise.
    pub pooled_act: Activation,
    /// From pooled means, scaled means and maxima, in this order, to what is added at each point.
    pub pooled_to_bias: MatMul,
    /// Before the second convolution.
    pub norm2: Norm,
    /// Likewise.
    pub act2: Activation,
    /// The second convolution.
    pub conv2: Conv,
}

/// How positions enter attention: rotations of pairs of neighbouring channels.
#[derive(Clone, Debug, PartialEq)]
pub enum Rope {
    /// None.
    None,
    /// Frequencies theta^(-2p / (dim / 2)): the first half of the pairs turns with the row, the second with the column.
    Fixed {
        /// The base.
        theta: f32,
    },
    /// By key-value head, pair, then column and row: the angle is x * fx + y * fy.
    Learnt {
        /// `kv_heads * query_dim / 2 * 2` numbers.
        frequencies: Vec<f32>,
    },
}

/// Attention of all points to all points; the result is added to the input.
#[derive(Clone, Debug, PartialEq)]
pub struct Attention {
    /// Query heads.
    pub heads: usize,
    /// Key and value heads; query head h uses h / (heads / kv_heads).
    pub kv_heads: usize,
    /// Channels of a query or key head.
    pub query_dim: usize,
    /// Channels of a value head.
    pub value_dim: usize,
    /// How positions enter.
    pub rope: Rope,
    /// Before all of it.
    pub norm: RmsNorm,
    /// Queries.
    pub query: MatMul,
    /// Keys.
    pub key: MatMul,
    /// Values.
    pub value: MatMul,
    /// From the heads' values to what is added.
    pub output: MatMul,
}

/// `l2(silu(l1 y) * gate y)`, or `l2(silu(l1 y))` without a gate, y being the normed input; added to the input.
#[derive(Clone, Debug, PartialEq)]
pub struct FeedForward {
    /// Before all of it.
    pub norm: RmsNorm,
    /// The first matrix.
    pub linear1: MatMul,
    /// The gate.
    pub gate: Option<MatMul>,
    /// The second matrix.
    pub linear2: MatMul,
}

/// A block of the trunk or of a nested block.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::large_enum_variant, reason = "a block is small beside its numbers")]
pub enum Block {
    /// `ordinary_block`.
    Ordinary(Box<Residual>),
    /// `gpool_block`.
    Pooling(Box<Pooling>),
    /// `nested_bottleneck_block`: a convolution to fewer channels, blocks on these, and a convolution back, added to
    /// the input.
    Nested {
        /// Before the first convolution.
        norm1: Norm,
        /// Likewise.
        act1: Activation,
        /// To fewer channels.
        conv1: Conv,
        /// Blocks that add to the fewer channels.
        blocks: Vec<Block>,
        /// Before the second convolution.
        norm2: Norm,
        /// Likewise.
        act2: Activation,
        /// Back to the channels of the trunk.
        conv2: Conv,
    },
    /// `transformer_attention_block`.
    Attention(Box<Attention>),
    /// `transformer_ffn_block`.
    FeedForward(Box<FeedForward>),
}

/// A network of model version 8 to 17.
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

impl Scales {
    /// Those of the networks whose files have none.
    pub const UNWRITTEN: Scales = Scales {
        score_mean: 20.0,
        score_stdev: 20.0,
        lead: 20.0,
        variance_time: 40.0,
        win_error: 0.25,
        score_error: 30.0,
    };
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
    /// From what is known of the players, in a network that plays as persons do.
    pub metadata: Option<MetadataEncoder>,
    /// The blocks.
    pub blocks: Vec<Block>,
    /// The norm after them.
    pub tip_norm: TipNorm,
    /// The activation after that.
    pub tip_act: Activation,
}

/// `m3(act2(m2 act1(m1 x + b1) + b2))`, added at each point after the first convolution: x is what is known of the
/// players and of their game (a row of `inputs::GameMetadata`).
#[derive(Clone, Debug, PartialEq)]
pub struct MetadataEncoder {
    /// m1 and b1.
    pub linear1: (MatMul, Vec<f32>),
    /// After it.
    pub act1: Activation,
    /// m2 and b2.
    pub linear2: (MatMul, Vec<f32>),
    /// After it.
    pub act2: Activation,
    /// m3.
    pub linear3: MatMul,
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
