//! A small convolutional network over the whole board, which corrects the chances that the patterns give to moves.
//!
//! Patterns see the surroundings of a move; the network sees its relation to the rest of the board. `liangyi train net`
//! learns it from game records. It runs on every machine with the vector instructions that there are, and knows nothing
//! of trees, clocks or rulesets.

mod dot;
pub(crate) mod kernels;
pub(crate) mod model;
pub(crate) mod planes;
mod quantised;

pub use self::model::{BadNet, Net};
pub use self::quantised::{NetScratch, Quantised};
