//! Tree search: Monte-Carlo tree search with priors of moves and AMAF values (UCT with RAVE; S. Gelly and D. Silver,
//! *Monte-Carlo Tree Search and Rapid Action Value Estimation in Computer Go*, 2011).
//!
//! It is generic over the game ([`Position`](liangyi_core::game::Position)), the board that follows a descent
//! ([`FastBoard`]), the policy that proposes moves ([`Policy`](crate::policy::Policy)) and the evaluator of leaves
//! ([`LeafEvaluator`]). It does not know protocols, clocks, dead stones or resignation; the caller passes what ends a search.

mod candidate;
mod context;
mod fast_board;
mod final_move;
mod found;
mod go;
mod leaf;
mod limits;
mod measure;
mod move_code;
mod node;
mod params;
mod playout_evaluator;
mod priors;
mod restrictions;
mod run;
mod shortlist;
mod stat;
mod tree;
mod wilson;
mod worker;

pub use candidate::Candidate;
pub use context::{MoveOwnership, OwnershipSums, SearchContext};
pub use fast_board::FastBoard;
pub use final_move::lower_bound;
pub use found::candidates;
pub use go::{Probe, run};
pub use leaf::{Leaf, LeafEvaluator, LeafValue, MarginValue, OwnershipTally};
pub use limits::Limits;
pub use measure::{Searched, measure, measure_with};
pub use move_code::MoveCode;
pub use node::{Node, State};
pub use params::{PriorTimes, SearchParams};
pub use playout_evaluator::PlayoutEvaluator;
pub use restrictions::{Restriction, Restrictions};
pub use run::{BATCH, Bounds, run_threads};
pub use stat::Stat;
pub use tree::{MOST_TREE_MEGABYTES, Tree};
pub use wilson::wilson;
