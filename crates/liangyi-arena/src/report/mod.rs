//! The report of a match: its figures ([`MatchReport`], serialized as JSON), the same as text ([`std::fmt::Display`] of
//! the figures) and as an HTML page with plots ([`page`]).
//!
//! [`figures`] computes everything once; [`words`] puts into words what text and page both show; [`charts`] draws the
//! course of the match with [`plot`], which knows nothing of matches.

pub mod charts;
pub mod figures;
pub mod page;
pub mod plot;
mod text;
pub mod words;

pub use figures::MatchReport;
