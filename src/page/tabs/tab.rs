//! The tab itself: what it holds, what wakes it, and what follows from a change.

use std::collections::{HashMap, HashSet};
use std::hash::BuildHasher;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::Sender;

use liangyi_core::score::makeup::HandBoard;
use liangyi_core::sgf::{NodeId, Property, SgfTree};
use liangyi_engine::engine::{Engine, EngineError};
use rustc_hash::FxBuildHasher;
use serde_json::Value;

use super::answer::{PageAnswer, Refused, TabReply};
use super::counting::{CountSession, TabJudgement};
use super::jobs::{FinishedJob, JobPurpose, JobResult, Jobs, Outbox, TabInput, TabJob, WantedAnalysis};
use super::lists::PlaceInFile;
use super::request::{PageRequest, RequestChange};
use super::shared::{TabWaker, TabsShared};
use crate::protocol::{Restorable, guarded};
use crate::records::files::RecentName;
use crate::show::review::NodeAnalysis;
use crate::show::states::ShownResult;
use crate::show::words::Language;
use crate::table::{GameTable, TableSeat};

/// A tab.
pub struct Tab {
    /// What tells it of the network that can be brought, as long as it is here.
    _waker: Arc<TabWaker>,
    pub(super) shared: Arc<TabsShared>,
    pub(super) table: GameTable,
    /// The lesson that the record is.
    pub(super) lesson: Option<String>,
    /// The result that both sides have agreed to, where it was judged.
    pub(super) result: Option<ShownResult>,
    /// The judgement of the position, where it has been made.
    pub(super) judged: Option<Box<TabJudgement>>,
    /// The board that is made up by hand.
    pub(super) hand: Option<HandBoard>,
    pub(super) count_session: CountSession,
    pub(super) analyses: Analyses,
    pub(super) jobs: Jobs,
    /// Whether pondering finds nothing more in this position.
    pub(super) ponders_in_vain: bool,
    /// How the game is kept.
    pub(super) kept: Keeping,
    /// The language of the page.
    pub(super) words: Language,
    /// What was odd about the record that was opened.
    pub(super) remarks: RecordRemarks,
    /// Which game of its file the record is.
    pub(super) in_file: PlaceInFile,
    /// The changes of the record that can be taken back, the last one last.
    pub(super) edits: Vec<RecordEdit>,
    /// The revision of the game.
    pub(super) rev: u64,
    /// The revision with the last change that was no judgement.
    changed_rev: u64,
    outbox: Option<Outbox>,
}

/// Sentences in each language.
pub type RecordRemarks = [Vec<String>; Language::ALL.len()];

/// A change of a record that is no move of its game.
#[derive(Debug)]
pub struct RecordEdit {
    /// What it has changed, as it was.
    pub before: BeforeEdit,
    /// How much memory that takes, in bytes.
    pub bytes: usize,
    /// The node at which it has set stones up.
    pub set_up: Option<NodeId>,
    /// The revision of the tree with it: whatever has come since is not taken back with it.
    pub edit_rev: u64,
}

/// What a change of a record can be taken back to.
#[derive(Debug)]
pub enum BeforeEdit {
    /// The record, and the node that was shown.
    Record(Arc<SgfTree>, NodeId),
    /// The properties of a node, where the change is about no moves or stones: the game goes on as it does.
    Node(NodeId, Vec<Property>),
}

/// How much memory may be taken by what changes can be taken back to, in bytes; the last one can whatever it takes.
const MOST_KEPT_BYTES: usize = 32 << 20;

/// How many changes can be taken back.
const MOST_EDITS: usize = 500;

/// What a node takes besides its properties, in bytes.
const NODE_BYTES: usize = 64;

fn bytes_of(properties: &[Property]) -> usize {
    properties.iter().map(Property::bytes).sum()
}

/// How the game of a tab is kept among the recent ones.
#[derive(Clone, Debug, Default)]
pub struct Keeping {
    /// Its name there, if something has happened in it.
    pub name: Option<RecentName>,
    /// The hash of the record as it was opened, or written last.
    pub seen: u64,
    /// What the record followed from when it was last made: it is made again only where that has changed.
    made_of: Option<MadeOf>,
}

/// What the record of a table follows from: the revision of its tree, the end of the line that is shown, whether the
/// sides have agreed, and the result that was judged.
type MadeOf = (u64, Option<NodeId>, Option<bool>, Option<String>);

impl Keeping {
    /// A game of this record, in which nothing has happened yet.
    pub fn of_record(record: &str) -> Keeping {
        Keeping { name: None, seen: hash(record), made_of: None }
    }
}

/// What is analysed, and what has been found.
#[derive(Debug, Default)]
pub struct Analyses {
    /// What is known of nodes.
    pub found: HashMap<NodeId, NodeAnalysis>,
    /// Nodes that give no position, or none that can be searched.
    pub hopeless: HashSet<NodeId>,
    /// What the page has asked for, while it goes on.
    pub run: Option<WantedAnalysis>,
    /// The engine that has searched a node last, which can search it further.
    pub engine: Option<(NodeId, Box<Engine>)>,
}

/// What comes of a request.
pub enum Outcome {
    /// The position has changed.
    Moved,
    /// Something else about the game has.
    Changed,
    /// The page is told this.
    Reply(Box<TabReply>),
    /// It is answered later.
    Later,
}

impl From<TabReply> for Outcome {
    fn from(reply: TabReply) -> Outcome {
        Outcome::Reply(Box::new(reply))
    }
}

impl Tab {
    /// A tab with a new game; what its jobs find is put into `inputs`.
    ///
    /// # Errors
    ///
    /// The settings make no game.
    pub fn new(shared: Arc<TabsShared>, inputs: Sender<TabInput>) -> Result<Tab, EngineError> {
        let table = GameTable::new(shared.settings().clone(), [TableSeat::Person; 2])?.with_trees(shared.tree_slot());
        let told = inputs.clone();
        // A tab that is gone wants to hear nothing.
        let waker: Arc<TabWaker> = Arc::new(move || _ = told.send(TabInput::Network));
        shared.wake_by(&waker);
        let mut tab = Tab {
            _waker: waker,
            shared,
            table,
            lesson: None,
            result: None,
            judged: None,
            hand: None,
            count_session: CountSession::default(),
            analyses: Analyses::default(),
            jobs: Jobs::new(inputs),
            ponders_in_vain: false,
            kept: Keeping::default(),
            words: Language::default(),
            remarks: RecordRemarks::default(),
            in_file: PlaceInFile { number: 1, of: 1 },
            edits: Vec::new(),
            rev: 0,
            changed_rev: 0,
            outbox: None,
        };
        tab.open_first();
        tab.kept = Keeping::of_record(&tab.record(true));
        tab.open_views();
        Ok(tab)
    }

    /// Gives it a page, which is told where the game stands. An analysis goes on.
    pub fn attach(&mut self, outbox: Outbox) {
        self.outbox = Some(outbox);
        self.take_network();
        self.run_clocks();
        self.go_on_analysing();
        self.go_on_pondering();
        self.tell_game(None);
    }

    /// Takes its page away. An analysis rests until one comes back; the engine finds its move.
    pub fn detach(&mut self) {
        self.outbox = None;
        if self.run_clocks() {
            self.changed(None);
        }
        self.cancel(|purpose| matches!(purpose, JobPurpose::Analyse(_) | JobPurpose::Ponder));
    }

    /// Whether it has a page.
    pub(super) fn has_page(&self) -> bool {
        self.outbox.is_some()
    }

    /// Tells the page something.
    pub(super) fn tell(&mut self, re: Option<u64>, told: TabReply) {
        self.tell_of(re, self.rev, told);
    }

    fn tell_of(&mut self, re: Option<u64>, rev: u64, told: TabReply) {
        let Some(outbox) = &self.outbox else { return };
        let text = serde_json::to_string(&PageAnswer { re, rev, told }).expect("an answer is JSON");
        if !outbox(text) {
            self.outbox = None;
        }
    }

    pub(super) fn tell_game(&mut self, re: Option<u64>) {
        let game = Box::new(self.shown());
        self.tell(re, TabReply::Game(game));
    }

    pub(super) fn refuse(&mut self, re: Option<u64>, why: Refused) {
        let game = Box::new(self.shown());
        self.tell(re, TabReply::Refused { why, game });
    }

    /// Answers a message of the page, now or when a job has ended. A panic is answered too, and changes nothing.
    pub fn hear(&mut self, text: &str) {
        self.cancel(|purpose| purpose == JobPurpose::Ponder);
        if self.run_clocks() {
            self.changed(None);
        }
        self.hear_request(text);
        self.go_on_pondering();
    }

    fn hear_request(&mut self, text: &str) {
        let request: PageRequest = match serde_json::from_str(text) {
            Ok(request) => request,
            Err(error) => {
                let re = serde_json::from_str::<Value>(text).ok().and_then(|value| value.get("id")?.as_u64());
                return self.refuse(re, Refused::Unreadable { detail: error.to_string() });
            }
        };
        let PageRequest { id, rev, words, request } = request;
        self.words = words.and_then(|name| Language::named(&name)).unwrap_or(self.words);
        let re = Some(id);
        let oldest = match request.change() {
            RequestChange::Nothing => None,
            RequestChange::Game => Some(self.changed_rev),
            RequestChange::Marks => Some(self.rev),
        };
        if oldest.zip(rev).is_some_and(|(oldest, rev)| !(oldest..=self.rev).contains(&rev)) {
            return self.refuse(re, Refused::OldRevision);
        }
        match guarded(self, "a tab", |tab| tab.answer(id, request).map(|outcome| tab.follow(re, outcome))) {
            Err(_) => self.refuse(re, Refused::Internal),
            Ok(Err(why)) => self.refuse(re, why),
            Ok(Ok(())) => {}
        }
    }

    /// What follows from a request that is done.
    fn follow(&mut self, re: Option<u64>, outcome: Outcome) {
        match outcome {
            Outcome::Moved => self.moved(re),
            Outcome::Changed => self.changed(re),
            Outcome::Reply(reply) => self.tell(re, *reply),
            Outcome::Later => {}
        }
    }

    /// What follows from another position.
    pub(super) fn moved(&mut self, re: Option<u64>) {
        (self.judged, self.hand) = (None, None);
        (self.count_session, self.ponders_in_vain) = (CountSession::default(), false);
        self.result = None;
        self.cancel(|purpose| !matches!(purpose, JobPurpose::Analyse(_)));
        self.changed(re);
    }

    /// What follows from any change but a judgement.
    pub(super) fn changed(&mut self, re: Option<u64>) {
        self.changed_rev = self.rev + 1;
        self.revised(re);
    }

    /// What follows from any change: marks begin where the game has stopped, the engine thinks where it is to move.
    /// After a judgement, which comes by itself, what the person asks meanwhile is not refused for it.
    pub(super) fn revised(&mut self, re: Option<u64>) {
        self.rev += 1;
        self.open_views();
        self.hold_agreement();
        if self.run_clocks() {
            self.changed_rev = self.rev;
            self.open_views();
        }
        self.keep();
        self.think();
        self.go_on_analysing();
        self.tell_game(re);
    }

    /// Has the game written among the recent ones if something has happened in it. A lesson is none.
    fn keep(&mut self) {
        if self.shared.recent().is_none() || self.lesson.is_some() {
            return;
        }
        let cursor = self.table.cursor();
        let made_of = Some((
            cursor.tree_rev(),
            cursor.line().last().copied(),
            self.table.views().map(|views| views.agreed().is_some()),
            self.result.as_ref().map(|result| result.text.clone()),
        ));
        if self.kept.made_of == made_of {
            return;
        }
        self.kept.made_of = made_of;
        let record = self.record(true);
        let seen = hash(&record);
        if std::mem::replace(&mut self.kept.seen, seen) != seen
            && let Some(recent) = self.shared.recent()
        {
            let name = self.kept.name.get_or_insert_with(|| recent.begin());
            recent.keep(name, record);
        }
    }

    /// Makes a change of the record that can be taken back.
    pub(super) fn edit(
        &mut self,
        change: impl FnOnce(&mut Tab) -> Result<Outcome, Refused>,
    ) -> Result<Outcome, Refused> {
        let cursor = self.table.cursor();
        let (tree, was) = (cursor.shared_tree(), cursor.edit_rev());
        let bytes = tree.all().into_iter().map(|id| NODE_BYTES + bytes_of(tree.properties(id))).sum();
        let before = BeforeEdit::Record(tree, cursor.here());
        self.edit_from(before, bytes, was, change)
    }

    /// Likewise, where only properties of one node change, and none of its moves and stones.
    pub(super) fn edit_node(
        &mut self,
        number: u32,
        change: impl FnOnce(&mut Tab) -> Result<Outcome, Refused>,
    ) -> Result<Outcome, Refused> {
        let (id, cursor) = (self.node(number)?, self.table.cursor());
        let properties = cursor.tree().properties(id).to_vec();
        let (bytes, was) = (bytes_of(&properties), cursor.edit_rev());
        self.edit_from(BeforeEdit::Node(id, properties), bytes, was, change)
    }

    fn edit_from(
        &mut self,
        before: BeforeEdit,
        bytes: usize,
        was: u64,
        change: impl FnOnce(&mut Tab) -> Result<Outcome, Refused>,
    ) -> Result<Outcome, Refused> {
        if !self.can_undo_edit() {
            self.edits.clear();
        }
        let outcome = change(self)?;
        let edit_rev = self.table.cursor().edit_rev();
        if edit_rev != was {
            self.edits.push(RecordEdit { before, bytes, set_up: None, edit_rev });
            let mut kept = 0;
            let fits = |edit: &&RecordEdit| {
                kept += edit.bytes;
                kept <= MOST_KEPT_BYTES
            };
            let most = self.edits.iter().rev().take_while(fits).count().clamp(1, MOST_EDITS);
            self.edits.drain(..self.edits.len().saturating_sub(most));
        }
        Ok(outcome)
    }

    /// Whether the last change of the record can be taken back.
    pub(super) fn can_undo_edit(&self) -> bool {
        self.edits.last().is_some_and(|edit| edit.edit_rev == self.table.cursor().edit_rev())
    }

    /// Takes the last change of the record back, and goes to where it was made.
    pub(super) fn undo_edit(&mut self) -> Result<Outcome, Refused> {
        let edit = self.edits.pop().filter(|edit| edit.edit_rev == self.table.cursor().edit_rev());
        let RecordEdit { before, set_up, .. } = edit.ok_or(Refused::NothingToUndo)?;
        let settings = self.shared.settings();
        let outcome = match before {
            BeforeEdit::Record(tree, here) => {
                self.table.put_back(settings, tree, here).map_err(|error| Refused::bad_record(self.words, &error))?;
                Outcome::Moved
            }
            BeforeEdit::Node(id, properties) => {
                self.table.cursor_mut().put_back_node(id, properties);
                if id == self.table.cursor().here() { Outcome::Changed } else { self.go_to(id)? }
            }
        };
        if let Some(node) = set_up {
            self.forget_analysis(node);
        }
        if let Some(edit) = self.edits.last_mut() {
            edit.edit_rev = self.table.cursor().edit_rev();
        }
        Ok(outcome)
    }

    /// Cancels jobs; their requests are answered with that.
    pub(super) fn cancel(&mut self, which: impl Fn(JobPurpose) -> bool) {
        for TabJob { re, rev, .. } in self.jobs.cancel(which) {
            if re.is_some() {
                self.tell_of(re, rev, TabReply::Dropped);
            }
        }
    }

    /// Takes what a job has found. A panic changes nothing, and is answered where somebody waits.
    pub fn finish(&mut self, finished: FinishedJob) {
        let Some(job) = self.jobs.end(finished.number) else { return };
        let re = job.re;
        if guarded(self, "a tab's job", |tab| tab.accept(job, finished.found.map(|found| *found))).is_err()
            && re.is_some()
        {
            self.refuse(re, Refused::Internal);
        }
        self.go_on_pondering();
    }

    fn accept(&mut self, job: TabJob, found: Option<JobResult>) {
        match (job.purpose, found) {
            (JobPurpose::Move(color), found) => self.make_move(color, found),
            (_, Some(JobResult::Pondered(is_of_use))) => self.ponders_in_vain = !is_of_use,
            (_, Some(JobResult::Judged(judged))) => self.take_judgement(job.re, judged),
            (_, Some(JobResult::Result(result))) => {
                self.table.keep_result(&result.text);
                self.result = Some(result);
                self.revised(None);
            }
            (JobPurpose::Analyse(id), None) => self.take_slice(id, None),
            (_, Some(JobResult::Analysed(id, slice))) => self.take_slice(id, slice.map(|slice| *slice)),
            (_, Some(JobResult::Hand(board))) => self.take_hand(job.re, board),
            (_, Some(JobResult::Answer(answer))) => match *answer {
                Ok(told) => self.tell_of(job.re, job.rev, told),
                Err(why) => self.refuse(job.re, why),
            },
            (_, Some(JobResult::Turn(_)) | None) => {
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
        work: impl FnOnce(&Arc<AtomicBool>) -> JobResult + Send + 'static,
    ) -> Result<Outcome, Refused> {
        let begun = self.jobs.begin(self.shared.workers(), (JobPurpose::Answer, Some(id), self.rev), work);
        if begun { Ok(Outcome::Later) } else { Err(Refused::Busy) }
    }
}

fn hash(record: &str) -> u64 {
    FxBuildHasher.hash_one(record)
}

impl Restorable for Tab {
    type Record = (<GameTable as Restorable>::Record, Option<String>, Option<ShownResult>, Keeping);

    fn snapshot(&self) -> Self::Record {
        (self.table.snapshot(), self.lesson.clone(), self.result.clone(), self.kept.clone())
    }

    fn restore(&mut self, (table, lesson, result, kept): Self::Record) {
        self.table.restore(table);
        (self.lesson, self.result, self.kept) = (lesson, result, kept);
    }
}
