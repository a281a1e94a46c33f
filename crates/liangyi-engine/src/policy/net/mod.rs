//! A small convolutional network over the whole board, which corrects the probabilities that the patterns give to
//! moves.
//!
//! Patterns see the surroundings of a move; the network sees the rest of the board as well. `liangyi-lab train net`
//! learns it from game records. It is evaluated with the vector instructions that the machine has. It does not know
//! trees, clocks or rulesets.

mod dot;
pub mod kernels;
pub mod model;
pub mod planes;
mod quantised;

pub use self::model::{BadNet, Net};
pub use self::quantised::{NetScratch, Quantised};
