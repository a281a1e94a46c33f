//! What a tab has running on the workers' threads, what it finds, and how it is stopped.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;

use liangyi_core::base::Color;
use liangyi_core::score::makeup::HandBoard;
use liangyi_core::sgf::NodeId;
use liangyi_engine::engine::{Engine, GeneratedMove};
use liangyi_net::inputs::Rank;

use super::answer::{Refused, TabReply};
use super::counting::TabJudgement;
use super::request::AnalysisScope;
use super::shared::{Urgency, Workers};
use crate::show::review::NodeAnalysis;
use crate::show::states::ShownResult;
use crate::table::TurnFailure;

/// Takes a message to the page; returns whether there still is one.
pub type Outbox = Box<dyn Fn(String) -> bool + Send>;

/// What a tab's thread is woken by.
pub enum TabInput {
    /// A message of the page.
    Text(String),
    /// A page has come, or come back.
    Attach(Outbox),
    /// The page has gone.
    Detach,
    /// There is something new about the network that can be brought.
    Network,
    /// What a search or a count has found.
    Finished(FinishedJob),
    /// Nobody will come back.
    Close,
}

/// A job that is done.
pub struct FinishedJob {
    /// Its number.
    pub number: u64,
    /// What it has found; `None` if a bug has ended it.
    pub found: Option<Box<JobResult>>,
}

/// What a job has found.
pub enum JobResult {
    /// The engine's move, or why there is none.
    Turn(Box<Result<GeneratedMove, TurnFailure>>),
    /// Whether pondering was of use.
    Pondered(bool),
    /// The judgement.
    Judged(Box<TabJudgement>),
    /// The result.
    Result(ShownResult),
    /// A board to be made up by hand; `None` where the ruleset has none.
    Hand(Option<Box<HandBoard>>),
    /// What a slice of time has found of a node; `None` where it gives no position.
    Analysed(NodeId, Option<Box<AnalysisSlice>>),
    /// What the page is told, or why it is not.
    Answer(Box<Result<TabReply, Refused>>),
}

/// A slice of time of an analysis.
pub struct AnalysisSlice {
    /// The engine, which can search further.
    pub engine: Box<Engine>,
    /// What it has found; `None` where there is nothing to be searched.
    pub found: Option<NodeAnalysis>,
}

/// The most answers of a tab that are computed or wait.
const MOST: usize = 8;

/// What a job is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JobPurpose {
    /// A move of a side that the engine plays.
    Move(Color),
    /// The judgement at a stop, for the sides that the engine plays and for those who wait for it.
    Judge,
    /// The result that both sides have agreed to, where it has to be judged.
    Result,
    /// A slice of the analysis of a node, which waits until nothing else does.
    Analyse(NodeId),
    /// A slice of the engine's thoughts while a person thinks, which waits likewise.
    Ponder,
    /// An answer to the page.
    Answer,
}

/// A job that runs or waits.
#[derive(Debug)]
pub struct TabJob {
    number: u64,
    /// What it is for.
    pub purpose: JobPurpose,
    /// The request that it answers.
    pub re: Option<u64>,
    /// The revision of the game that it is about.
    pub rev: u64,
    /// Ends a search with what it has found.
    stop: Arc<AtomicBool>,
    /// It need not begin.
    cancelled: Arc<AtomicBool>,
}

impl TabJob {
    fn cancel(&self) {
        self.cancelled.store(true, Ordering::Relaxed);
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// The jobs of a tab.
#[derive(Debug)]
pub struct Jobs {
    inputs: Sender<TabInput>,
    next: u64,
    running: Vec<TabJob>,
}

impl Jobs {
    /// No jobs; what they find is put into `inputs`.
    pub fn new(inputs: Sender<TabInput>) -> Jobs {
        Jobs { inputs, next: 0, running: Vec::new() }
    }

    /// Begins a job; returns whether there is room for it, as there always is for what the game itself needs.
    pub fn begin(
        &mut self,
        workers: &Workers,
        (purpose, re, rev): (JobPurpose, Option<u64>, u64),
        work: impl FnOnce(&Arc<AtomicBool>) -> JobResult + Send + 'static,
    ) -> bool {
        if purpose == JobPurpose::Answer && self.running.iter().filter(|job| job.purpose == purpose).count() >= MOST {
            return false;
        }
        let number = self.next;
        self.next += 1;
        let (stop, cancelled): (Arc<AtomicBool>, Arc<AtomicBool>) = Default::default();
        let report = Report { inputs: self.inputs.clone(), number, found: None };
        let job = TabJob { number, purpose, re, rev, stop: Arc::clone(&stop), cancelled: Arc::clone(&cancelled) };
        self.running.push(job);
        let urgency = match purpose {
            JobPurpose::Analyse(_) | JobPurpose::Ponder => Urgency::Background,
            JobPurpose::Move(_) | JobPurpose::Judge | JobPurpose::Result | JobPurpose::Answer => Urgency::Now,
        };
        workers.put(urgency, move || {
            let mut report = report;
            if !cancelled.load(Ordering::Relaxed) {
                report.found = Some(Box::new(work(&stop)));
            }
        });
        true
    }

    /// The job with this number, which is over; `None` if it was cancelled.
    pub fn end(&mut self, number: u64) -> Option<TabJob> {
        let index = self.running.iter().position(|job| job.number == number)?;
        Some(self.running.swap_remove(index))
    }

    /// The side for which a move is searched.
    pub fn thinking(&self) -> Option<Color> {
        self.running.iter().find_map(|job| match job.purpose {
            JobPurpose::Move(color) => Some(color),
            _ => None,
        })
    }

    /// The node that is analysed.
    pub fn analysed(&self) -> Option<NodeId> {
        self.running.iter().find_map(|job| match job.purpose {
            JobPurpose::Analyse(id) => Some(id),
            _ => None,
        })
    }

    /// Whether a job of this purpose runs.
    pub fn has(&self, purpose: JobPurpose) -> bool {
        self.running.iter().any(|job| job.purpose == purpose)
    }

    /// Whether none runs but a slice of the analysis.
    pub fn is_idle(&self) -> bool {
        self.running.iter().all(|job| matches!(job.purpose, JobPurpose::Analyse(_)))
    }

    /// Ends the search for a move with what it has found.
    pub fn move_now(&self) {
        for job in self.running.iter().filter(|job| matches!(job.purpose, JobPurpose::Move(_))) {
            job.stop.store(true, Ordering::Relaxed);
        }
    }

    /// Cancels jobs: nothing more is heard of them. Gives those that were to answer a request.
    pub fn cancel(&mut self, which: impl Fn(JobPurpose) -> bool) -> Vec<TabJob> {
        let (cancelled, left): (Vec<TabJob>, Vec<TabJob>) = self.running.drain(..).partition(|job| which(job.purpose));
        self.running = left;
        cancelled.iter().for_each(TabJob::cancel);
        cancelled
    }
}

impl Drop for Jobs {
    fn drop(&mut self) {
        self.cancel(|_| true);
    }
}

/// Tells the tab that a job is over, however it ends.
struct Report {
    inputs: Sender<TabInput>,
    number: u64,
    found: Option<Box<JobResult>>,
}

impl Drop for Report {
    fn drop(&mut self) {
        // A tab that is gone wants to hear nothing.
        let _ = self.inputs.send(TabInput::Finished(FinishedJob { number: self.number, found: self.found.take() }));
    }
}

/// What a page has asked for.
#[derive(Clone, Copy, Debug)]
pub struct WantedAnalysis {
    /// What is analysed.
    pub scope: AnalysisScope,
    /// To how many visits.
    pub visits: u32,
    /// The persons of whose moves is told.
    pub rank: Option<Rank>,
}

impl WantedAnalysis {
    /// Whether nothing is left to be done at a node of which this is known.
    pub fn is_done(self, found: Option<&NodeAnalysis>) -> bool {
        let tells = |found: &NodeAnalysis| self.rank.is_none_or(|rank| found.tells_of(rank));
        found.is_some_and(|found| self.is_searched(found) && tells(found))
    }

    /// Whether it has been searched as much as is wanted.
    pub fn is_searched(self, found: &NodeAnalysis) -> bool {
        found.visits >= u64::from(self.visits)
    }
}
