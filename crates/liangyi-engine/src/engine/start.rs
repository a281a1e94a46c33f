//! How a game of a session starts: size, position, the side to move.

use liangyi_core::base::{Color, Point, PointSet, Size};
use liangyi_core::board::Board;
use liangyi_core::game::BadSetup;
use liangyi_core::rules::Komi;

use super::error::EngineError;
use super::game::SessionGame;
use super::record::{SessionRecord, StartPosition};
use super::session::GameSession;

impl<G: SessionGame> GameSession<G> {
    pub(super) fn start_over(&mut self, start: StartPosition) -> Result<(), EngineError> {
        self.start(self.record.started_over(start))
    }

    /// Clears the board and changes its size.
    ///
    /// # Errors
    ///
    /// The board is too small for the game.
    pub fn set_size(&mut self, size: Size) -> Result<(), EngineError> {
        self.start_over(StartPosition::empty(size))?;
        self.record_mut().size_chosen = true;
        Ok(())
    }

    /// Clears the board.
    pub fn clear_board(&mut self) {
        self.start_over(StartPosition::empty(self.size())).expect("an empty board is a position");
    }

    /// Sets the komi, for this game and the next ones.
    pub fn set_komi(&mut self, komi: Komi) {
        self.record_mut().komi = Some(komi);
        self.game.set_komi(komi);
    }

    /// Starts a game from a position.
    ///
    /// # Errors
    ///
    /// There are stones on the board or moves have been made, or the stones are no position.
    pub fn set_up(&mut self, stones: &[(Color, Point)]) -> Result<(), EngineError> {
        if !self.record.is_untouched() {
            return Err(BadSetup::NotEmpty.into());
        }
        let board = diagram(self.size(), stones)?;
        self.start_over(StartPosition {
            board,
            to_move: self.record.start.to_move,
            ..StartPosition::empty(self.size())
        })
    }

    /// Starts a game from a position in place of the present game. The rules say who moves first.
    ///
    /// # Errors
    ///
    /// The stones are no position.
    pub fn set_position(&mut self, stones: &[(Color, Point)]) -> Result<(), EngineError> {
        let board = diagram(self.size(), stones)?;
        self.start_over(StartPosition { board, ..StartPosition::empty(self.size()) })
    }

    /// Sets the side that makes the first move.
    ///
    /// # Errors
    ///
    /// Moves have been made.
    pub fn set_to_move(&mut self, color: Color) -> Result<(), EngineError> {
        if self.game.moves().len() > 0 {
            return Err(EngineError::MovesMade);
        }
        let start = StartPosition { to_move: Some(color), ..self.record.start };
        self.start(SessionRecord { start, ..SessionRecord::clone(&self.record) })
    }
}

/// The board with these stones.
pub(super) fn diagram(size: Size, stones: &[(Color, Point)]) -> Result<Board, BadSetup> {
    let mut board = Board::new(size);
    for &(color, point) in stones {
        if board.at(point).is_some() {
            return Err(BadSetup::Repeated);
        }
        board.add(color, &PointSet::single(point));
    }
    Ok(board)
}
