//! Why operations of a session fail.

use liangyi_core::base::Size;
use liangyi_core::game::{BadSetup, Illegal, Played};
use liangyi_core::line::BadLineSetup;

/// Why an operation of an [`Engine`](super::Engine), or of the session of one game, fails.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EngineError {
    /// The move is illegal.
    #[error("{0}")]
    Illegal(#[from] Illegal),
    /// One of several moves is illegal.
    #[error("move {number} ({} {}): {reason}", .played.color.letter(), .played.mv.display(*.size))]
    IllegalInSequence {
        /// Its number, counted from 1.
        number: usize,
        /// The move as the client gave it.
        played: Played,
        /// The board it is written for.
        size: Size,
        /// Why.
        reason: Illegal,
    },
    /// The stones are not a legal position.
    #[error("{0}")]
    Setup(#[from] BadSetup),
    /// A line game cannot start from these stones.
    #[error("{0}")]
    LineSetup(#[from] BadLineSetup),
    /// There are fewer moves than are to be taken back.
    #[error("{0} moves have been made")]
    TooFewMoves(usize),
    /// The move to be taken back is not the last one.
    #[error("that is not the last move")]
    NotLast,
    /// The side to move can be set only before the first move.
    #[error("moves have been made")]
    MovesMade,
    /// The board does not allow this number of handicap stones.
    #[error("invalid number of stones")]
    HandicapCount,
    /// There is no stone on this vertex.
    #[error("no stone at {0}")]
    NoStone(String),
    /// There is a stone on this vertex.
    #[error("{0} is not empty")]
    NotEmpty(String),
}

impl EngineError {
    /// The same error without the number of the move, for a client that gave one move.
    pub fn without_number(self) -> EngineError {
        match self {
            EngineError::IllegalInSequence { reason, .. } => EngineError::Illegal(reason),
            error => error,
        }
    }
}
