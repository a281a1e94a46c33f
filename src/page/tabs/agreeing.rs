//! Marks, agreement and disagreement of both sides at a stop, and what is judged for them.

use liangyi_core::base::{Color, Point, PointSet};
use liangyi_core::game::End;

use super::answer::{Refused, TabReply};
use super::counting::{TabJudgement, judged, result, sharing_fate};
use super::jobs::{JobPurpose, JobResult};
use super::request::WhoseView;
use super::tab::{Outcome, Tab};
use crate::table::{AgreementChange, SideMarks, Views};

type Done = Result<Outcome, Refused>;

impl Tab {
    /// The marks of both sides, which `side` may change.
    fn views_of(&mut self, side: Color) -> Result<&mut Views, Refused> {
        let is_person = self.table.is_person(side);
        let views = self.table.views_mut().ok_or(Refused::WrongPhase)?;
        if is_person { Ok(views) } else { Err(Refused::NotYours) }
    }

    /// The point that a page names.
    pub(super) fn point(&self, vertex: &str) -> Result<Point, Refused> {
        self.table.engine().size().parse_vertex(vertex).ok_or(Refused::WrongPoint)
    }

    /// `by` marks the chain at a point, `alone` or with those that share its fate.
    pub(super) fn mark_dead(&mut self, by: Color, at: &str, dead: bool, alone: bool) -> Done {
        let board = *self.table.engine().board();
        let chain = board.chain(self.point(at)?);
        let judged_dead = self.judged.as_ref().map_or(PointSet::EMPTY, |judged| judged.marks.dead);
        let views = self.views_of(by)?;
        if chain.is_empty() {
            return Err(Refused::WrongPoint);
        }
        let marked = if alone { chain } else { sharing_fate(&board, &chain, &judged_dead) };
        views.change(by, |marks| marks.set_dead(&marked, dead));
        Ok(Outcome::Changed)
    }

    /// `by` gives the region at a point to a side: with the stones off that `by` calls dead.
    pub(super) fn mark_owner(&mut self, by: Color, at: &str, owner: Option<Color>) -> Done {
        let engine = self.table.engine();
        let (point, size, board) = (self.point(at)?, engine.size(), *engine.board());
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
        Ok(Outcome::Changed)
    }

    /// `by` marks how the game ends.
    pub(super) fn mark_end(&mut self, by: Color, end: End) -> Done {
        self.views_of(by)?.change(by, |marks| marks.end = end);
        Ok(Outcome::Changed)
    }

    /// `by` takes over the marks of a view.
    pub(super) fn adopt(&mut self, by: Color, view: WhoseView) -> Done {
        let marks = self.marks(view)?.ok_or(Refused::NotJudged)?;
        self.views_of(by)?.change(by, |own| *own = marks);
        Ok(Outcome::Changed)
    }

    /// The marks of a view; `None` for a judgement that has not been made.
    pub(super) fn marks(&self, view: WhoseView) -> Result<Option<SideMarks>, Refused> {
        let views = self.table.views();
        let of = |side| views.map(|views| Some(*views.of(side))).ok_or(Refused::WrongPhase);
        match view {
            WhoseView::Judgement => Ok(self.judged.as_ref().map(|judged| judged.marks)),
            WhoseView::Black => of(Color::Black),
            WhoseView::White => of(Color::White),
            WhoseView::Agreed => {
                let agreed = views.and_then(|views| views.agreed().copied());
                agreed.map(Some).ok_or(Refused::WrongPhase)
            }
        }
    }

    /// `by` says yes. A side that the engine plays has marked what it thinks, and says yes to that too.
    pub(super) fn agree(&mut self, by: Color) -> Done {
        let others = !self.table.is_person(by.opponent());
        let views = self.views_of(by)?;
        if !views.say_yes(by) {
            return Err(Refused::ViewsDiffer);
        }
        if others {
            views.say_yes(by.opponent());
        }
        Ok(Outcome::Changed)
    }

    /// `by` says that there is no agreement.
    pub(super) fn disagree(&mut self, by: Color) -> Done {
        self.views_of(by)?.dispute(by);
        Ok(Outcome::Changed)
    }

    /// `by` takes what it has said back.
    pub(super) fn reconsider(&mut self, by: Color) -> Done {
        self.views_of(by)?.take_back();
        Ok(Outcome::Changed)
    }

    /// Marks begin where the game has stopped, where it is judged, and end where it goes on.
    pub(super) fn open_views(&mut self) {
        if self.table.open_views() && self.judged.is_none() {
            self.judge();
        }
    }

    /// Has the position judged.
    fn judge(&mut self) {
        if self.jobs.has(JobPurpose::Judge) {
            return;
        }
        let (fork, session) = self.to_count();
        let work = move |_: &_| JobResult::Judged(Box::new(session.with(fork, judged).expect("Go is played")));
        self.jobs.begin(self.shared.workers(), (JobPurpose::Judge, None, self.rev), work);
    }

    /// Takes a judgement, which a request may wait for. At a stop it is what the marks begin with, and the sides that
    /// the engine plays mark all of it.
    pub(super) fn take_judgement(&mut self, re: Option<u64>, judged: Box<TabJudgement>) {
        let told = TabReply::Judgement(judged.board.clone());
        if self.judged.is_none() && self.table.views().is_some() {
            let engines: Vec<Color> = Color::BOTH.into_iter().filter(|side| !self.table.is_person(*side)).collect();
            let before = self.table.views().copied();
            if let Some(views) = self.table.views_mut() {
                views.propose(&judged.proposed);
                // What has been agreed on before stays as it is.
                let are_open = views.said_yes() == [false; 2];
                for &side in engines.iter().filter(|_| are_open) {
                    views.change(side, |own| *own = judged.marks);
                }
                if engines.len() == 2 {
                    engines.iter().for_each(|side| _ = views.say_yes(*side));
                }
            }
            self.judged = Some(judged);
            if self.table.views().copied() != before {
                self.revised(None);
            }
        }
        self.tell(re, told);
    }

    /// Has what both sides have agreed on hold in the game, or nothing.
    pub(super) fn hold_agreement(&mut self) {
        match self.table.hold_agreement() {
            AgreementChange::None | AgreementChange::Decided(_) => {}
            AgreementChange::Withdrawn => {
                self.result = None;
                self.cancel(|purpose| purpose == JobPurpose::Result);
            }
            AgreementChange::ToJudge(marks) => self.judge_result(marks),
        }
    }

    fn judge_result(&mut self, marks: SideMarks) {
        let (fork, session) = self.to_count();
        let work = move |_: &_| {
            JobResult::Result(session.with(fork, |session| result(session, &marks)).expect("Go is played"))
        };
        self.jobs.begin(self.shared.workers(), (JobPurpose::Result, None, self.rev), work);
    }
}
