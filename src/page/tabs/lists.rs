//! What a page lists: rulesets and what they say of a position, lessons, recent games, games of a file, levels; what a
//! record says of its game, and what a node has besides its move; clocks; the network that can be brought.

use std::collections::BTreeMap;

use liangyi_core::base::Color;
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

/// What the root of a record says of its game: the texts of these properties of SGF, by their names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "Partial<Record<string, string>>"))]
pub struct RecordHead(pub BTreeMap<String, String>);

impl RecordHead {
    /// What a person says of a game that begins: its name, its event, date and place, names and ranks.
    pub const GIVEN: [&str; 8] = ["GN", "EV", "DT", "PC", "PB", "BR", "PW", "WR"];

    /// What else is read: round, komi, handicap, time, overtime, result.
    pub const READ: [&str; 6] = ["RO", "KM", "HA", "TM", "OT", "RE"];
}

/// The clocks of persons.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TabClocks {
    /// The time control, as it is written.
    pub control: String,
    /// Whose clock runs.
    #[cfg_attr(test, ts(type = "Color | null"))]
    pub running: Option<Color>,
    /// Black's clock and White's; `None` where the engine plays.
    pub clocks: [Option<TabClock>; 2],
}

/// The clock of a side at the time of the answer.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TabClock {
    /// The seconds that are left of the main time, or of the present period. What follows then is told then.
    pub left: f64,
    /// How many periods of byo-yomi are left, or moves of a Canadian period; 0 in the main time.
    pub count: u32,
}

/// The network that can be brought; `state` names how it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum TabNetwork {
    /// The program has been started so that it uses none, or has no folder for one.
    Off,
    /// It is not here, and can be brought.
    Absent,
    /// It comes.
    Comes {
        /// How many megabytes have come.
        #[cfg_attr(test, ts(type = "number"))]
        megabytes: u64,
    },
    /// It has not come.
    Failed {
        /// Why.
        why: NetworkFault,
        /// The same for those who look into it.
        detail: String,
    },
    /// It is here, and plays.
    Here {
        /// Its name.
        name: String,
    },
}

/// Why a network has not come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum NetworkFault {
    /// There is no Python with pip.
    NoPython,
    /// pip has not brought it.
    NotBrought,
    /// It cannot be written.
    Unwritten,
    /// What has come cannot be used.
    Unusable,
}

/// The levels of the engine that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Levels {
    /// How each plays, from level 1 on.
    pub rows: Vec<LevelRow>,
    /// The ranks of persons as which the engine can move, the weakest first; none without a network of persons.
    pub ranks: Vec<String>,
}

/// How a level of the engine plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LevelRow {
    /// What chooses its moves.
    pub by: LevelBy,
    /// The evaluations of a move, or its playouts.
    #[cfg_attr(test, ts(type = "number"))]
    pub number: u64,
    /// About which rank it has, an estimate: `12k`.
    pub rank: String,
}

/// What chooses the moves of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LevelBy {
    /// Chance, among the moves that the program's own network finds likely.
    Likely,
    /// A search with evaluations of the program's own network.
    Own,
    /// A search with evaluations of the network that was chosen or fetched, or else of the program's own.
    Network,
    /// A search with playouts.
    Playouts,
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

/// Which game of its file the record is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlaceInFile {
    /// Its number, from 1.
    pub number: usize,
    /// How many there are.
    pub of: usize,
}

impl From<(usize, usize)> for PlaceInFile {
    fn from((number, of): (usize, usize)) -> PlaceInFile {
        PlaceInFile { number, of }
    }
}

/// A game of a file, as its head has it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FileGameRow {
    /// What it is called.
    pub name: Option<String>,
    /// What it was played at.
    pub event: Option<String>,
    /// Who plays Black, and who White.
    pub players: [Option<String>; 2],
    /// Its result.
    pub result: Option<String>,
    /// Why it cannot be read, in the language of the page; it is passed over then.
    pub fault: Option<String>,
}

/// A mark on a point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoardMark {
    /// The point.
    pub at: String,
    /// What it is.
    #[serde(flatten)]
    pub shape: MarkShape,
}

/// What a mark is; its name is under `shape`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "shape", rename_all = "snake_case")]
pub enum MarkShape {
    /// A triangle (`TR`).
    Triangle,
    /// A square (`SQ`).
    Square,
    /// A circle (`CR`).
    Circle,
    /// A cross (`MA`).
    Cross,
    /// A text (`LB`).
    Label {
        /// The text.
        text: String,
    },
}

/// A line on the board, between two points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoardLine {
    /// Where it begins.
    pub from: String,
    /// Where it ends.
    pub to: String,
    /// Whether it is an arrow (`AR`), or a line (`LN`).
    pub arrow: bool,
}

/// What a node is called, and what is thought of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NodeSigns {
    /// What it is called (`N`).
    pub name: String,
    /// What is thought of its move.
    pub of_move: Option<MoveSign>,
    /// What is thought of its position.
    pub of_position: Option<PositionSign>,
    /// Whether something happens here that counts (`HO`).
    pub hotspot: bool,
}

/// What is thought of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MoveSign {
    /// It is good (`TE`).
    Good,
    /// It is very good.
    VeryGood,
    /// It is bad (`BM`).
    Bad,
    /// It is very bad.
    VeryBad,
    /// It is doubtful (`DO`).
    Doubtful,
    /// It is interesting (`IT`).
    Interesting,
}

/// What is thought of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PositionSign {
    /// It is good for Black (`GB`).
    GoodForBlack,
    /// It is very good for Black.
    VeryGoodForBlack,
    /// It is good for White (`GW`).
    GoodForWhite,
    /// It is very good for White.
    VeryGoodForWhite,
    /// It is even (`DM`).
    Even,
    /// It is unclear (`UC`).
    Unclear,
}

impl MoveSign {
    /// The property of each, with the value that is written. Where it is read, 2 is the stronger sign if there is one.
    pub(super) const PROPERTIES: [(MoveSign, &str, &str); 6] = [
        (MoveSign::VeryGood, "TE", "2"),
        (MoveSign::Good, "TE", "1"),
        (MoveSign::VeryBad, "BM", "2"),
        (MoveSign::Bad, "BM", "1"),
        (MoveSign::Doubtful, "DO", ""),
        (MoveSign::Interesting, "IT", ""),
    ];
}

impl PositionSign {
    /// The property of each, as for moves.
    pub(super) const PROPERTIES: [(PositionSign, &str, &str); 6] = [
        (PositionSign::VeryGoodForBlack, "GB", "2"),
        (PositionSign::GoodForBlack, "GB", "1"),
        (PositionSign::VeryGoodForWhite, "GW", "2"),
        (PositionSign::GoodForWhite, "GW", "1"),
        (PositionSign::Even, "DM", "1"),
        (PositionSign::Unclear, "UC", "1"),
    ];
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
