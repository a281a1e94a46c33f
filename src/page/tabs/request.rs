//! What a page asks for.

use liangyi_core::base::Color;
use liangyi_core::game::End;
use liangyi_core::rules::Komi;
use liangyi_core::score::Method;
use liangyi_core::score::makeup::HandStep;
use liangyi_core::time::TimeControl;
use serde::{Deserialize, Serialize};

use super::lists::{BoardLine, MarkShape, NodeSigns, RecordHead};
use crate::show::states::Among;
use crate::table::TableSeat;

/// A message of a page: what it wants done, under a number of its own that the answer repeats.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PageRequest {
    /// The number.
    #[cfg_attr(test, ts(type = "number"))]
    pub id: u64,
    /// The revision of the game that the page has shown. What would change the game is refused if it has changed since;
    /// a judgement that has come since refuses only what is about marks.
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable, type = "number | null"))]
    #[cfg_attr(test, ts(type = "number | null"))]
    pub rev: Option<u64>,
    /// The language of the page, in which is told why something is not done; that of the last request where it is left
    /// out, and English before.
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable))]
    pub words: Option<String>,
    /// What is to be done.
    #[serde(flatten)]
    #[cfg_attr(test, ts(skip))]
    pub request: TabRequest,
}

/// What a page can ask for; its name is under `do`. A point is a GTP vertex, a move a point, `virtual` or `pass`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum TabRequest {
    /// The game as it stands.
    Show,
    /// A new game.
    New(NewGame),
    /// The game of a record, at its end or as far as it can be played.
    Open {
        /// The text.
        sgf: String,
        /// Whether it is a file's bytes instead, a letter for each: then its encoding is found out.
        #[serde(default)]
        bytes: bool,
    },
    /// The record of the game in SGF.
    Save {
        /// Whether what analyses have found is left out, as for a link.
        #[serde(default)]
        #[cfg_attr(test, ts(optional = nullable))]
        bare: Option<bool>,
    },
    /// The record of a game on 15x15 as a library of RenLib's.
    SaveLibrary,
    /// A move of a side that a person plays, whether it is its turn or not.
    Play {
        /// The side.
        #[cfg_attr(test, ts(type = "Color"))]
        color: Color,
        /// The move.
        #[serde(rename = "move")]
        mv: String,
    },
    /// Goes to the position after a number of moves. Later moves stay until another one is made there.
    Goto {
        /// How many moves have been made then.
        move_number: usize,
    },
    /// Drops the moves after the position that is shown, and that a side has given up there: the engine moves from
    /// there, if it plays the side to move.
    PlayOn,
    /// A side that a person plays resigns.
    Resign {
        /// The side.
        #[cfg_attr(test, ts(type = "Color"))]
        color: Color,
    },
    /// Changes who plays which side.
    Sit {
        /// Who plays Black, and who White.
        seats: [TableSeat; 2],
    },
    /// The engine moves at once, with what it has found; what else is being computed stops without an answer.
    Stop,
    /// A move for the side to move as the engine would choose it, which is not made.
    Hint,
    /// The reasons why a side must not make moves.
    Reasons {
        /// The side.
        #[cfg_attr(test, ts(type = "Color"))]
        color: Color,
    },
    /// A side's mark on the chain at a point, and on those that share its fate: whether they are dead.
    MarkDead {
        /// The side that says so.
        #[cfg_attr(test, ts(type = "Color"))]
        by: Color,
        /// A stone of the chain.
        at: String,
        /// Whether the chain is dead.
        dead: bool,
        /// Whether it is about this chain alone.
        #[serde(default)]
        #[cfg_attr(test, ts(optional = nullable))]
        alone: Option<bool>,
    },
    /// A side's mark on the empty region at a point: whose its points are.
    MarkOwner {
        /// The side that says so.
        #[cfg_attr(test, ts(type = "Color"))]
        by: Color,
        /// A point of the region.
        at: String,
        /// Whose they are; `null` leaves that to the rules.
        #[cfg_attr(test, ts(type = "Color | null"))]
        owner: Option<Color>,
    },
    /// A side's mark on the way in which the game ends: with the dead stones off, or as the board stands.
    MarkEnd {
        /// The side that says so.
        #[cfg_attr(test, ts(type = "Color"))]
        by: Color,
        /// The end.
        #[cfg_attr(test, ts(type = "End"))]
        end: End,
    },
    /// A side takes over marks: the engine's judgement, or what the other side has marked.
    Adopt {
        /// The side.
        #[cfg_attr(test, ts(type = "Color"))]
        by: Color,
        /// Whose view.
        view: WhoseView,
    },
    /// A side says yes to the view that both have marked.
    Agree {
        /// The side.
        #[cfg_attr(test, ts(type = "Color"))]
        by: Color,
    },
    /// A side says that there is no agreement: what is in dispute is to be played out.
    Disagree {
        /// The side.
        #[cfg_attr(test, ts(type = "Color"))]
        by: Color,
    },
    /// A side takes what it has said back, also where both have agreed: marks can be changed again.
    Reconsider {
        /// The side.
        #[cfg_attr(test, ts(type = "Color"))]
        by: Color,
    },
    /// The judgement of the position: who is dead, whose the points are.
    Judge,
    /// The boards made up for counting.
    Count {
        /// With whose marks.
        view: WhoseView,
        /// One way to count alone; all that agree with the ruleset where there is none.
        #[serde(default)]
        #[cfg_attr(test, ts(optional = nullable, type = "Method | null"))]
        #[cfg_attr(test, ts(type = "Method | null"))]
        method: Option<Method>,
        /// How many empty points each side is left with, where the method needs that.
        #[serde(default)]
        #[cfg_attr(test, ts(optional = nullable))]
        territory_each: Option<usize>,
    },
    /// The result of the game under every ruleset.
    Compare {
        /// With whose marks.
        view: WhoseView,
        /// The komi under all of them; each ruleset's own where there is none.
        #[serde(default)]
        #[cfg_attr(test, ts(optional = nullable, type = "number | null"))]
        #[cfg_attr(test, ts(type = "number | null"))]
        komi: Option<Komi>,
    },
    /// What two rulesets count differently.
    Difference {
        /// With whose marks.
        view: WhoseView,
        /// The names of the rulesets.
        between: [String; 2],
        /// The komi under both; each ruleset's own where there is none.
        #[serde(default)]
        #[cfg_attr(test, ts(optional = nullable, type = "number | null"))]
        #[cfg_attr(test, ts(type = "number | null"))]
        komi: Option<Komi>,
    },
    /// A board to be made up by hand, with the dead stones off unless prisoners count.
    HandBegin {
        /// With whose marks.
        view: WhoseView,
    },
    /// A step on the board that is made up by hand.
    HandStep {
        /// The step; `step` in it names it.
        #[serde(flatten)]
        step: Among<HandStep<Vec<String>>>,
    },
    /// Takes the last step on that board back.
    HandUndo,
    /// The tree of the record.
    Tree,
    /// Goes to a node of the tree.
    GotoNode {
        /// Its number.
        node: u32,
    },
    /// Sets the comment of a node; an empty one removes it.
    Comment {
        /// The number of the node.
        node: u32,
        /// The text.
        text: String,
    },
    /// Sets the mark on a point of a node, in the place of others there; `null` takes them off.
    Draw {
        /// The number of the node.
        node: u32,
        /// The point.
        at: String,
        /// The mark.
        mark: Option<MarkShape>,
    },
    /// Draws a line or an arrow at a node, or takes it off.
    DrawLine {
        /// The number of the node.
        node: u32,
        /// The line.
        line: BoardLine,
        /// Whether it is to be there.
        drawn: bool,
    },
    /// Sets what a node is called, and what is thought of it.
    Annotate {
        /// The number of the node.
        node: u32,
        /// All of that.
        signs: NodeSigns,
    },
    /// Sets up a stone at the node that is shown, or takes one off. A node with a move, and one that others follow,
    /// gets another after it for that.
    SetUp {
        /// The point.
        at: String,
        /// The stone; `null` for none.
        #[cfg_attr(test, ts(type = "Color | null"))]
        stone: Option<Color>,
    },
    /// Likewise, says who is to move.
    SetTurn {
        /// The side.
        #[cfg_attr(test, ts(type = "Color"))]
        color: Color,
    },
    /// Takes back the last change of the record that is no move.
    UndoEdit,
    /// The games of the file.
    Games,
    /// Goes to another game of the file, at its start.
    OpenGame {
        /// Its number, from 1.
        number: usize,
    },
    /// Removes a node with all that comes after it.
    Remove {
        /// The number of the node.
        node: u32,
    },
    /// Makes the line to a node the main line.
    Promote {
        /// The number of the node.
        node: u32,
    },
    /// Analyses positions one after another, each to so many visits. Positions that have as many are skipped. An
    /// analysis that runs ends.
    Analyse {
        /// What is analysed.
        scope: AnalysisScope,
        /// To how many visits.
        visits: u32,
        /// Of which persons' moves it tells, such as `5k`.
        #[serde(default)]
        rank: Option<String>,
    },
    /// Ends the analysis; what it has found stays.
    StopAnalysis,
    /// What the moves of the line that is shown have cost, and where positions repeat.
    Review,
    /// What a move costs in an analysed position, by a search; it is not made.
    Try {
        /// The number of the node.
        node: u32,
        /// The move of the side that is to move there.
        #[serde(rename = "move")]
        mv: String,
    },
    /// Every lesson.
    Lessons {
        /// The language of the titles: `en`, `zh-Hans`, `zh-Hant`; any other is taken as English.
        language: String,
    },
    /// Opens a lesson at its start.
    OpenLesson {
        /// Its name.
        name: String,
        /// The language of its comments.
        language: String,
    },
    /// What was odd about the record that was opened.
    Remarks {
        /// The language: `en`, `zh-Hans`, `zh-Hant`; any other is taken as English.
        language: String,
    },
    /// The last games that were played here.
    RecentGames,
    /// Goes back to one of them.
    OpenRecent {
        /// Its name.
        name: String,
    },
    /// The network that can be brought: whether it is here, comes or has failed to.
    Network,
    /// Brings it, for all tabs.
    GetNetwork,
    /// Stops bringing it.
    StopNetwork,
    /// Every ruleset that can be chosen.
    Rulesets,
    /// What a ruleset says, in a language.
    Explain {
        /// The name of the ruleset.
        ruleset: String,
        /// The language: `en`, `zh-Hans`, `zh-Hant`; any other is taken as English.
        language: String,
    },
}

/// What a request changes, by which it is refused where the page has shown an older revision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RequestChange {
    /// Nothing that has revisions.
    Nothing,
    /// The game, which a judgement leaves as it is.
    Game,
    /// The marks of a stop, which a judgement changes.
    Marks,
}

impl TabRequest {
    /// What it changes.
    pub fn change(&self) -> RequestChange {
        match self {
            TabRequest::Play { .. }
            | TabRequest::Goto { .. }
            | TabRequest::GotoNode { .. }
            | TabRequest::Comment { .. }
            | TabRequest::Draw { .. }
            | TabRequest::DrawLine { .. }
            | TabRequest::Annotate { .. }
            | TabRequest::SetUp { .. }
            | TabRequest::SetTurn { .. }
            | TabRequest::UndoEdit
            | TabRequest::OpenGame { .. }
            | TabRequest::Remove { .. }
            | TabRequest::Promote { .. }
            | TabRequest::PlayOn
            | TabRequest::Resign { .. }
            | TabRequest::Disagree { .. } => RequestChange::Game,
            TabRequest::MarkDead { .. }
            | TabRequest::MarkOwner { .. }
            | TabRequest::MarkEnd { .. }
            | TabRequest::Adopt { .. }
            | TabRequest::Agree { .. }
            | TabRequest::Reconsider { .. } => RequestChange::Marks,
            TabRequest::Show
            | TabRequest::New(_)
            | TabRequest::Open { .. }
            | TabRequest::Save { .. }
            | TabRequest::SaveLibrary
            | TabRequest::Sit { .. }
            | TabRequest::Stop
            | TabRequest::Hint
            | TabRequest::Reasons { .. }
            | TabRequest::Judge
            | TabRequest::Count { .. }
            | TabRequest::Compare { .. }
            | TabRequest::Difference { .. }
            | TabRequest::HandBegin { .. }
            | TabRequest::HandStep { .. }
            | TabRequest::HandUndo
            | TabRequest::Tree
            | TabRequest::Games
            | TabRequest::Analyse { .. }
            | TabRequest::StopAnalysis
            | TabRequest::Review
            | TabRequest::Try { .. }
            | TabRequest::Lessons { .. }
            | TabRequest::OpenLesson { .. }
            | TabRequest::Remarks { .. }
            | TabRequest::RecentGames
            | TabRequest::OpenRecent { .. }
            | TabRequest::Network
            | TabRequest::GetNetwork
            | TabRequest::StopNetwork
            | TabRequest::Rulesets
            | TabRequest::Explain { .. } => RequestChange::Nothing,
        }
    }
}

/// A new game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewGame {
    /// The name of the ruleset.
    pub ruleset: String,
    /// How many columns the board has; with `height`, or neither: then the ruleset's own board is taken.
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable))]
    pub width: Option<u32>,
    /// How many rows.
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable))]
    pub height: Option<u32>,
    /// What White gets, in points; the ruleset's own komi where it is not said.
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable, type = "number | null"))]
    #[cfg_attr(test, ts(type = "number | null"))]
    pub komi: Option<Komi>,
    /// Black's handicap stones, on star points: none, or two and more.
    #[serde(default)]
    pub handicap: usize,
    /// Who plays Black, and who White.
    pub seats: [TableSeat; 2],
    /// What else the record says of the game: properties of SGF of those in [`RecordHead::GIVEN`].
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable, type = "RecordHead | null"))]
    #[cfg_attr(test, ts(type = "RecordHead | null"))]
    pub head: Option<RecordHead>,
    /// The clocks of persons, as `10m+3x30s` or `10m+5s`; none run where it is not said.
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable, type = "string | null"))]
    #[cfg_attr(test, ts(type = "string | null"))]
    pub time: Option<TimeControl>,
}

/// Whose view of dead stones and of owners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum WhoseView {
    /// The engine's judgement.
    Judgement,
    /// What Black has marked.
    Black,
    /// What White has marked.
    White,
    /// What both have agreed on.
    Agreed,
}

/// What is analysed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AnalysisScope {
    /// The position that is shown.
    Here,
    /// Every position of the line that is shown.
    Line,
    /// Every position of the record.
    Tree,
}
