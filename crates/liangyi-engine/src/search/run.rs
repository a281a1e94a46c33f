//! Running a search with its threads.
//!
//! It knows neither the game nor the evaluator nor the selection, and makes no choice from the result.

use std::io;
use std::time::{Duration, Instant};

use liangyi_core::game::Position;

use super::context::SearchContext;
use super::evaluator::Evaluator;
use super::fast_board::FastBoard;
use super::quota::Quota;
use super::selection::Selection;
use super::worker::Worker;

/// The time between two reports of a search.
const REPORT_EVERY: Duration = Duration::from_millis(10);

/// How a search is run.
pub struct SearchRun<'a> {
    /// How much it may do.
    pub quota: &'a dyn Quota,
    /// The seed of its random numbers. With one thread the same seed and the same numbers from the quota give the same
    /// search.
    pub seed: u64,
    /// The number of threads, at least 1; the calling thread is one of them.
    pub threads: usize,
    /// Called on the calling thread about every hundredth of a second.
    pub report: &'a mut dyn FnMut(),
}

/// Starts up to `count` threads, by their numbers from 0, and returns how many: where the system gives no more, the
/// search goes on with those that it has.
fn spawn_all(count: usize, mut spawn: impl FnMut(usize) -> io::Result<()>) -> usize {
    for number in 0..count {
        if let Err(error) = spawn(number) {
            log::warn!("the search has {} threads instead of {}: {error}", number + 1, count + 1);
            return number;
        }
    }
    count
}

/// Searches with the threads of `run`, or as many as the system gives. `thread_parts` gives each thread, by its number
/// from 0, its own board with the position searched, its own evaluator and its own selection.
///
/// Each thread makes as many evaluations as the quota gives it and asks again, until there are none.
pub fn run_threads<P, B, E, S>(
    context: &SearchContext<'_, P>,
    thread_parts: impl Fn(u64) -> (B, E, S) + Sync,
    run: SearchRun<'_>,
) where
    P: Position,
    B: FastBoard,
    E: Evaluator<P, B>,
    S: Selection,
{
    let SearchRun { quota, threads, report, .. } = run;
    let next = || quota.next(context.tree, context.root);
    let worker = |thread: u64| {
        let (board, evaluator, selection) = thread_parts(thread);
        Worker::new(context, board, evaluator, selection)
    };
    let work = |worker: &mut Worker<'_, P, B, E, S>, between: &mut dyn FnMut()| {
        loop {
            let steps = next();
            worker.steps(steps);
            if steps == 0 {
                break;
            }
            between();
        }
    };
    let mut first = worker(0);
    first.refine_root_again();
    // The root is opened before there are others: on a busy machine a thread that is suspended while it opens the root
    // would leave them without a tree for longer than a short search takes.
    let given = next();
    first.steps(given.min(1));
    std::thread::scope(|scope| {
        let (worker, work) = (&worker, &work);
        spawn_all(threads - 1, |number| {
            let body = move || work(&mut worker(number as u64 + 1), &mut || {});
            std::thread::Builder::new().spawn_scoped(scope, body).map(|_| ())
        });
        first.steps(given.saturating_sub(1));
        let mut reported = Instant::now();
        work(&mut first, &mut || {
            if reported.elapsed() >= REPORT_EVERY {
                reported = Instant::now();
                report();
            }
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_has_the_threads_that_the_system_gives() {
        let mut started = Vec::new();
        let given = spawn_all(7, |number| {
            started.push(number);
            if number < 3 { Ok(()) } else { Err(io::ErrorKind::WouldBlock.into()) }
        });
        assert_eq!((given, started), (3, vec![0, 1, 2, 3]));
        assert_eq!(spawn_all(4, |_| Ok(())), 4);
    }
}
