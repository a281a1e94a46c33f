//! The tab itself: what it holds, what wakes it, and what follows from a change.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::Sender;

use liangyi_core::base::Color;
use liangyi_core::score::makeup::HandBoard;
use liangyi_engine::engine::{Engine, EngineError, Snapshot};

use serde_json::Value;

use super::agreement::{SideMarks, Views};
use super::analyses::Analyses;
use super::answer::{JudgedBoard, PageAnswer, Refused, Reply};
use super::bench::Bench;
use super::found::{Finished, Found};
use super::input::{Input, Outbox};
use super::jobs::{Jobs, Purpose, TabJob};
use super::place::{Place, tree_of};
use super::request::{PageRequest, Wish};
use super::seat::Seat;
use super::shared::TabsShared;
use crate::protocol::{Restorable, guarded};
use crate::states::GameResult;

/// Everything about the game that a change changes.
#[derive(Clone, Debug)]
pub struct Play {
    /// Who plays Black, and who White.
    pub seats: [Seat; 2],
    /// The record, and where in it the game is.
    pub place: Place,
    /// The lesson that the record is.
    pub lesson: Option<String>,
    /// Who has resigned.
    pub resigned: Option<Color>,
    /// Marks at a stop.
    pub views: Option<Views>,
    /// The result that both sides have agreed to, where it was judged.
    pub result: Option<GameResult>,
}

/// A tab.
pub struct Tab {
    pub(super) shared: Arc<TabsShared>,
    pub(super) engine: Engine,
    pub(super) play: Play,
    /// The judgement of the position, where it has been made.
    pub(super) judged: Option<(JudgedBoard, SideMarks)>,
    /// The board that is made up by hand.
    pub(super) hand: Option<HandBoard>,
    pub(super) bench: Bench,
    pub(super) analyses: Analyses,
    pub(super) jobs: Jobs,
    /// The revision of the game.
    pub(super) rev: u64,
    outbox: Option<Outbox>,
}

/// What came of a request.
pub enum Fulfilled {
    /// The position has changed.
    Moved,
    /// Something else about the game has.
    Changed,
    /// The page is told this.
    Reply(Box<Reply>),
    /// It is answered later.
    Later,
}

impl From<Reply> for Fulfilled {
    fn from(reply: Reply) -> Fulfilled {
        Fulfilled::Reply(Box::new(reply))
    }
}

impl Tab {
    /// A tab with a new game; what its jobs find is put into `inputs`.
    ///
    /// # Errors
    ///
    /// The settings make no game.
    pub fn new(shared: Arc<TabsShared>, inputs: Sender<Input>) -> Result<Tab, EngineError> {
        let mut engine = Engine::new(shared.settings().clone())?;
        let place = Place::new(tree_of(&mut engine), 0, true);
        let play = Play { seats: [Seat::Person; 2], place, lesson: None, resigned: None, views: None, result: None };
        let (bench, jobs) = (Bench::default(), Jobs::new(inputs));
        let analyses = Analyses::default();
        let mut tab =
            Tab { shared, engine, play, judged: None, hand: None, bench, analyses, jobs, rev: 0, outbox: None };
        tab.open_first();
        Ok(tab)
    }

    /// Gives it a page, which is told where the game stands. An analysis goes on.
    pub fn attach(&mut self, outbox: Outbox) {
        self.outbox = Some(outbox);
        self.go_on_analysing();
        self.tell_game(None);
    }

    /// Takes its page away. An analysis rests until one comes back; the engine finds its move.
    pub fn detach(&mut self) {
        self.outbox = None;
        self.cancel(|purpose| matches!(purpose, Purpose::Analyse(_)));
    }

    /// Whether it has a page.
    pub(super) fn has_page(&self) -> bool {
        self.outbox.is_some()
    }

    /// Tells the page something.
    pub(super) fn tell(&mut self, re: Option<u64>, told: Reply) {
        self.tell_of(re, self.rev, told);
    }

    fn tell_of(&mut self, re: Option<u64>, rev: u64, told: Reply) {
        let Some(outbox) = &self.outbox else { return };
        let text = serde_json::to_string(&PageAnswer { re, rev, told }).expect("an answer is JSON");
        if !outbox(text) {
            self.outbox = None;
        }
    }

    pub(super) fn tell_game(&mut self, re: Option<u64>) {
        let game = Box::new(self.shown());
        self.tell(re, Reply::Game(game));
    }

    pub(super) fn refuse(&mut self, re: Option<u64>, why: Refused) {
        let game = Box::new(self.shown());
        self.tell(re, Reply::Refused { why, game });
    }

    /// Answers a message of the page, now or when a job has ended. A panic is answered too, and changes nothing.
    pub fn hear(&mut self, text: &str) {
        let request: PageRequest = match serde_json::from_str(text) {
            Ok(request) => request,
            Err(error) => {
                let re = serde_json::from_str::<Value>(text).ok().and_then(|value| value.get("id")?.as_u64());
                return self.refuse(re, Refused::Unreadable { detail: error.to_string() });
            }
        };
        let PageRequest { id, rev, wish } = request;
        let re = Some(id);
        if wish.changes_the_game() && rev.is_some_and(|rev| rev != self.rev) {
            return self.refuse(re, Refused::OldRevision);
        }
        match guarded(self, "a tab", |tab| tab.fulfil(id, wish).map(|fulfilled| tab.follow(re, fulfilled))) {
            Err(_) => self.refuse(re, Refused::Internal),
            Ok(Err(why)) => self.refuse(re, why),
            Ok(Ok(())) => {}
        }
    }

    /// What follows from a request that is fulfilled.
    fn follow(&mut self, re: Option<u64>, fulfilled: Fulfilled) {
        match fulfilled {
            Fulfilled::Moved => self.moved(re),
            Fulfilled::Changed => self.changed(re),
            Fulfilled::Reply(reply) => self.tell(re, *reply),
            Fulfilled::Later => {}
        }
    }

    /// What follows from another position.
    pub(super) fn moved(&mut self, re: Option<u64>) {
        (self.judged, self.hand) = (None, None);
        self.bench = Bench::default();
        (self.play.views, self.play.result) = (None, None);
        self.cancel(|purpose| !matches!(purpose, Purpose::Analyse(_)));
        self.changed(re);
    }

    /// What follows from any change: marks begin where the game has stopped, the engine thinks where it is to move.
    pub(super) fn changed(&mut self, re: Option<u64>) {
        self.rev += 1;
        self.open_views();
        self.settle();
        self.think();
        self.go_on_analysing();
        self.tell_game(re);
    }

    /// Cancels jobs; their requests are answered with that.
    pub(super) fn cancel(&mut self, which: impl Fn(Purpose) -> bool) {
        for TabJob { re, rev, .. } in self.jobs.cancel(which) {
            if re.is_some() {
                self.tell_of(re, rev, Reply::Dropped);
            }
        }
    }

    /// Takes what a job has found. A panic changes nothing, and is answered where somebody waits.
    pub fn finish(&mut self, finished: Finished) {
        let Some(job) = self.jobs.end(finished.number) else { return };
        let re = job.re;
        if guarded(self, "a tab's job", |tab| tab.accept(job, finished.found.map(|found| *found))).is_err()
            && re.is_some()
        {
            self.refuse(re, Refused::Internal);
        }
    }

    fn accept(&mut self, job: TabJob, found: Option<Found>) {
        match (job.purpose, found) {
            (Purpose::Move(color), found) => self.make_move(color, found),
            (_, Some(Found::Judged(board, marks))) => self.take_judgement(board, *marks),
            (_, Some(Found::Result(result))) => {
                self.play.result = Some(result);
                self.changed(None);
            }
            (Purpose::Analyse(id), None) => self.take_slice(id, None),
            (_, Some(Found::Analysed(id, slice))) => self.take_slice(id, slice.map(|slice| *slice)),
            (_, Some(Found::Hand(board))) => self.take_hand(job.re, board),
            (_, Some(Found::Answer(Ok(told)))) => self.tell_of(job.re, job.rev, told),
            (_, Some(Found::Answer(Err(why)))) => self.refuse(job.re, why),
            (_, Some(Found::Move(_)) | None) => {
                if job.re.is_some() {
                    self.refuse(job.re, Refused::Internal);
                }
            }
        }
    }

    /// Begins a job that answers a request.
    ///
    /// # Errors
    ///
    /// Too many run.
    pub(super) fn answer_later(
        &mut self,
        id: u64,
        work: impl FnOnce(&AtomicBool) -> Found + Send + 'static,
    ) -> Result<Fulfilled, Refused> {
        let begun = self.jobs.begin(self.shared.workers(), (Purpose::Answer, Some(id), self.rev), work);
        if begun { Ok(Fulfilled::Later) } else { Err(Refused::Busy) }
    }
}

impl Wish {
    /// Whether it changes the game, so that it is refused if the page has shown another revision.
    fn changes_the_game(&self) -> bool {
        match self {
            Wish::Play { .. }
            | Wish::Goto { .. }
            | Wish::GotoNode { .. }
            | Wish::Comment { .. }
            | Wish::Remove { .. }
            | Wish::Promote { .. }
            | Wish::PlayOn
            | Wish::Resign { .. }
            | Wish::MarkDead { .. }
            | Wish::MarkOwner { .. }
            | Wish::MarkEnd { .. }
            | Wish::Adopt { .. }
            | Wish::Agree { .. }
            | Wish::Disagree { .. } => true,
            Wish::Show
            | Wish::New(_)
            | Wish::Open { .. }
            | Wish::Save { .. }
            | Wish::Sit { .. }
            | Wish::Stop
            | Wish::Hint
            | Wish::Reasons { .. }
            | Wish::Judge
            | Wish::Count { .. }
            | Wish::Compare { .. }
            | Wish::Difference { .. }
            | Wish::HandBegin { .. }
            | Wish::HandStep { .. }
            | Wish::HandUndo
            | Wish::Tree
            | Wish::Analyse { .. }
            | Wish::StopAnalysis
            | Wish::Review
            | Wish::Lessons { .. }
            | Wish::OpenLesson { .. }
            | Wish::Rulesets
            | Wish::Explain { .. } => false,
        }
    }
}

impl Restorable for Tab {
    type Record = (Snapshot, Play);

    fn snapshot(&self) -> (Snapshot, Play) {
        (self.engine.snapshot(), self.play.clone())
    }

    fn restore(&mut self, (snapshot, play): (Snapshot, Play)) {
        self.engine.restore(snapshot);
        self.play = play;
    }
}
