//! What a tree says about the moves at a node: candidates with their principal variations.

use liangyi_core::game::Move;

use super::candidate::{Candidate, Estimate};
use super::context::MoveOwnership;
use super::final_move::{lower_bound, put_best_first};
use super::node::{Node, NodeState};
use super::params::ValueKind;
use super::puct::Puct;
use super::tree::Tree;

/// Moves of a principal variation that are shown.
const LINE: usize = 20;

/// How a choice is made from a tree.
#[derive(Clone, Copy, Debug)]
pub struct Choosing {
    /// What kind of values the tree has.
    pub values: ValueKind,
    /// The number of points of the board.
    pub area: usize,
}

/// The children of the node with index `root`: the one to be played first, then the most visited first. `after` has the
/// ownership after each move, where it was found.
pub fn candidates(
    tree: &Tree,
    root: usize,
    after: Option<&MoveOwnership>,
    Choosing { values, area }: Choosing,
) -> Vec<Candidate> {
    let mut nodes: Vec<&Node> = tree.children(tree.node(root)).iter().collect();
    nodes.sort_by_key(|node| std::cmp::Reverse(node.played.visits()));
    let candidate = |node: &Node| {
        let (line, line_visits) = principal_variation(tree, node);
        let (win_rate, margin) = (node.played.mean(), node.played.margin().into());
        Candidate {
            mv: node.mv().mv(),
            visits: node.played.visits().into(),
            win_rate,
            margin,
            error: match values {
                ValueKind::Outcomes => None,
                ValueKind::Estimates => Some(Puct::error(node).into()),
            },
            estimate: Estimate::of_means(win_rate, margin),
            prior: node.prior().into(),
            line,
            line_visits,
            ownership: after.and_then(|after| after.after(node.mv())),
        }
    };
    let mut candidates: Vec<Candidate> = nodes.iter().map(|node| candidate(node)).collect();
    let bounds: Vec<f64> = match values {
        ValueKind::Outcomes => candidates.iter().map(lower_bound).collect(),
        ValueKind::Estimates => {
            let worth = Puct::least_worth(tree.node(root), area);
            nodes.into_iter().map(|node| worth(node).into()).collect()
        }
    };
    put_best_first(&mut candidates, values, |at| bounds[at]);
    candidates
}

/// The move of `node` and the most visited moves after it, and the visits of each.
fn principal_variation<'a>(tree: &'a Tree, mut node: &'a Node) -> (Vec<Move>, Vec<u64>) {
    let (mut line, mut visits) = (vec![node.mv().mv()], vec![node.played.visits().into()]);
    while line.len() < LINE && node.state() == NodeState::Expanded {
        let Some(next) = tree.most_visited(node).filter(|next| next.played.visits() > 0) else { break };
        line.push(next.mv().mv());
        visits.push(next.played.visits().into());
        node = next;
    }
    (line, visits)
}
