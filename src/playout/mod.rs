//! Playouts: random games played to the end, fast, under the mechanics of a ruleset.
//!
//! A playout starts from a position that the search has reached and places stones until neither side has a move left.
//! Passes, virtual moves, offers and superko belong to the search tree, where the full legality of a move is checked:
//! in a playout a side without a move passes, and the only repetition forbidden is a simple ko. [`PlayoutScore`] counts
//! the final board under a ruleset.

pub(crate) mod adjacent;
pub mod bits;
pub mod board;
pub mod cell;
mod chain;
pub mod features;
pub mod gammas;
mod handcrafted;
pub mod ladder;
mod measure;
mod nakade;
pub mod pattern_code;
mod playout_move;
pub mod playout_policy;
pub mod playout_score;
pub mod rng;
mod run;
mod shapes;
pub mod tactics;
#[cfg(test)]
mod testing;
pub mod weights;
mod width;

pub use self::board::PlayoutBoard;
pub use self::gammas::{Gammas, is_small};
pub use self::measure::{Measured, measure, mix};
pub use self::playout_move::PlayoutMove;
pub use self::playout_policy::PlayoutPolicy;
pub use self::playout_score::{PlayoutScore, moves_cost, owner, won};
pub use self::rng::Dice;
pub use self::run::{run, run_by, run_many};
pub use self::width::words;
