//! An evaluator of two halves: a policy that gives chances of moves, and a leaf evaluator that gives values.

use liangyi_core::base::Point;
use liangyi_core::game::Position;

use super::evaluator::{EvalRequest, Evaluation, Evaluator};
use super::leaf::LeafEvaluator;
use super::node_view::NodeView;
use crate::policy::Policy;

/// A policy and a leaf evaluator as one [`Evaluator`]. Each is asked only when its half is wanted, so that the chances
/// of moves are found at the few nodes that are expanded, and values at each of many leaves.
#[derive(Debug)]
pub struct PolicyAndRollout<L, E> {
    policy: L,
    leaves: E,
    /// Scratch memory.
    stones: Vec<(Point, f32)>,
}

impl<L, E> PolicyAndRollout<L, E> {
    /// The evaluator that asks `policy` for chances and `leaves` for values.
    pub fn new(policy: L, leaves: E) -> PolicyAndRollout<L, E> {
        PolicyAndRollout { policy, leaves, stones: Vec::new() }
    }
}

impl<P, B, L, E> Evaluator<P, B> for PolicyAndRollout<L, E>
where
    P: Position,
    L: Policy<P, B>,
    E: LeafEvaluator<B>,
{
    const REFINES: bool = true;

    #[inline(always)]
    fn evaluate(&mut self, node: &mut NodeView<'_, P, B>, wanted: EvalRequest, found: &mut Evaluation) {
        match wanted {
            EvalRequest::Policy => {
                let (legal, color) = (node.legal(), node.leaf.to_move);
                let (position, board) = node.position_and_board();
                self.policy.propose(position, board, color, &legal, &mut found.chances);
            }
            EvalRequest::RefinedPolicy => {
                let stone = |chance: f32, point: Option<Point>| point.map(|point| (point, chance));
                self.stones.clear();
                self.stones.extend(found.chances.iter().filter_map(|found| stone(found.chance, found.mv.point())));
                let at_root = node.is_root();
                self.policy.refine(node.board, node.leaf.to_move, &mut self.stones, at_root);
                let stones = found.chances.iter_mut().filter(|found| found.mv.point().is_some());
                for (found, (point, chance)) in stones.zip(&self.stones) {
                    debug_assert_eq!(found.mv.point(), Some(*point));
                    found.chance = *chance;
                }
            }
            EvalRequest::Value => {
                let value = self.leaves.evaluate(node.board, node.leaf, &mut found.trace, &mut found.ownership);
                found.value = Some(value);
            }
        }
    }
}
