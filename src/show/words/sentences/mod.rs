//! What a language says of the values of each subject: a method for each, by the messages of the files.

mod commands;
mod counts;
mod games;
mod load_errors;
mod matches;
mod play;
mod record_warnings;
mod rules;

pub use self::commands::CommandWords;
pub use self::games::PointName;
pub use self::play::ShownCandidate;
pub use self::rules::{Fact, RulesetWords};
