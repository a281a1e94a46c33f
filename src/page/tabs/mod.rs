//! What one tab of the page plays: a game of persons and the engine, marks and agreement at its end, counts. Messages
//! go in and out as JSON ([`PageRequest`], [`PageAnswer`]).
//!
//! A [`TabHandle`] is a thread that owns the table and answers one message after another. Searches, judgements and
//! counts of all tabs run on the few threads of their [`TabsShared`]. Everything that a page shows is computed here or
//! below, as [`crate::show::states`] has it. It knows no sockets and no protocol but its own, and of files
//! the recent games alone.

mod agreeing;
mod analysing;
mod answer;
mod counting;
mod handle;
mod jobs;
mod lists;
mod opened;
mod record;
mod request;
mod requests;
mod shared;
mod showing;
mod tab;
mod thinking;

pub use self::answer::{
    AgreementState, AnalysisRun, Hint, JudgedBoard, JudgedChain, LastSearch, NextNode, NodeHere, NodeValue, PageAnswer,
    Refused, SideView, TabGame, TabReply, TreeNode, TreeView,
};
pub use self::handle::{TabBusy, TabHandle};
pub use self::jobs::Outbox;
pub use self::lists::{
    BoardLine, BoardMark, ExplainedRuleset, FileGameRow, LessonAnswer, LessonQuestion, LessonRow, LevelBy, LevelRow,
    Levels, MarkShape, MoveSign, NetworkFault, NodeSigns, OfferingPoint, OwedFor, PlaceInFile, PositionSign, RecentRow,
    RecordHead, RuleSigns, RulesetRow, TabClock, TabClocks, TabNetwork,
};
pub use self::request::{AnalysisScope, NewGame, PageRequest, RequestChange, TabRequest, WhoseView};
pub use self::shared::{FirstRecord, TabsShared};
