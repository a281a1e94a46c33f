//! What a page lists: rulesets and what they say of a position, lessons, recent games, levels.

use serde::{Deserialize, Serialize};

use crate::show::states::Sides;

/// A lesson that can be opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonRow {
    /// Its name.
    pub name: String,
    /// What it is about, in the language that was asked for.
    pub title: String,
    /// The name of its ruleset.
    pub ruleset: String,
    /// How many moves it has.
    pub moves: usize,
    /// Its steps that ask for the next move.
    pub questions: Vec<LessonQuestion>,
}

/// A step of a lesson that asks for the next move of its record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonQuestion {
    /// After how many moves it stands.
    pub step: usize,
    /// The answers to moves that have one of their own, in the language that was asked for.
    pub answers: Vec<LessonAnswer>,
}

/// What a lesson answers to a move that is not the right one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonAnswer {
    /// The move; `move` when it is serialised.
    #[serde(rename = "move")]
    pub mv: String,
    /// The answer.
    pub text: String,
}

/// A ruleset that can be chosen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RulesetRow {
    /// Its name.
    pub name: String,
    /// Whether it is a line game.
    pub line_game: bool,
    /// The board that is played on if nothing else is said.
    pub size: Sides,
    /// Its komi, in points.
    pub komi: Option<f64>,
    /// Whether it has virtual moves.
    #[serde(rename = "virtual")]
    pub virtual_moves: bool,
}

/// A game that was played here.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RecentRow {
    /// Its name, by which it is opened.
    pub name: String,
    /// When it was last written, in seconds since 1970 (UTC).
    #[cfg_attr(test, ts(type = "number"))]
    pub written: u64,
    /// The name of its ruleset, or what the record has for it.
    pub ruleset: Option<String>,
    /// The board.
    pub size: Sides,
    /// How many moves it has.
    pub moves: usize,
    /// Who plays Black, and who White, where the record says it.
    pub players: [Option<String>; 2],
    /// The result, where the record has one.
    pub result: Option<String>,
    /// Whether it is the game of this page.
    pub is_here: bool,
}

/// The levels of the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Levels {
    /// How many there are, from 1.
    pub all: usize,
    /// How many of them, the first ones, need no network.
    pub without_network: usize,
}

/// What a ruleset says, in a language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ExplainedRuleset {
    /// Its name.
    pub ruleset: String,
    /// What it is, in a line.
    pub summary: String,
    /// Where the rules come from.
    pub source: String,
    /// Its articles in short, a sentence each.
    pub articles: Vec<String>,
    /// What its axes say, a sentence each.
    pub clauses: Vec<String>,
}

/// What the rules say of a position beyond its state.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RuleSigns {
    /// The points on which a stone of the side to move offers to end the game, as null moves do.
    pub offers: Vec<OfferingPoint>,
    /// The points that make regions wild (荒空) where that loses: on the board as it stands, or with the dead stones off
    /// that are marked.
    pub wild: Vec<String>,
    /// What points are owed for, where any may be.
    pub owed_for: Option<OwedFor>,
    /// Whether a pass is a virtual move (虚手), so that there is no other one.
    pub virtual_pass: bool,
}

/// A point on which a stone offers to end the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OfferingPoint {
    /// The point.
    pub at: String,
    /// After how many moves the board first stood that the stone leaves.
    pub after_move: usize,
}

/// What points are owed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum OwedFor {
    /// Moves that a side has made beyond the other's number (多下贴点).
    ExtraMoves,
    /// The last stone, where Black has placed it (黑收后贴1点).
    LastStone,
}
