//! Tree search: Monte-Carlo tree search with priors of moves and AMAF values (UCT with RAVE; S. Gelly and D. Silver,
//! *Monte-Carlo Tree Search and Rapid Action Value Estimation in Computer Go*, 2011), or with other ways to choose
//! among moves.
//!
//! It is generic over the game ([`Position`](liangyi_core::game::Position)), the board that follows a descent
//! ([`FastBoard`]), the [`Evaluator`] that gives chances of moves and values, and the [`Selection`], by which descents
//! go and nodes learn. It does not know protocols, clocks, dead stones or resignation; the caller passes what ends a
//! search.

mod candidates;
mod context;
mod descent;
mod estimate;
mod evaluator;
mod go;
mod human;
mod human_params;
mod kata_evaluator;
mod limits;
mod measure;
mod move_code;
mod network_params;
mod node;
mod params;
mod puct;
mod rave;
mod selection;
mod transpositions;
mod tree;
mod value_bias;
mod weights;
mod worker;

pub use candidates::{Candidate, Choosing, ValueEstimate, bound_of, candidates, lower_bound, wilson};
pub use context::{MarginSums, MoveOwnership, OwnershipSums, Restriction, Restrictions, SearchContext};
pub use descent::{FastBoard, Leaf, NodeView, PathReplay, Step};
pub use estimate::{Evidence, estimate};
pub use evaluator::{
    EvalRequest, Evaluation, Evaluator, LeafEvaluator, LeafValue, MarginValue, OwnershipTally, PlayoutEvaluator,
    PolicyAndRollout, Refines,
};
pub use go::{NetworkValue, Probe, network_value, raw_value, search_go, search_go_by_network};
pub use human::{HumanValue, RootShown, draw_move, human_value, move_weights};
pub use human_params::{ChoiceTemperature, ExploreShare, HumanParams, MoveDelay};
pub use limits::{Bounds, Exactly, Quota, SearchLimits};
pub use measure::{Searched, measure};
pub use move_code::MoveCode;
pub use network_params::{HistoryShown, NetworkParams, RootSelection, Twins};
pub use node::{Node, NodeState, NodeStats};
pub use params::{PlayoutMix, PriorTimes, SearchParams, ValueKind};
pub use puct::{Puct, score_center};
pub use rave::Rave;
pub use selection::{SelectAt, Selection, TracedDescent};
pub use tree::{MOST_TREE_MEGABYTES, Tree};
pub use worker::{SearchRun, run_threads};
