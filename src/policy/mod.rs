//! Who proposes moves: [`Policy`], and the one that plays, by learnt patterns, ladders and a small network.
//!
//! It knows positions and the playout board, and nothing of trees, clocks or protocols.

pub mod ladders;
mod learnt;
mod models;
pub mod net;
pub mod patterns;
mod proposing;

pub use learnt::LearntPolicy;
pub use models::Models;
pub use proposing::{Policy, Proposal};
