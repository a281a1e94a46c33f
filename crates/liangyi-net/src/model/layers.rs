//! The layers that networks are made of.

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
