//! What a language says of the values of each subject: a method for each, by the messages of the files.

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

pub use self::lines::PointName;
pub use self::play::ShownCandidate;
pub use self::rules::{Fact, RulesetWords};
