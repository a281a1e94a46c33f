//! Evaluation of positions by a network.

use std::sync::Arc;

use liangyi_core::base::Size;

use super::blocks::BlockLayer;
use super::buffer::BufferPool;
use super::conv::Dense;
use super::heads::{PolicyLayer, ValueLayer};
use super::norm::Tip;
use super::outputs::RawOutputs;
use super::planes::InputConvolution;
use super::set::{InstructionSet, Precision, WIDEST};
use crate::model::Network;

/// The global numbers of a position.
pub const GLOBALS: usize = 19;

/// A network packed for a size of board and an instruction set.
#[derive(Debug)]
struct Layers {
    set: InstructionSet,
    points: usize,
    channels: usize,
    planes: InputConvolution,
    globals: Dense,
    blocks: Vec<BlockLayer>,
    tip: Tip,
    policy: PolicyLayer,
    value: ValueLayer,
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
        let trunk = &network.trunk;
        let layers = Layers {
            set,
            points: size.area(),
            channels: trunk.channels.next_multiple_of(WIDEST),
            planes: InputConvolution::new(set, &trunk.first_conv, size),
            globals: Dense::new(set, &trunk.globals),
            blocks: trunk.blocks.iter().map(|block| BlockLayer::new(set, precision, block, size)).collect(),
            tip: Tip::new(&trunk.tip_norm, trunk.tip_act),
            policy: PolicyLayer::new(set, &network.policy, size),
            value: ValueLayer::new(set, &network.value, size),
        };
        PackedNetwork { layers: Arc::new(layers), pool: BufferPool::default() }
    }

    /// The instruction set that the network is packed for.
    pub fn set(&self) -> InstructionSet {
        self.layers.set
    }

    /// How exact products of attention and feed-forward layers are: [`Precision::Full`] where fewer bits are not
    /// faster, or where there is no such layer.
    pub fn precision(&self) -> Precision {
        if self.layers.blocks.iter().any(BlockLayer::is_fast) { Precision::Fast } else { Precision::Full }
    }

    /// Evaluates one position, given by planes, `[point][plane]` with points by row from the top, and global numbers.
    ///
    /// # Panics
    /// If the planes are not those of the board.
    pub fn evaluate(&mut self, planes: &[f32], globals: &[f32; GLOBALS]) -> RawOutputs {
        self.evaluate_batch(&[(planes, globals)]).remove(0)
    }

    /// Evaluates positions together, which is faster for several on a small board.
    ///
    /// # Panics
    /// If the planes are not those of the board.
    pub fn evaluate_batch(&mut self, positions: &[(&[f32], &[f32; GLOBALS])]) -> Vec<RawOutputs> {
        let PackedNetwork { layers, pool } = self;
        let length = layers.points * layers.channels;
        let mut outputs = vec![RawOutputs::default(); positions.len()];
        let mut trunk = pool.take(positions.len() * length);
        for ((planes, globals), trunk) in positions.iter().zip(trunk.chunks_exact_mut(length)) {
            assert_eq!(planes.len(), layers.points * layers.planes.planes(), "planes of another board");
            layers.planes.run(planes, &layers.globals.vector(&globals[..]), trunk);
        }
        for block in &layers.blocks {
            block.run(pool, &mut trunk);
        }
        let mut tip = pool.take(trunk.len());
        for (trunk, tip) in trunk.chunks_exact(length).zip(tip.chunks_exact_mut(length)) {
            layers.tip.run(layers.set, trunk, tip);
        }
        layers.policy.run(pool, &tip, &mut outputs);
        layers.value.run(pool, &tip, &mut outputs);
        pool.give(tip);
        pool.give(trunk);
        outputs
    }
}
