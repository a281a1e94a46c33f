//! What a player is asked for: a move of one side, for a purpose, within limits.

use std::sync::atomic::AtomicBool;

use liangyi_core::base::Color;

use crate::search::Limits;

/// What a move is wanted for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Purpose {
    /// To play on.
    #[default]
    Play,
    /// To capture dead stones before a pass, as after a disagreement about them, where nothing is removed by agreement.
    CleanUp,
}

/// A request for a move.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// The side to move.
    pub color: Color,
    /// What the move is wanted for.
    pub purpose: Purpose,
    /// The search ends at the first of them.
    pub limits: Limits,
    /// Set by another thread, it ends the search with the best move so far.
    pub stop: &'a AtomicBool,
}

impl<'a> Request<'a> {
    /// A request for a move to play on with.
    pub fn new(color: Color, limits: Limits, stop: &'a AtomicBool) -> Request<'a> {
        Request { color, purpose: Purpose::Play, limits, stop }
    }
}
