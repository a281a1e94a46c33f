//! What values say in a language.
//!
//! The rooms below it and the other crates give values: why a game has ended, why a move is illegal. [`Language`] is a
//! language, with a method for each value that has words. Its sentences are the messages of files of Fluent's in
//! `languages`, a folder for each language with a file for each subject; a [`Message`] names one. The code decides
//! which message says a value, by exhaustive matches, and what is put into it; order and grammar are the files' own.
//! `terms.ftl` has the terms of the [glossary], which the others refer to.
//!
//! The texts of errors ([`std::fmt::Display`]) are English, for the log and for users of the libraries.

use std::io::Read as _;

use flate2::read::GzDecoder;

mod breaks;
pub mod glossary;
mod language;
pub mod rulesets;
mod sentences;

pub use self::breaks::{aligned, columns, padded, parts};
pub use self::language::Language::{self, English};
pub(crate) use self::language::msg;
pub use self::language::{CommandWords, Message};
pub use self::sentences::{Fact, PointName, RulesetWords, ShownCandidate};

/// The notices of third parties, as `build.rs` has packed them.
const NOTICES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/notices.gz"));

/// Which crates and packages are in the program, and the texts of their licences, in the words of their authors.
pub fn notices() -> String {
    let mut text = String::new();
    GzDecoder::new(NOTICES).read_to_string(&mut text).expect("build.rs has packed text");
    text
}
