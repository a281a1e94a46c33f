//! The English table.

mod clauses;
mod counts;
mod matches;
mod rules;
mod rulesets;

use super::table::Words;

/// English.
#[derive(Clone, Copy, Debug, Default)]
pub struct English;

impl Words for English {}
