//! What a person's files hold: recorded games, rulesets, lists of other files.
//!
//! It knows paths and bounds; what the texts mean is decided by the core's rooms `formats`, `sgf` and `rules`.

mod list;
mod load;

pub use list::load_list;
pub use load::{LoadError, load_game, load_input, load_rulesets, load_tree, read_tree};
