//! What values say in a language.
//!
//! The rooms below it and the other crates give values: why a game has ended, why a move is illegal. [`Language`] is a
//! language, with a method for each value that has words. Its sentences are the messages of files of Fluent's in
//! `languages`, a folder for each language with a file for each subject; a [`Message`] names one. The code decides
//! which message says a value, by exhaustive matches, and what is put into it; order and grammar are the files' own.
//! `terms.ftl` has the terms of the [glossary], which the others refer to.
//!
//! The texts of errors ([`std::fmt::Display`]) are English, for the log and for users of the libraries.

mod breaks;
pub mod glossary;
mod language;
pub mod rulesets;
mod sentences;

pub use self::breaks::{aligned, columns, padded, parts};
pub use self::language::Language::{self, English};
pub use self::language::Message;
pub(crate) use self::language::msg;
pub use self::sentences::{CommandWords, Fact, PointName, RulesetWords, ShownCandidate};
