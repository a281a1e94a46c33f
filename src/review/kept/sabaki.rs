//! Sabaki's graph: Black's win rate in percent (`SBKV`) and by how much it leads (`SBKS`), to two decimals.

use liangyi_core::sgf::{NodeId, SgfTree};

use super::super::values::NodeAnalysis;
use crate::protocol::rounded;

const WIN_RATE: &str = "SBKV";
const LEAD: &str = "SBKS";

/// Writes both, unless Sabaki has.
pub fn store(tree: &mut SgfTree, node: NodeId, before: Option<&NodeAnalysis>, found: &NodeAnalysis) {
    let told = before.map(texts);
    let is_own = [WIN_RATE, LEAD].into_iter().enumerate().all(|(index, name)| match tree.text(node, name) {
        None => true,
        Some(there) => told.as_ref().is_some_and(|told| told[index] == there),
    });
    if is_own {
        for (name, text) in [WIN_RATE, LEAD].into_iter().zip(texts(found)) {
            tree.set_text(node, name, &text);
        }
    }
}

fn texts(found: &NodeAnalysis) -> [String; 2] {
    [100.0 * found.winrate, found.lead].map(|value| rounded(value, 2).to_string())
}

/// What Sabaki has written: it does not say how much was searched.
pub fn read(tree: &SgfTree, node: NodeId) -> Option<NodeAnalysis> {
    let number = |name| tree.text(node, name).and_then(|text| text.trim().parse::<f64>().ok());
    let percent = number(WIN_RATE)?;
    Some(NodeAnalysis {
        visits: 0,
        winrate: percent / 100.0,
        lead: number(LEAD).unwrap_or(0.0),
        moves: Vec::new(),
        ownership: None,
        stopped: None,
    })
}
