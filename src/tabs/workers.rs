//! The threads on which the searches and judgements of all tabs run, in the order in which they are asked for.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

type Task = Box<dyn FnOnce() + Send>;

/// A few threads. They end when this is dropped and what waits is done.
#[derive(Debug)]
pub struct Workers {
    tasks: Sender<Task>,
}

impl Workers {
    /// This many threads.
    ///
    /// # Errors
    ///
    /// The system gives none of them.
    pub fn new(count: usize) -> io::Result<Workers> {
        let (tasks, waiting) = channel::<Task>();
        let waiting = Arc::new(Mutex::new(waiting));
        for number in 0..count.max(1) {
            let waiting = Arc::clone(&waiting);
            let started = thread::Builder::new().name("tabs' worker".to_string()).spawn(move || work(&waiting));
            match started {
                Ok(_) => {}
                Err(error) if number == 0 => return Err(error),
                Err(error) => {
                    log::warn!("{number} threads search instead of {count}: {error}");
                    break;
                }
            }
        }
        Ok(Workers { tasks })
    }

    /// Has a task done as soon as a thread is free.
    pub fn put(&self, task: impl FnOnce() + Send + 'static) {
        self.tasks.send(Box::new(task)).expect("a worker outlives its tasks");
    }
}

fn work(waiting: &Mutex<Receiver<Task>>) {
    loop {
        let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(task) = next else { return };
        // The panic has been reported where it was raised, and the task's owner hears of it by a dropped channel or an
        // answer of its own.
        let _ = catch_unwind(AssertUnwindSafe(task));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_task_that_panics_takes_no_thread_with_it() {
        let workers = Workers::new(1).unwrap();
        let (send, receive) = channel();
        workers.put(|| panic!("made for this test"));
        workers.put(move || send.send(7).unwrap());
        assert_eq!(receive.recv(), Ok(7));
    }
}
