//! The player: keeps the tree between moves, sets the dynamic komi, and decides when to pass and when to resign.
//!
//! [`Player`] is generic over the game ([`Playable`]); `go.rs` says how Go is searched and how its end is decided,
//! `line.rs` how line games are; `resignation.rs` decides when a game is given up, `schedule.rs` divides the time
//! of a move. The room knows search and judgement, and nothing of protocols or clocks.

mod choice;
mod displayed_values;
mod dynamic_komi;
mod earlier_searches;
mod ending;
mod go;
mod line;
mod no_removal;
mod play;
mod playable;
mod request;
mod resignation;
mod saved_tree;
mod schedule;

pub use choice::{CertainWin, Choice, MoveDecision, PlayerAction, RootValue};
pub use earlier_searches::EarlierSearches;
pub use line::LineMemory;
pub use play::Player;
pub use playable::{EndState, LoneSearch, Playable};
pub use request::{Analysis, EarlierMoves, MovePurpose, MoveRequest, Options};
