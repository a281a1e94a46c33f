//! Tree search: UCT over leaf values, with priors of moves and AMAF values (MCTS).
//!
//! Generic over the game ([`Position`](crate::game::Position)), who proposes moves ([`Policy`](crate::policy::Policy))
//! and who values a leaf ([`LeafEvaluator`]). It knows nothing of protocols, clocks, dead stones or when a player
//! resigns; what ends a search is handed to it.

mod candidate;
mod context;
mod fast_board;
mod final_move;
mod go;
mod leaf;
mod limits;
mod measure;
mod params;
mod playout_evaluator;
mod priors;
mod run;
mod shortlist;
mod tree;
mod worker;

pub use candidate::Candidate;
pub use context::{OwnershipSums, SearchContext};
pub use fast_board::FastBoard;
pub use final_move::{lower_bound, put_best_first};
pub use go::{Probe, run};
pub use leaf::{Leaf, LeafEvaluator, LeafValue, MarginValue, OwnershipTally};
pub use limits::Limits;
pub use measure::{Searched, measure};
pub use params::{PriorTimes, SearchParams};
pub use playout_evaluator::PlayoutEvaluator;
pub use run::{BATCH, Bounds, run_threads};
pub use tree::{MoveCode, Node, State, Tree};
