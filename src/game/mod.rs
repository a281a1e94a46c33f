//! Games: moves, history, repetition, virtual moves, phases, undo. No counting and no search here.

pub mod history;
pub mod moves;
pub mod perft;
pub mod state;

pub use history::WholeKey;
pub use moves::{Illegal, Move, Repeats};
pub use perft::perft;
pub use state::{BadSetup, Game, LegalMoves, Phase, Played, ReplayError};
