//! The queue between the thread that reads lines and the one that answers them.
//!
//! It holds a bounded number of bytes: the reader waits while the queue is full, so a fast client waits too. Each
//! command has its own stop flag. `# interrupt` sets the flags of the commands before it, and of no later one.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};

use super::parse::Line;

/// A line that waits for its answer.
#[derive(Debug)]
pub struct QueuedLine {
    /// The line.
    pub line: Line,
    /// Set when the client interrupts the command.
    pub stop: Arc<AtomicBool>,
}

#[derive(Debug, Default)]
struct State {
    lines: VecDeque<QueuedLine>,
    bytes: usize,
    /// The stop flags of the commands that are not answered yet, the running one included.
    flags: VecDeque<Weak<AtomicBool>>,
    closed: bool,
}

/// The queue.
#[derive(Debug, Default)]
pub struct LineQueue {
    state: Mutex<State>,
    changed: Condvar,
    /// Set while a line waits or the queue is closed.
    arrived: AtomicBool,
}

impl LineQueue {
    /// The most bytes that may wait; a longer line waits alone.
    const MAX_BYTES: usize = 32 << 20;
    /// The cost of a line besides its bytes.
    const OVERHEAD: usize = 128;

    fn lock(&self) -> MutexGuard<'_, State> {
        // No code that can panic runs under the lock, so its data is valid even if the lock is poisoned.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn cost(line: &Line) -> usize {
        match line {
            Line::Command(text) | Line::TooLong(text) => text.len() + LineQueue::OVERHEAD,
            Line::Blank | Line::Interrupt => LineQueue::OVERHEAD,
        }
    }

    /// Appends a line, waiting for room. Blank lines are dropped; an interrupt sets the stop flags and is dropped too.
    pub fn push(&self, line: Line) {
        let mut state = self.lock();
        match line {
            Line::Blank => return,
            Line::Interrupt => {
                for flag in state.flags.iter().filter_map(Weak::upgrade) {
                    flag.store(true, Ordering::Relaxed);
                }
                return;
            }
            Line::Command(_) | Line::TooLong(_) => {}
        }
        let cost = LineQueue::cost(&line);
        while !state.closed && !state.lines.is_empty() && state.bytes + cost > LineQueue::MAX_BYTES {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        while state.flags.front().is_some_and(|flag| flag.strong_count() == 0) {
            state.flags.pop_front();
        }
        let stop = Arc::new(AtomicBool::new(false));
        state.flags.push_back(Arc::downgrade(&stop));
        state.bytes += cost;
        state.lines.push_back(QueuedLine { line, stop });
        self.arrived.store(true, Ordering::Relaxed);
        self.changed.notify_all();
    }

    /// Closes the queue: no line will be appended any more, or none will be read.
    pub fn close(&self) {
        self.lock().closed = true;
        self.arrived.store(true, Ordering::Relaxed);
        self.changed.notify_all();
    }

    /// A flag that is set while a line waits or the queue is closed.
    pub fn arrived(&self) -> &AtomicBool {
        &self.arrived
    }

    /// Removes the first line, waiting for one; `None` once the queue is closed and empty.
    pub fn pop(&self) -> Option<QueuedLine> {
        let mut state = self.lock();
        loop {
            if let Some(queued) = state.lines.pop_front() {
                state.bytes -= LineQueue::cost(&queued.line);
                self.arrived.store(state.closed || !state.lines.is_empty(), Ordering::Relaxed);
                self.changed.notify_all();
                return Some(queued);
            }
            if state.closed {
                return None;
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn command(text: &str) -> Line {
        Line::Command(text.as_bytes().to_vec())
    }

    #[test]
    fn an_interrupt_stops_only_the_commands_before_it() {
        let queue = LineQueue::default();
        queue.push(Line::Interrupt);
        queue.push(command("genmove b"));
        queue.push(command("genmove w"));
        let running = queue.pop().unwrap();
        queue.push(Line::Interrupt);
        queue.push(command("genmove b"));
        let stopped: Vec<bool> = [running, queue.pop().unwrap(), queue.pop().unwrap()]
            .iter()
            .map(|queued| queued.stop.load(Ordering::Relaxed))
            .collect();
        assert_eq!(stopped, [true, true, false]);
    }

    #[test]
    fn a_closed_queue_still_gives_the_lines_in_it() {
        let queue = LineQueue::default();
        queue.push(command("name"));
        queue.push(Line::Blank);
        queue.close();
        assert_eq!(queue.pop().map(|queued| queued.line), Some(command("name")));
        assert!(queue.pop().is_none());
    }

    #[test]
    fn its_flag_is_set_while_a_line_waits_or_it_is_closed() {
        let queue = LineQueue::default();
        let arrived = || queue.arrived().load(Ordering::Relaxed);
        assert!(!arrived());
        queue.push(Line::Blank);
        assert!(!arrived());
        queue.push(command("name"));
        queue.push(command("version"));
        queue.pop();
        assert!(arrived());
        queue.pop();
        assert!(!arrived());
        queue.close();
        assert!(arrived());
    }

    #[test]
    fn a_writer_waits_while_the_queue_is_full() {
        let queue = LineQueue::default();
        let long = || Line::Command(vec![b'x'; LineQueue::MAX_BYTES / 2]);
        std::thread::scope(|scope| {
            scope.spawn(|| (0..10).for_each(|_| queue.push(long())));
            for _ in 0..10 {
                assert_eq!(queue.pop().unwrap().line, long());
                assert!(queue.lock().bytes <= LineQueue::MAX_BYTES);
            }
        });
    }
}
