//! Rulesets.

use liangyi_core::rules::clauses::Clause;

use super::clauses;
use crate::words::message::{Message, msg};
use crate::words::spoken::{Speech as _, Spoken};
use crate::words::table::{Fact, RulesWords, RulesetWords};

impl RulesWords for Spoken {
    fn ruleset(&self, key: &str) -> RulesetWords {
        let message = Message::new(format!("ruleset-{key}"), Vec::new());
        let mut words = RulesetWords::default();
        for (part, text) in self.parts(&message) {
            match part {
                "name" => words.name = Some(text),
                "source" => words.source = text,
                _ => words.articles.push(text),
            }
        }
        RulesetWords { summary: self.say(message), ..words }
    }

    fn own_summary(&self, based_on: &str) -> String {
        self.say(msg!("own-summary", ruleset = based_on))
    }

    fn own_source(&self) -> String {
        self.say(msg!("own-source"))
    }

    fn clause(&self, clause: Clause) -> String {
        clauses::clause(clause, self)
    }

    fn fact(&self, fact: Fact) -> String {
        self.say(match fact {
            Fact::Source => msg!("fact-source"),
            Fact::Aliases => msg!("fact-aliases"),
            Fact::InSgf => msg!("fact-in-sgf"),
            Fact::Board => msg!("fact-board"),
            Fact::Articles => msg!("fact-articles"),
            Fact::Axes => msg!("fact-axes"),
        })
    }

    fn columns(&self) -> [String; 4] {
        [msg!("column-ruleset"), msg!("column-chinese"), msg!("column-summary"), msg!("column-source")]
            .map(|column| self.say(column))
    }

    fn board(&self, lines: u8) -> String {
        self.say(msg!("default-board", lines = lines.to_string()))
    }

    fn line_board(&self, lines: u8) -> String {
        self.say(msg!("default-line-board", lines = lines.to_string()))
    }

    fn same_as(&self, ruleset: &str) -> String {
        self.say(msg!("same-axes", ruleset = ruleset))
    }

    fn differs_from(&self, ruleset: &str) -> String {
        self.say(msg!("differing-axes", ruleset = ruleset))
    }
}
