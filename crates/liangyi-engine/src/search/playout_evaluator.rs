//! The leaf evaluator that the program plays with: one playout with learnt weights, counted under the ruleset.

use liangyi_core::base::Point;
use liangyi_core::game::Game;

use super::leaf::{Leaf, LeafEvaluator, LeafValue, MarginValue, OwnershipTally};
use crate::playout::{Dice, PlayoutBoard, PlayoutMove, PlayoutPolicy, PlayoutScore, play_out};

/// Evaluates a leaf by one playout with [`PlayoutPolicy::Learnt`].
pub struct PlayoutEvaluator {
    score: PlayoutScore,
    value: MarginValue,
    dice: Dice,
}

impl PlayoutEvaluator {
    /// An evaluator for positions that follow from `game`. `dice` are the random numbers of the thread.
    pub fn new(game: &Game, value: MarginValue, dice: Dice) -> PlayoutEvaluator {
        PlayoutEvaluator { score: PlayoutScore::new(game), value, dice }
    }
}

impl<const W: usize> LeafEvaluator<PlayoutBoard<W>> for PlayoutEvaluator {
    fn evaluate(
        &mut self,
        board: &mut PlayoutBoard<W>,
        leaf: Leaf,
        trace: &mut Vec<PlayoutMove>,
        ownership: &mut OwnershipTally,
    ) -> LeafValue {
        let debt = match leaf.is_end {
            true => self.score.settled_debt(leaf.stone_moves),
            false => self.score.debt(leaf.stone_moves, leaf.to_move),
        };
        play_out(board, PlayoutPolicy::Learnt, leaf.to_move, &mut self.dice, trace);
        ownership.begin();
        let margin =
            self.score.margin_with_owners(board, debt, |point, color| ownership.add(Point::from_index(point), color));
        LeafValue { black: self.value.of(margin), margin, spread: 0.0 }
    }
}
