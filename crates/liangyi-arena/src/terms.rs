//! How the games of a match are played.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use liangyi_engine::policy::Models;
use serde::{Deserialize, Serialize};

use super::gtp_engine::GameConditions;

/// What is done when the engines disagree about dead stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Adjudication {
    /// Play is resumed, the side that the ruleset names moving first, until the engines agree; stones still disputed
    /// after that count as alive. Under territory rules, where resumed play costs points, the referee judges instead.
    Resolution,
    /// The referee judges the position as it stands.
    Referee,
    /// No stones are removed.
    None,
}

impl Adjudication {
    /// Every value with its name.
    pub const ALL: [(&'static str, Adjudication); 3] =
        [("resolution", Adjudication::Resolution), ("referee", Adjudication::Referee), ("none", Adjudication::None)];
}

impl fmt::Display for Adjudication {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = Adjudication::ALL.into_iter().find(|(_, value)| value == self).map_or("", |(name, _)| name);
        f.write_str(name)
    }
}

impl FromStr for Adjudication {
    type Err = String;

    fn from_str(text: &str) -> Result<Adjudication, String> {
        let found = Adjudication::ALL.into_iter().find(|(name, _)| *name == text);
        found.map(|(_, value)| value).ok_or_else(|| "expected resolution, referee or none".to_string())
    }
}

/// How every game of a match is played.
#[derive(Clone, Debug)]
pub struct MatchTerms {
    /// The conditions that are announced to the engines.
    pub conditions: GameConditions,
    /// By how much a move may overrun its clock.
    pub grace: Duration,
    /// The number of moves after which a game is a draw.
    pub max_moves: usize,
    /// What is done when the engines disagree about dead stones.
    pub adjudicate: Adjudication,
    /// Whether the engines are queried for the result of counted games, for comparison.
    pub final_scores: bool,
    /// What the referee judges dead stones with.
    pub models: Arc<Models>,
}
