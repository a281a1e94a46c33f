//! Tree search: UCT over leaf values, with priors of moves and AMAF values (MCTS).
//!
//! It knows games, policies and playouts, and nothing of protocols, clocks, dead stones or when a player resigns; what ends
//! a search is handed to it.

mod candidate;
pub mod final_move;
mod limits;
mod measure;
pub mod priors;
pub mod run;
mod shortlist;
pub mod tree;
pub mod worker;

pub use candidate::Candidate;
pub use limits::Limits;
pub use measure::{Searched, measure};
