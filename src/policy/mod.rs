//! Who proposes moves: chances of moves by learnt patterns, ladders and a small network.
//!
//! It knows positions and the playout board, and nothing of trees, clocks or rulesets.

pub mod ladders;
pub mod net;
pub mod patterns;
