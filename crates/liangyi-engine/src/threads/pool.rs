//! Pools for parallel iterators, of the threads that the system gives.
//!
//! The pool that rayon makes by itself ends the program where the system gives no thread, so nothing here uses it.

use std::fmt::Display;
use std::num::NonZero;
use std::thread::available_parallelism;

use rayon::{ThreadPool, ThreadPoolBuilder};

/// The threads of one job.
#[derive(Debug)]
pub struct Pool {
    /// `None` where the job runs on the calling thread.
    threads: Option<ThreadPool>,
}

/// The number of cores that the program may use.
pub fn cores() -> usize {
    available_parallelism().map_or(1, NonZero::get)
}

impl Pool {
    /// `most` threads, or one for each core if that is 0, or as many as the system gives. On a thread of a pool there
    /// are no others: its job belongs to that pool.
    pub fn new(most: usize) -> Pool {
        if rayon::current_thread_index().is_some() {
            return Pool { threads: None };
        }
        let most = if most == 0 { cores() } else { most };
        let threads = most_of(most, |count| ThreadPoolBuilder::new().num_threads(count).build());
        Pool { threads }
    }

    /// How many threads work at once on a job.
    pub fn threads(&self) -> usize {
        self.threads.as_ref().map_or(1, ThreadPool::current_num_threads)
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
pub(super) fn on_this_thread<T: Send>(job: impl FnOnce() -> T + Send) -> T {
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

#[cfg(test)]
mod tests {
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
        let pool = Pool::new(3);
        assert_eq!((pool.threads(), pool.run(rayon::current_num_threads), pool.run(sum)), (3, 3, 499_500));
        // A thread of its own, because the pool of the calling thread stays with it.
        let alone = || {
            let none = Pool { threads: None };
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
        let inside = Pool::new(2).run(|| {
            let inner = Pool::new(7);
            (inner.threads.is_none(), inner.run(rayon::current_num_threads))
        });
        assert_eq!(inside, (true, 2));
    }
}
