//! Games: moves, history, repetition, virtual moves, phases, undo. No counting and no search here.

pub mod history;
pub mod listing;
pub mod moves;
pub mod perft;
pub mod position;
pub mod state;

pub use self::history::WholeKey;
pub use self::listing::{Language, listed};
pub use self::moves::{Illegal, Move, Repeats};
pub use self::perft::perft;
pub use self::position::Position;
pub use self::state::{BadSetup, Game, LegalMoves, Phase, Played, ReplayError};
