//! One thread of a search: it descends the tree, lets the evaluator value the leaf, and backs the value up.
//!
//! It is generic over the game, its fast board, the policy that proposes moves and the evaluator of leaves. Whenever a
//! node is opened, a position with the full history gives the legal moves, so legality in the tree is exact, superko
//! and virtual moves included.

use liangyi_core::base::{Color, Point};
use liangyi_core::game::{Move, Position};

use super::context::SearchContext;
use super::fast_board::FastBoard;
use super::leaf::{Leaf, LeafEvaluator, LeafValue, MarginValue, OwnershipTally};
use super::move_code::MoveCode;
use super::node::{Node, State};
use super::priors::PriorWeight;
use super::shortlist::Shortlists;
use super::stat::Stat;
use crate::playout::PlayoutMove;
use crate::policy::{Policy, Proposal};

/// The state of one thread.
pub struct Worker<'a, P, B, L, E> {
    context: &'a SearchContext<'a, P>,
    value: MarginValue,
    position: P,
    start: B,
    board: B,
    policy: L,
    evaluator: E,
    /// Moves made below the root, in the tree and in the playout, for AMAF.
    trace: Vec<PlayoutMove>,
    /// The nodes of the descent, and who moved to each.
    path: Vec<(usize, Color)>,
    proposals: Vec<Proposal>,
    chances: Vec<(Point, f32)>,
    /// By the code of a move, the side that makes it first from some node on: 0 for neither, 1 for Black, 2 for White.
    first: [u8; 1024],
    shortlists: Shortlists,
    ownership: OwnershipTally,
}

impl<'a, P, B, L, E> Worker<'a, P, B, L, E>
where
    P: Position,
    B: FastBoard,
    L: Policy<P, B>,
    E: LeafEvaluator<B>,
{
    /// A worker; `start` shows the position that is searched.
    pub fn new(context: &'a SearchContext<'a, P>, start: B, policy: L, evaluator: E) -> Worker<'a, P, B, L, E> {
        Worker {
            context,
            value: context.value(),
            position: context.position.clone(),
            board: start.clone(),
            start,
            policy,
            evaluator,
            trace: Vec::new(),
            path: Vec::new(),
            proposals: Vec::new(),
            chances: Vec::new(),
            first: [0; 1024],
            shortlists: Shortlists::new(),
            ownership: OwnershipTally::new(),
        }
    }

    /// Makes `evaluations` descents, and shares the ownership that they found.
    pub fn steps(&mut self, evaluations: u64) {
        let size = self.context.position.size();
        for _ in 0..evaluations {
            self.step();
            if let (Some(after), Some(first)) = (self.context.move_ownership, self.path.first()) {
                after.add(self.context.tree.node(first.0).mv(), &self.ownership, size);
                self.context.ownership.take(&mut self.ownership, size);
            }
        }
        self.context.ownership.take(&mut self.ownership, size);
    }

    fn step(&mut self) {
        let tree = self.context.tree;
        self.board.copy_from(&self.start);
        self.trace.clear();
        self.path.clear();
        let mut index = self.context.root;
        let mut color = self.context.color;
        let mut stone_moves = 0i32;
        loop {
            let node = tree.node(index);
            if node.state() == State::Leaf && self.is_ripe(node) && node.claim() {
                self.open(node, color);
            }
            match node.state() {
                State::Open => {}
                State::Leaf | State::Opening => break,
                State::Decided => {
                    let value = node.exact();
                    return self.back_up(value, color.opponent(), 0.0);
                }
                State::Ended => break,
            }
            let is_due = self.path.is_empty() || node.played.visits() >= self.context.params.refine_after;
            if is_due && node.claim_refinement() {
                self.refine(node, color);
            }
            let child = self.select(node);
            let mv = tree.node(child).mv();
            tree.node(child).played.enter();
            self.path.push((child, color));
            self.board.make(color, mv.mv());
            if let Some(point) = mv.point() {
                self.trace.push(PlayoutMove::new(color, point));
            }
            if mv != MoveCode::PASS {
                stone_moves += color.sign();
            }
            index = child;
            color = color.opponent();
        }
        let leaf = Leaf { to_move: color, stone_moves, is_end: tree.node(index).state() == State::Ended };
        let LeafValue { black, margin } =
            self.evaluator.evaluate(&mut self.board, leaf, &mut self.trace, &mut self.ownership);
        self.back_up(black, Color::Black, margin);
    }

    /// Whether a leaf is to be opened. A pass is opened at its first visit: it may have ended the game.
    fn is_ripe(&self, node: &Node) -> bool {
        let ripe = self.path.is_empty()
            || node.mv().point().is_none()
            || node.played.visits() > self.context.params.expand_after;
        ripe && !self.context.tree.is_full()
    }

    /// Makes the children of a claimed node, at which `color` is to move.
    fn open(&mut self, node: &Node, color: Color) {
        let mut made = 0;
        for &(index, mover) in &self.path {
            let mv = self.context.tree.node(index).mv().mv();
            if self.position.play(mover, mv).is_err() {
                break;
            }
            made += 1;
        }
        // Every move of the path is legal: the children of each node were, with this history.
        debug_assert_eq!(made, self.path.len());
        if self.position.is_over() && !self.path.is_empty() {
            node.end(self.decided(color.opponent()));
        } else {
            self.expand(node, color);
        }
        for _ in 0..made {
            self.position.undo();
        }
    }

    /// The value for `mover` of a game that has just ended in the tree, where the rules alone decide it.
    fn decided(&self, mover: Color) -> Option<f32> {
        let black = self.value.of(self.position.decided_margin()?);
        Some(if mover == Color::Black { black } else { 1.0 - black })
    }

    fn expand(&mut self, node: &Node, color: Color) {
        let mut legal = self.position.legal_moves(color);
        legal.virtual_move &= self.context.virtual_moves;
        self.policy.propose(&self.position, &self.board, color, &legal, &mut self.proposals);
        if !self.context.restrictions.is_empty() {
            let depth = self.path.len();
            self.proposals.retain(|proposal| self.context.restrictions.allows(color, depth, proposal.mv));
            if self.proposals.is_empty() {
                // What is allowed is nothing that the policy would propose, as to fill an eye.
                let allowed = |mv: &Move| self.context.restrictions.allows(color, depth, *mv);
                let moves: Vec<Move> = legal.points.iter().map(Move::Play).filter(allowed).collect();
                let chance = 1.0 / moves.len().max(1) as f32;
                self.proposals.extend(moves.into_iter().map(|mv| Proposal { mv, chance }));
            }
            if self.proposals.is_empty() {
                self.proposals.push(Proposal { mv: Move::Pass, chance: 0.0 });
            }
        }
        let (tree, count) = (self.context.tree, self.proposals.len());
        let Some(first) = tree.allocate(count) else { return node.unclaim() };
        let stones = self.proposals.iter().filter(|proposal| proposal.mv.point().is_some()).count();
        let weight = PriorWeight::among(self.context.params, stones, false);
        for (child, prior) in tree.block(first, count).iter().zip(weight.of_proposals(&self.proposals)) {
            child.set(prior.mv, prior.chance, prior.visits, prior.sum);
        }
        node.open(first, count);
    }

    /// Makes the policy refine the priors of the root again, if [`refine_root_again`] is set.
    ///
    /// [`refine_root_again`]: super::params::SearchParams::refine_root_again
    pub fn refine_root_again(&self) {
        if self.context.params.refine_root_again {
            self.context.tree.node(self.context.root).unclaim_refinement();
        }
    }

    /// Refines the priors of the children of an open node by the policy. The fast board has its position, and `color`
    /// is to move. Meanwhile other threads choose by the old priors.
    fn refine(&mut self, node: &Node, color: Color) {
        let children = self.context.tree.children(node);
        let stones = || children.iter().filter_map(|child| child.mv().point().map(|point| (child, point)));
        self.chances.clear();
        self.chances.extend(stones().map(|(child, point)| (Point::from_index(point), child.prior())));
        self.policy.refine(&self.board, color, &mut self.chances, self.path.is_empty());
        let weight = PriorWeight::among(self.context.params, self.chances.len(), true);
        for ((child, point), prior) in stones().zip(weight.of_stones(&self.chances)) {
            debug_assert_eq!(prior.mv.point(), Some(point));
            child.set_prior(prior.chance, prior.visits, prior.sum);
        }
    }

    /// The child to descend to: the best mix of its own values, its AMAF values and its prior.
    fn select(&mut self, node: &Node) -> usize {
        let (range, visits) = (node.children(), node.played.visits());
        let children = self.context.tree.children(node);
        let growth = (visits.max(1) as f32).ln().max(0.0).sqrt();
        let params = self.context.params;
        let rates = [params.exploration * growth, params.exploration_off_board * growth];
        let amaf_share = 1.0 / params.amaf_equivalence;
        // The mean of own and AMAF values, the latter weighing n / (n + v + n v / k), as numerator and denominator.
        let mean = |child: &Node| {
            let (visits, sum) = child.played_and_start();
            let (amaf_visits, amaf_sum) = child.amaf.visits_and_sum();
            let own = 1.0 + amaf_visits * amaf_share;
            (amaf_sum + own * sum, amaf_visits + own * visits, visits)
        };
        let kind = |child: &Node| usize::from(child.mv().point().is_none());
        let worth =
            |(weighed, weight, visits): (f32, f32, f32), kind: usize| weighed / weight + rates[kind] / visits.sqrt();
        let listed = |child: usize| worth(mean(&children[child]), kind(&children[child]));
        if let Some(best) = self.shortlists.best(range.clone(), visits, listed) {
            return best;
        }
        // Exploration never adds more than this, as each child starts with visits of its own.
        let most = rates.map(|rate| rate / PriorWeight::fewest_visits(range.len()).sqrt());
        let mut best = (f32::MIN, range.start);
        for (offset, child) in children.iter().enumerate() {
            let (mean, kind) = (mean(child), kind(child));
            // No division for a child that could not be the best with any exploration.
            if mean.0 > (best.0 - most[kind]) * mean.1 {
                let value = worth(mean, kind);
                if value > best.0 {
                    best = (value, range.start + offset);
                }
            }
        }
        best.1
    }

    /// Adds a value, that of `side`, to every node on the path, and to the AMAF values of the moves made later.
    fn back_up(&mut self, value: f32, side: Color, margin: f32) {
        let tree = self.context.tree;
        let black = if side == Color::Black { value } else { 1.0 - value };
        let value_for = |color: Color| if color == Color::Black { black } else { 1.0 - black };
        let root = &tree.node(self.context.root).played;
        let settle = |stat: &Stat, color: Color| stat.settle(value_for(color), margin * color.sign() as f32);
        root.enter();
        settle(root, self.context.color.opponent());
        for &(index, color) in &self.path {
            settle(&tree.node(index).played, color);
        }
        // From the last move to the first: for each point `first` holds the side that plays there first from here on.
        self.first.fill(0);
        let mut later = self.trace.len();
        let mut stones = self.path.iter().filter(|step| tree.node(step.0).mv().point().is_some()).count();
        for depth in (0..=self.path.len()).rev() {
            while later > stones {
                later -= 1;
                let traced = self.trace[later];
                self.first[traced.point()] = traced.color() as u8 + 1;
            }
            let (index, color) = match depth {
                0 => (self.context.root, self.context.color),
                _ => (self.path[depth - 1].0, self.path[depth - 1].1.opponent()),
            };
            let node = tree.node(index);
            if node.state() == State::Open {
                let (own, value) = (color as u8 + 1, value_for(color));
                // Whether a move was made is unpredictable, so no branch decides it: the children that were are
                // collected as the bits of a word.
                for some in tree.children(node).chunks(64) {
                    let made = |child: &Node| u64::from(self.first[child.mv().0 as usize & 1023] == own);
                    let mut made = some.iter().enumerate().fold(0, |all, (at, child)| all | made(child) << at);
                    while made != 0 {
                        some[made.trailing_zeros() as usize].amaf.add(value);
                        made &= made - 1;
                    }
                }
            }
            if depth > 0 && tree.node(index).mv().point().is_some() {
                stones -= 1;
            }
        }
    }
}
