//! What is known of a file that was reviewed.

use std::collections::HashMap;
use std::path::Path;

use liangyi_core::sgf::{NodeId, SgfTree};

use crate::protocol::OpenedNode;
use crate::review::{NodeAnalysis, Review};

/// A file that was reviewed.
pub struct Reviewed<'a> {
    pub path: &'a Path,
    /// The record as it was.
    pub tree: SgfTree,
    /// Its main line.
    pub line: Vec<NodeId>,
    /// The game at the end of that.
    pub opened: OpenedNode,
    pub found: HashMap<NodeId, NodeAnalysis>,
    pub review: Review,
}
