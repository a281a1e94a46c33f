//! What a language says of the values of each subject: a method for each, by the messages of the files.

mod counts;
mod files;
mod games;
mod matches;
mod openings;
mod play;
mod renju;
mod rules;

pub use self::games::PointName;
pub use self::play::ShownCandidate;
pub use self::rules::{Fact, RulesetWords};
