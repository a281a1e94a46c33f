//! What jobs find.

use liangyi_core::score::makeup::HandBoard;
use liangyi_engine::engine::GeneratedMove;

use super::agreement::SideMarks;
use super::answer::{JudgedBoard, Refused, Reply};
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
    /// What the page is told, or why it is not.
    Answer(Result<Reply, Refused>),
}

/// A job that is done.
pub struct Finished {
    /// Its number.
    pub number: u64,
    /// What it has found; `None` if a bug has ended it.
    pub found: Option<Box<Found>>,
}
