//! What values say in a language.
//!
//! The rooms below it and the other crates give values: why a game has ended, why a move is illegal. [`Words`] is the
//! catalogue of what has words, each with the value that it is about, and a table for one language implements it:
//! [`English`] is one. A method has no default and a table matches values exhaustively, so that the compiler names
//! what a new table lacks, and every table that a new value must be added to.
//!
//! The texts of errors ([`std::fmt::Display`]) are English, for the log and for users of the libraries; the English
//! table passes them on.

mod breaks;
mod english;
pub mod rulesets;
mod table;

pub use self::breaks::parts;
pub use self::english::English;
pub use self::table::{
    CountWords, Fact, GameWords, MatchWords, NetworkWords, PlayWords, PointName, RulesWords, RulesetWords,
    ShownCandidate, Words,
};
