//! What jobs find.

use liangyi_core::score::makeup::HandBoard;
use liangyi_core::sgf::NodeId;
use liangyi_engine::engine::{Engine, GeneratedMove};

use super::agreement::SideMarks;
use super::answer::{JudgedBoard, Refused, Reply};
use crate::review::NodeAnalysis;
use crate::states::GameResult;

/// What a job has found.
pub enum Found {
    /// A move.
    Move(Box<GeneratedMove>),
    /// The judgement, and the marks that follow from it.
    Judged(JudgedBoard, Box<SideMarks>),
    /// The result.
    Result(GameResult),
    /// A board to be made up by hand; `None` where the ruleset has none.
    Hand(Option<Box<HandBoard>>),
    /// What a slice of time has found of a node; `None` where it gives no position.
    Analysed(NodeId, Option<Box<Slice>>),
    /// What the page is told, or why it is not.
    Answer(Result<Reply, Refused>),
}

/// A slice of time of an analysis.
pub struct Slice {
    /// The engine, which can search further.
    pub engine: Box<Engine>,
    /// What it has found; `None` where there is nothing to be searched.
    pub found: Option<NodeAnalysis>,
}

/// A job that is done.
pub struct Finished {
    /// Its number.
    pub number: u64,
    /// What it has found; `None` if a bug has ended it.
    pub found: Option<Box<Found>>,
}
