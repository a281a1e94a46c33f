//! The limits of a search.

use std::time::Duration;

/// The limits of a search, which ends at the first one that it reaches. Without any it runs until it is stopped.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    /// The number of playouts.
    pub playouts: Option<u64>,
    /// The wall time.
    pub time: Option<Duration>,
    /// The wall time in which a player has to have its move. The search itself ends at `time`; what is left between the
    /// two is for a decision about the end of the game. `None` where there is no time for it beyond `time`.
    pub latest: Option<Duration>,
}
