//! What each subject says, by the messages of the files.

mod clauses;
mod counts;
mod files;
mod games;
mod lines;
mod matches;
mod networks;
mod play;
mod rules;
mod sums;

use super::spoken::Spoken;
use super::table::Words;

impl Words for Spoken {}
