//! A row of the boards of all games.

use super::vector::{Games, Vector};
use crate::base::Size;

/// The longest side of a board.
pub const MAX_LINES: usize = Size::MAX_LINES;

/// A row of the boards of all games: for each column the set of games that have something there. `W` is one more than the
/// longest side, for the rim at its end.
#[derive(Clone, Copy)]
pub struct Row<V: Vector, const W: usize> {
    /// The stones, Black's first.
    pub stones: [[Games<V>; W]; 2],
    /// The empty points.
    pub empty: [Games<V>; W],
    /// For each of two classes of points, the stones of the side that moved last whose chain has a liberty in that class, as far
    /// as the flood fill found out.
    pub reached: [[Games<V>; W]; 2],
    /// The stones whose chain has a liberty in each class, and so two liberties; and the rim.
    pub solid: [Games<V>; W],
    /// The stones of the side to move next whose chain has a liberty after the move, as far as is known.
    pub alive: [Games<V>; W],
    /// The points where the side to move may not play: a ko just taken, and moves that proved to be suicide.
    pub forbidden: [Games<V>; W],
    /// The points where the side to move may play, as far as is known.
    pub candidates: [Games<V>; W],
}
