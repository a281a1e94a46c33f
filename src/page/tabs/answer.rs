//! What a page is told.

use liangyi_core::base::Color;
use liangyi_core::game::End;
use liangyi_core::rules::Unit;
use liangyi_core::score::makeup::HandError;
use liangyi_engine::judge::Stage;
use serde::{Deserialize, Serialize};

use super::lists::{
    BoardLine, BoardMark, ExplainedRuleset, FileGameRow, LessonRow, Levels, NodeSigns, PlaceInFile, RecentRow,
    RecordHead, RuleSigns, RulesetRow, TabClocks, TabNetwork,
};
use super::request::AnalysisScope;
use crate::protocol::OpenError;
use crate::show::review::{NodeAnalysis, Review, TriedMove};
use crate::show::states::{
    ComparedPair, ComparedRows, CountedBoards, GameState, HandState, LastMove, Reasons, ShownResult,
};
use crate::show::words::Language;
use crate::table::TableSeat;

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
    #[cfg_attr(test, ts(skip))]
    pub told: TabReply,
}

/// What a page is told; its name is under `is`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum TabReply {
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
    /// A library of RenLib's.
    Library {
        /// The bytes of the file in base64.
        base64: String,
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
    /// What a move costs that was tried.
    Tried(TriedMove),
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
    /// The last games that were played here, the last one first.
    RecentGames {
        /// A row for each.
        rows: Vec<RecentRow>,
        /// The folder that keeps them; `None` where none are kept.
        folder: Option<String>,
    },
    /// The games of the file, in their order.
    Games {
        /// A row for each.
        rows: Vec<FileGameRow>,
    },
    /// What was odd about the record that was opened, a sentence each.
    Remarks {
        /// The sentences.
        remarks: Vec<String>,
    },
    /// The network that can be brought: where the page has asked, and when that changes.
    Network(TabNetwork),
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
    pub state: GameState,
    /// Who plays Black, and who White.
    pub seats: [TableSeat; 2],
    /// The side for which the engine is thinking.
    #[cfg_attr(test, ts(type = "Color | null"))]
    pub thinking: Option<Color>,
    /// The moves of the line that is shown, those after the position among them.
    pub moves: Vec<LastMove>,
    /// The stones that the last move has taken off the board.
    pub takes: Vec<String>,
    /// What the rules say of the position beyond its state.
    pub signs: RuleSigns,
    /// Who has resigned, or lost on time.
    #[cfg_attr(test, ts(type = "Color | null"))]
    pub resigned: Option<Color>,
    /// Whether it has lost on time.
    pub lost_on_time: bool,
    /// The clocks of persons, where the game has a time control.
    pub clocks: Option<TabClocks>,
    /// What the record says of the game.
    pub head: RecordHead,
    /// Marks and agreement, at a stop or at an end that has to be agreed on; `None` while the game goes on and where
    /// nothing has to be agreed on.
    pub agreement: Option<AgreementState>,
    /// The result: as in `state`, or where that has none as it was judged once both sides had agreed.
    pub result: Option<ShownResult>,
    /// The name of the lesson that the record is, where it is one.
    pub lesson: Option<String>,
    /// How many things were odd about the record that was opened: see [`TabReply::Remarks`].
    pub remarks: usize,
    /// Which game of its file it is, where that has several.
    pub in_file: Option<PlaceInFile>,
    /// The node of the record that is shown.
    pub here: NodeHere,
    /// Whether the last change of the record is none of a move, so that it can be taken back.
    pub can_undo_edit: bool,
    /// The analysis that runs.
    pub analysing: Option<AnalysisRun>,
    /// The search behind the engine's last move, where it has made one.
    pub last_search: Option<LastSearch>,
    /// The name of the network that evaluates, where there is one and Go is played.
    pub network: Option<String>,
    /// The unit that the ruleset counts in, and in which leads and costs are given; `None` in a line game.
    #[cfg_attr(test, ts(type = "Unit | null"))]
    pub unit: Option<Unit>,
}

/// What the search behind a move of the engine's came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LastSearch {
    /// How many visits the position had at its end.
    #[cfg_attr(test, ts(type = "number"))]
    pub visits: u64,
    /// How many of them earlier searches had made, its own of the opponent's time among them.
    #[cfg_attr(test, ts(type = "number"))]
    pub reused: u64,
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
    /// The position has not been analysed yet.
    NotAnalysed,
    /// So many moves have not been made.
    NoSuchMove,
    /// There is no such node in the record, or it is the root, which has to stay.
    NoSuchNode,
    /// A text is too long, or a node draws too many lines.
    TooLong,
    /// A chain would have no liberty.
    NoLiberty,
    /// There is no change of the record to be taken back.
    NothingToUndo,
    /// The number of visits is 0 or too large.
    BadVisits,
    /// There is no such level of the engine, or no such time.
    NoSuchLevel,
    /// The network of persons cannot be read.
    HumanNetwork {
        /// Why.
        detail: String,
    },
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
    /// The record is not what a library holds.
    NoLibrary {
        /// Why not.
        detail: String,
    },
    /// No game of that name is kept.
    NoSuchGame,
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

impl Refused {
    /// That a record gives no position, and why.
    pub(super) fn bad_record(words: Language, error: &OpenError) -> Refused {
        Refused::BadRecord { detail: words.open_error(error) }
    }
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
    /// In how many moves of both sides, this one included, the side wins whatever the other one does; negative where it
    /// loses; `None` where that is not known.
    pub wins_in: Option<i32>,
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
    /// How far the position has come.
    #[cfg_attr(test, ts(type = "Stage"))]
    pub position: Stage,
    /// Whether the dead stones are those that the record names.
    pub recorded: bool,
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
    /// Whether marks at a stop begin with it as dead: it is proved, nearly sure, or what the record says.
    pub proposed: bool,
    /// Whether neither the record says it nor a proof, and it is not nearly sure: persons look at it before they agree.
    pub doubtful: bool,
}

/// The tree of the record, and what is known of each node.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TreeView {
    /// The revision of the tree.
    #[cfg_attr(test, ts(type = "number"))]
    pub tree_rev: u64,
    /// The nodes, each after its parent, the children of each in their order: the first is that of the main line.
    pub nodes: Vec<TreeNode>,
}

/// A node of the tree.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TreeNode {
    /// Its number; the root's is 0.
    pub id: u32,
    /// The node before it; `None` for the root.
    pub parent: Option<u32>,
    /// The side that moves, where there is a move.
    #[cfg_attr(test, ts(type = "Color | null"))]
    pub color: Option<Color>,
    /// The move, `pass` and `virtual` among them; `move` when it is serialised.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// How many moves have been made with it since the root.
    pub number: usize,
    /// Whether it sets stones up.
    pub sets_up: bool,
    /// Whether it has a comment.
    pub comment: bool,
    /// The name that the record gives it.
    pub name: Option<String>,
    /// What the analysis has found, where it is analysed.
    pub value: Option<NodeValue>,
}

/// What the analysis has found of a node, in short. Win rates and leads are Black's.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NodeValue {
    /// Black's win rate, 0 to 1.
    pub winrate: f64,
    /// By how much Black leads; `None` where that is not known.
    pub lead: Option<f64>,
    /// How many visits the search has made.
    #[cfg_attr(test, ts(type = "number"))]
    pub visits: u64,
    /// By how much Black would be ahead if the game had stopped here, where that is known.
    pub stopped: Option<f64>,
}

impl From<&NodeAnalysis> for NodeValue {
    fn from(found: &NodeAnalysis) -> NodeValue {
        let NodeAnalysis { visits, winrate, lead, ref stopped, .. } = *found;
        NodeValue { winrate, lead, visits, stopped: stopped.as_ref().map(|stopped| stopped.lead) }
    }
}

/// The node that is shown.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NodeHere {
    /// Its number.
    pub id: u32,
    /// The revision of the tree: a page that has seen another one asks for the tree.
    #[cfg_attr(test, ts(type = "number"))]
    pub tree_rev: u64,
    /// Its comment.
    pub comment: String,
    /// What the record marks on the board.
    pub marks: Vec<BoardMark>,
    /// The lines and arrows that it draws there.
    pub lines: Vec<BoardLine>,
    /// What it is called, and what is thought of it.
    pub signs: NodeSigns,
    /// The nodes after it, the one of the line that is shown among them.
    pub next: Vec<NextNode>,
    /// The number of the node after it on the line that is shown.
    pub next_on_line: Option<u32>,
    /// Whether it lies on the main line.
    pub on_main_line: bool,
    /// What the analysis has found.
    pub analysis: Option<NodeAnalysis>,
}

/// A node that can be gone to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NextNode {
    /// Its number.
    pub id: u32,
    /// The side that moves, where there is a move.
    #[cfg_attr(test, ts(type = "Color | null"))]
    pub color: Option<Color>,
    /// The move; `move` when it is serialised.
    #[serde(rename = "move")]
    pub mv: Option<String>,
}

/// An analysis that runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AnalysisRun {
    /// What is analysed.
    pub scope: AnalysisScope,
    /// To how many visits.
    pub visits: u32,
    /// How many of the positions have so many.
    pub done: usize,
    /// How many positions there are.
    pub of: usize,
}
