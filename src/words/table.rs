//! The catalogue of what has words: a trait for each subject.

use liangyi_arena::cause::{Cause, Note};
use liangyi_arena::record::{DeadStoneSource, EndReason, Verdict};

/// A table of one language for everything.
pub trait Words: MatchWords {}

/// How games of a match end.
pub trait MatchWords: Sync {
    /// The kind of an end, in a few words without a capital, such as `illegal move`.
    fn end_reason(&self, reason: EndReason) -> &'static str;

    /// How a game ended, in a line without a capital and a full stop.
    fn ended(&self, verdict: &Verdict) -> String;

    /// What lies behind an end, without a full stop.
    fn cause(&self, cause: &Cause) -> String;

    /// Something else about a game, without a full stop.
    fn note(&self, note: &Note) -> String;

    /// Where dead stones come from, in a few words without a capital.
    fn dead_stone_source(&self, source: DeadStoneSource) -> &'static str;
}
