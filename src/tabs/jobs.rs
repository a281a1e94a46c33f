//! What a tab has running on the workers' threads, and how it is stopped.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;

use liangyi_core::base::Color;
use liangyi_core::sgf::NodeId;

use super::found::{Finished, Found};
use super::input::Input;
use super::workers::{Urgency, Workers};

/// The most answers of a tab that are computed or wait.
const MOST: usize = 8;

/// What a job is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A move of a side that the engine plays.
    Move(Color),
    /// The judgement at a stop, for the sides that the engine plays and for those who wait for it.
    Judge,
    /// The result that both sides have agreed to, where it has to be judged.
    Result,
    /// A slice of the analysis of a node, which waits until nothing else does.
    Analyse(NodeId),
    /// An answer to the page.
    Answer,
}

/// A job that runs or waits.
#[derive(Debug)]
pub struct TabJob {
    number: u64,
    /// What it is for.
    pub purpose: Purpose,
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
    inputs: Sender<Input>,
    next: u64,
    running: Vec<TabJob>,
}

impl Jobs {
    /// No jobs; what they find is put into `inputs`.
    pub fn new(inputs: Sender<Input>) -> Jobs {
        Jobs { inputs, next: 0, running: Vec::new() }
    }

    /// Begins a job; returns whether there is room for it, as there always is for what the game itself needs.
    pub fn begin(
        &mut self,
        workers: &Workers,
        (purpose, re, rev): (Purpose, Option<u64>, u64),
        work: impl FnOnce(&AtomicBool) -> Found + Send + 'static,
    ) -> bool {
        if purpose == Purpose::Answer && self.running.iter().filter(|job| job.purpose == purpose).count() >= MOST {
            return false;
        }
        let number = self.next;
        self.next += 1;
        let (stop, cancelled): (Arc<AtomicBool>, Arc<AtomicBool>) = Default::default();
        let report = Report { inputs: self.inputs.clone(), number, found: None };
        let job = TabJob { number, purpose, re, rev, stop: Arc::clone(&stop), cancelled: Arc::clone(&cancelled) };
        self.running.push(job);
        let urgency = match purpose {
            Purpose::Analyse(_) => Urgency::Background,
            Purpose::Move(_) | Purpose::Judge | Purpose::Result | Purpose::Answer => Urgency::Now,
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
        let place = self.running.iter().position(|job| job.number == number)?;
        Some(self.running.swap_remove(place))
    }

    /// The side for which a move is searched.
    pub fn thinking(&self) -> Option<Color> {
        self.running.iter().find_map(|job| match job.purpose {
            Purpose::Move(color) => Some(color),
            Purpose::Judge | Purpose::Result | Purpose::Analyse(_) | Purpose::Answer => None,
        })
    }

    /// The node that is analysed.
    pub fn analysed(&self) -> Option<NodeId> {
        self.running.iter().find_map(|job| match job.purpose {
            Purpose::Analyse(id) => Some(id),
            Purpose::Move(_) | Purpose::Judge | Purpose::Result | Purpose::Answer => None,
        })
    }

    /// Whether a job of this purpose runs.
    pub fn has(&self, purpose: Purpose) -> bool {
        self.running.iter().any(|job| job.purpose == purpose)
    }

    /// Ends the search for a move with what it has found.
    pub fn move_now(&self) {
        for job in self.running.iter().filter(|job| matches!(job.purpose, Purpose::Move(_))) {
            job.stop.store(true, Ordering::Relaxed);
        }
    }

    /// Cancels jobs: nothing more is heard of them. Gives those that were to answer a request.
    pub fn cancel(&mut self, which: impl Fn(Purpose) -> bool) -> Vec<TabJob> {
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
    inputs: Sender<Input>,
    number: u64,
    found: Option<Box<Found>>,
}

impl Drop for Report {
    fn drop(&mut self) {
        // A tab that is gone wants to hear nothing.
        let _ = self.inputs.send(Input::Finished(Finished { number: self.number, found: self.found.take() }));
    }
}
