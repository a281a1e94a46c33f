//! The analysis of one position, from its place in the queue to its last response.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use liangyi_engine::engine::{EngineError, EngineSettings, GoSession};
use liangyi_engine::player::{Analysis, Choice};
use liangyi_engine::search::{NetworkParams, SearchLimits};
use liangyi_engine::threads::{QueueItem, Queued};
use serde::Serialize;
use serde_json::Value;

use super::fields::{QueryError, QueryWarning};
use super::query::{Query, QueryTurn, Reports};
use super::response::{NoResults, PositionReport, Subject, policy};
use crate::protocol::guarded;

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
        let job =
            |turn: &QueryTurn| Job { query: Arc::clone(&query), turn: turn.number, priority: turn.priority, bytes };
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

/// A line of output.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Response {
    /// The analysis of a position.
    Report(Box<PositionReport>),
    /// The end of an analysis that never began.
    NoResults(NoResults),
    /// An error.
    Error(QueryError),
    /// A warning.
    Warning(QueryWarning),
    /// An action that is done.
    Done(Value),
}

/// Analyses the position of a job and sends the responses, of which the last one alone is final.
pub fn analyze(settings: &EngineSettings, queued: &Queued<Job>, send: &mut dyn FnMut(Response)) {
    let query = &*queued.item.query;
    let mut engine = GoSession::new(EngineSettings {
        ruleset: query.ruleset.clone(),
        threads: query.params.search_threads,
        genmove_virtual: query.include.virtual_moves,
        ..settings.clone()
    });
    let searched = guarded(&mut engine, "an analysis", |engine| search(engine, queued, send));
    let error = match searched {
        Ok(Ok(response)) => return send(response),
        Ok(Err(error)) => error.to_string(),
        Err(error) => error.to_string(),
    };
    send(Response::Error(QueryError { error, field: None, id: Some(query.id.clone()) }));
}

/// Searches the position, sends reports during the search, and returns the final response.
fn search(
    engine: &mut GoSession,
    queued: &Queued<Job>,
    send: &mut dyn FnMut(Response),
) -> Result<Response, EngineError> {
    let Queued { item: Job { query, turn, .. }, signals } = queued;
    let game = query.position(*turn);
    engine.load(&game, query.ruleset.clone(), Some(query.start.rules().komi))?;
    let subject = Subject {
        id: &query.id,
        turn: *turn,
        game: &game,
        params: &query.params,
        include: query.include,
        policy: None,
    };
    let policy = query.include.policy.then(|| priors(engine, &subject));
    let subject = Subject { policy: policy.as_deref(), ..subject };
    let report = |choice: &Choice, is_during_search| match choice.root.visits {
        0 => Response::NoResults(NoResults::new(&query.id, *turn)),
        _ => Response::Report(Box::new(PositionReport::new(&subject, choice, is_during_search))),
    };
    let mut timetable = Timetable::new(query.reports);
    let choice = engine.analyze(game.to_move(), &analysis(query), &signals.interrupted, &mut |choice| {
        if choice.root.visits > 0 && timetable.is_due() {
            send(report(choice, true));
        }
    });
    Ok(report(&choice, false))
}

/// What is searched for a query.
fn analysis(query: &Query) -> Analysis {
    Analysis {
        limits: SearchLimits {
            playouts: Some(query.params.max_visits),
            time: query.params.max_time,
            ..SearchLimits::default()
        },
        restrictions: query.restrictions.clone(),
        every: query.reports.map_or(Duration::MAX, |reports| reports.every.min(reports.first)),
        move_ownership: query.include.moves_ownership || query.include.moves_ownership_stdev,
        ownership_deviations: query.include.ownership_stdev || query.include.moves_ownership_stdev,
        network: query.params.network,
    }
}

/// The policy at the root, whatever moves the query leaves out.
fn priors(engine: &mut GoSession, subject: &Subject<'_>) -> Vec<f64> {
    let one = Analysis {
        limits: SearchLimits { playouts: Some(1), ..SearchLimits::default() },
        network: NetworkParams { root_policy_temperature: 1.0, ..subject.params.network },
        ..Analysis::default()
    };
    let choice = engine.analyze(subject.game.to_move(), &one, &AtomicBool::new(false), &mut |_| {});
    engine.clear_cache();
    policy(subject.game, &choice.candidates)
}

/// When reports are due.
struct Timetable {
    begun: Instant,
    next: Duration,
    every: Duration,
}

impl Timetable {
    fn new(reports: Option<Reports>) -> Timetable {
        let Reports { first, every } = reports.unwrap_or(Reports { first: Duration::MAX, every: Duration::MAX });
        Timetable { begun: Instant::now(), next: first, every }
    }

    fn is_due(&mut self) -> bool {
        let now = self.begun.elapsed();
        let due = now >= self.next;
        if due {
            self.next = now.saturating_add(self.every);
        }
        due
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::{AnalysisRequest, Defaults, Termination, read_line};
    use liangyi_engine::threads::Queue;

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
