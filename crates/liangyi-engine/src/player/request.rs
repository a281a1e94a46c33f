//! What a player is asked for, a move or an analysis, and how it plays: what its user may choose.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use liangyi_core::base::Color;
use liangyi_core::rules::Rules;

use crate::policy::Models;
use crate::search::{NetworkParams, Restrictions, SearchLimits};

/// What a move is wanted for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MovePurpose {
    /// To play on.
    #[default]
    Play,
    /// To capture dead stones before a pass, as after a disagreement about them, where nothing is removed by agreement.
    CleanUp,
}

/// What a side's searches for earlier moves of the same game have found.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct EarlierMoves {
    /// How many moves in a row, up to the present one, have found the game lost: `Choice::finds_lost`.
    pub lost: u32,
    /// The lead by the search for the side's first stone, where it is known.
    pub first_lead: Option<f64>,
    /// The lead before that stone, where it had to be known: `Choice::lead_at_start`.
    pub lead_at_start: Option<f64>,
    /// How many playouts they have left unmade of those that they might make, beyond what others have made more.
    pub saved_playouts: u64,
}

/// A request for a move.
#[derive(Clone, Copy, Debug)]
pub struct MoveRequest<'a> {
    /// The side to move.
    pub color: Color,
    /// What the move is wanted for.
    pub purpose: MovePurpose,
    /// The search ends at the first of them.
    pub limits: SearchLimits,
    /// Set by another thread, it ends the search with the best move so far.
    pub stop: &'a AtomicBool,
    /// What the side's earlier moves of the same game have found.
    pub before: EarlierMoves,
}

impl<'a> MoveRequest<'a> {
    /// A request for a move to play on with, of which no earlier move is known.
    pub fn new(color: Color, limits: SearchLimits, stop: &'a AtomicBool) -> MoveRequest<'a> {
        MoveRequest { color, purpose: MovePurpose::Play, limits, stop, before: EarlierMoves::default() }
    }
}

/// How the player plays.
#[derive(Clone, Debug)]
pub struct Options {
    /// Threads that search at the same time.
    pub threads: usize,
    /// The seed; with one thread and a bound on playouts the same seed gives the same game.
    pub seed: u64,
    /// Whether it gives the same game where moves are drawn by chance, too: else every game is another one.
    pub is_seeded: bool,
    /// Whether a virtual move may be chosen where the ruleset has it.
    pub virtual_moves: bool,
    /// Bytes that the search tree, and the evaluations of a network that are kept, may take.
    pub memory: usize,
    /// Win rate below which the player resigns, or `None` if it never does.
    pub resign_below: Option<f64>,
    /// How many moves of a side in a row find a game lost before it resigns, or `None` for as many as the game has it.
    pub resigns_after: Option<u32>,
    /// The time between two reports of a search for a move.
    pub report_every: Duration,
    /// Whether a search for a move finds the ownership after each candidate.
    pub move_ownership: bool,
    /// Whether a search for a move finds raw values for what it shows, where its time is not limited.
    pub raw_values: bool,
    /// The moves that a search for a move leaves out, and that are not made.
    pub restrictions: Restrictions,
    /// A ruleset whose count the search uses instead of the game's own, to measure what searching for the right count
    /// is worth.
    pub count_as: Option<Rules>,
    /// How a network looks in searches for moves.
    pub network: NetworkParams,
    /// The temperature at which moves are drawn from those that the program's own network finds likely, where it may be
    /// used; `None`: the best move is made, or one that persons would make.
    pub likely_temperature: Option<f32>,
    /// The learnt tables and the network.
    pub models: Arc<Models>,
}

impl Options {
    /// The usual options, with these tables and this network.
    pub fn new(models: &Arc<Models>) -> Options {
        Options {
            threads: 1,
            seed: 1,
            is_seeded: false,
            virtual_moves: false,
            memory: 512 << 20,
            resign_below: None,
            resigns_after: None,
            report_every: Duration::from_millis(100),
            move_ownership: false,
            raw_values: false,
            restrictions: Restrictions::NONE,
            count_as: None,
            likely_temperature: None,
            network: NetworkParams::PLAY,
            models: Arc::clone(models),
        }
    }

    /// The part of the memory that is for the evaluations of a network: a quarter, where there is one.
    pub(super) fn cache_memory(&self) -> u64 {
        if self.models.network().is_some() { self.memory as u64 / 4 } else { 0 }
    }

    /// The part of the memory that is for the tree: the rest.
    pub(super) fn tree_memory(&self) -> usize {
        self.memory - self.cache_memory() as usize
    }
}

/// What a search is to find, and under which conditions.
#[derive(Clone, Debug)]
pub struct SearchRequest {
    /// Whether virtual moves are searched.
    pub virtual_moves: bool,
    /// The margin for Black at which a win begins, in points.
    pub win_threshold: f32,
    /// The odds of the side that searches, [`SearchContext::odds`](crate::search::SearchContext::odds).
    pub odds: f32,
    /// The moves left out.
    pub restrictions: Restrictions,
    /// Whether a network evaluates.
    pub by_network: bool,
    /// The time between two reports.
    pub report_every: Duration,
    /// Whether the ownership after each move at the root is found.
    pub move_ownership: bool,
    /// Whether the deviations of the ownership are found.
    pub ownership_deviations: bool,
    /// Whether raw values are found for what is shown.
    pub raw_values: bool,
    /// How many moves get values of their own where the search looks for the best one alone.
    pub moves_shown: usize,
    /// How a network looks.
    pub network: NetworkParams,
}

impl SearchRequest {
    /// Whether a tree grown for `other` has what is asked for here. What is reported of it makes no difference.
    pub(super) fn shares_tree_with(&self, other: &SearchRequest) -> bool {
        let conditions = |request: &SearchRequest| {
            let &SearchRequest { virtual_moves, win_threshold, odds, by_network, network, .. } = request;
            (virtual_moves, win_threshold, odds, by_network, network)
        };
        conditions(self) == conditions(other) && self.restrictions == other.restrictions
    }
}

/// An analysis: a search that chooses no move but reports what it finds.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// When it ends; without limits it goes on until it is stopped.
    pub limits: SearchLimits,
    /// The moves left out.
    pub restrictions: Restrictions,
    /// The time between two reports. The first one comes at once.
    pub every: Duration,
    /// Whether the ownership after each candidate is found.
    pub move_ownership: bool,
    /// Whether the deviations of the ownership are found, and those after each candidate where its ownership is.
    pub ownership_deviations: bool,
    /// How a network looks.
    pub network: NetworkParams,
}

impl Default for Analysis {
    fn default() -> Analysis {
        Analysis {
            limits: SearchLimits::default(),
            restrictions: Restrictions::NONE,
            every: Duration::from_millis(500),
            move_ownership: false,
            ownership_deviations: false,
            network: NetworkParams::PLAY,
        }
    }
}
