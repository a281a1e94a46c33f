//! Judgement: which stones are dead, whose each point becomes, which points one side alone can take.
//!
//! It knows playouts and search, and neither players nor protocols.

mod agreed;
mod judging;
mod local_search;
mod ownership;
mod region;
mod resumed;

pub use agreed::agreed_settlement;
pub use judging::{Effort, Judgement, judge};
