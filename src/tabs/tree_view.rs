//! The tree of a record as a page sees it.

use liangyi_core::base::Color;
use serde::{Deserialize, Serialize};

use crate::review::NodeAnalysis;

/// The tree of the record, and what is known of each node.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TreeView {
    /// The revision of the tree.
    #[cfg_attr(test, ts(type = "number"))]
    pub tree_rev: u64,
    /// The nodes, each after its parent, the children of each in their order: the first is that of the main line.
    pub nodes: Vec<TreeNode>,
}

/// A node of the tree.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TreeNode {
    /// Its number; the root's is 0.
    pub id: u32,
    /// The node before it; `None` for the root.
    pub parent: Option<u32>,
    /// The side that moves, where there is a move.
    #[cfg_attr(test, ts(type = "Color | null"))]
    pub color: Option<Color>,
    /// The move, `pass` and `virtual` among them; `move` when it is serialised.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// How many moves have been made with it since the root.
    pub number: usize,
    /// Whether it sets stones up.
    pub sets_up: bool,
    /// Whether it has a comment.
    pub comment: bool,
    /// The name that the record gives it.
    pub name: Option<String>,
    /// What the analysis has found, where it is analysed.
    pub value: Option<NodeValue>,
}

/// What the analysis has found of a node, in short. Win rates and leads are Black's.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NodeValue {
    /// Black's win rate, 0 to 1.
    pub winrate: f64,
    /// By how much Black leads.
    pub lead: f64,
    /// How many visits the search has made.
    #[cfg_attr(test, ts(type = "number"))]
    pub visits: u64,
    /// By how much Black would be ahead if the game had stopped here, where that is known.
    pub stopped: Option<f64>,
}

impl From<&NodeAnalysis> for NodeValue {
    fn from(found: &NodeAnalysis) -> NodeValue {
        let NodeAnalysis { visits, winrate, lead, ref stopped, .. } = *found;
        NodeValue { winrate, lead, visits, stopped: stopped.as_ref().map(|stopped| stopped.lead) }
    }
}

/// The node that is shown.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NodeHere {
    /// Its number.
    pub id: u32,
    /// The revision of the tree: a page that has seen another one asks for the tree.
    #[cfg_attr(test, ts(type = "number"))]
    pub tree_rev: u64,
    /// Its comment.
    pub comment: String,
    /// What the record marks on the board.
    pub marks: Vec<BoardMark>,
    /// The nodes after it, the one of the line that is shown among them.
    pub next: Vec<NextNode>,
    /// The number of the node after it on the line that is shown.
    pub next_on_line: Option<u32>,
    /// Whether it lies on the main line.
    pub on_main_line: bool,
    /// What the analysis has found.
    pub analysis: Option<NodeAnalysis>,
}

/// A node that can be gone to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NextNode {
    /// Its number.
    pub id: u32,
    /// The side that moves, where there is a move.
    #[cfg_attr(test, ts(type = "Color | null"))]
    pub color: Option<Color>,
    /// The move; `move` when it is serialised.
    #[serde(rename = "move")]
    pub mv: Option<String>,
}

/// A mark on a point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoardMark {
    /// The point.
    pub at: String,
    /// What it is.
    #[serde(flatten)]
    pub shape: MarkShape,
}

/// What a mark is; its name is under `shape`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "shape", rename_all = "snake_case")]
pub enum MarkShape {
    /// A triangle (`TR`).
    Triangle,
    /// A square (`SQ`).
    Square,
    /// A circle (`CR`).
    Circle,
    /// A cross (`MA`).
    Cross,
    /// A text (`LB`).
    Label {
        /// The text.
        text: String,
    },
}

/// An analysis that runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AnalysisRun {
    /// What is analysed.
    pub scope: AnalysisScope,
    /// To how many visits.
    pub visits: u32,
    /// How many of the positions have so many.
    pub done: usize,
    /// How many positions there are.
    pub of: usize,
}

/// What is analysed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AnalysisScope {
    /// The position that is shown.
    Here,
    /// Every position of the line that is shown.
    Line,
    /// Every position of the record.
    Tree,
}
