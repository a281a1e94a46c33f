//! A row of the boards of all games.

use liangyi_core::base::Size;

use super::vector::{Games, Vector};

/// The longest side of a board.
pub const MAX_LINES: usize = Size::MAX_LINES;

/// A row of the boards of all games, as sets of games by column. `W` is at least one more than the number of columns,
/// for the rim at the end of the row.
#[derive(Clone, Copy)]
pub struct Row<V: Vector, const W: usize> {
    /// The stones, Black's first.
    pub stones: [[Games<V>; W]; 2],
    /// The empty points.
    pub empty: [Games<V>; W],
    /// For each of two classes of points, the stones of the side that moved last whose chain has a liberty in that
    /// class, as far as the flood fill has reached.
    pub reached: [[Games<V>; W]; 2],
    /// The stones whose chain has a liberty in each class, and so two liberties; and the rim.
    pub solid: [Games<V>; W],
    /// The stones of the side to move next whose chain has a liberty after the move, as far as the flood fill has
    /// reached.
    pub alive: [Games<V>; W],
    /// The points where the side to move may not play: a ko just taken, and suicides that were taken back.
    pub forbidden: [Games<V>; W],
    /// The points from which the next move is drawn; some may be suicide.
    pub candidates: [Games<V>; W],
}
