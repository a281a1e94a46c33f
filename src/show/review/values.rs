//! What an analysis finds, as values that are written as JSON. Win rates and leads are Black's.

use liangyi_core::base::Color;
use liangyi_net::inputs::Rank;
use serde::{Deserialize, Serialize};

use crate::protocol::rounded;
use crate::show::states::WhyIllegal;

/// How many moves are named as the costliest.
pub(super) const COSTLIEST: usize = 5;

/// What the analysis of one position has found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NodeAnalysis {
    /// How many visits the search has made.
    #[cfg_attr(test, ts(type = "number"))]
    pub visits: u64,
    /// Black's win rate, 0 to 1.
    pub winrate: f64,
    /// By how much Black leads, in the unit of the ruleset; `None` where another program has not said it.
    pub lead: Option<f64>,
    /// The moves that were tried, the best first.
    pub moves: Vec<AnalysedMove>,
    /// Whose each point becomes, from -1 for White to 1 for Black, in rows from the top; `None` where that was not
    /// kept.
    pub ownership: Option<Vec<Vec<f32>>>,
    /// The result if the game had stopped here; `None` where that was not found out, or where nothing is counted.
    pub stopped: Option<StoppedHere>,
    /// What persons of a rank would play here, where that was asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub human: Option<HumanAnalysis>,
}

/// What persons of a rank would play in a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HumanAnalysis {
    /// The rank, such as `5k`.
    pub rank: String,
    /// The likely moves, the likeliest first.
    pub moves: Vec<HumanMove>,
    /// The move that was made next, where the chances of all ranks were asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    /// The chances of that move by persons from weak to strong ones, 0 to 1.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub by_rank: Vec<f64>,
}

/// A move that persons may make.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HumanMove {
    /// The point, `pass` or `virtual`; `move` when it is serialised.
    #[serde(rename = "move")]
    pub mv: String,
    /// Its chance, 0 to 1.
    pub chance: f64,
}

impl HumanAnalysis {
    /// What is known where a network has failed.
    pub fn nothing(rank: Rank) -> HumanAnalysis {
        HumanAnalysis { rank: rank.to_string(), moves: Vec::new(), next: None, by_rank: Vec::new() }
    }

    /// The chance of a move, 0 to 1: 0 where it is hardly likely.
    pub fn chance(&self, mv: &str) -> f64 {
        self.moves.iter().find(|found| found.mv == mv).map_or(0.0, |found| found.chance)
    }
}

/// Of which rank a side seems to be by its moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RankEstimate {
    /// The rank.
    pub rank: String,
    /// It is hardly weaker than this: one time in twenty.
    pub least: String,
    /// Nor stronger than this.
    pub most: String,
    /// By how many moves.
    pub moves: usize,
}

/// What a search has found of a move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AnalysedMove {
    /// The point, `pass` or `virtual`; `move` when it is serialised.
    #[serde(rename = "move")]
    pub mv: String,
    /// How many visits it has got.
    #[cfg_attr(test, ts(type = "number"))]
    pub visits: u64,
    /// Black's win rate after it, 0 to 1.
    pub winrate: f64,
    /// By how much Black leads after it; `None` where another program has not said it.
    pub lead: Option<f64>,
    /// The prior, 0 to 1.
    pub prior: f64,
    /// The move and those that are expected after it.
    pub pv: Vec<String>,
    /// In how many moves of both sides, this one included, Black wins whatever White does; negative where White wins;
    /// `None` where that is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wins_in: Option<i32>,
}

impl NodeAnalysis {
    /// Whether it tells of persons of this rank. Nobody says what they would play where a game is over.
    pub fn tells_of(&self, rank: Rank) -> bool {
        self.moves.is_empty() || self.human.as_ref().is_some_and(|human| human.rank == rank.to_string())
    }

    /// What a move of a side has cost it, by what is known of the position after it: in the unit of the ruleset, where
    /// both say who leads, and in win rate.
    pub(super) fn cost(&self, color: Color, after: &NodeAnalysis) -> (Option<f64>, f64) {
        let sign = f64::from(color.sign());
        let points = self.lead.zip(after.lead).map(|(before, after)| rounded(sign * (before - after), 2) + 0.0);
        (points, rounded(sign * (self.winrate - after.winrate), 4) + 0.0)
    }
}

/// What a search finds of a move that somebody tries in a position that is analysed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TriedMove {
    /// The move, as the game has it.
    #[serde(rename = "move")]
    pub mv: String,
    /// What it costs, in the unit of the ruleset; `None` where another program has not said who leads.
    pub points: Option<f64>,
    /// The standard error of that; `None` where it is not known.
    pub error: Option<f64>,
    /// What it costs in win rate, 0 to 1.
    pub winrate: f64,
    /// The moves that are expected after it.
    pub line: Vec<String>,
}

/// The result if a game had stopped at a position: dead stones as the engine judges them, counted by the ruleset.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StoppedHere {
    /// The result as GTP writes it.
    pub result: String,
    /// By how much Black is ahead, in the unit of the ruleset.
    pub lead: f64,
}

/// A part of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum GamePart {
    /// The opening.
    Opening,
    /// The middle game.
    Middle,
    /// The end game.
    Endgame,
}

impl GamePart {
    /// All of them, in their order.
    pub const ALL: [GamePart; 3] = [GamePart::Opening, GamePart::Middle, GamePart::Endgame];
}

/// What moves have cost, as far as the positions before and after them are analysed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LossSum {
    /// How many moves that are.
    pub moves: usize,
    /// What they have cost, in the unit of the ruleset.
    pub points: f64,
}

/// What one move has cost the side that made it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MoveLoss {
    /// The node of the move.
    pub node: u32,
    /// Its number, counted from 1.
    pub number: usize,
    /// The side.
    #[cfg_attr(test, ts(type = "Color"))]
    pub color: Color,
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// The move that the engine would have made; `None` where it has found none.
    pub better: Option<String>,
    /// What it has cost, in the unit of the ruleset; less than zero where the search had expected less of the best
    /// move.
    pub points: f64,
    /// What it has cost in win rate, 0 to 1.
    pub winrate: f64,
    /// How likely persons of a rank make it, and the better one, where that was asked.
    pub human: Option<HumanLoss>,
}

/// How likely persons of a rank make a move and a better one, 0 to 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HumanLoss {
    /// The rank, such as `5k`.
    pub rank: String,
    /// The chance of the move that was made.
    pub played: f64,
    /// That of the better one, where there is one.
    pub better: Option<f64>,
}

/// A move on the line of a game that some rule about repetition forbids.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RepetitionProblem {
    /// The node of the move.
    pub node: u32,
    /// Its number, counted from 1.
    pub number: usize,
    /// The side.
    #[cfg_attr(test, ts(type = "Color"))]
    pub color: Color,
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// Why the rules of the game forbid it; `None` where they allow it and it repeats an earlier board.
    pub forbidden: Option<WhyIllegal>,
    /// After how many moves the board had been the same, where it had been.
    pub same_as: Option<usize>,
}

/// The review of a line of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Review {
    /// How many positions of the line are analysed.
    pub analysed: usize,
    /// How many there are.
    pub of: usize,
    /// How many moves the line has, without plays at its start that set stones up.
    pub played: usize,
    /// What the moves of Black, and those of White, have cost in the opening, the middle game and the end game.
    pub losses: [[LossSum; 3]; 2],
    /// What every move has cost, as far as it is known, in the order of the moves.
    pub moves: Vec<MoveLoss>,
    /// The moves that have cost most, the dearest first; at most five.
    pub dearest: Vec<MoveLoss>,
    /// Moves that repeat a position, whether the rules forbid that or not.
    pub repetitions: Vec<RepetitionProblem>,
    /// Of which ranks Black and White seem to be, where that was asked and there are moves enough.
    pub ranks: [Option<RankEstimate>; 2],
}
