//! Why operations on a line game fail.

use liangyi_core::game::Illegal;
use liangyi_core::line::BadLineSetup;

/// Why an operation of a [`LineEngine`](super::LineEngine) fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineError {
    /// The move is illegal.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// There is no such game.
    #[error(transparent)]
    Setup(#[from] BadLineSetup),
    /// The point is not that of the last move.
    #[error("that is not the last move")]
    NotLast,
    /// There are fewer moves than are to be taken back.
    #[error("{0} moves have been made")]
    TooFewMoves(usize),
    /// A point is named twice.
    #[error("a point is named twice")]
    Repeated,
    /// The game is over, so that there is nothing to choose.
    #[error("the game is over")]
    Over,
}
