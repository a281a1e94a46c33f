//! The threads of a search. Each descends the tree, lets the evaluator give what it knows of the leaf, and backs the
//! value up.
//!
//! They are generic over the game, its fast board, the evaluator and the selection, and make no choice from the result.
//! Whenever a node is expanded, a position with the full history gives the legal moves, so legality in the tree is
//! exact, superko and virtual moves included. Where positions share their children (`SearchParams::is_graph`), a move
//! that another history made legal counts as a loss of the side that makes it.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::{Duration, Instant};

use liangyi_core::base::Color;
use liangyi_core::game::{Move, Position};

use super::context::SearchContext;
use super::descent::{FastBoard, Leaf, NodeView, PathReplay, Step};
use super::evaluator::{EvalRequest, Evaluation, Evaluator, LeafValue, MarginValue, OwnershipTally, Refines};
use super::limits::Quota;
use super::move_code::MoveCode;
use super::node::{Node, NodeState};
use super::params::SearchParams;
use super::selection::{SelectAt, Selection, TracedDescent};
use super::transpositions::ChildBlock;
use super::value_bias::ValueBiases;
use crate::playout::PlayoutMove;
use crate::policy::Proposal;
use crate::threads::spawn_all;

/// The time between two reports of a search.
const REPORT_EVERY: Duration = Duration::from_millis(10);

/// How a search is run.
pub struct SearchRun<'a> {
    /// How much it may do.
    pub quota: &'a dyn Quota,
    /// The seed of its random numbers. With one thread the same seed and the same numbers from the quota give the same
    /// search.
    pub seed: u64,
    /// The number of threads, at least 1; the calling thread is one of them.
    pub threads: usize,
    /// Called on the calling thread about every hundredth of a second.
    pub report: &'a mut dyn FnMut(),
}

/// Searches with the threads of `run`, or as many as the system gives. `thread_parts` gives each thread, by its number
/// from 0, its own board with the position searched, its own evaluator and its own selection.
///
/// Each thread makes as many evaluations as the quota gives it and asks again, until there are none.
pub fn run_threads<P, B, E, S>(
    context: &SearchContext<'_, P>,
    thread_parts: impl Fn(u64) -> (B, E, S) + Sync,
    run: SearchRun<'_>,
) where
    P: Position,
    B: FastBoard,
    E: Evaluator<P, B>,
    S: Selection,
{
    let SearchRun { quota, threads, report, .. } = run;
    let next = || quota.next(context.tree, context.root);
    let worker = |thread: u64| {
        let (board, evaluator, selection) = thread_parts(thread);
        Worker::new(context, board, evaluator, selection)
    };
    let work = |worker: &mut Worker<'_, P, B, E, S>, between: &mut dyn FnMut()| {
        loop {
            let steps = next();
            worker.steps(steps);
            if steps == 0 {
                break;
            }
            between();
        }
    };
    let mut first = worker(0);
    first.refine_root_again();
    // The root is opened before there are others: on a busy machine a thread that is suspended while it opens the root
    // would leave them without a tree for longer than a short search takes.
    let given = next();
    first.steps(given.min(1));
    std::thread::scope(|scope| {
        let (worker, work) = (&worker, &work);
        spawn_all(threads - 1, |number| {
            let body = move || work(&mut worker(number as u64 + 1), &mut || {});
            std::thread::Builder::new().spawn_scoped(scope, body).map(|_| ())
        });
        first.steps(given.saturating_sub(1));
        let mut reported = Instant::now();
        work(&mut first, &mut || {
            if reported.elapsed() >= REPORT_EVERY {
                reported = Instant::now();
                report();
            }
        });
    });
}

/// The state of one thread.
pub struct Worker<'a, P, B, E, S> {
    context: &'a SearchContext<'a, P>,
    value: MarginValue,
    /// The descent, and the position that follows it.
    replay: PathReplay<P>,
    start: B,
    board: B,
    evaluator: E,
    selection: S,
    /// What the evaluator gives. Its trace has the moves made below the root, in the tree and in the playout.
    found: Evaluation,
    /// Nodes with a virtual loss on the way to nodes under evaluation.
    virtual_losses: Vec<usize>,
    /// The place on the path of the last node whose visit does not count above it.
    weightless: Option<usize>,
}

impl<'a, P, B, E, S> Worker<'a, P, B, E, S>
where
    P: Position,
    B: FastBoard,
    E: Evaluator<P, B>,
    S: Selection,
{
    /// A worker; `start` shows the position that is searched.
    pub fn new(context: &'a SearchContext<'a, P>, start: B, evaluator: E, selection: S) -> Worker<'a, P, B, E, S> {
        Worker {
            context,
            value: context.value(),
            replay: PathReplay::new(context.position.clone()),
            board: start.clone(),
            start,
            evaluator,
            selection,
            found: Evaluation::default(),
            virtual_losses: Vec::new(),
            weightless: None,
        }
    }

    /// Makes `evaluations` descents, and shares the ownership that they found.
    pub fn steps(&mut self, evaluations: u64) {
        let size = self.context.position.size();
        let explores = self.context.network.human.explores();
        for _ in 0..evaluations {
            self.step();
            let first = self.replay.path.first();
            let of_move = self.context.move_ownership.zip(first);
            if let Some((after, first)) = of_move {
                after.add(first.mv, &self.found.ownership, size);
            }
            if self.weightless.is_some() {
                self.found.ownership = OwnershipTally::default();
            } else if of_move.is_some() || explores {
                self.context.ownership.take(&mut self.found.ownership, size);
            }
        }
        self.context.ownership.take(&mut self.found.ownership, size);
    }

    /// Makes a descent with a value at its end. Where descents meet nodes under evaluation, their virtual
    /// losses stay until one has met none, so that each takes another path than those before it.
    fn step(&mut self) {
        let mut collisions = 0;
        while !self.descend() {
            self.virtual_losses.extend(self.replay.path.iter().map(|step| step.index));
            collisions += 1;
            if collisions == SearchParams::MOST_COLLISIONS || self.replay.path.is_empty() {
                self.revert_virtual_losses();
                std::thread::yield_now();
                collisions = 0;
            }
        }
        self.revert_virtual_losses();
    }

    fn revert_virtual_losses(&mut self) {
        self.virtual_losses.drain(..).for_each(|index| self.context.tree.node(index).played.revert_virtual_loss());
    }

    /// Makes a descent; false where it has met a node under evaluation, of which another thread is to tell the value.
    fn descend(&mut self) -> bool {
        let tree = self.context.tree;
        self.board.copy_from(&self.start);
        self.found.trace.clear();
        (self.found.no_result, self.found.score) = (0.0, None);
        self.replay.restart();
        self.weightless = None;
        let explores = self.context.network.human.explores();
        let mut index = self.context.root;
        let mut color = self.context.color;
        let mut stone_moves = 0i32;
        loop {
            let node = tree.node(index);
            if node.state() == NodeState::Leaf && self.should_expand(node) && node.claim() {
                let _claim = Claim(node);
                let leaf = Leaf { to_move: color, stone_moves, is_end: false };
                if self.context.params.is_graph && !self.replay.path.is_empty() && self.end_by_graph(node, leaf) {
                    return true;
                }
                if let Some(value) = self.expand_or_end(node, leaf) {
                    self.backup(value);
                    return true;
                }
            }
            match node.state() {
                NodeState::Expanded => {}
                NodeState::Expanding if E::IS_WHOLE_EVAL => return false,
                NodeState::Leaf | NodeState::Expanding => break,
                NodeState::Decided => {
                    let margin = node.decided_margin() * color.opponent().sign() as f32;
                    self.backup(LeafValue { black: self.value.of(margin), margin, spread: 0.0 });
                    return true;
                }
                NodeState::Fixed => {
                    let (value, margin) = node.fixed_value();
                    self.backup(LeafValue::for_side(color.opponent(), value, margin));
                    return true;
                }
                NodeState::Ended => break,
            }
            let is_due = match E::REFINES {
                Refines::Never => false,
                Refines::Root => self.replay.path.is_empty(),
                Refines::Often => {
                    self.replay.path.is_empty() || node.played.visits() >= self.context.params.refine_after
                }
            };
            if is_due && node.claim_refinement() {
                self.refine(node, Leaf { to_move: color, stone_moves, is_end: false });
            }
            let at = SelectAt { to_move: color, depth: self.replay.path.len() };
            let child = self.selection.select(tree, node, at);
            let entered = tree.node(child);
            let mv = entered.mv();
            if self.selection.is_weightless() {
                self.weightless = Some(self.replay.path.len());
            } else if explores && entered.take_weightless() {
                // What an earlier look has found counts here from now on.
                let (value, margin) = (entered.played.mean() as f32, entered.played.margin());
                self.backup(LeafValue::for_side(color, value, margin));
                return true;
            }
            entered.played.add_virtual_loss();
            self.replay.path.push(Step { index: child, mv, color });
            self.board.make(color, mv.mv());
            if S::TRACES
                && let Some(point) = mv.point()
            {
                self.found.trace.push(PlayoutMove::new(color, point));
            }
            if mv != MoveCode::PASS {
                stone_moves += color.sign();
            }
            if self.context.params.is_graph && entered.state() == NodeState::Expanded {
                // What is known of a position by other ways counts for this one, too, visit by visit.
                let known: u32 = tree.children(entered).iter().map(|child| child.played.visits()).sum();
                if entered.played.visits() <= known {
                    self.backup_known(entered, color);
                    return true;
                }
            }
            index = child;
            color = color.opponent();
        }
        let leaf = Leaf { to_move: color, stone_moves, is_end: tree.node(index).state() == NodeState::Ended };
        let value = self.value_of(leaf);
        self.backup(value);
        true
    }

    /// Ends a descent at a claimed node whose position is known by another way, or to which an illegal move has led:
    /// the side that made it is taken to lose. False where neither is so.
    fn end_by_graph(&mut self, node: &Node, leaf: Leaf) -> bool {
        if let Some(illegal) = self.replay.follow() {
            node.unclaim();
            self.backup(LeafValue::for_side(illegal.color, 0.0, 0.0));
            return true;
        }
        let hash = self.transposition_hash(leaf.to_move);
        let Some(ChildBlock { first, count }) = self.context.tree.transpositions().get(hash) else { return false };
        node.expand(first as usize, count.into());
        self.backup_known(node, leaf.to_move.opponent());
        true
    }

    /// Ends a descent at a node of `mover` by what is known of it.
    fn backup_known(&mut self, node: &Node, mover: Color) {
        let nothing = LeafValue { black: 0.5, margin: 0.0, spread: 0.0 };
        self.selection.backup(self.context.tree, node, mover, nothing);
        let (value, margin) = (node.played.mean() as f32, node.played.margin());
        self.backup(LeafValue::for_side(mover, value, margin));
    }

    /// A hash of the position at the end of the descent, with `color` to move, and of the number of moves: a position
    /// is never below itself.
    fn transposition_hash(&mut self, color: Color) -> u64 {
        let key = self.replay.position().key();
        let moves = self.replay.position().moves().len();
        let mut hasher = DefaultHasher::new();
        (key, color.index(), moves).hash(&mut hasher);
        hasher.finish()
    }

    /// Whether a leaf is to be expanded. A pass is expanded at its first visit: it may have ended the game.
    fn should_expand(&self, node: &Node) -> bool {
        let is_due = self.replay.path.is_empty()
            || node.mv().point().is_none()
            || node.played.visits() > self.context.params.expand_after;
        E::IS_WHOLE_EVAL || is_due && !self.context.tree.is_full()
    }

    /// Asks the evaluator for something about the node at the end of the descent.
    #[inline(always)]
    fn evaluate(&mut self, leaf: Leaf, wanted: EvalRequest) {
        let mut view = NodeView::new(&mut self.replay, &mut self.board, leaf, self.context.virtual_moves);
        self.evaluator.evaluate(&mut view, wanted, &mut self.found);
    }

    #[inline(always)]
    fn value_of(&mut self, leaf: Leaf) -> LeafValue {
        self.found.value = None;
        self.evaluate(leaf, EvalRequest::Value);
        self.found.value.expect("the evaluator gives the value that it is asked for")
    }

    /// Makes the children of a claimed node, or finds that the game has ended there. Returns the value if that is known
    /// then.
    fn expand_or_end(&mut self, node: &'a Node, leaf: Leaf) -> Option<LeafValue> {
        if self.replay.path.is_empty() {
            return self.expand(node, leaf);
        }
        match self.replay.position().decided_margin() {
            Some(margin) => {
                node.end(Some(margin * leaf.to_move.opponent().sign() as f32));
                None
            }
            None if !self.replay.position().is_over() => self.expand(node, leaf),
            None if E::IS_WHOLE_EVAL => {
                let value = self.value_of(Leaf { is_end: true, ..leaf });
                fix_value(node, leaf, value);
                Some(value)
            }
            None => {
                node.end(None);
                None
            }
        }
    }

    fn expand(&mut self, node: &Node, leaf: Leaf) -> Option<LeafValue> {
        self.found.chances.clear();
        self.found.human.clear();
        self.found.value = None;
        self.evaluate(leaf, EvalRequest::Policy);
        self.restrict(leaf.to_move);
        let (tree, chances) = (self.context.tree, &self.found.chances);
        let Some(first) = tree.allocate(chances.len() + if S::KEEPS_OWN { 2 } else { 0 }) else {
            // The value of the root is not fixed: its children are wanted once there is room for them.
            if let Some(value) = self.found.value.filter(|_| !self.replay.path.is_empty()) {
                fix_value(node, leaf, value);
            }
            return self.found.value;
        };
        let children = tree.block(first, chances.len());
        for (child, proposal) in children.iter().zip(chances) {
            child.set(MoveCode::new(proposal.mv), proposal.chance);
        }
        Node::set_human_priors(children, &self.found.human);
        self.selection.start(children, chances, false);
        if let (true, Some(value)) = (S::KEEPS_OWN, self.found.value) {
            let [own, error] = tree.block(first + chances.len(), 2) else { unreachable!() };
            error.keep_error(ValueBiases::entry_of(self.found.situation));
            own.played.add_virtual_loss();
            self.selection.backup(tree, own, leaf.to_move.opponent(), value);
        }
        if E::REFINES == Refines::Root && self.replay.path.is_empty() {
            // It has been expanded as the root that it is.
            node.claim_refinement();
        }
        node.expand(first, chances.len());
        let block = ChildBlock { first: first as u32, count: chances.len() as u16 };
        if self.context.params.is_graph {
            let hash = self.transposition_hash(leaf.to_move);
            tree.transpositions().set(hash, block);
        }
        self.found.value
    }

    /// Leaves out what the search is not to consider of the chances of the moves of `color`.
    fn restrict(&mut self, color: Color) {
        let restrictions = self.context.restrictions;
        if restrictions.is_empty() {
            return;
        }
        let depth = self.replay.path.len();
        let chances = &mut self.found.chances;
        chances.retain(|proposal| restrictions.allows(color, depth, proposal.mv));
        if chances.is_empty() {
            // What is allowed is nothing that the evaluator would propose, as to fill an eye.
            let legal = self.replay.position().legal_moves(color);
            let allowed = |mv: &Move| restrictions.allows(color, depth, *mv);
            let moves: Vec<Move> = legal.points.iter().map(Move::Play).filter(allowed).collect();
            let chance = 1.0 / moves.len().max(1) as f32;
            chances.extend(moves.into_iter().map(|mv| Proposal { mv, chance }));
        }
        if chances.is_empty() {
            let legal = self.replay.position().legal_moves(color);
            let mv = if legal.pass { None } else { legal.points.first() };
            chances.push(Proposal { mv: mv.map_or(Move::Pass, Move::Play), chance: 0.0 });
        }
    }

    /// Makes the evaluator refine the priors of the root again, if [`refine_root_again`] is set.
    ///
    /// [`refine_root_again`]: super::params::SearchParams::refine_root_again
    pub fn refine_root_again(&self) {
        if self.context.params.refine_root_again {
            self.context.tree.node(self.context.root).unclaim_refinement();
        }
    }

    /// Refines the priors of the children of an expanded node. The fast board has its position. Meanwhile other threads
    /// choose by the old priors.
    fn refine(&mut self, node: &Node, leaf: Leaf) {
        let children = self.context.tree.children(node);
        self.found.chances.clear();
        self.found.human.clear();
        let proposal = |child: &Node| Proposal { mv: child.mv().mv(), chance: child.prior() };
        self.found.chances.extend(children.iter().map(proposal));
        self.evaluate(leaf, EvalRequest::RefinedPolicy);
        let chances = &self.found.chances;
        for (child, proposal) in children.iter().zip(chances) {
            debug_assert_eq!(proposal.mv, child.mv().mv());
            child.set_prior(proposal.chance);
        }
        Node::set_human_priors(children, &self.found.human);
        self.selection.start(children, chances, true);
    }

    /// Adds a value to every node on the path, from its end up to the last look that does not count where it has come
    /// from, and lets the selection learn from it.
    fn backup(&mut self, value: LeafValue) {
        let tree = self.context.tree;
        let root = tree.node(self.context.root);
        let (above, below) = self.replay.path.split_at(self.weightless.unwrap_or(0));
        if self.weightless.is_none() {
            root.played.add_virtual_loss();
        }
        for step in below.iter().rev() {
            self.selection.backup(tree, tree.node(step.index), step.color, value);
        }
        if self.weightless.is_some() {
            above.iter().for_each(|step| tree.node(step.index).played.revert_virtual_loss());
            below.first().inspect(|step| tree.node(step.index).add_weightless());
            return;
        }
        self.selection.backup(tree, root, self.context.color.opponent(), value);
        if let (Some(margins), Some(first)) = (self.context.margins, self.replay.path.first()) {
            margins.add(first.mv, value, &self.found);
        }
        if S::TRACES {
            let root = (self.context.root, self.context.color);
            self.selection.learn(&TracedDescent {
                tree,
                root,
                path: &self.replay.path,
                trace: &self.found.trace,
                value,
            });
        }
    }
}

/// Fixes the value of a node that gets no children.
fn fix_value(node: &Node, leaf: Leaf, value: LeafValue) {
    let mover = leaf.to_move.opponent();
    node.fix_value(value.of(mover), value.margin * mover.sign() as f32);
}

/// A claimed node, which is given back where it was neither expanded nor ended: for want of memory, or by a panic,
/// after which other threads would wait for it.
struct Claim<'a>(&'a Node);

impl Drop for Claim<'_> {
    fn drop(&mut self) {
        if self.0.state() == NodeState::Expanding {
            self.0.unclaim();
        }
    }
}
