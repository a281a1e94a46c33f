//! Rulesets in English.

use liangyi_core::rules::RulesetKey;
use liangyi_core::rules::clauses::Clause;

use super::{English, clauses, rulesets};
use crate::words::table::{Fact, RulesWords, RulesetWords};

impl RulesWords for English {
    fn ruleset(&self, key: RulesetKey) -> RulesetWords {
        rulesets::ruleset(key)
    }

    fn own_summary(&self, based_on: &str) -> String {
        format!("the user's own, based on {based_on}")
    }

    fn own_source(&self) -> &'static str {
        "the user's own"
    }

    fn clause(&self, clause: Clause) -> String {
        clauses::clause(clause)
    }

    fn fact(&self, fact: Fact) -> &'static str {
        match fact {
            Fact::Source => "Source",
            Fact::Aliases => "Aliases",
            Fact::InSgf => "In SGF",
            Fact::Board => "Board",
            Fact::Articles => "Articles",
            Fact::Axes => "Axes",
        }
    }

    fn columns(&self) -> [&'static str; 4] {
        ["ruleset", "中文", "what it is", "source"]
    }

    fn board(&self, lines: u8) -> String {
        format!("{lines}x{lines} unless another is asked for")
    }

    fn line_board(&self, lines: u8) -> String {
        format!("{lines}x{lines} unless another is chosen")
    }

    fn same_as(&self, ruleset: &str) -> String {
        format!("On every axis the same as {ruleset}.")
    }

    fn differs_from(&self, ruleset: &str) -> String {
        format!("Differs from {ruleset} in")
    }
}
