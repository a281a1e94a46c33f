//! Why a command fails, in the words of the GTP standard where it has them.

use liangyi_core::base::BadSize;
use liangyi_core::line::BadLineSetup;
use liangyi_engine::engine::EngineError;

use crate::protocol::InternalError;

/// The error of a command, which then has changed nothing; its text is the reply.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// There is no such command.
    #[error("unknown command")]
    UnknownCommand,
    /// The arguments are wrong, and why.
    #[error("syntax error: {0}")]
    Syntax(String),
    /// The move is illegal, and why.
    #[error("illegal move: {0}")]
    IllegalMove(String),
    /// The program has no board of this size.
    #[error("unacceptable size: {BadSize}")]
    Size,
    /// The board is too small for the game that is played, and why.
    #[error("unacceptable size: {0}")]
    Small(String),
    /// The komi is not accepted, and why.
    #[error("unacceptable komi: {0}")]
    Komi(String),
    /// The moves cannot be taken back, and why.
    #[error("cannot undo: {0}")]
    CannotUndo(String),
    /// Not a colour, or not a point of this board.
    #[error("invalid color or coordinate: {0}")]
    ColorOrCoordinate(String),
    /// The command has panicked.
    #[error("{0}")]
    Internal(#[from] InternalError),
    /// Anything else.
    #[error("{0}")]
    Other(String),
}

impl From<EngineError> for Failure {
    fn from(error: EngineError) -> Failure {
        let text = error.to_string();
        match error {
            EngineError::Illegal(_) | EngineError::IllegalInSequence { .. } => Failure::IllegalMove(text),
            EngineError::TooFewMoves(_) => Failure::CannotUndo(text),
            EngineError::LineSetup(BadLineSetup::TooSmall) => Failure::Small(text),
            EngineError::Setup(_)
            | EngineError::LineSetup(_)
            | EngineError::NotLast
            | EngineError::MovesMade
            | EngineError::HandicapCount
            | EngineError::NoStone(_)
            | EngineError::NotEmpty(_) => Failure::Other(text),
        }
    }
}
