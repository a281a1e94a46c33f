//! Why a command fails, in the words that clients know.

use crate::base::BadSize;
use crate::engine::EngineError;

/// A command that changed nothing; its text is the reply.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// There is no such command.
    #[error("unknown command")]
    UnknownCommand,
    /// The arguments are not what the command takes.
    #[error("syntax error: {0}")]
    Syntax(String),
    /// The move may not be made, and why.
    #[error("illegal move: {0}")]
    IllegalMove(String),
    /// There is no such board.
    #[error("unacceptable size: {BadSize}")]
    Size,
    /// There is no such komi, and why.
    #[error("unacceptable komi: {0}")]
    Komi(String),
    /// There are too few moves to take back.
    #[error("cannot undo: {0}")]
    CannotUndo(String),
    /// No colour, or no point of this board.
    #[error("invalid color or coordinate: {0}")]
    ColorOrCoordinate(String),
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
            EngineError::Setup(_) | EngineError::MovesMade | EngineError::HandicapCount | EngineError::NoStone(_) => {
                Failure::Other(text)
            }
        }
    }
}
