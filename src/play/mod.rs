//! A game that persons and the engine play, as values: who plays which side, what a turn comes to, how the game has
//! ended, a hint, and whether a move is legal and what it is worth.
//!
//! A terminal or a page shows them, in the words of the room `words`. It knows no lines of text and no protocol.

mod legality;
mod refusal;
mod seated;
mod seats;

pub use self::legality::{EndEffect, Legality, of_go, of_line_game};
pub use self::refusal::{Refusal, TurnFailure};
pub use self::seated::{Count, Outcome, SeatedGame, Why};
pub use self::seats::Seats;
