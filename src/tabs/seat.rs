//! Who plays a side.

use serde::{Deserialize, Serialize};

/// Who plays a side; `by` names it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum Seat {
    /// The person at the page.
    Person,
    /// The engine, at a level.
    Level {
        /// 1 to the number of levels.
        level: usize,
    },
    /// The engine, with so much time for a move.
    Time {
        /// In seconds, above 0 to 3600.
        seconds: f64,
    },
}
