//! Rulesets.

use crate::words::message::{Message, msg};
use crate::words::spoken::Spoken;

/// The words on a ruleset that comes with the program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RulesetWords {
    /// Its name in the language, where that is another one than the catalogue's.
    pub name: Option<String>,
    /// What it is, in a line.
    pub summary: String,
    /// Where the rules come from: articles of the text, or the organisation that publishes them.
    pub source: String,
    /// What the axes do not say: its articles in short, a sentence each. Every language has as many, in the same order.
    pub articles: Vec<String>,
}

/// A line that the explanation of a ruleset may have; each has a name.
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

impl Spoken {
    /// A ruleset or line game that comes with the program, by its name.
    pub fn ruleset(self, key: &str) -> RulesetWords {
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

    /// What a ruleset of the user's is, whose file does not say it.
    pub fn own_summary(self, based_on: &str) -> String {
        self.say(msg!("own-summary", ruleset = based_on))
    }

    /// Where a ruleset of the user's comes from, whose file does not say it.
    pub fn own_source(self) -> String {
        self.say(msg!("own-source"))
    }

    /// The name of a fact.
    pub fn fact(self, fact: Fact) -> String {
        self.say(match fact {
            Fact::Source => msg!("fact-source"),
            Fact::Aliases => msg!("fact-aliases"),
            Fact::InSgf => msg!("fact-in-sgf"),
            Fact::Board => msg!("fact-board"),
            Fact::Articles => msg!("fact-articles"),
            Fact::Axes => msg!("fact-axes"),
        })
    }

    /// The columns of a table of rulesets: its name, its Chinese name, what it is, where it comes from.
    pub fn columns(self) -> [String; 4] {
        [msg!("column-ruleset"), msg!("column-chinese"), msg!("column-summary"), msg!("column-source")]
            .map(|column| self.say(column))
    }

    /// The board that a game of Go is played on if the user says nothing, with this number of lines.
    pub fn board(self, lines: u8) -> String {
        self.say(msg!("default-board", lines = lines.to_string()))
    }

    /// The board that a line game is played on if the user says nothing, with this number of lines.
    pub fn line_board(self, lines: u8) -> String {
        self.say(msg!("default-line-board", lines = lines.to_string()))
    }

    /// That no axis differs from this ruleset.
    pub fn same_as(self, ruleset: &str) -> String {
        self.say(msg!("same-axes", ruleset = ruleset))
    }

    /// Above the axes that differ from this ruleset.
    pub fn differs_from(self, ruleset: &str) -> String {
        self.say(msg!("differing-axes", ruleset = ruleset))
    }
}
