//! A position of a query that waits to be analysed.

use std::sync::Arc;

use liangyi_engine::threads::QueueItem;

use super::query::{Query, Turn};

/// A position to be analysed.
#[derive(Clone, Debug)]
pub struct Job {
    /// The query.
    pub query: Arc<Query>,
    /// The number of the position in it.
    pub turn: usize,
    priority: i64,
    /// Its part of the memory of the query.
    bytes: usize,
}

impl Job {
    /// The positions of a query that was read from a line of `bytes` bytes.
    pub fn all(query: Query, bytes: usize) -> Vec<Job> {
        let query = Arc::new(query);
        let bytes = size_of::<Job>() + (size_of::<Query>() + bytes) / query.turns.len().max(1);
        let job = |turn: &Turn| Job { query: Arc::clone(&query), turn: turn.number, priority: turn.priority, bytes };
        query.turns.iter().map(job).collect()
    }
}

impl QueueItem for Job {
    fn bytes(&self) -> usize {
        self.bytes
    }

    fn priority(&self) -> i64 {
        self.priority
    }
}

#[cfg(test)]
mod tests {
    use liangyi_engine::threads::{Queue, Queued};

    use super::*;
    use crate::analysis::{AnalysisRequest, Defaults, Termination, read_line};

    fn jobs(id: &str, rest: &str) -> Vec<Job> {
        let line = format!(
            r#"{{"id":"{id}","moves":[["B","A1"],["W","B1"]],"rules":"chinese","boardXSize":5,"boardYSize":5{rest}}}"#
        );
        match read_line(line.as_bytes(), &Defaults::default()).request {
            Ok(AnalysisRequest::Analyze(query)) => Job::all(*query, line.len()),
            other => panic!("{other:?}"),
        }
    }

    fn names(jobs: impl IntoIterator<Item = Arc<Queued<Job>>>) -> Vec<String> {
        jobs.into_iter().map(|queued| format!("{}{}", queued.item.query.id, queued.item.turn)).collect()
    }

    #[test]
    fn positions_have_the_priorities_of_their_query() {
        let queue = Queue::new(1 << 20);
        queue.push_all(jobs("a", r#","analyzeTurns":[0,1,2],"priorities":[-1,5,0]"#));
        queue.push_all(jobs("b", r#","priority":5"#));
        queue.push_all(jobs("c", ""));
        queue.close();
        assert_eq!(names(std::iter::from_fn(|| queue.pop())), ["a1", "b2", "a2", "c2", "a0"]);
    }

    #[test]
    fn a_termination_names_queries_and_positions() {
        let queue = Queue::new(1 << 20);
        queue.push_all(jobs("a", r#","analyzeTurns":[0,1,2]"#));
        queue.push_all(jobs("b", ""));
        let end = |id: Option<&str>, turns: Option<Vec<usize>>| {
            let termination = Termination { id: id.map(str::to_string), turns };
            names(queue.withdraw(|job| termination.ends(&job.query.id, job.turn)))
        };
        assert_eq!(end(Some("a"), Some(vec![2, 7])), ["a2"]);
        assert_eq!(end(Some("other"), None), [""; 0]);
        assert_eq!(end(None, Some(vec![0])), ["a0"]);
        assert_eq!(end(None, None), ["a1", "b2"]);
    }
}
