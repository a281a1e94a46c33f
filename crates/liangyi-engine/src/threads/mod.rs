//! Threads for work that is done in parts. It does not know what the work is.
//!
//! Work comes in three kinds, each with its own way. A [`ThreadPool`] runs the parts of one computation in any order,
//! as rayon divides them. [`in_order`] runs a known number of jobs that do not depend on each other, and hands on their
//! results in order as they come. In a [`Queue`] stand jobs that come one by one, by priority, each with signals that
//! end it; [`on_threads`] runs the threads that take them.

mod pool;
mod queue;

pub use self::pool::{ThreadPool, cores, in_order, on_threads, start_threads};
pub use self::queue::{Queue, QueueItem, Queued, Signals};
