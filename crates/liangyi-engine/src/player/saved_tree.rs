//! The tree that is kept between moves, with what it was grown for.

use liangyi_core::base::Color;
use liangyi_core::game::{Move, Played};

use super::playable::Playable;
use super::request::SearchRequest;
use super::{Choice, PlayerAction, RootValue};
use crate::search::{
    Choosing, MoveCode, MoveOwnership, NodeState, OwnershipSums, Tree, ValueEstimate, ValueKind, candidates,
};

/// A tree fuller than this is not kept for the next move.
const KEPT_BELOW: f64 = 0.4;
/// Win rates at which nobody is far ahead.
const CLOSE: std::ops::Range<f64> = 0.2..0.8;

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
    /// What it was searched for.
    pub request: SearchRequest,
    /// The win rate of the best move found.
    pub rate: f64,
}

impl<P: Playable> SavedTree<P> {
    /// An empty tree of at most `memory` bytes for a search of `position`.
    pub fn new(memory: usize, position: &P, color: Color, request: SearchRequest) -> SavedTree<P> {
        SavedTree {
            tree: Tree::new(memory),
            root: 0,
            color,
            position: position.clone(),
            moves: position.moves().collect(),
            request,
            rate: 0.5,
        }
    }

    /// Whether the search has found a close game, without dynamic komi.
    pub fn says_close(&self) -> bool {
        self.request.win_threshold == 0.0 && CLOSE.contains(&self.rate)
    }

    /// Whether the side that moved had to win by more than the komi, and was not going to.
    pub fn has_missed(&self) -> bool {
        self.request.win_threshold * self.color.sign() as f32 > 0.0 && self.rate < 0.5
    }

    /// Whether the tree may be searched on in `game`, if it has the position. A tree that is too full for the next move
    /// still serves the position that it was grown for, and restrictions hold at depths below that one.
    pub fn serves(&self, game: &P, moves: &[Played], request: &SearchRequest) -> bool {
        let may_go_on = self.request.restrictions.is_empty() && self.tree.fill() < KEPT_BELOW;
        self.position.is_same_game(game) && self.request.shares_tree_with(request) && (may_go_on || self.moves == moves)
    }

    /// The same tree for `request`, with its root where `moves` lead to; `None` where the tree lacks that position, or
    /// `color` is not to move there.
    pub fn carried_on(self, moves: Vec<Played>, color: Color, request: &SearchRequest) -> Option<SavedTree<P>> {
        let root = self.node_after(&moves, color)?;
        Some(SavedTree { root, color, moves, request: request.clone(), ..self })
    }

    /// The node that `moves` lead to, where the tree has it and `color` moves there.
    fn node_after(&self, moves: &[Played], color: Color) -> Option<usize> {
        let since = moves.strip_prefix(&self.moves[..])?;
        let (mut node, mut turn) = (self.root, self.color);
        for played in since {
            if played.color != turn {
                return None;
            }
            node = self.tree.child(node, MoveCode::new(played.mv))?;
            turn = turn.opponent();
        }
        // A node at which a game ended has no children; play goes on from a root all the same.
        let ended = matches!(self.tree.node(node).state(), NodeState::Decided | NodeState::Ended | NodeState::Fixed);
        let means_the_same = color == self.color || self.request.network.human.is_same_for_both();
        (turn == color && !ended && means_the_same).then_some(node)
    }

    /// What the search has found at the root after `playouts` playouts.
    pub fn choice(
        &self,
        ownership: &OwnershipSums,
        after: Option<&MoveOwnership>,
        playouts: u64,
        values: ValueKind,
    ) -> Choice {
        let root = self.tree.node(self.root);
        let candidates =
            candidates(&self.tree, self.root, after, Choosing { values, area: self.position.size().area() });
        let action = PlayerAction::Move(candidates.first().map_or(Move::Pass, |candidate| candidate.mv));
        // Its own values are those of the side that moved there.
        let (win_rate, margin) = (1.0 - root.played.mean(), -f64::from(root.played.margin()));
        let root = RootValue {
            visits: root.played.visits().into(),
            win_rate,
            margin,
            score: margin,
            estimate: ValueEstimate::of_means(win_rate, margin),
            raw: None,
            network: None,
        };
        Choice {
            action,
            playouts,
            root,
            candidates,
            human: None,
            ownership: ownership.shares(),
            ownership_deviations: self.request.ownership_deviations.then(|| ownership.deviations()),
            symmetries: Vec::new(),
            win_threshold: self.request.win_threshold,
            finds_lost: false,
            lead_at_start: None,
            saved_playouts: 0,
        }
    }
}
