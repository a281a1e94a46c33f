//! How a player plays: what its user may choose.

use std::sync::Arc;
use std::time::Duration;

use liangyi_core::rules::Rules;

use crate::lineplay::LineSettings;
use crate::policy::Models;
use crate::search::Restrictions;

/// How the player plays.
#[derive(Clone, Debug)]
pub struct Options {
    /// Threads that search at the same time.
    pub threads: usize,
    /// The seed; with one thread and a bound on playouts the same seed gives the same game.
    pub seed: u64,
    /// Whether a virtual move may be chosen where the ruleset has it.
    pub virtual_moves: bool,
    /// Bytes that the search tree, and the evaluations of a network that are kept, may take.
    pub memory: usize,
    /// Win rate below which the player resigns, or `None` if it never does.
    pub resign_below: Option<f64>,
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
    /// The learnt tables and the network.
    pub models: Arc<Models>,
    /// How line games are searched.
    pub line: LineSettings,
}

impl Options {
    /// The usual options, with these tables and this network.
    pub fn new(models: &Arc<Models>) -> Options {
        Options {
            threads: 1,
            seed: 1,
            virtual_moves: false,
            memory: 512 << 20,
            resign_below: None,
            report_every: Duration::from_millis(100),
            move_ownership: false,
            raw_values: false,
            restrictions: Restrictions::NONE,
            count_as: None,
            models: Arc::clone(models),
            line: LineSettings::default(),
        }
    }

    /// The part of the memory that is for the evaluations of a network: a quarter, where there is one.
    pub(super) fn cache_memory(&self) -> u64 {
        if self.models.kata.is_some() { self.memory as u64 / 4 } else { 0 }
    }

    /// The part of the memory that is for the tree: the rest.
    pub(super) fn tree_memory(&self) -> usize {
        self.memory - self.cache_memory() as usize
    }
}
