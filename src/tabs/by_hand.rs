//! A board that is made up by hand.

use liangyi_core::score::makeup::{HandBoard, HandStep};
use liangyi_engine::engine::Engine;

use super::answer::{Refused, Reply};
use super::bench::hand_board;
use super::found::Found;
use super::request::WhoseView;
use super::tab::{Fulfilled, Tab};
use crate::states::HandState;

impl Tab {
    /// Makes the board that steps are to be taken on, which may need a judgement.
    pub(super) fn begin_by_hand(&mut self, id: u64, view: WhoseView) -> Result<Fulfilled, Refused> {
        self.answer_counted(id, view, |session, marks| Found::Hand(hand_board(session, marks).map(Box::new)))
    }

    /// Takes the board that was made.
    pub(super) fn take_hand(&mut self, re: Option<u64>, made: Option<Box<HandBoard>>) {
        self.hand = made.map(|board| *board);
        match self.hand_state() {
            Ok(reply) => self.tell(re, reply),
            Err(why) => self.refuse(re, why),
        }
    }

    /// Takes a step.
    pub(super) fn step_by_hand(&mut self, step: &HandStep<Vec<String>>) -> Result<Fulfilled, Refused> {
        let board = self.hand.as_mut().ok_or(Refused::WrongPhase)?;
        board.step_named(step).map_err(|reason| Refused::HandStep { reason })?;
        self.hand_state().map(Fulfilled::from)
    }

    /// Takes the last step back, if there is one.
    pub(super) fn undo_by_hand(&mut self) -> Result<Fulfilled, Refused> {
        self.hand.as_mut().ok_or(Refused::WrongPhase)?.undo();
        self.hand_state().map(Fulfilled::from)
    }

    fn hand_state(&self) -> Result<Reply, Refused> {
        match (&self.engine, &self.hand) {
            (Engine::Go(go), Some(board)) => Ok(Reply::Hand(HandState::new(go, board))),
            (Engine::Go(_) | Engine::Line(_), _) => Err(Refused::NotInThisGame),
        }
    }
}
