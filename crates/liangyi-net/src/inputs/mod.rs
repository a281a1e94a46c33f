//! What a network sees of a game: planes of points and global numbers.
//!
//! [`NetRules`] are the words in which it knows rules, [`Inputs`] what it sees, [`GameMetadata`] what a network that
//! plays as persons do is told of the players. It knows no network.

mod area;
mod chains;
mod history;
mod ladder;
mod metadata;
mod net_rules;
mod planes;
mod symmetry;

pub use self::metadata::{BadProfile, GameMetadata, HumanProfile, PlayerMetadata, Rank, RecordSource, TimeSystem};
pub use self::net_rules::{Debt, LeftToAdd, NetKo, NetRules, NetScoring};
pub use self::planes::{InputOptions, Inputs, untold_komi, white_komi};
pub use self::symmetry::{Symmetry, place_of, point_at};
