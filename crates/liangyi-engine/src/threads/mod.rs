//! Threads for work that is done in parts. It does not know what the work is.
//!
//! Work comes in three kinds, each with its own way. A [`ThreadPool`] runs the parts of one computation in any order,
//! as rayon divides them. [`in_order`] runs a known number of jobs that do not depend on each other, and hands on their
//! results in order as they come. In a [`Queue`] stand jobs that come one by one, by priority, each with signals that
//! end it; [`on_threads`] runs the threads that take them.

use std::io;

mod pool;
mod queue;

pub use self::pool::{ThreadPool, cores, in_order, on_threads, start_threads};
pub use self::queue::{Queue, QueueItem, Queued, Signals};

/// Starts up to `count` threads, by their numbers from 0, and returns how many: where the system gives no more, the
/// search goes on with those that it has.
pub fn spawn_all(count: usize, mut spawn: impl FnMut(usize) -> io::Result<()>) -> usize {
    for number in 0..count {
        if let Err(error) = spawn(number) {
            log::warn!("the search has {} threads instead of {}: {error}", number + 1, count + 1);
            return number;
        }
    }
    count
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
