//! The playout board: made for speed, with exactly the queries that playouts need.
//!
//! It has no undo and no history. The only repetition that it knows is a simple ko; longer cycles are cut off by the
//! length of a playout and are prevented by the search tree. The caller checks that a move can be made before it plays
//! it.
//!
//! Points have the numbers of [`liangyi_core::base::Point`]. The unused column and the numbers past the last row are
//! the rim, so a neighbour is an addition modulo 512 without a test for the edge.

mod moves;
mod queries;
mod state;

#[cfg(test)]
mod tests;

pub use self::state::{NOWHERE, PlayoutBoard};
