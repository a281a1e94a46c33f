//! What a person's files hold: recorded games, rulesets, lists of other files; and the last games of the page.
//!
//! It knows paths and bounds; what the texts mean is decided by the core's rooms `formats`, `sgf` and `rules`.

mod load;
mod recent;

pub use self::load::{
    GameOfFile, LoadError, game_of, games_in, games_of, input_bytes, is_of_game, load_game, load_input, load_list,
    load_rulesets, load_tree, moves_as_sgf, open_input, read_game, read_tree,
};
pub use self::recent::{RecentGame, RecentGames, RecentName};
