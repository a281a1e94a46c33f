//! The queue between the thread that reads lines and the one that answers them.
//!
//! It holds a bounded number of bytes: the reader waits while the queue is full, so a fast client waits too. Each
//! command has its own [`Signals`]. `# interrupt` stops the commands before it, and no later one; any line at all,
//! blank ones and interrupts included, and the end of the input tell the command before them that it is not the last.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};

use super::parse::Line;

/// What other threads tell a command that waits or runs.
#[derive(Debug, Default)]
pub struct Signals {
    /// Set when the client interrupts the command.
    pub stop: AtomicBool,
    /// Set when a line has come after the command, or the end of the input.
    pub followed: AtomicBool,
}

/// A line that waits for its answer.
#[derive(Debug)]
pub struct QueuedLine {
    /// The line.
    pub line: Line,
    /// The signals to its command.
    pub signals: Arc<Signals>,
}

#[derive(Debug, Default)]
struct State {
    lines: VecDeque<QueuedLine>,
    bytes: usize,
    /// The signals of the commands that are not answered yet, the running one included.
    signals: VecDeque<Weak<Signals>>,
    closed: bool,
    finished: bool,
}

impl State {
    /// Tells the last command that something follows; those before it know.
    fn follow(&self) {
        if let Some(last) = self.signals.back().and_then(Weak::upgrade) {
            last.followed.store(true, Ordering::Relaxed);
        }
    }

    /// Stops the commands that are not answered yet.
    fn stop(&self) {
        for signals in self.signals.iter().filter_map(Weak::upgrade) {
            signals.stop.store(true, Ordering::Relaxed);
        }
    }
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

    /// Appends a line, waiting for room. Blank lines and interrupts are dropped once the commands before them know.
    pub fn push(&self, line: Line) {
        let mut state = self.lock();
        state.follow();
        match line {
            Line::Blank => return,
            Line::Interrupt => {
                state.stop();
                return;
            }
            Line::Command(_) | Line::TooLong(_) => {}
        }
        let cost = LineQueue::cost(&line);
        while !state.closed && !state.lines.is_empty() && state.bytes + cost > LineQueue::MAX_BYTES {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        while state.signals.front().is_some_and(|signals| signals.strong_count() == 0) {
            state.signals.pop_front();
        }
        let signals = Arc::new(Signals::default());
        state.signals.push_back(Arc::downgrade(&signals));
        state.bytes += cost;
        state.lines.push_back(QueuedLine { line, signals });
        self.arrived.store(true, Ordering::Relaxed);
        self.changed.notify_all();
    }

    /// Closes the queue: no line will be appended any more, or none will be read.
    pub fn close(&self) {
        let mut state = self.lock();
        state.closed = true;
        state.follow();
        drop(state);
        self.arrived.store(true, Ordering::Relaxed);
        self.changed.notify_all();
    }

    /// Stops the commands that are not answered yet, as a line `# interrupt` does.
    pub fn interrupt(&self) {
        self.lock().stop();
    }

    /// Closes the queue, as no more lines are taken from it.
    pub fn finish(&self) {
        self.lock().finished = true;
        self.close();
    }

    /// Whether no more lines are taken from it.
    pub fn is_finished(&self) -> bool {
        self.lock().finished
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
            .map(|queued| queued.signals.stop.load(Ordering::Relaxed))
            .collect();
        assert_eq!(stopped, [true, true, false]);
    }

    #[test]
    fn any_line_and_the_end_of_the_input_tell_the_command_before_them_but_only_an_interrupt_stops_it() {
        let running = |next: &dyn Fn(&LineQueue)| {
            let queue = LineQueue::default();
            queue.push(command("kata-analyze b 50"));
            let running = queue.pop().unwrap();
            assert!(!running.signals.followed.load(Ordering::Relaxed));
            next(&queue);
            (running.signals.followed.load(Ordering::Relaxed), running.signals.stop.load(Ordering::Relaxed))
        };
        assert_eq!(running(&|queue| queue.push(command("name"))), (true, false));
        assert_eq!(running(&|queue| queue.push(Line::Blank)), (true, false));
        assert_eq!(running(&|queue| queue.push(Line::TooLong(Vec::new()))), (true, false));
        assert_eq!(running(&|queue| queue.push(Line::Interrupt)), (true, true));
        assert_eq!(running(&LineQueue::close), (true, false));
    }

    #[test]
    fn a_command_with_others_behind_it_knows_when_it_begins() {
        let queue = LineQueue::default();
        for text in ["kata-analyze b 50", "genmove b", "lz-analyze w 50"] {
            queue.push(command(text));
        }
        let followed: Vec<bool> =
            (0..3).map(|_| queue.pop().unwrap().signals.followed.load(Ordering::Relaxed)).collect();
        assert_eq!(followed, [true, true, false]);
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
