//! An evaluator for boards of sizes that a network has not learnt: what it says, mixed with patterns and playouts.

use liangyi_core::game::{Game, Move};

use super::evaluator::{EvalRequest, Evaluation, Evaluator};
use super::leaf::{LeafEvaluator, LeafValue};
use super::node_view::NodeView;
use super::params::SearchParams;
use super::playout_evaluator::PlayoutEvaluator;
use crate::playout::PlayoutBoard;
use crate::policy::{LearntPolicy, Policy, Proposal};

/// What a whole evaluator `E` says, mixed with the chances of patterns and the values of playouts.
pub struct MixedEvaluator<'a, E, const W: usize> {
    whole: E,
    policy: LearntPolicy<'a, W>,
    playouts: PlayoutEvaluator,
    /// The position, and the playout.
    boards: [PlayoutBoard<W>; 2],
    chances: Vec<Proposal>,
}

impl<'a, E, const W: usize> MixedEvaluator<'a, E, W> {
    /// The evaluator of one thread; `board` is any board of the size that is searched.
    pub fn new(
        whole: E,
        policy: LearntPolicy<'a, W>,
        playouts: PlayoutEvaluator,
        board: &PlayoutBoard<W>,
    ) -> MixedEvaluator<'a, E, W> {
        MixedEvaluator { whole, policy, playouts, boards: [board.clone(), board.clone()], chances: Vec::new() }
    }

    fn mix_chances(&mut self, node: &mut NodeView<'_, Game, PlayoutBoard<W>>, found: &mut [Proposal]) {
        let (legal, color) = (node.legal(), node.leaf.to_move);
        let (game, board) = node.position_and_board();
        self.policy.propose(game, board, color, &legal, &mut self.chances);
        // Patterns know nothing of moves off the board, and leave out points: these keep the network's part.
        let known: f32 = self.chances.iter().map(|known| known.chance).sum();
        if known == 0.0 {
            return;
        }
        const SHARE: f32 = SearchParams::MIXED_SHARE;
        for proposal in found {
            proposal.chance *= SHARE;
            let by_patterns =
                |mv: Move| self.chances.iter().find(|known| known.mv == mv).map_or(0.0, |known| known.chance);
            proposal.chance += (1.0 - SHARE) * by_patterns(proposal.mv) / known;
        }
    }

    fn by_playouts(&mut self, node: &NodeView<'_, Game, PlayoutBoard<W>>, found: &mut Evaluation) -> LeafValue {
        let [position, scratch] = &mut self.boards;
        position.copy_from(node.board);
        let (mut black, mut margin, mut squares) = (0.0, 0.0, 0.0);
        let placed = found.trace.len();
        for _ in 0..SearchParams::MIXED_PLAYOUTS {
            scratch.copy_from(position);
            let value = self.playouts.evaluate(scratch, node.leaf, &mut found.trace, &mut found.ownership);
            found.trace.truncate(placed);
            black += value.black;
            margin += value.margin;
            squares += value.margin * value.margin;
        }
        let mean = |sum: f32| sum / SearchParams::MIXED_PLAYOUTS as f32;
        let margin = mean(margin);
        LeafValue { black: mean(black), margin, spread: (mean(squares) - margin * margin).max(0.0).sqrt() }
    }
}

impl<E, const W: usize> Evaluator<Game, PlayoutBoard<W>> for MixedEvaluator<'_, E, W>
where
    E: Evaluator<Game, PlayoutBoard<W>>,
{
    const IS_WHOLE_EVAL: bool = true;

    fn evaluate(
        &mut self,
        node: &mut NodeView<'_, Game, PlayoutBoard<W>>,
        wanted: EvalRequest,
        found: &mut Evaluation,
    ) {
        const { assert!(E::IS_WHOLE_EVAL, "it gives values with its chances") };
        self.whole.evaluate(node, wanted, found);
        if wanted == EvalRequest::Policy {
            self.mix_chances(node, &mut found.chances);
        }
        let Some(value) = found.value else { return };
        let played = self.by_playouts(node, found);
        const SHARE: f32 = SearchParams::MIXED_SHARE;
        let mix = |whole: f32, played: f32| SHARE * whole + (1.0 - SHARE) * played;
        found.value = Some(LeafValue {
            black: mix(value.black, played.black),
            margin: mix(value.margin, played.margin),
            spread: mix(value.spread, played.spread),
        });
    }
}
