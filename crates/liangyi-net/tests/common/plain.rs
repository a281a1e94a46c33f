//! Evaluation by the plainest loops, in 64 bits: what the real one is compared with.

use liangyi_net::model::{
    Activation, Attention, Block, Conv, FeedForward, MatMul, MetadataEncoder, Network, Norm, Pooling, RmsNorm, Rope,
    TipNorm,
};

/// Channels of points: `[point][channel]`.
type Points = Vec<Vec<f64>>;

/// What the heads give, as `RawOutputs` has it.
pub struct PlainOutputs {
    pub policy: Vec<f64>,
    pub pass: Vec<f64>,
    pub value: Vec<f64>,
    pub misc: Vec<f64>,
    pub ownership: Vec<f64>,
}

/// A board of points.
#[derive(Clone, Copy)]
pub struct Board {
    pub width: usize,
    pub height: usize,
}

/// Evaluates a position: planes by point, global numbers, and what is known of the players.
pub fn evaluate(network: &Network, board: Board, planes: &[f32], globals: &[f32], metadata: &[f32]) -> PlainOutputs {
    let trunk = &network.trunk;
    let planes: Points =
        planes.chunks_exact(trunk.first_conv.inputs).map(|point| point.iter().map(|&x| x.into()).collect()).collect();
    let globals: Vec<f64> = globals.iter().map(|&x| x.into()).collect();
    let mut x = conv(board, &trunk.first_conv, &planes);
    add_to_all(&mut x, &mat_mul(&trunk.globals, &globals));
    if let Some(encoder) = &trunk.metadata {
        let metadata: Vec<f64> = metadata.iter().map(|&x| x.into()).collect();
        add_to_all(&mut x, &encoded(encoder, &metadata));
    }
    for one in &trunk.blocks {
        block(board, one, &mut x);
    }
    let x = activate(trunk.tip_act, tip(&trunk.tip_norm, &x));

    let head = &network.policy;
    let mut policy = conv(board, &head.conv1, &x);
    let pooled = activate(head.pooled_act, norm(&head.pooled_norm, &conv(board, &head.pooled_conv, &x)));
    let pooled = pool(&pooled, false);
    add_to_all(&mut policy, &mat_mul(&head.pooled_to_bias, &pooled));
    let policy = conv(board, &head.conv2, &activate(head.act, norm(&head.norm, &policy)));
    let mut pass = mat_mul(&head.pooled_to_pass, &pooled);
    if let Some((bias, act, matrix)) = &head.pass_hidden {
        let hidden = pass.iter().zip(bias).map(|(x, &bias)| activation(*act, x + f64::from(bias))).collect::<Vec<_>>();
        pass = mat_mul(matrix, &hidden);
    }

    let head = &network.value;
    let v = activate(head.act, norm(&head.norm, &conv(board, &head.conv, &x)));
    let hidden = biased(mat_mul(&head.hidden, &pool(&v, true)), &head.hidden_bias);
    let hidden: Vec<f64> = hidden.into_iter().map(|x| activation(head.hidden_act, x)).collect();
    PlainOutputs {
        policy: policy.concat(),
        pass,
        value: biased(mat_mul(&head.value, &hidden), &head.value_bias),
        misc: biased(mat_mul(&head.score, &hidden), &head.score_bias),
        ownership: conv(board, &head.ownership, &v).concat(),
    }
}

fn encoded(encoder: &MetadataEncoder, metadata: &[f64]) -> Vec<f64> {
    let layer = |(matrix, bias): &(MatMul, Vec<f32>), act: Activation, x: &[f64]| -> Vec<f64> {
        biased(mat_mul(matrix, x), bias).into_iter().map(|x| activation(act, x)).collect()
    };
    let hidden = layer(&encoder.linear2, encoder.act2, &layer(&encoder.linear1, encoder.act1, metadata));
    mat_mul(&encoder.linear3, &hidden)
}

fn block(board: Board, block: &Block, x: &mut Points) {
    let more = match block {
        Block::Ordinary(block) => {
            let y = conv(board, &block.conv1, &activate(block.act1, norm(&block.norm1, x)));
            conv(board, &block.conv2, &activate(block.act2, norm(&block.norm2, &y)))
        }
        Block::Pooling(block) => pooling(board, block, x),
        Block::Nested { norm1, act1, conv1, blocks, norm2, act2, conv2 } => {
            let mut y = conv(board, conv1, &activate(*act1, norm(norm1, x)));
            for inner in blocks {
                self::block(board, inner, &mut y);
            }
            conv(board, conv2, &activate(*act2, norm(norm2, &y)))
        }
        Block::Attention(block) => attention(board, block, x),
        Block::FeedForward(block) => x.iter().map(|point| feed_forward(block, point)).collect(),
    };
    for (x, more) in x.iter_mut().flatten().zip(more.iter().flatten()) {
        *x += more;
    }
}

fn pooling(board: Board, block: &Pooling, x: &Points) -> Points {
    let y = activate(block.act1, norm(&block.norm1, x));
    let mut r = conv(board, &block.conv1, &y);
    let g = activate(block.pooled_act, norm(&block.pooled_norm, &conv(board, &block.pooled_conv, &y)));
    add_to_all(&mut r, &mat_mul(&block.pooled_to_bias, &pool(&g, false)));
    conv(board, &block.conv2, &activate(block.act2, norm(&block.norm2, &r)))
}

fn attention(board: Board, block: &Attention, x: &Points) -> Points {
    let normed: Points = x.iter().map(|point| rms(&block.norm, point)).collect();
    let all = |matrix: &MatMul| -> Points { normed.iter().map(|point| mat_mul(matrix, point)).collect() };
    let (mut queries, mut keys, values) = (all(&block.query), all(&block.key), all(&block.value));
    let group = block.heads / block.kv_heads;
    for point in 0..x.len() {
        for head in 0..block.heads {
            turn(board, block, head / group, point, &mut queries[point][head * block.query_dim..][..block.query_dim]);
        }
        for head in 0..block.kv_heads {
            turn(board, block, head, point, &mut keys[point][head * block.query_dim..][..block.query_dim]);
        }
    }
    let mut out = Points::new();
    for query in &queries {
        let mut heads = Vec::new();
        for head in 0..block.heads {
            let kv_head = head / group;
            let query = &query[head * block.query_dim..][..block.query_dim];
            let score = |key: &Vec<f64>| -> f64 {
                let key = &key[kv_head * block.query_dim..][..block.query_dim];
                let product: f64 = query.iter().zip(key).map(|(a, b)| a * b).sum();
                (product / (block.query_dim as f64).sqrt()).exp()
            };
            let weights: Vec<f64> = keys.iter().map(score).collect();
            let total: f64 = weights.iter().sum();
            for channel in 0..block.value_dim {
                let value = |point: &Vec<f64>| point[kv_head * block.value_dim + channel];
                heads.push(
                    weights.iter().zip(&values).map(|(weight, point)| weight * value(point)).sum::<f64>() / total,
                );
            }
        }
        out.push(mat_mul(&block.output, &heads));
    }
    out
}

/// Turns neighbouring pairs of a head by their position.
fn turn(board: Board, block: &Attention, kv_head: usize, point: usize, head: &mut [f64]) {
    let (x, y) = ((point % board.width) as f64, (point / board.width) as f64);
    let pairs = head.len() / 2;
    for pair in 0..pairs {
        let angle = match &block.rope {
            Rope::None => return,
            Rope::Fixed { theta } => {
                let rows = pairs / 2;
                let (place, number) = if pair < rows { (y, pair) } else { (x, pair - rows) };
                place * f64::from(*theta).powf(-2.0 * number as f64 / pairs as f64)
            }
            Rope::Learnt { frequencies } => {
                let at = (kv_head * pairs + pair) * 2;
                x * f64::from(frequencies[at]) + y * f64::from(frequencies[at + 1])
            }
        };
        let (a, b) = (head[2 * pair], head[2 * pair + 1]);
        head[2 * pair] = a * angle.cos() - b * angle.sin();
        head[2 * pair + 1] = a * angle.sin() + b * angle.cos();
    }
}

fn feed_forward(block: &FeedForward, point: &[f64]) -> Vec<f64> {
    let y = rms(&block.norm, point);
    let mut hidden: Vec<f64> =
        mat_mul(&block.linear1, &y).into_iter().map(|x| activation(Activation::Silu, x)).collect();
    if let Some(gate) = &block.gate {
        for (x, gate) in hidden.iter_mut().zip(mat_mul(gate, &y)) {
            *x *= gate;
        }
    }
    mat_mul(&block.linear2, &hidden)
}

fn rms(norm: &RmsNorm, point: &[f64]) -> Vec<f64> {
    let mean = point.iter().map(|x| x * x).sum::<f64>() / point.len() as f64;
    let root = (mean + f64::from(norm.epsilon)).sqrt();
    point.iter().zip(&norm.weight).map(|(x, &weight)| x * f64::from(weight) / root).collect()
}

fn tip(tip: &TipNorm, x: &Points) -> Points {
    match tip {
        TipNorm::Batch(batch) => norm(batch, x),
        TipNorm::Rms { gamma, beta, epsilon, spatial } => {
            let squares: Vec<f64> = x.iter().map(|point| point.iter().map(|x| x * x).sum::<f64>()).collect();
            let whole = squares.iter().sum::<f64>() / (x.len() * gamma.len()) as f64;
            let of_point = |(point, square): (&Vec<f64>, &f64)| {
                let mean = if *spatial { whole } else { square / gamma.len() as f64 };
                let root = (mean + f64::from(*epsilon)).sqrt();
                let channels = point.iter().zip(gamma).zip(beta);
                channels.map(|((x, &gamma), &beta)| x / root * f64::from(gamma) + f64::from(beta)).collect()
            };
            x.iter().zip(&squares).map(of_point).collect()
        }
    }
}

fn conv(board: Board, conv: &Conv, x: &Points) -> Points {
    let mut out = vec![vec![0.0; conv.outputs]; x.len()];
    for y in 0..board.height as isize {
        for column in 0..board.width as isize {
            let to = &mut out[y as usize * board.width + column as usize];
            for ky in 0..conv.height {
                for kx in 0..conv.width {
                    let from_y = y + ky as isize - (conv.height / 2) as isize;
                    let from_x = column + kx as isize - (conv.width / 2) as isize;
                    if from_y < 0 || from_x < 0 || from_y >= board.height as isize || from_x >= board.width as isize {
                        continue;
                    }
                    let from = &x[from_y as usize * board.width + from_x as usize];
                    for (input, number) in from.iter().enumerate() {
                        for (output, to) in to.iter_mut().enumerate() {
                            let at = ((ky * conv.width + kx) * conv.inputs + input) * conv.outputs + output;
                            *to += number * f64::from(conv.weights[at]);
                        }
                    }
                }
            }
        }
    }
    out
}

fn norm(norm: &Norm, x: &Points) -> Points {
    let point = |point: &Vec<f64>| {
        let channels = point.iter().zip(&norm.scale).zip(&norm.bias);
        channels.map(|((x, &scale), &bias)| x * f64::from(scale) + f64::from(bias)).collect()
    };
    x.iter().map(point).collect()
}

fn activate(act: Activation, x: Points) -> Points {
    x.into_iter().map(|point| point.into_iter().map(|x| activation(act, x)).collect()).collect()
}

/// The value of an activation.
pub fn activation(act: Activation, x: f64) -> f64 {
    match act {
        Activation::Identity => x,
        Activation::Relu => x.max(0.0),
        Activation::Mish => x * x.exp().ln_1p().tanh(),
        Activation::Silu => x / (1.0 + (-x).exp()),
    }
}

fn mat_mul(matrix: &MatMul, x: &[f64]) -> Vec<f64> {
    assert_eq!(x.len(), matrix.inputs);
    let entry = |input: usize, output: usize| f64::from(matrix.weights[input * matrix.outputs + output]);
    (0..matrix.outputs).map(|output| (0..x.len()).map(|input| x[input] * entry(input, output)).sum()).collect()
}

fn biased(x: Vec<f64>, bias: &[f32]) -> Vec<f64> {
    x.iter().zip(bias).map(|(x, &bias)| x + f64::from(bias)).collect()
}

fn add_to_all(x: &mut Points, more: &[f64]) {
    for point in x {
        point.iter_mut().zip(more).for_each(|(x, more)| *x += more);
    }
}

/// Means, scaled means, and maxima or means scaled twice.
fn pool(x: &Points, value_head: bool) -> Vec<f64> {
    let points = x.len() as f64;
    let side = points.sqrt() - 14.0;
    let channels = 0..x[0].len();
    let means: Vec<f64> = channels.clone().map(|c| x.iter().map(|point| point[c]).sum::<f64>() / points).collect();
    let scaled = means.iter().map(|mean| mean * side / 10.0);
    let thirds = channels.map(|c| {
        if value_head {
            means[c] * (side * side / 100.0 - 0.1)
        } else {
            x.iter().map(|point| point[c]).fold(-1.0, f64::max)
        }
    });
    means.iter().copied().chain(scaled).chain(thirds).collect()
}
