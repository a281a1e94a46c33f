//! What all tabs share: the settings that a game starts with, and the threads that search.

use std::io;

use liangyi_core::sgf::{NodeId, SgfTree};
use liangyi_engine::engine::EngineSettings;

use super::workers::Workers;
use crate::protocol::{OpenError, open_node};

/// What all tabs share.
#[derive(Debug)]
pub struct TabsShared {
    settings: EngineSettings,
    network: Option<String>,
    workers: Workers,
    first: Option<FirstRecord>,
}

/// The record with which tabs begin.
#[derive(Clone, Debug)]
pub struct FirstRecord {
    tree: SgfTree,
    node: NodeId,
}

impl FirstRecord {
    /// A record at a node.
    ///
    /// # Errors
    ///
    /// There is no position at that node, or at the end of the main line.
    pub fn new(settings: &EngineSettings, tree: SgfTree, node: NodeId) -> Result<FirstRecord, OpenError> {
        open_node(settings, &tree, node)?;
        open_node(settings, &tree, *tree.main_line().last().expect("there is a root"))?;
        Ok(FirstRecord { tree, node })
    }

    /// The record.
    pub fn tree(&self) -> &SgfTree {
        &self.tree
    }

    /// The node.
    pub fn node(&self) -> NodeId {
        self.node
    }
}

impl TabsShared {
    /// Tabs whose games start with `settings`. Its threads are how many searches of all tabs run at once, each on one
    /// thread, and its memory is what all of them have together. `network` is the name of the network in the settings.
    ///
    /// # Errors
    ///
    /// The system gives no thread.
    pub fn new(settings: EngineSettings, network: Option<String>) -> io::Result<TabsShared> {
        let threads = settings.threads.max(1);
        let workers = Workers::new(threads)?;
        let settings = EngineSettings {
            threads: 1,
            memory: settings.memory / threads,
            genmove_virtual: true,
            // The page says how many handicap stones there are; moves in a row are extra moves.
            handicap_by_plays: false,
            diagram_by_plays: false,
            ..settings
        };
        Ok(TabsShared { settings, network, workers, first: None })
    }

    /// As it is, but tabs begin with this record.
    pub fn with_record(self, first: FirstRecord) -> TabsShared {
        TabsShared { first: Some(first), ..self }
    }

    /// The record with which tabs begin.
    pub fn first(&self) -> Option<&FirstRecord> {
        self.first.as_ref()
    }

    /// The settings that a game starts with.
    pub fn settings(&self) -> &EngineSettings {
        &self.settings
    }

    /// The name of the network, where there is one.
    pub fn network(&self) -> Option<&str> {
        self.network.as_deref()
    }

    /// The threads that search.
    pub fn workers(&self) -> &Workers {
        &self.workers
    }
}
