//! The English table.

mod matches;

use super::table::Words;

/// English.
#[derive(Clone, Copy, Debug, Default)]
pub struct English;

impl Words for English {}
