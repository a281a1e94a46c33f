//! The report of a match: its figures ([`MatchReport`], serialized as JSON), the same as text ([`text()`]) and as an
//! HTML page with plots ([`page`]) and a board that steps through the games ([`viewer`]).
//!
//! [`figures`] computes everything once, but for what is to be looked at, which [`findings`] names; [`phrases`] puts
//! into words what text and page show; [`charts`] draws the course of the match. Why games ended is a value in their
//! records, for which [`crate::show::words`] has the words.

pub mod charts;
pub mod figures;
pub mod findings;
pub mod page;
pub mod phrases;
#[cfg(test)]
mod testing;
pub mod viewer;

pub use self::figures::MatchReport;
pub use self::phrases::text;
pub use self::viewer::ReplayedGame;
