//! The player: keeps the tree between moves, sets the dynamic komi, and decides when to pass and when to resign.
//!
//! It knows search and judgement, and nothing of protocols or clocks.

mod choice;
mod dynamic_komi;
mod ending;
mod options;
mod pass_probe;
mod play;
mod saved_tree;

pub use choice::{Action, Choice};
pub use options::Options;
pub use play::Player;
