//! The game under every ruleset, with what every point adds to each margin.

use liangyi_core::base::Color;
use liangyi_core::rules::Unit;
use liangyi_core::score::{MarginPart, PointValues};
use liangyi_engine::engine::GoSession;
use serde::{Deserialize, Serialize};

use super::game::{GameResult, ResultReason};
use super::parts::map_rows;

/// The result of a game under every ruleset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ComparedRows {
    /// A row for each ruleset.
    pub rows: Vec<ComparedRow>,
}

/// A game under one ruleset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ComparedRow {
    /// The name of the ruleset.
    pub ruleset: String,
    /// The result as GTP writes it.
    pub result: String,
    /// Who wins; `None` for a draw.
    #[cfg_attr(test, ts(type = "Color | null"))]
    pub winner: Option<Color>,
    /// By how much Black is ahead, exact; `None` where nothing is counted.
    pub margin: Option<String>,
    /// What has decided.
    pub reason: ResultReason,
    /// In what the margin and the values are given.
    #[cfg_attr(test, ts(type = "Unit"))]
    pub unit: Unit,
    /// What each point adds to the margin in Black's favour, exact, in rows from the top; `None` where the count is no
    /// sum over points.
    pub values: Option<Vec<Vec<String>>>,
    /// What else the margin is made of; with the values it is the margin.
    pub rest: Vec<MarginRest>,
}

/// A part of a margin that lies on no point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MarginRest {
    /// What it is.
    #[cfg_attr(test, ts(type = "MarginWord"))]
    pub part: MarginPart,
    /// What it adds in Black's favour, exact.
    pub value: String,
}

impl ComparedRows {
    /// The session's game at an agreed end under every ruleset that it knows. What the sides have not agreed on is
    /// judged.
    pub fn new(session: &mut GoSession) -> ComparedRows {
        let size = session.game().size();
        let rows = session.compare().into_iter().map(|row| {
            let GameResult { winner, text, margin, reason } = GameResult::of_score(&row.score);
            let (values, rest) = match &row.values {
                Some(values) => (Some(map_rows(size, |point| values.at(point).to_string())), rest(values)),
                None => (None, Vec::new()),
            };
            let (ruleset, unit) = (row.ruleset.name.to_string(), row.score.unit);
            ComparedRow { ruleset, result: text, winner, margin, reason, unit, values, rest }
        });
        ComparedRows { rows: rows.collect() }
    }
}

fn rest(values: &PointValues) -> Vec<MarginRest> {
    let parts = values.rest.iter();
    parts.map(|(part, value)| MarginRest { part: *part, value: value.to_string() }).collect()
}
