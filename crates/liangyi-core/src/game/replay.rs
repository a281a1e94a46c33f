//! The same game from its start, under its own rules or others.

use super::moves::{Illegal, Played};
use super::state::{Game, Step};
use crate::rules::Rules;

/// A replay under other rules met a move that they forbid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("move {number} would be illegal: {reason}")]
pub struct ReplayError {
    /// Its number, counted from 1.
    pub number: usize,
    /// The move.
    pub played: Played,
    /// Why.
    pub reason: Illegal,
}

impl Game {
    /// The same game under other rules; moves made although the present rules forbid them are made again. The komi is
    /// that of `rules`.
    ///
    /// # Errors
    ///
    /// The first move that the other rules forbid.
    pub fn replayed(&self, rules: Rules) -> Result<Game, ReplayError> {
        let first =
            if self.start.occupied().is_empty() && self.first == self.rules.first { rules.first } else { self.first };
        let mut game = Game::from_board(self.start, rules, first, self.handicap);
        for (index, &Step { played, forbidden, .. }) in self.steps.iter().enumerate() {
            let Played { color, mv } = played;
            let made = match forbidden {
                Some(_) => game.play_forced(color, mv).map(|_| ()),
                None => game.play(color, mv),
            };
            made.map_err(|reason| ReplayError { number: index + 1, played, reason })?;
        }
        Ok(game)
    }

    /// The game as it began, all moves taken back.
    pub fn restarted(&self) -> Game {
        Game::from_board(self.start, self.rules.clone(), self.first, self.handicap)
    }
}
