//! One thread of a search: descends the tree, plays a playout out, carries the result back up.
//!
//! Generic over the width of the playout board and nothing else. What a move may be is asked of a [`Game`] of its own, with
//! the full history, whenever a node is opened: legality in the tree is exact, superko and virtual moves included.

use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicI32, AtomicU32};

use super::priors;
use super::priors::{PriorScratch, PriorWeight};
use super::shortlist::Shortlists;
use super::tree::{MoveCode, Node, Stat, State, Tree};
use crate::base::{Color, Point, PointMap, PointSet, Size};
use crate::game::Game;
use crate::playout::{Dice, PlayoutBoard, PlayoutMove, PlayoutPolicy, PlayoutScore, is_small, run, won};
use crate::policy::net::{NetScratch, Quantised};
use crate::policy::patterns::{Model, ShapeCache};
use crate::rules::{Ending, Removal};
use crate::score::{End, score};

/// What depends on the size of the board. On a large one there are hundreds of moves to find out about: leaving that until more
/// playouts come by saves a seventh of the time, and what is known of a move by AMAF alone has to serve for longer.
struct Scale {
    /// Playouts through a node before it is opened.
    open_after: u32,
    /// And before the network is asked about its children; about those of the root it is asked at once.
    correct_after: u32,
    /// So many own values weigh as much as any number of AMAF ones, the bias constant of the schedule: the more of them, the
    /// longer a move that looks bad elsewhere is passed over.
    amaf_equivalence: f32,
}

impl Scale {
    /// By matches: opening and correcting later seemed to cost more than it saves on 13x13 (83 games), 130 own values do as well
    /// as 400 on 9x9, and 1200 or more worse on 9x9 and 13x13.
    const SMALL: Scale = Scale { open_after: 4, correct_after: 16, amaf_equivalence: 400.0 };
    /// By matches on 19x19 1200 own values are better than 400 (21 of 30 games won), 3600 than 1200 (16 of 24), 10000 as good.
    const LARGE: Scale = Scale { open_after: 8, correct_after: 32, amaf_equivalence: 3600.0 };
    const fn of(size: Size) -> &'static Scale {
        if is_small(size) { &Scale::SMALL } else { &Scale::LARGE }
    }
}

/// Ways in which the board is transformed when the network is asked about the root of a large board: on 19x19 the mean log chance of
/// held-out moves is -2.099 with eight of them, -2.154 with one. Not on a small one, where 2 of 40 searches then passed points away.
const WAYS: usize = 8;
const EXPLORATION: f32 = 0.06;
/// Passes and virtual moves get no AMAF values from elsewhere: they are explored by so much more.
const EXPLORATION_OFF_BOARD: f32 = 0.3;
/// The part of a playout's value that is the margin and not the win: it keeps play tidy in won and lost games.
const MARGIN_SHARE: f32 = 0.04;

/// What all threads of a search share.
pub struct SearchContext<'a> {
    /// The tree.
    pub tree: &'a Tree,
    /// The node of the position searched.
    pub root: usize,
    /// The position searched.
    pub game: &'a Game,
    /// Who moves.
    pub color: Color,
    /// The margin for Black from which on a playout is won by him.
    pub win_threshold: f32,
    /// Whose each point was at the end of the playouts so far.
    pub owned: &'a OwnershipSums,
    /// Whether virtual moves are looked at.
    pub virtual_moves: bool,
}

/// Sums over playouts of whose each point was at the end.
#[derive(Debug)]
pub struct OwnershipSums {
    sums: Box<PointMap<AtomicI32>>,
    playouts: AtomicU32,
}

impl OwnershipSums {
    /// Before the first playout.
    pub fn new() -> OwnershipSums {
        OwnershipSums { sums: Box::default(), playouts: AtomicU32::new(0) }
    }

    /// For every point how surely it ends up Black's, -1 to 1.
    pub fn shares(&self) -> Box<PointMap<f32>> {
        let playouts = self.playouts.load(Relaxed).max(1) as f32;
        Box::new(PointMap::from_fn(|point| self.sums[point].load(Relaxed) as f32 / playouts))
    }
}

/// A thread's own things.
pub struct Worker<'a, const W: usize> {
    shared: &'a SearchContext<'a>,
    scale: &'static Scale,
    game: Game,
    start: PlayoutBoard<W>,
    field: PlayoutBoard<W>,
    payoff: PlayoutScore,
    dice: Dice,
    trace: Vec<PlayoutMove>,
    path: Vec<(usize, Color)>,
    desk: PriorScratch<W>,
    known: &'a ShapeCache,
    room: NetScratch,
    /// By the code of a move; that of no stone is never first.
    first: [u8; 1024],
    shortlists: Shortlists,
    /// What is still to be added to the shared sums.
    owned: Box<PointMap<i32>>,
    finished: u32,
}

impl<'a, const W: usize> Worker<'a, W> {
    /// The shapes of the position searched, to be found once for all threads.
    pub fn known(shared: &SearchContext<'_>) -> ShapeCache {
        ShapeCache::new(Model::embedded(), &PlayoutBoard::<W>::of_game(shared.game))
    }

    /// A worker for thread number `thread`; `known` are the shapes of the position searched.
    pub fn new(shared: &'a SearchContext<'a>, known: &'a ShapeCache, seed: u64, thread: u64) -> Worker<'a, W> {
        let start = PlayoutBoard::of_game(shared.game);
        Worker {
            shared,
            scale: Scale::of(shared.game.size()),
            game: shared.game.clone(),
            field: start.clone(),
            start,
            payoff: PlayoutScore::new(shared.game),
            dice: Dice::new(seed, thread),
            trace: Vec::new(),
            path: Vec::new(),
            desk: PriorScratch::default(),
            known,
            room: NetScratch::new(shared.game.size()),
            first: [0; 1024],
            shortlists: Shortlists::new(),
            owned: Box::default(),
            finished: 0,
        }
    }

    /// So many playouts; then what they left is there for all to see.
    pub fn steps(&mut self, playouts: u64) {
        (0..playouts).for_each(|_| self.step());
        self.report();
    }

    fn step(&mut self) {
        let tree = self.shared.tree;
        self.field.copy_from(&self.start);
        self.trace.clear();
        self.path.clear();
        let mut index = self.shared.root;
        let mut color = self.shared.color;
        let mut moves_with_stone = 0i32;
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
            if (self.path.is_empty() || node.played.visits() >= self.scale.correct_after) && node.claim_correction() {
                self.correct(node, color);
            }
            let child = self.select(node);
            let mv = tree.node(child).mv();
            tree.node(child).played.enter();
            self.path.push((child, color));
            match mv.point() {
                Some(point) => {
                    self.field.play(color, point);
                    self.trace.push(PlayoutMove::new(color, point));
                }
                None if mv == MoveCode::VIRTUAL => self.field.virtual_move(),
                None => self.field.pass(),
            }
            if mv != MoveCode::PASS {
                moves_with_stone += color.sign();
            }
            index = child;
            color = color.opponent();
        }
        let debt = if tree.node(index).state() == State::Ended {
            self.payoff.settled_debt(moves_with_stone)
        } else {
            self.payoff.debt(moves_with_stone, color)
        };
        run(&mut self.field, PlayoutPolicy::Learnt, color, &mut self.dice, &mut self.trace);
        let owned = &mut self.owned;
        let margin = self
            .payoff
            .margin_with_owners(&self.field, debt, |point, color| owned[Point::from_index(point)] += color.sign());
        self.finished += 1;
        self.back_up(value_of(margin - self.shared.win_threshold, self.field.size().area()), Color::Black, margin);
    }

    /// Adds what the playouts since the last time have left to the shared sums.
    fn report(&mut self) {
        for point in self.field.size().points() {
            let owned = std::mem::take(&mut self.owned[point]);
            if owned != 0 {
                self.shared.owned.sums[point].fetch_add(owned, Relaxed);
            }
        }
        self.shared.owned.playouts.fetch_add(std::mem::take(&mut self.finished), Relaxed);
    }

    /// Whether a leaf is to be opened. A pass is at once: it may have ended the game.
    fn is_ripe(&self, node: &Node) -> bool {
        let ripe = self.path.is_empty() || node.mv().point().is_none() || node.played.visits() > self.scale.open_after;
        ripe && !self.shared.tree.is_full()
    }

    /// Makes the children of a claimed node, at which `color` is to move.
    fn open(&mut self, node: &Node, color: Color) {
        let mut made = 0;
        for &(index, mover) in &self.path {
            let mv = self.shared.tree.node(index).mv().mv();
            if self.game.play(mover, mv).is_err() {
                break;
            }
            made += 1;
        }
        // A path that the rules forbid cannot come about: every node's children were legal with this very history.
        debug_assert_eq!(made, self.path.len());
        if self.game.is_over() && !self.path.is_empty() {
            node.end(self.decided(color.opponent()));
        } else {
            self.expand(node, color);
        }
        for _ in 0..made {
            self.game.undo();
        }
    }

    /// The value for `mover` of a game that has just ended in the tree, where the board as it stands decides: no stones are
    /// taken off it by agreement.
    fn decided(&self, mover: Color) -> Option<f32> {
        let rules = self.game.rules();
        let by_rule = self.game.is_drawn() || rules.ending == Ending::NullMoves;
        if !by_rule && rules.removal == Removal::Agreed {
            return None;
        }
        let counted = score(&self.game, rules, End::Agreed, None, &PointSet::EMPTY);
        if counted.reason == crate::score::Reason::Count && rules.removal == Removal::Agreed {
            return None;
        }
        let black = value_of(counted.margin.to_f64() as f32 - self.shared.win_threshold, self.game.size().area());
        Some(if mover == Color::Black { black } else { 1.0 - black })
    }

    fn expand(&mut self, node: &Node, color: Color) {
        let legal = self.game.legal_moves(color);
        priors::fill(&mut self.desk, &self.field, &self.game, color, &legal, self.known);
        if !(legal.virtual_move && self.shared.virtual_moves) {
            self.desk.priors.retain(|prior| prior.mv != MoveCode::VIRTUAL);
        }
        let (tree, count) = (self.shared.tree, self.desk.priors.len());
        let Some(first) = tree.allocate(count) else { return node.unclaim() };
        for (child, prior) in tree.block(first, count).iter().zip(&self.desk.priors) {
            child.set(prior.mv, prior.visits, prior.sum);
        }
        node.open(first, count);
    }

    /// Has the root of a large board corrected once more: what was thought of it within another search is less.
    pub fn correct_root_afresh(&self) {
        if !is_small(self.field.size()) {
            self.shared.tree.node(self.shared.root).unclaim_correction();
        }
    }

    /// Lets the network correct what is thought of the children of an open node, whose position the playout board has and at
    /// which `color` is to move; at the root of a large board transformed in all ways. Other threads may choose by the old values
    /// meanwhile.
    fn correct(&mut self, node: &Node, color: Color) {
        let children = self.shared.tree.children(node);
        let stones = || children.iter().filter_map(|child| child.mv().point().map(|point| (child, point)));
        let [before, after] = [false, true].map(|asked| PriorWeight::among(self.field.size(), stones().count(), asked));
        let afresh = self.path.is_empty() && !is_small(self.field.size());
        if afresh {
            let points = stones().map(|(_, point)| Point::from_index(point)).collect();
            self.desk.find_chances(&self.field, color, &points, self.known);
        } else {
            self.desk.chances.clear();
            let chance = |(child, point): (&Node, usize)| (Point::from_index(point), before.chance_of(child.prior()));
            self.desk.chances.extend(stones().map(chance));
        }
        let chances = &mut self.desk.chances;
        Quantised::embedded().correct(&mut self.room, &self.field, color, chances, if afresh { WAYS } else { 1 });
        for ((child, point), prior) in stones().zip(after.of_stones(chances)) {
            debug_assert_eq!(prior.mv.point(), Some(point));
            child.set_prior(prior.visits, prior.sum);
        }
    }

    /// The child to go to: the best mix of its own values, the AMAF values and what was known beforehand.
    fn select(&mut self, node: &Node) -> usize {
        let (range, visits) = (node.children(), node.played.visits());
        let children = self.shared.tree.children(node);
        let growth = (visits.max(1) as f32).ln().max(0.0).sqrt();
        let rates = [EXPLORATION * growth, EXPLORATION_OFF_BOARD * growth];
        let amaf_share = 1.0 / self.scale.amaf_equivalence;
        // The mean of both kinds of values, that of the AMAF ones weighing n / (n + v + n v / k), as what is to be divided by what.
        let mean = |child: &Node| {
            let (visits, sum) = child.played_or_known();
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
            // The division is spared a child which could not be the best whatever exploration added.
            if mean.0 > (best.0 - most[kind]) * mean.1 {
                let value = worth(mean, kind);
                if value > best.0 {
                    best = (value, range.start + offset);
                }
            }
        }
        best.1
    }

    /// Adds a playout's value, that of `side`, to every node on the path and, as AMAF, to the moves made later.
    fn back_up(&mut self, value: f32, side: Color, margin: f32) {
        let tree = self.shared.tree;
        let black = if side == Color::Black { value } else { 1.0 - value };
        let value_for = |color: Color| if color == Color::Black { black } else { 1.0 - black };
        let root = &tree.node(self.shared.root).played;
        let settle = |stat: &Stat, color: Color| stat.settle(value_for(color), margin * color.sign() as f32);
        root.enter();
        settle(root, self.shared.color.opponent());
        for &(index, color) in &self.path {
            settle(&tree.node(index).played, color);
        }
        // Walk back through the moves: `first` tells for each point who is the first to play there from here on.
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
                0 => (self.shared.root, self.shared.color),
                _ => (self.path[depth - 1].0, self.path[depth - 1].1.opponent()),
            };
            let node = tree.node(index);
            if node.state() == State::Open {
                let (own, value) = (color as u8 + 1, value_for(color));
                // Which of them were made is past foretelling: found out without a branch, for as many as a word has bits.
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

/// The value for Black of a margin.
fn value_of(margin: f32, area: usize) -> f32 {
    let share = 0.5 + 0.5 * (margin / area as f32).clamp(-1.0, 1.0);
    (1.0 - MARGIN_SHARE) * won(margin) + MARGIN_SHARE * share
}
