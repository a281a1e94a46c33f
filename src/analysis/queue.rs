//! The positions that wait to be analysed, by priority, and those that are being analysed.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};

use super::query::Query;
use super::request::Termination;

/// A position to be analysed.
#[derive(Clone, Debug)]
pub struct Job {
    /// The query.
    pub query: Arc<Query>,
    /// The number of the position in it.
    pub turn: usize,
    /// Set by another thread to end its analysis.
    pub stop: Arc<AtomicBool>,
    /// Jobs of higher rank come first: those of higher priority, then those that came earlier.
    rank: (i64, Reverse<u64>),
}

impl PartialEq for Job {
    fn eq(&self, other: &Job) -> bool {
        self.rank == other.rank
    }
}

impl Eq for Job {}

impl PartialOrd for Job {
    fn partial_cmp(&self, other: &Job) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Job {
    fn cmp(&self, other: &Job) -> std::cmp::Ordering {
        self.rank.cmp(&other.rank)
    }
}

/// A job that a thread has taken.
#[derive(Debug)]
struct Running {
    query: Arc<Query>,
    turn: usize,
    stop: Weak<AtomicBool>,
}

#[derive(Debug, Default)]
struct State {
    waiting: BinaryHeap<Job>,
    running: Vec<Running>,
    pushed: u64,
    closed: bool,
}

/// The queue.
#[derive(Debug, Default)]
pub struct JobQueue {
    state: Mutex<State>,
    changed: Condvar,
}

impl JobQueue {
    fn lock(&self) -> MutexGuard<'_, State> {
        // No code that can panic runs under the lock, so its data is valid even if the lock is poisoned.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Appends the positions of a query.
    pub fn push(&self, query: Query) {
        let query = Arc::new(query);
        let mut state = self.lock();
        for turn in &query.turns {
            let rank = (turn.priority, Reverse(state.pushed));
            state.pushed += 1;
            state.waiting.push(Job { query: Arc::clone(&query), turn: turn.number, stop: Arc::default(), rank });
        }
        self.changed.notify_all();
    }

    /// Takes the first job, waiting for one; `None` once the queue is closed and empty.
    pub fn pop(&self) -> Option<Job> {
        let mut state = self.lock();
        loop {
            if let Some(job) = state.waiting.pop() {
                state.running.retain(|running| running.stop.strong_count() > 0);
                let (query, stop) = (Arc::clone(&job.query), Arc::downgrade(&job.stop));
                state.running.push(Running { query, turn: job.turn, stop });
                return Some(job);
            }
            if state.closed {
                return None;
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Ends jobs: stops those that run, and removes and returns those that wait, the first one first.
    pub fn terminate(&self, termination: &Termination) -> Vec<Job> {
        let mut state = self.lock();
        for running in &state.running {
            if let Some(stop) = running.stop.upgrade().filter(|_| termination.ends(&running.query.id, running.turn)) {
                stop.store(true, Relaxed);
            }
        }
        let waiting = std::mem::take(&mut state.waiting);
        let (mut ended, left): (Vec<Job>, Vec<Job>) =
            waiting.into_iter().partition(|job| termination.ends(&job.query.id, job.turn));
        state.waiting = left.into();
        ended.sort_by(|a, b| b.cmp(a));
        ended
    }

    /// Closes the queue: nothing will be appended any more. The jobs in it are done.
    pub fn close(&self) {
        self.lock().closed = true;
        self.changed.notify_all();
    }

    /// Closes the queue and drops the jobs in it, those that run among them.
    pub fn abandon(&self) {
        self.close();
        self.terminate(&Termination::default());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::{AnalysisRequest, Defaults, read_line};

    fn query(id: &str, rest: &str) -> Query {
        let line = format!(
            r#"{{"id":"{id}","moves":[["B","A1"],["W","B1"]],"rules":"chinese","boardXSize":5,"boardYSize":5{rest}}}"#
        );
        match read_line(line.as_bytes(), &Defaults::default()).request {
            Ok(AnalysisRequest::Analyze(query)) => *query,
            other => panic!("{other:?}"),
        }
    }

    fn names(jobs: impl IntoIterator<Item = Job>) -> Vec<String> {
        jobs.into_iter().map(|job| format!("{}{}", job.query.id, job.turn)).collect()
    }

    #[test]
    fn higher_priorities_come_first_and_then_what_came_earlier() {
        let queue = JobQueue::default();
        queue.push(query("a", r#","analyzeTurns":[0,1,2],"priorities":[-1,5,0]"#));
        queue.push(query("b", r#","priority":5"#));
        queue.push(query("c", ""));
        queue.close();
        assert_eq!(names(std::iter::from_fn(|| queue.pop())), ["a1", "b2", "a2", "c2", "a0"]);
    }

    #[test]
    fn a_termination_removes_what_waits_and_stops_what_runs() {
        let queue = JobQueue::default();
        queue.push(query("a", r#","analyzeTurns":[0,1,2]"#));
        queue.push(query("b", ""));
        let running = queue.pop().unwrap();
        let end = |id: Option<&str>, turns: Option<Vec<usize>>| {
            names(queue.terminate(&Termination { id: id.map(str::to_string), turns }))
        };
        assert_eq!(end(Some("a"), Some(vec![2, 7])), ["a2"]);
        assert_eq!(end(Some("other"), None), [""; 0]);
        assert!(!running.stop.load(Relaxed));
        assert_eq!(end(None, Some(vec![0])), [""; 0]);
        assert!(running.stop.load(Relaxed));
        assert_eq!(end(None, None), ["a1", "b2"]);
    }

    #[test]
    fn an_abandoned_queue_is_empty() {
        let queue = JobQueue::default();
        queue.push(query("a", r#","analyzeTurns":[0,1]"#));
        let running = queue.pop().unwrap();
        queue.abandon();
        assert!(running.stop.load(Relaxed) && queue.pop().is_none());
    }
}
