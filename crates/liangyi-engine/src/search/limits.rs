//! The limits of a search.

use std::time::Duration;

/// The limits of a search, which ends at the first one that it reaches. Without any it runs until it is stopped.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    /// The number of playouts.
    pub playouts: Option<u64>,
    /// The wall time.
    pub time: Option<Duration>,
    /// The wall time within which a player has to have decided, where a decision about the end of a game may take more
    /// than `time`: `None` where it may not. A search alone ends at `time`.
    pub latest: Option<Duration>,
}
