//! What a match is: everything that decides which games are played and how. It is kept beside the results, so that a match
//! that was cut off goes on as the same match, and only as that.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::clock::TimeControl;
use super::engine::{Conditions, Program};
use super::opening::OpeningFile;
use super::record::Entrant;
use super::referee::{Adjudicate, Terms};
use super::stats::Sprt;
use crate::base::{Color, Size};
use crate::rules::Rules;

/// The settings of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Settings {
    /// The programs, A first.
    pub programs: [Program; 2],
    /// What they call themselves, once they have been started.
    pub names: [String; 2],
    /// How many games.
    pub games: usize,
    /// The ruleset's name.
    pub ruleset: String,
    /// What it means, with the komi of the match.
    pub rules: Rules,
    /// The board.
    pub size: Size,
    /// The time.
    pub time: TimeControl,
    /// See [`Terms::grace`]; in seconds.
    pub grace: f64,
    /// See [`Conditions::hang`]; in seconds.
    pub hang: f64,
    /// How disputes about dead stones are settled.
    pub adjudicate: Adjudicate,
    /// Moves after which a game is a draw.
    pub max_moves: usize,
    /// Random moves at the start of each pair of games.
    pub opening_moves: usize,
    /// Openings from files.
    pub openings: Vec<OpeningFile>,
    /// The seed of the random moves.
    pub seed: u64,
    /// Whether engines are asked for their `final_score`.
    pub final_scores: bool,
    /// When to stop early.
    pub sprt: Option<Sprt>,
}

/// Settings that may differ when a match is taken up again: they decide how long it goes on, not what it is. (Names are
/// told by the programs and not by the user.)
const FREE: [&str; 3] = ["games", "sprt", "names"];

impl Settings {
    /// How its games are played; `None` where a time is out of range.
    pub fn terms(&self) -> Option<Terms> {
        Some(Terms {
            conditions: Conditions {
                ruleset: self.ruleset.clone(),
                rules: self.rules.clone(),
                size: self.size,
                time: self.time,
                hang: Duration::try_from_secs_f64(self.hang).ok()?,
            },
            grace: Duration::try_from_secs_f64(self.grace).ok()?,
            max_moves: self.max_moves,
            adjudicate: self.adjudicate,
            final_scores: self.final_scores,
            seed: self.seed,
        })
    }

    /// Who has Black in a game, counted from 1: A in the odd ones.
    pub fn black(game: usize) -> Entrant {
        if game % 2 == 1 { Entrant::A } else { Entrant::B }
    }

    /// The number of a game's opening, both counted from 1: two games to each.
    pub fn opening(game: usize) -> usize {
        game.div_ceil(2)
    }

    /// Who has `color` in a game.
    pub fn entrant(game: usize, color: Color) -> Entrant {
        match color {
            Color::Black => Settings::black(game),
            Color::White => Settings::black(game).opponent(),
        }
    }

    /// In what these settings differ from those of the match as it was begun, where they may not.
    pub fn differences(&self, begun: &Settings) -> Vec<String> {
        let (Ok(serde_json::Value::Object(now)), Ok(serde_json::Value::Object(then))) =
            (serde_json::to_value(self), serde_json::to_value(begun))
        else {
            return vec!["settings that cannot be written".to_string()];
        };
        now.iter()
            .filter(|(key, value)| !FREE.contains(&key.as_str()) && then.get(*key) != Some(*value))
            .map(|(key, value)| format!("{key} was {}, is {value}", then.get(key).unwrap_or(&serde_json::Value::Null)))
            .collect()
    }
}
