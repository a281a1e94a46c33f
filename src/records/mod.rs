//! What a person's files hold: recorded games, rulesets.
//!
//! It knows paths and bounds; what the texts mean is decided by the core's rooms `formats`, `sgf` and `rules`.

mod load;

pub use load::{LoadError, load_game, load_input, load_rulesets};
