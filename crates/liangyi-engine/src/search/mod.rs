//! Tree search: Monte-Carlo tree search with priors of moves and AMAF values (UCT with RAVE; S. Gelly and D. Silver,
//! *Monte-Carlo Tree Search and Rapid Action Value Estimation in Computer Go*, 2011), or with other ways to choose
//! among moves.
//!
//! It is generic over the game ([`Position`](liangyi_core::game::Position)), the board that follows a descent
//! ([`FastBoard`]), the [`Evaluator`] that gives chances of moves and values, and the [`Selection`], by which descents
//! go and nodes learn. It does not know protocols, clocks, dead stones or resignation; the caller passes what ends a
//! search.

mod candidate;
mod context;
mod estimate;
mod evaluator;
mod fast_board;
mod final_move;
mod found;
mod go;
mod halves;
mod kata_evaluator;
mod leaf;
mod limits;
mod margins;
mod measure;
mod mixed;
mod move_code;
mod node;
mod node_view;
mod own_count;
mod params;
mod playout_evaluator;
mod priors;
mod puct;
mod quota;
mod rave;
mod raw;
mod restrictions;
mod run;
mod selection;
mod shortlist;
mod stat;
mod tree;
mod wilson;
mod worker;

pub use candidate::{Candidate, Estimate};
pub use context::{MoveOwnership, OwnershipSums, SearchContext};
pub use estimate::{Evidence, estimate};
pub use evaluator::{EvalRequest, Evaluation, Evaluator};
pub use fast_board::FastBoard;
pub use final_move::{bound_of, lower_bound};
pub use found::{Choosing, candidates};
pub use go::{Probe, run, run_by};
pub use halves::PolicyAndRollout;
pub use leaf::{Leaf, LeafEvaluator, LeafValue, MarginValue, OwnershipTally};
pub use limits::Limits;
pub use margins::MarginSums;
pub use measure::{Searched, measure};
pub use move_code::MoveCode;
pub use node::{Node, NodeState};
pub use node_view::{NodeView, PathReplay, Step};
pub use params::{PriorTimes, SearchParams, ValueKind};
pub use playout_evaluator::PlayoutEvaluator;
pub use puct::{Puct, score_center};
pub use quota::{Bounds, Exactly, Quota};
pub use rave::Rave;
pub use raw::{network_value, raw_value};
pub use restrictions::{Restriction, Restrictions};
pub use run::{SearchRun, run_threads};
pub use selection::{SelectAt, Selection, TracedDescent};
pub use stat::NodeStats;
pub use tree::{MOST_TREE_MEGABYTES, Tree};
pub use wilson::wilson;
