//! Marks, agreement and disagreement at a stop.

use liangyi_core::base::{Color, Point, PointSet};

use super::agreement::{SideMarks, Views};
use super::answer::{Refused, Reply};
use super::found::Found;
use super::request::WhoseView;
use super::tab::{Fulfilled, Tab};

impl Tab {
    /// The marks of both sides, which `side` may change.
    fn views_of(&mut self, side: Color) -> Result<&mut Views, Refused> {
        let is_person = self.is_person(side);
        let views = self.play.views.as_mut().ok_or(Refused::WrongPhase)?;
        if is_person { Ok(views) } else { Err(Refused::NotYours) }
    }

    /// The point that a page names.
    pub(super) fn point(&self, vertex: &str) -> Result<Point, Refused> {
        self.engine.size().parse_vertex(vertex).ok_or(Refused::WrongPoint)
    }

    /// `by` marks the chain at a point.
    pub(super) fn mark_dead(&mut self, by: Color, at: &str, dead: bool) -> Result<Fulfilled, Refused> {
        let chain = self.engine.board().chain(self.point(at)?);
        let views = self.views_of(by)?;
        if chain.is_empty() {
            return Err(Refused::WrongPoint);
        }
        views.change(by, |marks| marks.set_dead(&chain, dead));
        Ok(Fulfilled::Changed)
    }

    /// `by` gives the region at a point to a side: with the stones off that `by` calls dead.
    pub(super) fn mark_owner(&mut self, by: Color, at: &str, owner: Option<Color>) -> Result<Fulfilled, Refused> {
        let (point, size, board) = (self.point(at)?, self.engine.size(), *self.engine.board());
        if !self.owners_matter() {
            return Err(Refused::NotInThisGame);
        }
        let views = self.views_of(by)?;
        let mut cleared = board;
        cleared.clear(&views.of(by).dead);
        let empty = cleared.empty();
        if !empty.contains(point) {
            return Err(Refused::WrongPoint);
        }
        let region = PointSet::single(point).flood(size, &empty);
        views.change(by, |marks| marks.set_owner(&region, owner));
        Ok(Fulfilled::Changed)
    }

    /// `by` marks how the game ends.
    pub(super) fn mark_end(&mut self, by: Color, end: liangyi_core::game::End) -> Result<Fulfilled, Refused> {
        self.views_of(by)?.change(by, |marks| marks.end = end);
        Ok(Fulfilled::Changed)
    }

    /// `by` takes over the marks of a view.
    pub(super) fn adopt(&mut self, by: Color, view: WhoseView) -> Result<Fulfilled, Refused> {
        let marks = self.marks(view)?.ok_or(Refused::NotJudged)?;
        self.views_of(by)?.change(by, |own| *own = marks);
        Ok(Fulfilled::Changed)
    }

    /// The marks of a view; `None` for a judgement that has not been made.
    pub(super) fn marks(&self, view: WhoseView) -> Result<Option<SideMarks>, Refused> {
        let views = self.play.views.as_ref();
        let of = |side| views.map(|views| Some(*views.of(side))).ok_or(Refused::WrongPhase);
        match view {
            WhoseView::Judgement => Ok(self.judged.as_ref().map(|(_, marks)| *marks)),
            WhoseView::Black => of(Color::Black),
            WhoseView::White => of(Color::White),
            WhoseView::Agreed => {
                let agreed = views.and_then(|views| views.agreed().copied());
                agreed.map(Some).ok_or(Refused::WrongPhase)
            }
        }
    }

    /// `by` says yes. A side that the engine plays has marked what it thinks, and says yes to that too.
    pub(super) fn agree(&mut self, by: Color) -> Result<Fulfilled, Refused> {
        let others = !self.is_person(by.opponent());
        let views = self.views_of(by)?;
        if !views.say_yes(by) {
            return Err(Refused::ViewsDiffer);
        }
        if others {
            views.say_yes(by.opponent());
        }
        Ok(Fulfilled::Changed)
    }

    /// `by` says that there is no agreement.
    pub(super) fn disagree(&mut self, by: Color) -> Result<Fulfilled, Refused> {
        self.views_of(by)?.dispute(by);
        Ok(Fulfilled::Changed)
    }

    /// The judgement, now or when it has been made.
    pub(super) fn judgement(&mut self, id: u64) -> Result<Fulfilled, Refused> {
        if let Some((board, _)) = &self.judged {
            return Ok(Fulfilled::from(Reply::Judgement(board.clone())));
        }
        self.answer_counted(id, WhoseView::Judgement, |session, _| {
            Found::Answer(Ok(Reply::Judgement(super::bench::judged(session).0)))
        })
    }
}
