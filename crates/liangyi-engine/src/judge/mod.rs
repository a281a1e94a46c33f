//! Judgement: which stones are dead, whose each point becomes, which points one side alone can take; and the settlement
//! and score that follow.
//!
//! It knows playouts and search, and neither players nor protocols.

mod closed_regions;
mod closing;
mod fights;
mod judgement;
mod judging;
mod ownership;
mod region;
mod region_search;
mod settling;
mod status;
mod why;

pub use judgement::{Judgement, OWNED, Opinion, Stage};
pub use judging::{Effort, judge, judge_in_time};
pub use settling::{Judgements, RulesetScore, judges_dead_stones, settled_without_judgement};
pub use why::{Begun, Certainty, ChainVerdict, why};
