//! What is known of the positions of a record, and what is to be found out.

use std::collections::{HashMap, HashSet};

use liangyi_core::sgf::NodeId;
use liangyi_engine::engine::Engine;

use super::tree_view::AnalysisScope;
use crate::review::NodeAnalysis;

/// What is analysed, and what has been found.
#[derive(Debug, Default)]
pub struct Analyses {
    /// What is known of nodes.
    pub found: HashMap<NodeId, NodeAnalysis>,
    /// Nodes that give no position, or none that can be searched.
    pub hopeless: HashSet<NodeId>,
    /// What the page has asked for, while it goes on.
    pub run: Option<WantedAnalysis>,
    /// The engine that has searched a node last, which can search it further.
    pub engine: Option<(NodeId, Box<Engine>)>,
}

/// What a page has asked for.
#[derive(Clone, Copy, Debug)]
pub struct WantedAnalysis {
    /// What is analysed.
    pub scope: AnalysisScope,
    /// To how many visits.
    pub visits: u32,
}

impl WantedAnalysis {
    /// Whether nothing is left to be done at a node of which this is known.
    pub fn is_done(self, found: Option<&NodeAnalysis>) -> bool {
        found.is_some_and(|found| found.visits >= u64::from(self.visits))
    }
}
