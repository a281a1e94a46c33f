//! Playouts: random games played to the end, fast, under the mechanics of a ruleset.
//!
//! A playout starts from a position that the search has reached and places stones until neither side has a move left.
//! Passes, virtual moves, offers and superko belong to the search tree, where the full legality of a move is checked:
//! in a playout a side without a move passes, and the only repetition forbidden is a simple ko. [`PlayoutScore`] counts
//! the final board under a ruleset.
//!
//! Points are `usize` numbers here, those of [`Point::index`](liangyi_core::base::Point::index), and a set of points
//! has `W` 64-bit words: [`words`] of the size of the board, or 8 for any size.

pub(crate) mod bits;
pub(crate) mod board;
mod board_queries;
pub(crate) mod chains;
pub(crate) mod features;
pub(crate) mod gammas;
mod handcrafted;
pub(crate) mod ladder;
mod nakade;
pub(crate) mod pattern_code;
mod play_out;
pub(crate) mod playout_policy;
pub(crate) mod playout_score;
pub(crate) mod rng;
pub mod tactics;
pub(crate) mod weights;

pub use self::bits::{Bits, words};
pub use self::board::{NOWHERE, PlayoutBoard};
pub use self::gammas::{BadGammas, Gammas, PatternClasses, is_small};
pub use self::ladder::LadderReader;
pub use self::pattern_code::cell;
pub use self::play_out::{Measured, PlayoutMove, measure, measure_with, mix, play_out, play_out_by, play_out_many};
pub use self::playout_policy::{PlayoutPolicy, avoid_filling_false_eye, draw_move, nakade_move};
pub(crate) use self::playout_score::moves_cost;
pub use self::playout_score::{PlayoutScore, owner, won};
pub use self::rng::PlayoutRng;
