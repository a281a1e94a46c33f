//! What one tab of the page plays: a game of persons and the engine, marks and agreement at its end, counts. Messages
//! go in and out as JSON ([`PageRequest`], [`PageAnswer`]).
//!
//! A [`TabHandle`] is a thread that owns the game and answers one message after another. Searches, judgements and
//! counts of all tabs run on the few threads of their [`TabsShared`]. Everything that a page shows is computed here or
//! below, as the room `states` has it. It knows no sockets, no files and no protocol but its own.

mod agreement;
mod analyses;
mod analysing;
mod answer;
mod bench;
mod by_hand;
mod changing;
mod found;
mod handle;
mod input;
mod jobs;
mod navigating;
mod opening;
mod place;
mod record_view;
mod request;
mod rulesets;
mod seat;
mod shared;
mod showing;
mod stopping;
mod tab;
mod tree_view;
mod wishes;
mod workers;

pub use self::answer::{
    AgreementState, ExplainedRuleset, Hint, JudgedBoard, JudgedChain, Levels, PageAnswer, Refused, Reply, RulesetRow,
    SideView, TabGame,
};
pub use self::handle::{Busy, TabHandle};
pub use self::input::Outbox;
pub use self::request::{NewGame, PageRequest, WhoseView, Wish};
pub use self::seat::Seat;
pub use self::shared::TabsShared;
pub use self::tree_view::{
    AnalysisRun, AnalysisScope, BoardMark, MarkShape, NextNode, NodeHere, NodeValue, TreeNode, TreeView,
};
