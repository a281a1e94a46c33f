//! The game as its page shows it.

use liangyi_core::base::{Color, Size};
use liangyi_engine::engine::Engine;

use super::agreement::{SideMarks, Views};
use super::answer::{AgreementState, SideView, TabGame};
use super::tab::Tab;
use crate::states::{LastMove, State, vertices};

impl Tab {
    /// The game as it stands.
    pub(super) fn shown(&self) -> TabGame {
        let state = State::new(&self.engine);
        let size = self.engine.size();
        let place = &self.play.place;
        let moves = self.engine.moves().into_iter().chain(place.moves(place.rest(), size));
        let moves = moves.map(|played| LastMove::new(size, played)).collect();
        let result = self.play.result.clone().or_else(|| state.result.clone());
        TabGame {
            seats: self.play.seats,
            thinking: self.jobs.thinking(),
            moves,
            resigned: self.play.resigned,
            agreement: self.play.views.as_ref().map(|views| self.agreement(views)),
            result,
            lesson: self.play.lesson.clone(),
            here: self.here(),
            analysing: self.analysing(),
            network: self.engine.go().and_then(|_| self.shared.network().map(str::to_string)),
            state,
        }
    }

    fn agreement(&self, views: &Views) -> AgreementState {
        let size = self.engine.size();
        AgreementState {
            views: Color::BOTH.map(|side| SideView::of(size, views.of(side))),
            said_yes: views.said_yes(),
            disputed_by: views.disputed_by(),
            differs: vertices(size, &views.differences()),
            agreed: views.agreed().is_some(),
            owners_matter: self.owners_matter(),
        }
    }

    /// Whether the ruleset gives points that one side alone can take to that side.
    pub(super) fn owners_matter(&self) -> bool {
        match &self.engine {
            Engine::Go(go) => go.record().rules().counting.facts().one_sided_points,
            Engine::Line(_) => false,
        }
    }
}

impl SideView {
    /// Marks on a board of this size.
    pub(super) fn of(size: Size, marks: &SideMarks) -> SideView {
        let SideMarks { dead, owned, end } = marks;
        SideView { dead: vertices(size, dead), owned: owned.map(|points| vertices(size, &points)), end: *end }
    }
}
