//! Why what a person wants is not done.

use liangyi_core::score::makeup::TooMuchTerritory;
use liangyi_engine::engine::EngineError;

use crate::protocol::InternalError;

/// Why what a person wants in a game is not done; the game is as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// A side has resigned.
    Resigned,
    /// There is no move of the person's to take back.
    NothingToTakeBack,
    /// Nothing is counted in this game.
    NotCounted,
    /// The engine does not do it.
    Engine(EngineError),
    /// A side has no room for the points that both sides agree to be left with.
    Territory(TooMuchTerritory),
}

impl From<EngineError> for Refusal {
    fn from(error: EngineError) -> Refusal {
        Refusal::Engine(error)
    }
}

/// Why the engine has not made a move on its turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnFailure {
    /// It does not do it.
    Engine(EngineError),
    /// A bug has ended its search.
    Internal(InternalError),
}
