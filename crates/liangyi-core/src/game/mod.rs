//! Games: moves, history, repetition, virtual moves, phases, undo. No counting and no search here.

mod history;
mod legality;
mod moves;
mod opening;
mod play;
mod position;
mod state;
mod status;

pub use self::history::WholeKey;
pub use self::legality::LegalMoves;
pub use self::moves::{Illegal, Move, Played, Repeats};
pub use self::opening::OpeningPlays;
pub use self::position::{Position, perft};
pub use self::state::{BadSetup, Game, ReplayError};
pub use self::status::{Agreement, End, Phase};
