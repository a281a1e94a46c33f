//! The record as its page sees it.

use liangyi_core::base::Size;
use liangyi_core::sgf::{NodeId, SgfTree};

use super::tab::Tab;
use super::tree_view::{BoardMark, MarkShape, NextNode, NodeHere, TreeNode, TreeView};

/// The most nodes that a page sees.
const MOST_NODES: usize = 50_000;

/// The longest name of a node, and the longest label, in characters.
const LONGEST_NAME: usize = 80;

impl Tab {
    /// The tree of the record.
    pub(super) fn tree_view(&self) -> TreeView {
        let (place, size) = (&self.play.place, self.engine.size());
        let tree = place.tree();
        let mut numbers = std::collections::HashMap::new();
        let node = |id: NodeId| {
            let parent = tree.parent(id);
            let before = parent.and_then(|parent| numbers.get(&parent).copied()).unwrap_or(0);
            let number: usize = before + tree.moves_in(id);
            numbers.insert(id, number);
            let NextNode { color, mv, .. } = next_node(tree, id, size);
            TreeNode {
                id: id.number(),
                parent: parent.map(NodeId::number),
                color,
                mv,
                number,
                sets_up: tree.sets_up(id),
                comment: tree.property(id, "C").is_some(),
                name: tree.text(id, "N").map(|name| name.chars().take(LONGEST_NAME).collect()),
                value: self.value_of(id),
            }
        };
        TreeView { tree_rev: place.tree_rev(), nodes: tree.all().into_iter().take(MOST_NODES).map(node).collect() }
    }

    /// The node that is shown.
    pub(super) fn here(&self) -> NodeHere {
        let (place, size) = (&self.play.place, self.engine.size());
        let (tree, id) = (place.tree(), place.here());
        let is_first = |pair: &[NodeId]| tree.children(pair[0]).first() == Some(&pair[1]);
        NodeHere {
            id: id.number(),
            tree_rev: place.tree_rev(),
            comment: tree.text(id, "C").unwrap_or_default(),
            marks: marks(tree, id, size),
            next: tree.children(id).iter().map(|&child| next_node(tree, child, size)).collect(),
            next_on_line: place.rest().first().map(|next| next.number()),
            on_main_line: place.path().windows(2).all(is_first),
            analysis: self.analysis_of(id).cloned(),
        }
    }
}

fn next_node(tree: &SgfTree, id: NodeId, size: Size) -> NextNode {
    let played = tree.played(id, size);
    NextNode {
        id: id.number(),
        color: played.map(|played| played.color),
        mv: played.map(|played| played.mv.display(size).to_string()),
    }
}

/// What a node marks on the board.
fn marks(tree: &SgfTree, id: NodeId, size: Size) -> Vec<BoardMark> {
    let shapes =
        [("TR", MarkShape::Triangle), ("SQ", MarkShape::Square), ("CR", MarkShape::Circle), ("MA", MarkShape::Cross)];
    let mut marks = Vec::new();
    for (name, shape) in shapes {
        let points = tree.points(id, name, size).into_iter();
        marks.extend(points.map(|point| BoardMark { at: size.vertex(point).to_string(), shape: shape.clone() }));
    }
    marks.extend(tree.labels(id, size).into_iter().map(|(point, text)| BoardMark {
        at: size.vertex(point).to_string(),
        shape: MarkShape::Label { text: text.chars().take(LONGEST_NAME).collect() },
    }));
    marks
}
