//! What a network sees of a game: planes of points and global numbers.
//!
//! [`NetRules`] are the words in which it knows rules, [`Inputs`] what it sees. It knows no network.

mod area;
mod bans;
mod chains;
mod cleanup;
mod ko;
mod ladder;
mod looking;
mod net_rules;
mod order;
mod past;
mod planes;

pub use self::looking::{InputOptions, white_komi};
pub use self::net_rules::{Debt, LeftToAdd, NetKo, NetRules, NetScoring};
pub use self::order::{Symmetry, place_of, point_at};
pub use self::planes::Inputs;
