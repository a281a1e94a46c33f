//! Jobs that threads share, with the results in the order of the jobs.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;

use super::pool::{Pool, cores, on_this_thread};

/// How many results for each thread wait while one is taken; then the threads wait.
const AHEAD: usize = 16;

/// Does the jobs 0 to `count` - 1, each on one of `most` threads, or of as many as there are cores if that is 0, and
/// hands the results to `take` on the calling thread in the order of the jobs, each as soon as all before it are there.
/// A single job has all of the threads.
///
/// # Errors
///
/// The first of `take`; no job is begun after it.
pub fn in_order<T: Send, E>(
    most: usize,
    count: usize,
    job: impl Fn(usize) -> T + Sync,
    mut take: impl FnMut(usize, T) -> Result<(), E>,
) -> Result<(), E> {
    let threads = if most == 0 { cores() } else { most };
    if threads.min(count) <= 1 {
        return one_by_one(threads, count, job, take);
    }
    let next = AtomicUsize::new(0);
    let work = |results: &SyncSender<(usize, T)>| {
        let each = || (next.fetch_add(1, Ordering::Relaxed), results);
        // What a job does in parallel stays on its thread.
        on_this_thread(|| {
            std::iter::repeat_with(each)
                .take_while(|(number, _)| *number < count)
                .all(|(number, results)| results.send((number, job(number))).is_ok())
        })
    };
    let (results, received) = sync_channel(AHEAD * threads);
    let is_any_started = thread::scope(|scope| {
        let mut started = 0;
        for _ in 0..threads.min(count) {
            let (work, results) = (&work, results.clone());
            let thread = thread::Builder::new().spawn_scoped(scope, move || work(&results));
            match thread {
                Ok(_) => started += 1,
                Err(error) => {
                    log::warn!("{started} threads and no more: {error}");
                    break;
                }
            }
        }
        // The last of the threads closes the channel.
        drop(results);
        let mut early = BTreeMap::new();
        let mut due = 0;
        for (number, result) in received {
            early.insert(number, result);
            while let Some(result) = early.remove(&due) {
                take(due, result)?;
                due += 1;
            }
        }
        Ok(started > 0)
    })?;
    if is_any_started { Ok(()) } else { one_by_one(1, count, job, take) }
}

/// One job after the other, each on all of the threads.
fn one_by_one<T: Send, E>(
    threads: usize,
    count: usize,
    job: impl Fn(usize) -> T + Sync,
    mut take: impl FnMut(usize, T) -> Result<(), E>,
) -> Result<(), E> {
    let pool = Pool::new(threads);
    (0..count).try_for_each(|number| take(number, pool.run(|| job(number))))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn results_come_in_the_order_of_the_jobs_whatever_takes_long() {
        for (threads, count) in [(1, 9), (2, 50), (4, 200), (7, 3), (0, 40), (3, 1), (2, 0)] {
            let done = AtomicUsize::new(0);
            let job = |number: usize| {
                thread::sleep(Duration::from_micros(if number.is_multiple_of(5) { 900 } else { 30 }));
                done.fetch_add(1, Ordering::Relaxed);
                number * number
            };
            let mut taken = Vec::new();
            let take = |number, result| {
                taken.push((number, result));
                Ok::<(), ()>(())
            };
            in_order(threads, count, job, take).unwrap();
            let expected: Vec<_> = (0..count).map(|number| (number, number * number)).collect();
            assert_eq!(taken, expected, "{threads} threads");
            assert_eq!(done.into_inner(), count);
        }
    }

    #[test]
    fn nothing_is_begun_after_an_error() {
        let begun = AtomicUsize::new(0);
        let job = |_| begun.fetch_add(1, Ordering::Relaxed);
        let refuse = |number, _| if number < 5 { Ok(()) } else { Err(number) };
        assert_eq!(in_order(3, 1_000_000, job, refuse), Err(5));
        // Those that wait to be taken, and one in each thread's hands.
        assert!(begun.into_inner() < 10_000);
    }

    /// Where there are several jobs, each runs on one thread. A single job uses all threads.
    #[test]
    fn jobs_share_no_threads() {
        let inside = |_| (Pool::new(5).threads(), Pool::new(5).run(rayon::current_num_threads));
        for (count, threads) in [(1, 3), (4, 1)] {
            let mut found = Vec::new();
            let take = |_, threads| {
                found.push(threads);
                Ok::<(), ()>(())
            };
            in_order(3, count, inside, take).unwrap();
            assert_eq!(found, vec![(1, threads); count]);
        }
    }
}
