//! A small convolutional network over the whole board, which corrects the chances that the patterns give to moves.
//!
//! Patterns see what is around a move; the network sees how it lies to the rest. It is asked only about nodes that have been
//! visited often enough to be worth it. It is learnt from game records by `liangyi train net`, and runs on any
//! machine, with the vectors that there are; it knows nothing of trees, clocks or rulesets.

mod dot;
pub(crate) mod kernels;
pub(crate) mod model;
pub(crate) mod planes;
mod quantised;

pub use self::model::{BadNet, Net};
pub use self::quantised::{NetScratch, Quantised};
