//! What a page is told.

use liangyi_core::base::Color;
use liangyi_core::game::End;
use liangyi_core::score::makeup::HandError;
use serde::{Deserialize, Serialize};

use super::seat::Seat;
use super::tree_view::{AnalysisRun, NodeHere, TreeView};
use crate::review::{NodeAnalysis, Review};
use crate::states::{
    ComparedPair, ComparedRows, CountedBoards, GameResult, HandState, LastMove, Reasons, Sides, State,
};

/// A message to a page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PageAnswer {
    /// The number of the request that it answers; `None` where the page has not asked.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub re: Option<u64>,
    /// The revision of the game that it is about. It grows by every change.
    #[cfg_attr(test, ts(type = "number"))]
    pub rev: u64,
    /// What the page is told.
    #[serde(flatten)]
    pub told: Reply,
}

/// What a page is told; its name is under `is`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Reply {
    /// The game as it stands: after every change, and when a page comes or comes back.
    Game(Box<TabGame>),
    /// A request is not done, and nothing has changed. The game as it stands comes with it.
    Refused {
        /// Why.
        why: Refused,
        /// The game.
        game: Box<TabGame>,
    },
    /// A record in SGF.
    Record {
        /// The text.
        sgf: String,
    },
    /// Why moves are forbidden.
    Reasons(Reasons),
    /// What the engine would play.
    Hint(Hint),
    /// The judgement of the position.
    Judgement(JudgedBoard),
    /// The boards made up for counting.
    Counts(CountedBoards),
    /// The game under every ruleset.
    Comparison(ComparedRows),
    /// What two rulesets count differently.
    Difference(ComparedPair),
    /// The board that is made up by hand, as it is now.
    Hand(HandState),
    /// The tree of the record.
    Tree(TreeView),
    /// A position is analysed further; the page has not asked for each.
    Analysed {
        /// The number of its node.
        node: u32,
        /// What is found.
        analysis: Box<NodeAnalysis>,
        /// The analysis that runs; `None` where it has ended with this.
        run: Option<AnalysisRun>,
    },
    /// What moves have cost, and where positions repeat.
    Review(Review),
    /// Every lesson.
    Lessons {
        /// A row for each.
        lessons: Vec<LessonRow>,
    },
    /// Every ruleset.
    Rulesets {
        /// A row for each.
        rows: Vec<RulesetRow>,
        /// How many levels the engine has, and above which of them a network evaluates.
        levels: Levels,
    },
    /// What a ruleset says.
    Explained(ExplainedRuleset),
    /// What was asked for was stopped, or is about a position that is no longer there.
    Dropped,
}

/// A game as its page shows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TabGame {
    /// Where it stands.
    pub state: State,
    /// Who plays Black, and who White.
    pub seats: [Seat; 2],
    /// The side for which the engine is thinking.
    #[cfg_attr(test, ts(type = "Color | null"))]
    pub thinking: Option<Color>,
    /// The moves of the line that is shown, those after the position among them.
    pub moves: Vec<LastMove>,
    /// Who has resigned.
    #[cfg_attr(test, ts(type = "Color | null"))]
    pub resigned: Option<Color>,
    /// Marks and agreement, at a stop or at an end that has to be agreed on; `None` while the game goes on and where
    /// nothing has to be agreed on.
    pub agreement: Option<AgreementState>,
    /// The result: as in `state`, or where that has none as it was judged once both sides had agreed.
    pub result: Option<GameResult>,
    /// The name of the lesson that the record is, where it is one.
    pub lesson: Option<String>,
    /// The node of the record that is shown.
    pub here: NodeHere,
    /// The analysis that runs.
    pub analysing: Option<AnalysisRun>,
    /// The name of the network that evaluates, where there is one and Go is played.
    pub network: Option<String>,
}

/// What both sides say of dead stones, owners and the end, and whether they agree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AgreementState {
    /// What Black has marked, and what White has.
    pub views: [SideView; 2],
    /// Whether Black, and White, has said yes to the view that both have marked.
    pub said_yes: [bool; 2],
    /// Who has said that there is no agreement; then play goes on, or a mark takes that back.
    #[cfg_attr(test, ts(type = "Color | null"))]
    pub disputed_by: Option<Color>,
    /// The points whose marks differ.
    pub differs: Vec<String>,
    /// Whether both have agreed.
    pub agreed: bool,
    /// Whether points can be given to a side, as the ruleset asks whose they are.
    pub owners_matter: bool,
}

/// What one side has marked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SideView {
    /// The dead stones.
    pub dead: Vec<String>,
    /// Empty points that it calls Black's, and White's.
    pub owned: [Vec<String>; 2],
    /// How the game ends.
    #[cfg_attr(test, ts(type = "End"))]
    pub end: End,
}

/// Why a request is not done; its name is under `kind`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Refused {
    /// The message is no request.
    Unreadable {
        /// What is wrong with it.
        detail: String,
    },
    /// The page has shown another revision of the game.
    OldRevision,
    /// The move is illegal; the state and `reasons` say why.
    IllegalMove,
    /// There is no such point, or it has no stone, or has one.
    WrongPoint,
    /// The game is over, or stopped, or not.
    WrongPhase,
    /// The engine plays that side.
    NotYours,
    /// The marks of both sides differ.
    ViewsDiffer,
    /// The position has not been judged yet.
    NotJudged,
    /// So many moves have not been made.
    NoSuchMove,
    /// There is no such node in the record, or it is the root, which has to stay.
    NoSuchNode,
    /// A comment may not be so long.
    TooLong,
    /// The number of visits is 0 or too large.
    BadVisits,
    /// There is no such level of the engine, or no such time.
    NoSuchLevel,
    /// There is no such ruleset.
    NoSuchRuleset,
    /// There is no such lesson.
    NoSuchLesson,
    /// The board, the komi or the handicap is none that the game has.
    BadGame {
        /// What is wrong with it.
        detail: String,
    },
    /// The record cannot be read.
    BadRecord {
        /// What is wrong with it.
        detail: String,
    },
    /// The game has nothing of that kind, as a line game has no count.
    NotInThisGame,
    /// So many points cannot be left.
    NoRoom,
    /// One of two rulesets does not count point by point, so that they cannot be compared so.
    NoSum,
    /// A board made up by hand does not take the step.
    HandStep {
        /// Why.
        #[cfg_attr(test, ts(type = "HandRefused"))]
        reason: HandError<String>,
    },
    /// Too much is being computed.
    Busy,
    /// A bug; the game is as it was.
    Internal,
}

/// What the engine would play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Hint {
    /// The side.
    #[cfg_attr(test, ts(type = "Color"))]
    pub color: Color,
    /// The move; `None` where it would resign.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// Its chance to win, 0 to 1.
    pub winrate: Option<f64>,
    /// By how many points it is ahead.
    pub lead: Option<f64>,
    /// Playouts, or visits of a network.
    #[cfg_attr(test, ts(type = "number"))]
    pub visits: u64,
    /// The moves that are expected, this one first.
    pub line: Vec<String>,
}

/// The judgement of a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct JudgedBoard {
    /// Every chain, those that are dead first.
    pub chains: Vec<JudgedChain>,
    /// The expected owner of each point in rows from the top, 1 where it is Black's for sure, -1 White's.
    pub ownership: Vec<Vec<f32>>,
    /// The view that follows from it.
    pub view: SideView,
}

/// The judgement of a chain.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct JudgedChain {
    /// Its stones.
    pub stones: Vec<String>,
    /// Its color.
    #[cfg_attr(test, ts(type = "Color"))]
    pub color: Color,
    /// Whether it is dead.
    pub dead: bool,
    /// Whether that is proved, whoever moves first.
    pub proved: bool,
    /// The confidence in it, 0 to 1.
    pub confidence: f64,
    /// Whether it lives or dies by who plays first.
    pub unsettled: bool,
}

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
}

/// A ruleset that can be chosen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RulesetRow {
    /// Its name.
    pub name: String,
    /// Its Chinese name.
    pub chinese: String,
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
