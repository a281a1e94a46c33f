//! The game under every ruleset, with what every point adds to each margin, and what two rulesets count differently.

use liangyi_core::base::Color;
use liangyi_core::rules::{Komi, Unit};
use liangyi_core::score::{Exact, MarginPart, PointValues};
use liangyi_engine::engine::GoSession;
use liangyi_engine::judge::RulesetScore;
use serde::{Deserialize, Serialize};

use super::counted::MadeOf;
use super::game::{ResultReason, ShownResult};
use super::parts::{map_rows, vertex};

/// The result of a game under every ruleset.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ComparedRows {
    /// A row for each ruleset.
    pub rows: Vec<ComparedRow>,
}

/// A game under one ruleset.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ComparedRow {
    /// The name of the ruleset.
    pub ruleset: String,
    /// The komi with which it is counted, in points.
    pub komi: f64,
    /// The result as GTP writes it.
    pub result: String,
    /// Who wins; `None` for a draw.
    #[cfg_attr(test, ts(type = "Color | null"))]
    pub winner: Option<Color>,
    /// By how much Black is ahead, exact; `None` where nothing is counted.
    pub margin: Option<String>,
    /// What has decided.
    pub reason: ResultReason,
    /// What Black's count is made of, and White's.
    pub made_of: [Vec<MadeOf>; 2],
    /// In what the margin, the counts and the values are given.
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
    /// The session's game at an agreed end under every ruleset that it knows, with the komi of the game if it has one.
    /// What the sides have not agreed on is judged.
    pub fn new(session: &mut GoSession) -> ComparedRows {
        ComparedRows::at(session, session.record().komi)
    }

    /// The same, under all of them with this komi, or else with each ruleset's own.
    pub fn at(session: &mut GoSession, komi: Option<Komi>) -> ComparedRows {
        let size = session.game().size();
        let rows = session.compare_under(komi, |_| true).into_iter().map(|row| {
            let ShownResult { winner, text, margin, reason } = ShownResult::of_score(&row.score);
            let (values, rest) = match &row.values {
                Some(values) => (Some(map_rows(size, |point| values.at(point).to_string())), rest(values)),
                None => (None, Vec::new()),
            };
            let (ruleset, unit, komi) = (row.ruleset.name.to_string(), row.score.unit, row.score.komi.points());
            let made_of = row.sums.each_ref().map(MadeOf::of_sum);
            ComparedRow { ruleset, komi, result: text, winner, margin, reason, made_of, unit, values, rest }
        });
        ComparedRows { rows: rows.collect() }
    }
}

fn rest(values: &PointValues) -> Vec<MarginRest> {
    let parts = values.rest.iter();
    parts.map(|(part, value)| MarginRest { part: *part, value: value.to_string() }).collect()
}

/// The margins of a game under two rulesets, taken apart: what the points add and the rest are the margin, in each
/// column and in the difference.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ComparedPair {
    /// The names of the two rulesets.
    pub between: [String; 2],
    /// In what all numbers are given: the unit of both rulesets, or points where they have not the same one.
    #[cfg_attr(test, ts(type = "Unit"))]
    pub unit: Unit,
    /// The points that are not worth the same.
    pub points: Vec<PointDifference>,
    /// What all points add.
    pub on_points: PairSum,
    /// What else the margins are made of; parts that neither has are left out.
    pub rest: Vec<PairRest>,
    /// The margins.
    pub margin: PairSum,
}

/// A point that is not worth the same under two rulesets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PointDifference {
    /// The point.
    pub at: String,
    /// What it adds under both.
    #[serde(flatten)]
    pub sum: PairSum,
}

/// A part of two margins that lies on no point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PairRest {
    /// What it is.
    #[cfg_attr(test, ts(type = "MarginWord"))]
    pub part: MarginPart,
    /// What it adds under both.
    #[serde(flatten)]
    pub sum: PairSum,
}

/// What something adds in Black's favour under two rulesets, exact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PairSum {
    /// Under the first one.
    pub first: String,
    /// Under the second one.
    pub second: String,
    /// How much more it is under the first one.
    pub difference: String,
}

impl PairSum {
    fn new([first, second]: [Exact; 2]) -> PairSum {
        let texts = [first.to_string(), second.to_string()];
        let ([first_text, second_text], difference) = (texts, first - second);
        PairSum { first: first_text, second: second_text, difference: difference.to_string() }
    }
}

impl ComparedPair {
    /// The session's game at an agreed end under two rulesets that it knows; what the sides have not agreed on is
    /// judged. `None` where a name is none of a ruleset, or a count is no sum over points.
    pub fn new(session: &mut GoSession, between: [&str; 2]) -> Option<ComparedPair> {
        ComparedPair::at(session, between, session.record().komi)
    }

    /// The same, under both with this komi, or else with each ruleset's own.
    pub fn at(session: &mut GoSession, between: [&str; 2], komi: Option<Komi>) -> Option<ComparedPair> {
        let size = session.game().size();
        let rows = session.compare_under(komi, |row| between.iter().any(|name| row.is_called(name)));
        let find = |name: &str| rows.iter().find(|row| row.ruleset.is_called(name));
        let found = [find(between[0])?, find(between[1])?];
        let values = [found[0].values.as_ref()?, found[1].values.as_ref()?];
        let [one, two] = found.map(|row| row.score.unit);
        let unit = if one == two { one } else { Unit::Points };
        let in_unit = |side: usize, number: Exact| number * Exact::from(scale(found[side], unit));
        let sum = |of: &dyn Fn(usize) -> Exact| [0, 1].map(|side| in_unit(side, of(side)));
        let all = size.points().map(|point| (point, sum(&|side| values[side].at(point)))).collect::<Vec<_>>();
        let mut on_points = [Exact::default(), Exact::default()];
        for (_, [first, second]) in &all {
            on_points[0] += first.clone();
            on_points[1] += second.clone();
        }
        let differing = all.into_iter().filter(|(_, [first, second])| first != second);
        let points =
            differing.map(|(point, sums)| PointDifference { at: vertex(size, point), sum: PairSum::new(sums) });
        let part = |side: usize, wanted: MarginPart| {
            let found = values[side].rest.iter().find(|(part, _)| *part == wanted);
            found.map_or_else(Exact::default, |(_, value)| value.clone())
        };
        let mut parts: Vec<MarginPart> = Vec::new();
        for (part, _) in values.iter().flat_map(|values| &values.rest) {
            if !parts.contains(part) {
                parts.push(*part);
            }
        }
        let rest = parts
            .into_iter()
            .map(|wanted| PairRest { part: wanted, sum: PairSum::new(sum(&|side| part(side, wanted))) });
        Some(ComparedPair {
            between: found.map(|row| row.ruleset.name.to_string()),
            unit,
            points: points.collect(),
            on_points: PairSum::new(on_points),
            rest: rest.collect(),
            margin: PairSum::new(sum(&|side| found[side].score.margin.clone())),
        })
    }
}

/// How many of `unit` one of the row's own unit is: a 子 is two points, as the other side loses what one gets.
fn scale(row: &RulesetScore<'_>, unit: Unit) -> i64 {
    row.score.unit.points() / unit.points()
}
