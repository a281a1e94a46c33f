//! What a network sees of a game: planes of points and global numbers.
//!
//! [`NetRules`] are the rules in KataGo's terms, [`Inputs`] the planes and numbers, [`GameMetadata`] the further input
//! of networks that play as persons do. Networks themselves are not known here.

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
