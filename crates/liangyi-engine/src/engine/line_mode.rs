//! The engine while it plays a line game instead of Go: the same record, clocks and operations, another game and
//! player.
//!
//! The record has the moves and the start position of either game. While a line game is played, the engine's own
//! [`Game`] is an empty board of the same size, and commands that only Go has do not apply.

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

use liangyi_core::base::{Color, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move, Played, Position};
use liangyi_core::line::LineGame;
use liangyi_core::rules::LineRuleset;
use liangyi_core::time::Clock;

use super::facade::{Engine, GeneratedMove};
use super::line::LineEngine;
use super::line_error::LineError;
use super::record::{EngineError, SessionRecord, StartPosition};
use crate::player::{Action, Choice};
use crate::search::Limits;

impl Engine {
    /// The line game, while one is played.
    pub fn line_game(&self) -> Option<&LineGame> {
        self.line.as_ref().map(LineEngine::game)
    }

    /// The size of the board.
    pub fn size(&self) -> Size {
        self.game.size()
    }

    /// The stones on the board.
    pub fn board(&self) -> &Board {
        self.line_game().map_or(self.game.board(), LineGame::board)
    }

    /// Whose turn it is.
    pub fn to_move(&self) -> Color {
        self.line_game().map_or(self.game.to_move(), LineGame::to_move)
    }

    /// Whether the engine may make this move for `color`.
    pub fn is_legal(&self, color: Color, mv: Move) -> bool {
        match self.line_game() {
            Some(game) => game.is_legal(color, mv),
            None => Game::check(&self.game, color, mv).is_ok(),
        }
    }

    /// Plays a line game from now on. The moves made are replayed under its rules; an empty board whose size the client
    /// did not choose takes the game's own size.
    ///
    /// # Errors
    ///
    /// The board is too small for the game, or a move is illegal in it.
    pub fn choose_line_game(&mut self, row: &'static LineRuleset) -> Result<(), EngineError> {
        let mut record = SessionRecord { line: Some(row), ..SessionRecord::clone(&self.record) };
        if !record.size_chosen && record.is_untouched() {
            let size = Size::square(row.default_size.into()).expect("the sizes of line games exist");
            record.start = StartPosition::empty(size);
        }
        self.adopt(record)
    }

    /// Loads a line game that was played elsewhere: stones that lay on the board at its start, and moves.
    ///
    /// # Errors
    ///
    /// The board is too small for the game, or a move is illegal in it.
    pub fn load_line_game(&mut self, start: Board, moves: Vec<Played>) -> Result<(), EngineError> {
        self.adopt(SessionRecord {
            size_chosen: true,
            start: StartPosition { board: start, handicap: 0, to_move: moves.first().map(|played| played.color) },
            moves,
            forbidden: BTreeSet::new(),
            diagram_within: Some(0),
            clocks: [Clock::new(self.record.time); 2],
            ..SessionRecord::clone(&self.record)
        })
    }

    /// Makes all of `moves` in the line game, or none. An error numbers them from 1.
    pub(super) fn play_line(&mut self, moves: &[Played]) -> Result<(), EngineError> {
        let line = self.line.as_mut().expect("a line game is played");
        for (index, &played) in moves.iter().enumerate() {
            if let Err(error) = line.play(played.color, played.mv) {
                line.undo(index).expect("these moves have been made");
                let size = line.game().size();
                return Err(match error {
                    LineError::Illegal(reason) => {
                        EngineError::IllegalInSequence { number: index + 1, played, size, reason }
                    }
                    error => error.into(),
                });
            }
        }
        self.record_mut().moves.extend_from_slice(moves);
        self.position_changed();
        Ok(())
    }

    /// Chooses a move in the line game. A side that has lost resigns; a game that is over otherwise is passed.
    pub(super) fn search_line(
        &mut self,
        color: Color,
        limits: &Limits,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(&Choice),
    ) -> GeneratedMove {
        let line = self.line.as_mut().expect("a line game is played");
        match line.search(color, limits, stop, progress) {
            Ok((mv, choice)) => GeneratedMove { action: Action::Move(mv), choice },
            Err(_) => {
                let lost = line.game().end().and_then(|end| end.winner()) == Some(color.opponent());
                let action = if lost { Action::Resign } else { Action::Move(Move::Pass) };
                GeneratedMove { action, choice: Choice::none(action) }
            }
        }
    }
}
