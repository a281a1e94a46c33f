//! A network packed for a size of board, from its inputs to its heads.

use std::sync::Arc;

use liangyi_core::base::Size;

use super::blocks::{BlockLayer, ThirdPooling, pool_board};
use super::conv::{Convolution, Dense, InputConvolution};
use super::intrinsics::flushing_subnormals;
use super::norm::{NormAct, Tip};
use super::outputs::RawOutputs;
use super::product::BufferPool;
use super::set::{InstructionSet, Precision, WIDEST};
use super::winograd::packing;
use crate::model::{METADATA, MetadataEncoder, Network, PolicyHead, ValueHead};

/// The global numbers of a position.
pub const GLOBALS: usize = 19;

/// A position as a network sees it.
#[derive(Clone, Copy, Debug)]
pub struct NetInput<'a> {
    /// `[point][plane]` with points by row from the top.
    pub planes: &'a [f32],
    /// The global numbers.
    pub globals: &'a [f32; GLOBALS],
    /// What is known of the players: zeros where a network that wants to know it is not told, and of no account to
    /// other networks.
    pub metadata: Option<&'a [f32; METADATA]>,
}

impl<'a> NetInput<'a> {
    /// A position of which no players are known.
    pub fn new(planes: &'a [f32], globals: &'a [f32; GLOBALS]) -> NetInput<'a> {
        NetInput { planes, globals, metadata: None }
    }
}

/// A network packed for a size of board and an instruction set.
#[derive(Debug)]
struct Layers {
    set: InstructionSet,
    points: usize,
    channels: usize,
    planes: InputConvolution,
    globals: Dense,
    metadata: Option<MetadataLayer>,
    blocks: Vec<BlockLayer>,
    tip: Tip,
    policy: PolicyLayer,
    value: ValueLayer,
}

impl Layers {
    fn new(network: &Network, size: Size, set: InstructionSet, precision: Precision) -> Layers {
        let trunk = &network.trunk;
        Layers {
            set,
            points: size.area(),
            channels: trunk.channels.next_multiple_of(WIDEST),
            planes: InputConvolution::new(set, &trunk.first_conv, size),
            globals: Dense::new(set, &trunk.globals),
            metadata: trunk.metadata.as_ref().map(|encoder| MetadataLayer::new(set, encoder)),
            blocks: trunk.blocks.iter().map(|block| BlockLayer::new(set, precision, block, size)).collect(),
            tip: Tip::new(&trunk.tip_norm, trunk.tip_act),
            policy: PolicyLayer::new(set, &network.policy, size),
            value: ValueLayer::new(set, &network.value, size),
        }
    }

    /// Evaluates positions as [`PackedNetwork::evaluate_batch`] does.
    fn evaluate(&self, pool: &mut BufferPool, positions: &[NetInput<'_>]) -> Vec<RawOutputs> {
        let length = self.points * self.channels;
        let mut outputs = vec![RawOutputs::default(); positions.len()];
        let mut trunk = pool.take(positions.len() * length);
        for (input, trunk) in positions.iter().zip(trunk.chunks_exact_mut(length)) {
            assert_eq!(input.planes.len(), self.points * self.planes.planes(), "planes of another board");
            let mut of_all = self.globals.vector(input.globals);
            if let Some(layer) = &self.metadata {
                let of_players = layer.run(input.metadata.unwrap_or(&[0.0; METADATA]));
                of_all.iter_mut().zip(of_players).for_each(|(sum, more)| *sum += more);
            }
            self.planes.run(input.planes, &of_all, trunk);
        }
        for block in &self.blocks {
            block.run(pool, &mut trunk);
        }
        let mut tip = pool.take(trunk.len());
        for (trunk, tip) in trunk.chunks_exact(length).zip(tip.chunks_exact_mut(length)) {
            self.tip.run(self.set, trunk, tip);
        }
        self.policy.run(pool, &tip, &mut outputs);
        self.value.run(pool, &tip, &mut outputs);
        pool.give(tip);
        pool.give(trunk);
        outputs
    }
}

/// Evaluates positions of one size of board by a network, on one thread. A clone shares the packed weights, for another
/// thread.
#[derive(Debug)]
pub struct PackedNetwork {
    layers: Arc<Layers>,
    pool: BufferPool,
}

impl Clone for PackedNetwork {
    fn clone(&self) -> PackedNetwork {
        PackedNetwork { layers: Arc::clone(&self.layers), pool: BufferPool::default() }
    }
}

impl PackedNetwork {
    /// Packs a network for boards of this size and the fastest instruction set of this machine.
    pub fn new(network: &Network, size: Size) -> PackedNetwork {
        PackedNetwork::with_set(network, size, InstructionSet::best())
    }

    /// Packs a network for an instruction set, with products in 32 bits. A set that this machine lacks gives the same
    /// results slowly.
    pub fn with_set(network: &Network, size: Size, set: InstructionSet) -> PackedNetwork {
        PackedNetwork::with_precision(network, size, set, Precision::Full)
    }

    /// Packs a network for an instruction set, with products as exact as `precision` says.
    pub fn with_precision(network: &Network, size: Size, set: InstructionSet, precision: Precision) -> PackedNetwork {
        // Weights that packing makes subnormal are zeros too.
        let layers = flushing_subnormals(|| Layers::new(network, size, set, precision));
        PackedNetwork { layers: Arc::new(layers), pool: BufferPool::default() }
    }

    /// The bytes of memory that a network takes when it is packed so, at most. Clones share them.
    pub fn bytes_for(network: &Network, size: Size, set: InstructionSet) -> u64 {
        network.packed_bytes(packing(set, size))
    }

    /// The instruction set that the network is packed for.
    pub fn set(&self) -> InstructionSet {
        self.layers.set
    }

    /// How exact products of attention and feed-forward layers are: [`Precision::Full`] where fewer bits are not
    /// faster, or where there is no such layer.
    pub fn precision(&self) -> Precision {
        if self.bits() < 32 { Precision::Fast } else { Precision::Full }
    }

    /// The bits of the numbers in products of attention and feed-forward layers: 8, 16 or 32.
    pub fn bits(&self) -> u32 {
        self.layers.blocks.iter().map(BlockLayer::bits).min().unwrap_or(32)
    }

    /// Evaluates one position, given by [planes](NetInput::planes) and global numbers.
    ///
    /// # Panics
    /// If the planes are not those of the board.
    pub fn evaluate(&mut self, planes: &[f32], globals: &[f32; GLOBALS]) -> RawOutputs {
        self.evaluate_input(NetInput::new(planes, globals))
    }

    /// Evaluates one position.
    ///
    /// # Panics
    /// If the planes are not those of the board.
    pub fn evaluate_input(&mut self, input: NetInput<'_>) -> RawOutputs {
        self.evaluate_batch(&[input]).remove(0)
    }

    /// Evaluates positions together, which is faster for several on a small board.
    ///
    /// # Panics
    /// If the planes are not those of the board.
    pub fn evaluate_batch(&mut self, positions: &[NetInput<'_>]) -> Vec<RawOutputs> {
        let PackedNetwork { layers, pool } = self;
        flushing_subnormals(|| layers.evaluate(pool, positions))
    }
}

/// The encoder of what is known of the players.
#[derive(Debug)]
struct MetadataLayer {
    set: InstructionSet,
    linear1: (Dense, NormAct),
    linear2: (Dense, NormAct),
    linear3: Dense,
}

impl MetadataLayer {
    fn new(set: InstructionSet, encoder: &MetadataEncoder) -> MetadataLayer {
        let MetadataEncoder { linear1, act1, linear2, act2, linear3 } = encoder;
        MetadataLayer {
            set,
            linear1: (Dense::new(set, &linear1.0), NormAct::of_bias(&linear1.1, *act1)),
            linear2: (Dense::new(set, &linear2.0), NormAct::of_bias(&linear2.1, *act2)),
            linear3: Dense::new(set, linear3),
        }
    }

    /// What is added at each point.
    fn run(&self, metadata: &[f32; METADATA]) -> Vec<f32> {
        let layer = |(matrix, act): &(Dense, NormAct), from: &[f32]| {
            let product = matrix.vector(&from[..matrix.inputs()]);
            let mut activated = vec![0.0; product.len()];
            act.run(self.set, &product, &mut activated);
            activated
        };
        let hidden = layer(&self.linear2, &layer(&self.linear1, metadata));
        self.linear3.vector(&hidden[..self.linear3.inputs()])
    }
}

/// The policy head packed for a size of board.
#[derive(Debug)]
pub struct PolicyLayer {
    set: InstructionSet,
    points: usize,
    conv1: Convolution,
    pooled_conv: Convolution,
    pooled_norm: NormAct,
    pooled_channels: usize,
    pooled_to_bias: Dense,
    norm: NormAct,
    conv2: Convolution,
    outputs: usize,
    pooled_to_pass: Dense,
    pass_hidden: Option<(NormAct, Dense)>,
}

impl PolicyLayer {
    /// Packs the head.
    pub fn new(set: InstructionSet, head: &PolicyHead, size: Size) -> PolicyLayer {
        PolicyLayer {
            set,
            points: size.area(),
            conv1: Convolution::new(set, &head.conv1, size),
            pooled_conv: Convolution::new(set, &head.pooled_conv, size),
            pooled_norm: NormAct::new(&head.pooled_norm, head.pooled_act),
            pooled_channels: head.pooled_conv.outputs,
            pooled_to_bias: Dense::new(set, &head.pooled_to_bias),
            norm: NormAct::new(&head.norm, head.act),
            conv2: Convolution::new(set, &head.conv2, size),
            outputs: head.conv2.outputs,
            pooled_to_pass: Dense::new(set, &head.pooled_to_pass),
            pass_hidden: head
                .pass_hidden
                .as_ref()
                .map(|(bias, act, matrix)| (NormAct::of_bias(bias, *act), Dense::new(set, matrix))),
        }
    }

    /// Sets the policies of boards.
    pub fn run(&self, pool: &mut BufferPool, trunk: &[f32], outputs: &mut [RawOutputs]) {
        let points = outputs.len() * self.points;
        let mut pooled = pool.take(points * self.pooled_norm.channels());
        let mut activated = pool.take(pooled.len());
        let mut inner = pool.take(points * self.norm.channels());
        let mut normed = pool.take(inner.len());
        let mut policy = pool.take(points * self.conv2.outputs());
        self.pooled_conv.run(pool, trunk, &mut pooled, false);
        self.pooled_norm.run(self.set, &pooled, &mut activated);
        self.conv1.run(pool, trunk, &mut inner, false);
        let stride = self.pooled_norm.channels();
        let length = self.points * self.norm.channels();
        let mut vector = vec![0.0; 3 * self.pooled_channels];
        let inners = inner.chunks_exact(length).zip(normed.chunks_exact_mut(length));
        for ((board, (inner, normed)), outputs) in
            activated.chunks_exact(self.points * stride).zip(inners).zip(&mut *outputs)
        {
            pool_board(self.set, board, stride, self.pooled_channels, ThirdPooling::Maximum, &mut vector);
            self.norm.run_with(self.set, inner, &self.pooled_to_bias.vector(&vector), normed);
            let mut pass = self.pooled_to_pass.vector(&vector);
            if let Some((hidden, matrix)) = &self.pass_hidden {
                let mut activated = vec![0.0; pass.len()];
                hidden.run(self.set, &pass, &mut activated);
                pass = matrix.vector(&activated[..matrix.inputs()]);
            }
            pass.truncate(self.outputs);
            outputs.pass = pass;
        }
        self.conv2.run(pool, &normed, &mut policy, false);
        for (board, outputs) in policy.chunks_exact(self.points * self.conv2.outputs()).zip(outputs) {
            outputs.policy = unpadded(board, self.conv2.outputs(), self.outputs);
        }
        [policy, normed, inner, activated, pooled].into_iter().for_each(|buffer| pool.give(buffer));
    }
}

/// The real channels of points.
fn unpadded(board: &[f32], stride: usize, channels: usize) -> Vec<f32> {
    board.chunks_exact(stride).flat_map(|point| &point[..channels]).copied().collect()
}

/// The value head packed for a size of board.
#[derive(Debug)]
pub struct ValueLayer {
    set: InstructionSet,
    points: usize,
    conv: Convolution,
    channels: usize,
    norm: NormAct,
    hidden: Dense,
    hidden_norm: NormAct,
    value: Dense,
    value_bias: Vec<f32>,
    score: Dense,
    score_bias: Vec<f32>,
    ownership: Convolution,
}

impl ValueLayer {
    /// Packs the head.
    pub fn new(set: InstructionSet, head: &ValueHead, size: Size) -> ValueLayer {
        ValueLayer {
            set,
            points: size.area(),
            conv: Convolution::new(set, &head.conv, size),
            channels: head.conv.outputs,
            norm: NormAct::new(&head.norm, head.act),
            hidden: Dense::new(set, &head.hidden),
            hidden_norm: NormAct::of_bias(&head.hidden_bias, head.hidden_act),
            value: Dense::new(set, &head.value),
            value_bias: head.value_bias.clone(),
            score: Dense::new(set, &head.score),
            score_bias: head.score_bias.clone(),
            ownership: Convolution::new(set, &head.ownership, size),
        }
    }

    /// Sets values, scores and ownerships of boards.
    pub fn run(&self, pool: &mut BufferPool, trunk: &[f32], outputs: &mut [RawOutputs]) {
        let points = outputs.len() * self.points;
        let stride = self.norm.channels();
        let mut raw = pool.take(points * stride);
        let mut normed = pool.take(points * stride);
        let mut ownership = pool.take(points * self.ownership.outputs());
        self.conv.run(pool, trunk, &mut raw, false);
        self.norm.run(self.set, &raw, &mut normed);
        self.ownership.run(pool, &normed, &mut ownership, false);
        let mut vector = vec![0.0; 3 * self.channels];
        let boards = normed
            .chunks_exact(self.points * stride)
            .zip(ownership.chunks_exact(self.points * self.ownership.outputs()));
        for ((board, ownership), outputs) in boards.zip(outputs) {
            pool_board(self.set, board, stride, self.channels, ThirdPooling::SquareScaledMean, &mut vector);
            let hidden = self.hidden.vector(&vector);
            let mut activated = vec![0.0; hidden.len()];
            self.hidden_norm.run(self.set, &hidden, &mut activated);
            let plus = |matrix: &Dense, bias: &[f32]| -> Vec<f32> {
                let product = matrix.vector(&activated[..matrix.inputs()]);
                product.iter().zip(bias).map(|(x, bias)| x + bias).collect()
            };
            let value = plus(&self.value, &self.value_bias);
            outputs.value = [value[0], value[1], value[2]];
            outputs.misc = plus(&self.score, &self.score_bias);
            outputs.ownership = unpadded(ownership, self.ownership.outputs(), 1);
        }
        [ownership, normed, raw].into_iter().for_each(|buffer| pool.give(buffer));
    }
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use liangyi_core::base::Size;

    use super::super::intrinsics::take_subnormal_flags;
    use super::*;
    use crate::model::Block;

    /// Evaluates a position, and says which flags that raises.
    fn flags(network: &Network, set: InstructionSet, precision: Precision) -> (bool, bool) {
        let mut evaluator = PackedNetwork::with_precision(network, Size::square(9).unwrap(), set, precision);
        let planes: Vec<f32> = (0..81 * 22).map(|number| f32::from(number % 3 == 0)).collect();
        take_subnormal_flags();
        evaluator.evaluate(&planes, &[0.5; GLOBALS]);
        take_subnormal_flags()
    }

    #[test]
    fn no_kernel_meets_a_subnormal_number() {
        let file = &include_bytes!("../../../../fuzz/corpus/network/feed-forward-16-words")[..];
        let usual = Network::read(file).unwrap();
        let mut weights = usual.clone();
        for block in &mut weights.trunk.blocks {
            let Block::FeedForward(block) = block else { continue };
            block.linear1.weights.fill(1e-39);
            block.linear2.weights.fill(-1e-39);
        }
        assert!(weights != usual);
        // Channels that are normal numbers until they are multiplied by weights.
        let mut activations = usual.clone();
        activations.policy.conv1.weights.fill(1e-20);
        activations.policy.norm.scale.fill(1e-18);
        activations.policy.norm.bias.fill(0.0);
        for set in InstructionSet::available() {
            for precision in [Precision::Full, Precision::Fast] {
                assert_eq!(flags(&usual, set, precision), (false, false));
                // Neither are they taken for operands; results that are too small are flushed.
                assert!(!flags(&weights, set, precision).0, "{}", set.name());
                assert_eq!(flags(&activations, set, precision), (false, true), "{}", set.name());
            }
        }
        // What is seen here can be seen.
        take_subnormal_flags();
        std::hint::black_box(std::hint::black_box(1e-39_f32) * 0.3);
        assert_eq!(take_subnormal_flags(), (true, true));
    }
}
