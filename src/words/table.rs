//! The catalogue of what has words: a trait for each subject.

use std::borrow::Cow;

use liangyi_arena::cause::{Cause, Note};
use liangyi_arena::record::{DeadStoneSource, EndReason, Verdict};
use liangyi_core::base::Size;
use liangyi_core::rules::clauses::Clause;
use liangyi_core::rules::{Rules, RulesetKey};
use liangyi_core::score::Score;

use crate::scoring::Doubt;

/// A table of one language for everything.
pub trait Words: CountWords + MatchWords + RulesWords {}

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

/// The words on a ruleset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesetWords {
    /// What it is, in a line.
    pub summary: Cow<'static, str>,
    /// Where the rules come from: articles of the text, or the organisation that publishes them.
    pub source: &'static str,
    /// What the axes do not say: its articles in short, a sentence each. Every table has as many, in the same order.
    pub articles: &'static [&'static str],
}

/// What is told of a ruleset, each with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Where it comes from.
    Source,
    /// Its other names.
    Aliases,
    /// Its name in SGF files.
    InSgf,
    /// The board that is played on.
    Board,
    /// What the axes do not say.
    Articles,
    /// The axes with their values.
    Axes,
}

/// Rulesets.
pub trait RulesWords: Sync {
    /// A ruleset or line game that comes with the program.
    fn ruleset(&self, key: RulesetKey) -> RulesetWords;

    /// What a ruleset of the user's is, whose file does not say it.
    fn own_summary(&self, based_on: &str) -> String;

    /// Where a ruleset of the user's comes from, whose file does not say it.
    fn own_source(&self) -> &'static str;

    /// What the value of an axis says, a sentence.
    fn clause(&self, clause: Clause) -> String;

    /// The name of a fact.
    fn fact(&self, fact: Fact) -> &'static str;

    /// The columns of a table of rulesets: its name, its Chinese name, what it is, where it comes from.
    fn columns(&self) -> [&'static str; 4];

    /// The board that a game of Go is played on if the user says nothing, with this number of lines.
    fn board(&self, lines: u8) -> String;

    /// The board that a line game is played on if the user says nothing, with this number of lines.
    fn line_board(&self, lines: u8) -> String;

    /// That no axis differs from this ruleset.
    fn same_as(&self, ruleset: &str) -> String;

    /// Above the axes that differ from this ruleset.
    fn differs_from(&self, ruleset: &str) -> String;
}

/// Counts, and what is doubtful about them.
pub trait CountWords: Sync {
    /// Why a count may not be the result of its game, a sentence without a full stop.
    fn doubt(&self, doubt: &Doubt, size: Size) -> String;

    /// That a record names rules by a text that nobody knows, so that its game is counted under `ruleset`.
    fn unknown_rules(&self, text: &str, ruleset: &str) -> String;

    /// What a count under these rules is made of, in a line.
    fn count(&self, rules: &Rules, score: &Score, size: Size) -> String;
}
