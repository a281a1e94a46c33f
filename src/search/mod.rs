//! Search: chooses moves by UCT over playouts, and judges positions by them.
//!
//! It knows games and playouts, and nothing of protocols, clocks or settings; what ends a search is told to it.

mod aim;
mod finish;
mod judge;
pub mod ladders;
mod lead;
mod measure;
pub mod net;
pub mod patterns;
mod player;
mod priors;
mod run;
pub mod selfplay;
mod shortlist;
mod tree;
mod worker;

pub use judge::Judgement;
pub use measure::{Searched, measure};
pub use player::Player;

use std::time::Duration;

use crate::game::Move;
use crate::rules::Rules;

/// When a search ends: at the first bound that is met.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    /// Playouts.
    pub playouts: Option<u64>,
    /// Wall time.
    pub time: Option<Duration>,
    /// Whether dead stones are to be captured before the player passes, as where nothing is removed by agreement.
    pub cleanup: bool,
}

/// How the player plays.
#[derive(Clone, Debug)]
pub struct Options {
    /// Threads that search at the same time.
    pub threads: usize,
    /// The seed; with one thread and a bound on playouts the same seed gives the same game.
    pub seed: u64,
    /// Whether a virtual move may be chosen where the ruleset has it.
    pub virtual_moves: bool,
    /// Bytes the search tree may take.
    pub memory: usize,
    /// Win rate below which the player resigns, or `None` if it never does.
    pub resign_below: Option<f64>,
    /// A ruleset whose count decides what is searched for instead of that of the game, to find out what the own one is worth.
    pub count_as: Option<Rules>,
}

impl Default for Options {
    fn default() -> Options {
        Options { threads: 1, seed: 1, virtual_moves: false, memory: 512 << 20, resign_below: None, count_as: None }
    }
}

/// What the player does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Action {
    /// A move.
    Move(Move),
    /// It gives up.
    Resign,
}

/// A move the search has looked at.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The move.
    pub mv: Move,
    /// Playouts that went through it.
    pub visits: u64,
    /// Share of them won by the side that searched, 0 to 1.
    pub win_rate: f64,
    /// Mean margin for the side that searched, in points.
    pub margin: f64,
    /// Its chance under the learnt patterns, before any playout, 0 to 1.
    pub prior: f64,
    /// The move and what is expected to follow it.
    pub line: Vec<Move>,
}

/// The outcome of a search.
#[derive(Clone, Debug)]
pub struct Choice {
    /// What to do.
    pub action: Action,
    /// Playouts made.
    pub playouts: u64,
    /// What was looked at: the move to be made first, then most visited first.
    pub candidates: Vec<Candidate>,
    /// For every point (by number) how surely it ends up Black's in the playouts of this search, -1 to 1.
    pub ownership: Box<[f32; 512]>,
    /// The margin for Black from which on a playout was won by him: not 0 in lopsided games far from their end.
    pub aim: f32,
}
