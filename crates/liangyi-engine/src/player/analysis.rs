//! What an analysis searches, and what it reports.

use std::time::Duration;

use crate::search::{Limits, Restrictions};

/// An analysis: a search that chooses no move but reports what it finds.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// When it ends; without limits it goes on until it is stopped.
    pub limits: Limits,
    /// The moves left out.
    pub restrictions: Restrictions,
    /// The time between two reports. The first one comes at once.
    pub every: Duration,
    /// Whether the ownership after each candidate is found.
    pub move_ownership: bool,
}

impl Default for Analysis {
    fn default() -> Analysis {
        Analysis {
            limits: Limits::default(),
            restrictions: Restrictions::NONE,
            every: Duration::from_millis(500),
            move_ownership: false,
        }
    }
}
