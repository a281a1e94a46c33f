//! A stop: what both sides say of the stones and of the end, and what they have agreed on.

use liangyi_core::game::Phase;
use liangyi_engine::engine::{Engine, GoSession};

use super::agreement::{SideMarks, Views};
use super::game_table::GameTable;

/// What has become of an agreement of both sides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum AgreementChange {
    /// Nothing new.
    None,
    /// It holds no longer.
    Withdrawn,
    /// It holds, and the result follows from the rules.
    Decided,
    /// It holds, and the result is to be judged.
    ToJudge(SideMarks),
}

/// Has what the sides say hold in a session: marks, or nothing, so that it is as the record says, or else judged.
pub fn hold_marks(session: &mut GoSession, marks: Option<&SideMarks>) {
    match marks {
        None => {
            session.take_back_dead();
            session.judge_owners();
            session.declare_end(None);
        }
        Some(marks) => {
            let dead: Vec<_> = marks.dead.iter().collect();
            let agreed = session.agree_dead(&dead).and_then(|()| session.agree_owners(marks.owned));
            agreed.expect("marks lie on the stones and points of their position");
            session.declare_end(Some(marks.end));
        }
    }
}

impl GameTable {
    /// What both sides say at a stop; `None` while the game goes on and where nothing has to be agreed on.
    pub fn views(&self) -> Option<&Views> {
        self.standing.views.as_ref()
    }

    /// The same, to be changed.
    pub fn views_mut(&mut self) -> Option<&mut Views> {
        self.standing.views.as_mut()
    }

    /// Drops what both sides have said: the position is another one.
    pub fn close_views(&mut self) {
        self.standing.views = None;
    }

    /// Marks begin where the game has stopped, and end where it goes on. Returns whether they have begun.
    pub fn open_views(&mut self) -> bool {
        if !self.is_stopped() {
            self.standing.views = None;
            return false;
        }
        let begins = self.standing.views.is_none();
        self.standing.views.get_or_insert_default();
        begins
    }

    /// Whether the game has stopped at a point on which the sides have to agree.
    fn is_stopped(&self) -> bool {
        let Engine::Go(go) = &self.engine else { return false };
        if self.standing.given_up.is_some() || go.game().is_drawn() {
            return false;
        }
        match go.game().phase() {
            Phase::Contest | Phase::Resolution => false,
            Phase::Stopped => true,
            // Where nothing has to be judged the rules have decided.
            Phase::Over => self.standing.views.is_some() || go.score_without_judgement().is_none(),
        }
    }

    /// Has what both sides have agreed on hold in the game, or nothing.
    pub fn hold_agreement(&mut self) -> AgreementChange {
        let agreed = self.standing.views.as_ref().and_then(|views| views.agreed().copied());
        let Engine::Go(go) = &mut self.engine else { return AgreementChange::None };
        match (agreed, go.record().terms.declared_end) {
            (None, Some(_)) => {
                hold_marks(go, None);
                AgreementChange::Withdrawn
            }
            (Some(marks), None) => {
                hold_marks(go, Some(&marks));
                match go.score_without_judgement() {
                    Some(_) => AgreementChange::Decided,
                    None => AgreementChange::ToJudge(marks),
                }
            }
            (None, None) | (Some(_), Some(_)) => AgreementChange::None,
        }
    }
}
