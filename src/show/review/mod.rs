//! The review of a game: what an analysis finds of its positions, what the moves have cost, where positions repeat, and
//! how a record keeps that.
//!
//! It knows records and the engine, and neither files, words nor protocols' text.

mod analyse;
mod human;
mod kept;
mod line;
mod values;

pub use self::analyse::{analyse, analyse_within, try_move};
pub use self::human::{HumanReview, ReviewWork};
pub use self::kept::{drop_all, drop_at, read, store};
pub use self::values::{
    AnalysedMove, GamePart, HumanAnalysis, HumanLoss, HumanMove, LossSum, MoveLoss, NodeAnalysis, RankEstimate,
    RepetitionProblem, Review, StoppedHere, TriedMove,
};
