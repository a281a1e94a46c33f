//! Playouts: random games played to the end, fast, under the mechanics of a ruleset.
//!
//! A playout starts from a position that the search has reached and places stones until neither side has a move left.
//! Passes, virtual moves, offers and superko belong to the search tree, where the full legality of a move is checked:
//! in a playout a side without a move passes, and the only repetition forbidden is a simple ko. [`PlayoutScore`] counts
//! the final board under a ruleset.
//!
//! Points are `usize` numbers here, those of [`Point::index`](liangyi_core::base::Point::index), and a set of points
//! has `W` 64-bit words: [`words`] of the size of the board, or 8 for any size.

pub(crate) mod adjacent;
pub(crate) mod bits;
pub(crate) mod board;
pub mod cell;
mod chain;
pub(crate) mod features;
pub(crate) mod gammas;
mod handcrafted;
pub(crate) mod ladder;
mod measure;
mod nakade;
pub(crate) mod pattern_code;
mod playout_move;
pub(crate) mod playout_policy;
pub(crate) mod playout_score;
pub(crate) mod rng;
mod run;
mod shapes;
pub(crate) mod tactics;
#[cfg(test)]
mod testing;
pub(crate) mod weights;
mod width;

pub use self::bits::Bits;
pub use self::board::{NOWHERE, PlayoutBoard};
pub use self::gammas::{BadGammas, Gammas, is_small};
pub use self::ladder::LadderReader;
pub use self::measure::mix;
pub use self::measure::{Measured, measure, measure_with};
pub use self::playout_move::PlayoutMove;
pub use self::playout_policy::PlayoutPolicy;
pub(crate) use self::playout_score::moves_cost;
pub use self::playout_score::{PlayoutScore, owner, won};
pub use self::rng::Dice;
pub use self::run::{run, run_by, run_many};
pub(crate) use self::width::with_width;
pub use self::width::words;
