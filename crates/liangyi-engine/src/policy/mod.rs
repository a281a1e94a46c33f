//! Policies: [`Policy`] gives probabilities of moves for a position. [`LearntPolicy`] is the one that the program plays
//! with: learnt patterns, ladders and a small network.
//!
//! This room knows positions and the playout board, and neither trees, clocks nor protocols.

mod auto_network;
mod eval_cache;
mod human_net;
pub mod ladders;
mod learnt;
mod models;
pub mod net;
mod net_evaluator;
pub mod patterns;

pub use auto_network::{AutoNetwork, NetworkTask};
pub use human_net::{HumanNet, NoHumanNetwork};
pub use learnt::LearntPolicy;
pub use models::{BadTable, ModelTable, Models, is_same_network};
pub use net_evaluator::{EvalOptions, KataNet, NetEvaluator, OPTIMISM, Turning};

use liangyi_core::base::{Color, Point};
use liangyi_core::game::{LegalMoves, Move};

/// A move that gets a node in the search tree.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Proposal {
    /// The move.
    pub mv: Move,
    /// The prior: the probability that a strong player makes the move, 0 to 1. All of them sum to 1. A policy that
    /// knows nothing of passes and virtual moves gives these 0.
    pub chance: f32,
}

/// A policy: gives probabilities of moves for positions `P` of a game, whose fast board is `B`.
///
/// Each thread of a search has a policy of its own, so an implementation may keep scratch memory. `tests/seams` and
/// `examples/own_policy.rs` have other policies than the program's.
///
/// ```
/// use liangyi_core::base::{Color, Point};
/// use liangyi_core::game::{LegalMoves, Move, Position};
/// use liangyi_engine::policy::{Policy, Proposal};
///
/// /// Proposes every legal move, each with the same probability.
/// struct Uniform;
///
/// impl<P: Position, B> Policy<P, B> for Uniform {
///     fn propose(&mut self, _: &P, _: &B, _: Color, legal: &LegalMoves, proposals: &mut Vec<Proposal>) {
///         let chance = 1.0 / legal.points.len().max(1) as f32;
///         proposals.clear();
///         proposals.extend(legal.points.iter().map(|point| Proposal { mv: Move::Play(point), chance }));
///         proposals.push(Proposal { mv: Move::Pass, chance: 0.0 });
///         if legal.virtual_move {
///             proposals.push(Proposal { mv: Move::Virtual, chance: 0.0 });
///         }
///     }
///
///     fn refine(&mut self, _: &B, _: Color, _: &mut Vec<(Point, f32)>, _: bool) {}
/// }
///
/// use liangyi_core::base::Size;
/// use liangyi_core::game::Game;
/// use liangyi_core::rules::Rules;
///
/// let game = Game::new(Size::square(5).expect("2 to 21 lines"), Rules::CHINESE);
/// let mut proposals = Vec::new();
/// let legal = game.legal_moves(Color::Black);
/// Uniform.propose(&game, &(), Color::Black, &legal, &mut proposals);
/// assert_eq!(proposals.len(), 26);
/// ```
pub trait Policy<P, B> {
    /// Replaces `proposals` by those of the `legal` moves of `color` that get a node. `board` has the same position as
    /// `position`. There must be at least one proposal. A pass is always legal and not listed in `legal`.
    fn propose(&mut self, position: &P, board: &B, color: Color, legal: &LegalMoves, proposals: &mut Vec<Proposal>);

    /// Replaces the probability of each point in `chances`, which sum to 1 before and after, by a better one that costs
    /// more to compute. The order of the points must not change. The search calls this once for each node that it
    /// visits often, and for the root (`at_root`) at once.
    fn refine(&mut self, board: &B, color: Color, chances: &mut Vec<(Point, f32)>, at_root: bool);
}
