//! As many threads as the system gives: pools for parallel iterators, threads of a loop, jobs whose results come in
//! order.
//!
//! The pool that rayon makes by itself ends the program where the system gives no thread, so nothing here uses it.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::io;
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread::{self, available_parallelism};

use rayon::{ThreadPool as RayonPool, ThreadPoolBuilder};

/// How many results for each thread wait while one is taken; then the threads wait.
const AHEAD: usize = 16;

/// The threads of one job.
#[derive(Debug)]
pub struct ThreadPool {
    /// `None` where the job runs on the calling thread.
    threads: Option<RayonPool>,
}

/// The number of cores that the program may use.
pub fn cores() -> usize {
    available_parallelism().map_or(1, NonZero::get)
}

impl ThreadPool {
    /// `most` threads, or one for each core if that is 0, or as many as the system gives. On a thread of a pool there
    /// are no others: its job belongs to that pool.
    pub fn new(most: usize) -> ThreadPool {
        if rayon::current_thread_index().is_some() {
            return ThreadPool { threads: None };
        }
        let most = if most == 0 { cores() } else { most };
        let threads = most_of(most, |count| ThreadPoolBuilder::new().num_threads(count).build());
        ThreadPool { threads }
    }

    /// How many threads work at once on a job.
    pub fn threads(&self) -> usize {
        self.threads.as_ref().map_or(1, RayonPool::current_num_threads)
    }

    /// Runs `job`, whose parallel iterators use these threads, or only the calling one if there are none.
    pub fn run<T: Send>(&self, job: impl FnOnce() -> T + Send) -> T {
        match &self.threads {
            Some(threads) => threads.install(job),
            None => on_this_thread(job),
        }
    }
}

/// Runs `job` without other threads, unless it is part of a job of a pool already.
fn on_this_thread<T: Send>(job: impl FnOnce() -> T + Send) -> T {
    if rayon::current_thread_index().is_some() {
        return job();
    }
    // A pool of the calling thread alone starts none. It stays with that thread, so this happens once.
    match ThreadPoolBuilder::new().num_threads(1).use_current_thread().build() {
        Ok(alone) => alone.install(job),
        Err(error) => {
            log::warn!("no pool without threads: {error}");
            job()
        }
    }
}

/// The result of `start` for `most` threads, or else for half of them, and so on; `None` if it fails for a single one.
fn most_of<P, E: Display>(most: usize, mut start: impl FnMut(usize) -> Result<P, E>) -> Option<P> {
    let mut count = most;
    while count > 0 {
        match start(count) {
            Ok(pool) => return Some(pool),
            Err(error) => log::warn!("no pool of {count} threads: {error}"),
        }
        count /= 2;
    }
    None
}

/// Calls `start` for each of `most` threads, until the system gives no more. Returns how many there are.
pub fn start_threads(most: usize, mut start: impl FnMut() -> io::Result<()>) -> usize {
    for started in 0..most {
        if let Err(error) = start() {
            log::warn!("{started} threads and no more: {error}");
            return started;
        }
    }
    most
}

/// Runs `work` on `most` threads at once, of which the calling one is the first, and returns when all have ended.
pub fn on_threads(most: usize, work: impl Fn() + Sync) {
    let work = &work;
    thread::scope(|scope| {
        start_threads(most.saturating_sub(1), || thread::Builder::new().spawn_scoped(scope, work).map(drop));
        work();
    });
}

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
        let started = start_threads(threads.min(count), || {
            let (work, results) = (&work, results.clone());
            thread::Builder::new().spawn_scoped(scope, move || work(&results)).map(drop)
        });
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
    let pool = ThreadPool::new(threads);
    (0..count).try_for_each(|number| take(number, pool.run(|| job(number))))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use rayon::prelude::*;

    use super::*;

    fn sum() -> u64 {
        (0..1000u64).into_par_iter().sum()
    }

    #[test]
    fn a_pool_has_the_threads_that_the_system_gives() {
        let mut tried = Vec::new();
        let mut start = |most: usize, given: usize| {
            tried.clear();
            let pool = most_of(most, |count| {
                tried.push(count);
                if count <= given { Ok(count) } else { Err("no more") }
            });
            (pool, tried.clone())
        };
        assert_eq!(start(8, 8), (Some(8), vec![8]));
        assert_eq!(start(8, 3), (Some(2), vec![8, 4, 2]));
        assert_eq!(start(5, 0), (None, vec![5, 2, 1]));
    }

    #[test]
    fn a_job_runs_on_its_pool_or_on_the_calling_thread() {
        let pool = ThreadPool::new(3);
        assert_eq!((pool.threads(), pool.run(rayon::current_num_threads), pool.run(sum)), (3, 3, 499_500));
        // A thread of its own, because the pool of the calling thread stays with it.
        let alone = || {
            let none = ThreadPool { threads: None };
            let own = std::thread::current().id();
            // Twice: the pool of the first job is there for the second.
            for _ in 0..2 {
                assert!(none.run(|| (0..1000).into_par_iter().all(|_| std::thread::current().id() == own)));
                assert_eq!(none.run(sum), 499_500);
            }
        };
        std::thread::spawn(alone).join().unwrap();
    }

    #[test]
    fn a_job_of_a_pool_stays_in_it() {
        let inside = ThreadPool::new(2).run(|| {
            let inner = ThreadPool::new(7);
            (inner.threads.is_none(), inner.run(rayon::current_num_threads))
        });
        assert_eq!(inside, (true, 2));
    }

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
        let inside = |_| (ThreadPool::new(5).threads(), ThreadPool::new(5).run(rayon::current_num_threads));
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

    #[test]
    fn a_loop_runs_on_the_threads_that_the_system_gives() {
        let mut left = 2;
        let mut start = || match left {
            0 => Err(io::Error::other("no more")),
            _ => {
                left -= 1;
                Ok(())
            }
        };
        assert_eq!((start_threads(1, &mut start), start_threads(5, &mut start)), (1, 1));
        for most in 0..4 {
            let run = AtomicUsize::new(0);
            on_threads(most, || {
                run.fetch_add(1, Ordering::Relaxed);
            });
            assert_eq!(run.into_inner(), most.max(1));
        }
    }
}
