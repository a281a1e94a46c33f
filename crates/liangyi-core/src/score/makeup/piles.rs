//! The stones that lie next to the board while it is made up, and what is left in the bowls.

use serde::{Deserialize, Serialize};

use crate::base::Color;
use crate::game::Game;

/// Stones next to the board in piles, counted by their own colour, Black's first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piles {
    /// Placed there by virtual moves (虚着).
    #[serde(rename = "virtual")]
    pub virtual_stones: [usize; 2],
    /// Taken by the opponent, dead stones included once they are off.
    pub prisoners: [usize; 2],
    /// Handed over for passes and turns not taken, where the method counts them (AGA's pass stones).
    pub handed_over: [usize; 2],
    /// Taken off by their owner, to pay a debt or so that the sides have as many stones.
    pub taken_off: [usize; 2],
    /// Left in the bowls, where the method counts with bowls; not beside the board, and not among the piles in JSON.
    #[serde(skip)]
    pub in_bowls: Option<[usize; 2]>,
}

impl Piles {
    /// What lies next to the board when `game` stops.
    pub fn new(game: &Game, handed_over: [usize; 2]) -> Piles {
        Piles {
            virtual_stones: Color::BOTH.map(|color| game.virtual_stones(color) as usize),
            prisoners: Color::BOTH.map(|color| game.prisoners(color.opponent()) as usize),
            handed_over,
            ..Piles::default()
        }
    }

    /// The piles that have stones, each with its name.
    pub fn counted(&self) -> impl Iterator<Item = (&'static str, [usize; 2])> {
        [
            ("virtual", self.virtual_stones),
            ("prisoners", self.prisoners),
            ("handed_over", self.handed_over),
            ("taken_off", self.taken_off),
        ]
        .into_iter()
        .filter(|(_, stones)| *stones != [0, 0])
    }
}
