//! What a record keeps of an analysis.
//!
//! The private property [`ANALYSIS`] has the whole of it. Beside it stand what other programs draw their graphs from:
//! Sabaki's win rate and lead (`sabaki.rs`), KaTrain's analysis (`katrain.rs`). What another program has written there
//! stays; what Liangyi has is renewed. Where a record has an analysis of another program alone, Lizzie's among them
//! (`lizzie.rs`), its win rate, its lead and what it says of moves are read.

mod katrain;
mod lizzie;
mod sabaki;

use liangyi_core::base::Size;
use liangyi_core::game::Move;
use liangyi_core::sgf::{ANALYSIS, NodeId, SgfTree};

use super::values::NodeAnalysis;

/// Has a node keep an analysis.
pub fn store(tree: &mut SgfTree, node: NodeId, size: Size, found: &NodeAnalysis) {
    let before = own(tree, node, size);
    if before.as_ref() == Some(found) {
        return;
    }
    let text = serde_json::to_string(found).expect("plain values are JSON");
    tree.set_text(node, ANALYSIS, &text);
    sabaki::store(tree, node, before.as_ref(), found);
    // KaTrain has no other games.
    if tree.text(tree.root(), "GM").is_none_or(|game| game.trim() == "1") {
        katrain::store(tree, node, before.as_ref(), found);
    }
}

/// Takes the analyses of all nodes out of a record, KaTrain's too: they are as much as the rest of it many times over.
pub fn drop_all(tree: &mut SgfTree) {
    for node in tree.all() {
        for name in [ANALYSIS, katrain::NAME] {
            tree.set(node, name, Vec::new());
        }
    }
}

/// The analysis that a node keeps: Liangyi's own, or else what KaTrain, Lizzie or Sabaki have written. Theirs has no
/// visits where they do not say how much was searched, or where they have no lead.
pub fn read(tree: &SgfTree, node: NodeId, size: Size) -> Option<NodeAnalysis> {
    let foreign = || {
        let found = katrain::read(tree, node, size);
        found.or_else(|| lizzie::read(tree, node, size)).or_else(|| sabaki::read(tree, node))
    };
    own(tree, node, size).or_else(|| foreign().filter(|found| is_sound(found, size)))
}

/// What Liangyi has written.
fn own(tree: &SgfTree, node: NodeId, size: Size) -> Option<NodeAnalysis> {
    let found: NodeAnalysis = serde_json::from_str(&tree.text(node, ANALYSIS)?).ok()?;
    is_sound(&found, size).then_some(found)
}

/// Whether an analysis can be one of a position on a board of this size.
fn is_sound(found: &NodeAnalysis, size: Size) -> bool {
    let is_value = |winrate: f64, lead: f64| (0.0..=1.0).contains(&winrate) && lead.is_finite();
    let is_move = |text: &String| Move::parse(text, size).is_some();
    let moves = found
        .moves
        .iter()
        .all(|found| is_value(found.winrate, found.lead) && is_move(&found.mv) && found.pv.iter().all(is_move));
    let owners = found
        .ownership
        .as_ref()
        .is_none_or(|rows| rows.len() == size.height() && rows.iter().all(|row| row.len() == size.width()));
    moves && owners && is_value(found.winrate, found.lead)
}
