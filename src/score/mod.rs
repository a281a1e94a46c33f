//! Counting: what a position is worth under a ruleset, given the dead stones. It knows nothing of search; who is dead
//! is told to it.

mod count;
mod counting;
mod exact;
pub mod makeup;
mod margin;
mod method;
mod position;
mod settlement;
pub mod territory;

pub use self::counting::{score, score_settled};
pub use self::exact::Exact;
pub use self::makeup::{MadeUp, make_up};
pub use self::margin::{Reason, Score};
pub use self::method::{End, Method};
pub use self::settlement::Settlement;
