//! The tree that is kept between moves, with what it was grown for.

use super::playable::Playable;
use super::{Action, Choice};
use crate::base::Color;
use crate::game::{Move, Played};
use crate::search::{Candidate, MoveCode, Node, OwnershipSums, State, Tree, put_best_first};

/// A tree fuller than this is not kept for the next move.
const KEPT_BELOW: f64 = 0.4;
/// Win rates at which nobody is far ahead.
const CLOSE: std::ops::Range<f64> = 0.2..0.8;
/// Moves of an expected line that are shown.
const LINE: usize = 12;

/// A tree, and the search that grew it.
#[derive(Debug)]
pub struct SavedTree<P> {
    /// The tree.
    pub tree: Tree,
    /// The node of the position searched.
    pub root: usize,
    /// Who moves there.
    color: Color,
    /// A position of the game searched, to tell it from others.
    position: P,
    /// The moves up to there.
    pub moves: Vec<Played>,
    /// Whether virtual moves were searched.
    pub virtual_moves: bool,
    /// The margin for Black at which a win begins.
    pub win_threshold: f32,
    /// The win rate of the best move found.
    pub rate: f64,
}

impl<P: Playable> SavedTree<P> {
    /// An empty tree of at most `memory` bytes for a search of `position`.
    pub fn new(memory: usize, position: &P, color: Color, virtual_moves: bool, win_threshold: f32) -> SavedTree<P> {
        SavedTree {
            tree: Tree::new(memory),
            root: 0,
            color,
            position: position.clone(),
            moves: position.moves().collect(),
            virtual_moves,
            win_threshold,
            rate: 0.5,
        }
    }

    /// Whether the search has found a close game, without dynamic komi.
    pub fn says_close(&self) -> bool {
        self.win_threshold == 0.0 && CLOSE.contains(&self.rate)
    }

    /// Whether the side that moved had to win by more than the komi, and was not going to.
    pub fn has_missed(&self) -> bool {
        self.win_threshold * self.color.sign() as f32 > 0.0 && self.rate < 0.5
    }

    /// Whether the tree may be searched on in `game`, if it has the position.
    pub fn serves(&self, game: &P, virtual_moves: bool, win_threshold: f32) -> bool {
        self.position.is_same_game(game)
            && self.virtual_moves == virtual_moves
            && self.win_threshold == win_threshold
            && self.tree.fill() < KEPT_BELOW
    }

    /// The same tree with its root where `moves` lead to; `None` where it lacks that position, or `color` is not to
    /// move there.
    pub fn carried_on(self, moves: Vec<Played>, color: Color) -> Option<SavedTree<P>> {
        let since = moves.strip_prefix(&self.moves[..])?;
        let (mut root, mut turn) = (self.root, self.color);
        for played in since {
            if played.color != turn {
                return None;
            }
            root = self.tree.child(root, MoveCode::new(played.mv))?;
            turn = turn.opponent();
        }
        // A node at which a game ended has no children; play goes on from a root all the same.
        let ended = matches!(self.tree.node(root).state(), State::Decided | State::Ended);
        (turn == color && !ended).then_some(SavedTree { root, color, moves, ..self })
    }

    /// What the search has found at the root after `playouts` playouts.
    pub fn choice(&self, ownership: &OwnershipSums, playouts: u64) -> Choice {
        let mut nodes: Vec<&Node> = self.tree.children(self.tree.node(self.root)).iter().collect();
        nodes.sort_by_key(|node| std::cmp::Reverse(node.played.visits()));
        let mut candidates: Vec<Candidate> = nodes.into_iter().map(|node| self.candidate(node)).collect();
        put_best_first(&mut candidates);
        let action = Action::Move(candidates.first().map_or(Move::Pass, |candidate| candidate.mv));
        Choice { action, playouts, candidates, ownership: ownership.shares(), win_threshold: self.win_threshold }
    }

    fn candidate(&self, node: &Node) -> Candidate {
        Candidate {
            mv: node.mv().mv(),
            visits: node.played.visits().into(),
            win_rate: node.played.mean(),
            margin: node.played.margin().into(),
            prior: node.prior().into(),
            line: self.line(node),
        }
    }

    /// The most visited continuation.
    fn line<'a>(&'a self, mut node: &'a Node) -> Vec<Move> {
        let mut line = vec![node.mv().mv()];
        while line.len() < LINE && node.state() == State::Open {
            let Some(next) = self.tree.most_visited(node) else { break };
            if next.played.visits() == 0 {
                break;
            }
            line.push(next.mv().mv());
            node = next;
        }
        line
    }
}
