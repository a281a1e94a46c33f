//! The report of a match: its figures ([`MatchReport`], serialized as JSON), the same as text ([`text()`]) and as an
//! HTML page with plots ([`page`]) and a board that steps through the games ([`viewer`]).
//!
//! [`figures`] computes everything once; [`phrases`] puts into words what text and page both show; [`charts`] draws the
//! course of the match with [`plot`], which knows nothing of matches. Why games ended is a value in their records, for
//! which [`crate::words`] has the words.

pub mod charts;
pub mod figures;
pub mod findings;
pub mod page;
pub mod phrases;
pub mod plot;
pub mod replay;
#[cfg(test)]
mod testing;
pub mod text;
pub mod times;
pub mod viewer;

pub use self::figures::MatchReport;
pub use self::replay::Replay;
pub use self::text::text;
