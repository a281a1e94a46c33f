//! What all tabs share: the settings that a game starts with, and the threads that search.

use std::io;

use liangyi_engine::engine::EngineSettings;

use super::workers::Workers;

/// What all tabs share.
#[derive(Debug)]
pub struct TabsShared {
    settings: EngineSettings,
    network: Option<String>,
    workers: Workers,
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
        Ok(TabsShared { settings, network, workers })
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
