//! When a search ends.

use std::time::Duration;

/// When a search ends: at the first bound that is met.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    /// Playouts.
    pub playouts: Option<u64>,
    /// Wall time.
    pub time: Option<Duration>,
}
