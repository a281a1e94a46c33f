//! Games: moves, history, repetition, virtual moves, phases, undo. No counting and no search here.

mod end;
mod history;
mod legality;
mod moves;
mod opening;
mod perft;
mod play;
mod position;
mod replay;
mod state;
mod status;

pub use self::end::End;
pub use self::history::WholeKey;
pub use self::legality::LegalMoves;
pub use self::moves::{Illegal, Move, Played, Repeats};
pub use self::opening::OpeningPlays;
pub use self::perft::perft;
pub use self::position::Position;
pub use self::replay::ReplayError;
pub use self::state::{BadSetup, Game};
pub use self::status::Phase;
