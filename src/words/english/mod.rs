//! The English table.

mod clauses;
mod counts;
mod games;
mod matches;
mod networks;
mod play;
mod rules;
mod rulesets;
mod sums;

use super::table::Words;

/// English.
#[derive(Clone, Copy, Debug, Default)]
pub struct English;

impl Words for English {}
