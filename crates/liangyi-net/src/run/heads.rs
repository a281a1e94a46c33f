//! The heads: from the trunk's channels to raw outputs.

use liangyi_core::base::Size;

use super::buffer::BufferPool;
use super::conv::{Convolution, Dense};
use super::norm::NormAct;
use super::outputs::RawOutputs;
use super::pool::{ThirdPooling, pool as pool_board};
use super::set::InstructionSet;
use crate::model::{PolicyHead, ValueHead};

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
