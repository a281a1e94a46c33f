//! A plain model of every ruleset, to hold the engine against.
//!
//! It is written from the rules' text alone. All that it takes from the engine is the name of a ruleset's value on each
//! axis, as text, so that a new ruleset of known values is modelled at once; what a value means is written here a
//! second time. Boards are lists of rows, earlier positions are kept whole and compared stone by stone, chains and
//! regions are filled by recursion, and a move is taken back by playing the game again. It is slow and means to be
//! obvious.

mod board;
mod count;
mod game;
mod rulesets;

pub use board::{Side, Sides, after, chains, empty_board, has_liberty, picture, sides};
pub use count::natural;
pub use game::{Game, Move, Phase};
pub use rulesets::{End, WRITTEN, ruleset, written};
