//! The same game from its start, under its own rules or others, or with its board turned.

use super::moves::{Illegal, Move, Played};
use super::state::{Game, Step};
use crate::base::{Color, Turn};
use crate::board::Board;
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

    /// The same game on a turned board. Where the colours are exchanged, so are first move and komi; handicap stones
    /// are set-up then, as White cannot have any.
    pub fn turned(&self, turn: Turn) -> Game {
        let size = self.size();
        let mut start = Board::new(turn.size(size));
        for color in Color::BOTH {
            start.add(turn.color(color), &turn.points(size, &self.start.stones(color)));
        }
        let first = turn.color(self.rules.first);
        let (komi, handicap) =
            if turn.exchanges() { (self.rules.komi.negated(), 0) } else { (self.rules.komi, self.handicap) };
        let rules = Rules { first, komi, ..self.rules.clone() };
        let mut game = Game::from_board(start, rules, turn.color(self.first), handicap);
        for &Step { played: Played { color, mv }, .. } in &self.steps {
            let mv = match mv {
                Move::Play(point) => Move::Play(turn.point(size, point)),
                Move::Pass | Move::Virtual => mv,
            };
            let made = game.play_forced(turn.color(color), mv);
            debug_assert!(made.is_ok(), "what could be made on one side of a board can on the other");
        }
        game.status.to_move = turn.color(self.status.to_move);
        game
    }
}
