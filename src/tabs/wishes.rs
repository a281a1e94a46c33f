//! What a page asks for, done.

use liangyi_core::base::Color;
use liangyi_core::game::{Move, Played};
use liangyi_core::score::Method;
use liangyi_engine::engine::{Engine, EngineError, EngineSettings, GoSession, Snapshot};
use liangyi_engine::player::{Action, Choice};

use super::agreement::SideMarks;
use super::answer::{Hint, Refused, Reply};
use super::bench::{Bench, compared, count, difference};
use super::changing::set_level;
use super::found::Found;
use super::request::{WhoseView, Wish};
use super::rulesets::lessons;
use super::seat::Seat;
use super::tab::{Fulfilled, Tab};
use crate::states::Reasons;

type Done = Result<Fulfilled, Refused>;

/// The longest time for a move, in seconds.
const LONGEST: f64 = 3600.0;

impl Tab {
    /// Does what a request with this number asks for.
    ///
    /// # Errors
    ///
    /// It is not done, and nothing has changed.
    pub(super) fn fulfil(&mut self, id: u64, wish: Wish) -> Done {
        match wish {
            Wish::Show => Ok(Fulfilled::from(Reply::Game(Box::new(self.shown())))),
            Wish::New(new) => self.begin_new(&new),
            Wish::Open { sgf, bytes } => self.open(&sgf, bytes),
            Wish::Save { bare } => Ok(Fulfilled::from(Reply::Record { sgf: self.record(bare == Some(true)) })),
            Wish::Play { color, mv } => self.play(color, &mv),
            Wish::Goto { move_number } => self.go_to_move(move_number),
            Wish::PlayOn => {
                self.play.place.end_here();
                Ok(Fulfilled::Changed)
            }
            Wish::Resign { color } => self.resign(color),
            Wish::Sit { seats } => self.sit(seats),
            Wish::Stop => {
                self.jobs.move_now();
                self.cancel(|purpose| purpose == super::jobs::Purpose::Answer);
                Ok(Fulfilled::from(Reply::Game(Box::new(self.shown()))))
            }
            Wish::Hint => self.hint(id),
            Wish::Reasons { color } => Ok(Fulfilled::from(Reply::Reasons(Reasons::new(&self.engine, color)))),
            Wish::MarkDead { by, at, dead } => self.mark_dead(by, &at, dead),
            Wish::MarkOwner { by, at, owner } => self.mark_owner(by, &at, owner),
            Wish::MarkEnd { by, end } => self.mark_end(by, end),
            Wish::Adopt { by, view } => self.adopt(by, view),
            Wish::Agree { by } => self.agree(by),
            Wish::Disagree { by } => self.disagree(by),
            Wish::Judge => self.judgement(id),
            Wish::Count { view, method, territory_each } => self.count(id, view, (method, territory_each)),
            Wish::Compare { view } => self.compare(id, view),
            Wish::Difference { view, between } => self.difference(id, view, between),
            Wish::HandBegin { view } => self.begin_by_hand(id, view),
            Wish::HandStep { step } => self.step_by_hand(&step.0),
            Wish::HandUndo => self.undo_by_hand(),
            Wish::Tree => Ok(Fulfilled::from(Reply::Tree(self.tree_view()))),
            Wish::GotoNode { node } => self.go_to(self.node(node)?),
            Wish::Comment { node, text } => self.comment(node, &text),
            Wish::Remove { node } => self.remove(node),
            Wish::Promote { node } => self.promote(node),
            Wish::Analyse { scope, visits } => self.analyse(scope, visits),
            Wish::StopAnalysis => Ok(self.stop_analysis()),
            Wish::Review => Ok(Fulfilled::from(Reply::Review(self.review()))),
            Wish::Lessons { language } => Ok(Fulfilled::from(lessons(&language))),
            Wish::OpenLesson { name, language } => self.open_lesson(&name, &language),
            Wish::Rulesets => Ok(Fulfilled::from(self.rulesets())),
            Wish::Explain { ruleset, language } => self.explain(&ruleset, &language),
        }
    }

    fn play(&mut self, color: Color, mv: &str) -> Done {
        if !self.is_person(color) {
            return Err(Refused::NotYours);
        }
        let is_agreed = self.play.views.as_ref().is_some_and(|views| views.agreed().is_some());
        if self.play.resigned.is_some() || is_agreed {
            return Err(Refused::WrongPhase);
        }
        let mv = Move::parse(mv, self.engine.size()).ok_or(Refused::WrongPoint)?;
        self.engine.play(color, mv).map_err(|error| match error {
            EngineError::Illegal(_) | EngineError::IllegalInSequence { .. } => Refused::IllegalMove,
            _ => Refused::WrongPhase,
        })?;
        self.note_move(Played { color, mv });
        Ok(Fulfilled::Moved)
    }

    fn resign(&mut self, color: Color) -> Done {
        if !self.is_person(color) {
            return Err(Refused::NotYours);
        }
        let is_agreed = self.play.views.as_ref().is_some_and(|views| views.agreed().is_some());
        let is_over = self.engine.is_over() && self.play.views.is_none();
        if self.play.resigned.is_some() || is_agreed || is_over {
            return Err(Refused::WrongPhase);
        }
        self.play.resigned = Some(color);
        Ok(Fulfilled::Changed)
    }

    fn sit(&mut self, seats: [Seat; 2]) -> Done {
        check_seats(&seats, self.shared.settings())?;
        self.cancel(|purpose| matches!(purpose, super::jobs::Purpose::Move(_)));
        self.play.seats = seats;
        Ok(Fulfilled::Changed)
    }

    fn hint(&mut self, id: u64) -> Done {
        if self.engine.is_over() || self.play.resigned.is_some() {
            return Err(Refused::WrongPhase);
        }
        let (color, size) = (self.engine.to_move(), self.engine.size());
        let (settings, snapshot) = (self.engine.settings().clone(), self.engine.snapshot());
        self.answer_later(id, move |stop| {
            let mut engine = Engine::new(settings).expect("the settings have made a game");
            engine.restore(snapshot);
            let generated = engine.search(color, stop, &mut |_| {});
            Found::Answer(Ok(Reply::Hint(hint_of(color, size, generated.action, &generated.choice))))
        })
    }

    /// What is needed to judge or count the position.
    pub(super) fn for_bench(&self) -> (EngineSettings, Snapshot, Bench) {
        (self.engine.settings().clone(), self.engine.snapshot(), self.bench.clone())
    }

    /// Answers later with what `work` finds in the position, with the marks of a view; without marks it is judged.
    pub(super) fn answer_counted(
        &mut self,
        id: u64,
        view: WhoseView,
        work: impl FnOnce(&mut GoSession, Option<&SideMarks>) -> Found + Send + 'static,
    ) -> Done {
        if self.engine.go().is_none() {
            return Err(Refused::NotInThisGame);
        }
        let marks = match view {
            WhoseView::Judgement => None,
            WhoseView::Black | WhoseView::White | WhoseView::Agreed => self.marks(view)?,
        };
        let (settings, snapshot, bench) = self.for_bench();
        self.answer_later(id, move |_| {
            let found = bench.with(&settings, &snapshot, |session| work(session, marks.as_ref()));
            found.expect("Go is played")
        })
    }

    fn count(&mut self, id: u64, view: WhoseView, how: (Option<Method>, Option<usize>)) -> Done {
        self.answer_counted(id, view, move |session, marks| {
            Found::Answer(count(session, marks, how).map(Reply::Counts))
        })
    }

    fn compare(&mut self, id: u64, view: WhoseView) -> Done {
        self.answer_counted(id, view, |session, marks| Found::Answer(Ok(Reply::Comparison(compared(session, marks)))))
    }

    fn difference(&mut self, id: u64, view: WhoseView, between: [String; 2]) -> Done {
        if between.iter().any(|name| self.shared.settings().registry.find(name).is_none()) {
            return Err(Refused::NoSuchRuleset);
        }
        self.answer_counted(id, view, move |session, marks| {
            let pair = difference(session, marks, between.each_ref().map(String::as_str));
            Found::Answer(pair.map(Reply::Difference).ok_or(Refused::NoSum))
        })
    }
}

/// Checks who is to play.
///
/// # Errors
///
/// There is no such level or time.
pub fn check_seats(seats: &[Seat; 2], settings: &EngineSettings) -> Result<(), Refused> {
    let exists = |seat: &Seat| match *seat {
        Seat::Person => true,
        Seat::Level { level } => level > 0 && set_level(&mut settings.clone(), level).is_ok(),
        Seat::Time { seconds } => seconds > 0.0 && seconds <= LONGEST,
    };
    if seats.iter().all(exists) { Ok(()) } else { Err(Refused::NoSuchLevel) }
}

fn hint_of(color: Color, size: liangyi_core::base::Size, action: Action, choice: &Choice) -> Hint {
    let name = |mv: Move| mv.display(size).to_string();
    let found = choice.candidates.first();
    Hint {
        color,
        mv: match action {
            Action::Move(mv) => Some(name(mv)),
            Action::Resign => None,
        },
        winrate: found.map(|found| found.estimate.win_rate),
        lead: found.map(|found| found.estimate.lead),
        visits: found.map_or(0, |found| found.visits),
        line: found.map_or(Vec::new(), |found| found.line.iter().map(|mv| name(*mv)).collect()),
    }
}
