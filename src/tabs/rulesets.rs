//! The rulesets that a page can choose and what they say, and the lessons.

use liangyi_core::base::Size;
use liangyi_core::rules::clauses::axes;
use liangyi_core::rules::{LINE_GAMES, find_line_game};
use liangyi_engine::engine::params::LEVELS;

use super::answer::{ExplainedRuleset, LessonRow, Levels, Refused, Reply, RulesetRow};
use super::tab::{Fulfilled, Tab};
use crate::lessons::{LESSONS, Lesson};
use crate::states::Sides;
use crate::words::{Spoken, rulesets};

/// Every lesson.
pub fn lessons(language: &str) -> Reply {
    let words = Spoken::named(language).unwrap_or_default();
    let row = |lesson: &Lesson| LessonRow {
        name: lesson.name.to_string(),
        title: lesson.title(words),
        ruleset: lesson.ruleset().to_string(),
        moves: lesson.steps.len() - 1,
    };
    Reply::Lessons { lessons: LESSONS.iter().map(row).collect() }
}

impl Tab {
    /// Every ruleset, and the levels of the engine.
    pub(super) fn rulesets(&self) -> Reply {
        let sides = |lines: u8| Size::square(lines.into()).map(Sides::of).expect("a ruleset's board exists");
        let go = self.shared.settings().registry.iter().map(|row| RulesetRow {
            name: row.name.to_string(),
            chinese: row.chinese.to_string(),
            line_game: false,
            size: sides(row.default_size),
            komi: Some(row.rules.komi.points()),
            virtual_moves: row.rules.virtual_moves,
        });
        let lines = LINE_GAMES.iter().map(|row| RulesetRow {
            name: row.name.to_string(),
            chinese: row.chinese.to_string(),
            line_game: true,
            size: sides(row.default_size),
            komi: None,
            virtual_moves: false,
        });
        let without_network = LEVELS.iter().filter(|level| !level.by_network).count();
        Reply::Rulesets { rows: go.chain(lines).collect(), levels: Levels { all: LEVELS.len(), without_network } }
    }

    /// What a ruleset says.
    pub(super) fn explain(&self, name: &str, language: &str) -> Result<Fulfilled, Refused> {
        let registry = &self.shared.settings().registry;
        let words = Spoken::named(language).unwrap_or_default();
        let (name, told, clauses) = match (registry.find(name), find_line_game(name)) {
            (Some(row), _) => {
                let clauses = axes(&row.rules).into_iter().map(|axis| words.clause(axis.clause)).collect();
                (row.name.to_string(), rulesets::Told::of(row, words), clauses)
            }
            (None, Some(row)) => (row.name.to_string(), rulesets::Told::of_line_game(row, words), Vec::new()),
            (None, None) => return Err(Refused::NoSuchRuleset),
        };
        Ok(Fulfilled::from(Reply::Explained(ExplainedRuleset {
            ruleset: name,
            summary: told.summary,
            source: told.source,
            articles: told.articles,
            clauses,
        })))
    }
}
