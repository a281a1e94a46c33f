//! Policies: [`Policy`] gives probabilities of moves for a position. [`LearntPolicy`] is the one that the program plays
//! with: learnt patterns, ladders and a small network.
//!
//! This room knows positions and the playout board, and neither trees, clocks nor protocols.

pub mod ladders;
mod learnt;
mod models;
pub mod net;
mod net_evaluator;
pub mod patterns;
mod proposing;

pub use learnt::LearntPolicy;
pub use models::{BadTable, ModelTable, Models};
pub use net_evaluator::{EvalOptions, KataNet, NetEvaluator, OPTIMISM, Turning};
pub use proposing::{Policy, Proposal};
