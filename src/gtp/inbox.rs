//! The queue between the thread that reads and the one that answers.
//!
//! It holds a bounded number of bytes: a client that writes faster than it is answered has to wait. Each command carries
//! a flag of its own that `# interrupt` sets, so an interrupt ends the commands written before it and no later one.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};

use super::parse::Line;

/// A line to be answered.
#[derive(Debug)]
pub struct Letter {
    /// The line.
    pub line: Line,
    /// Set once the client has asked for the command to end.
    pub stop: Arc<AtomicBool>,
}

#[derive(Debug, Default)]
struct State {
    letters: VecDeque<Letter>,
    bytes: usize,
    /// Flags of the commands that are not answered yet, the running one among them.
    flags: VecDeque<Weak<AtomicBool>>,
    closed: bool,
}

/// The queue.
#[derive(Debug, Default)]
pub struct Inbox {
    state: Mutex<State>,
    changed: Condvar,
    /// Set while [`Inbox::take`] would not have to wait.
    arrived: AtomicBool,
}

impl Inbox {
    /// How many bytes may wait; a longer line waits alone.
    const MOST: usize = 32 << 20;
    /// What a line costs besides its bytes.
    const OVERHEAD: usize = 128;

    fn lock(&self) -> MutexGuard<'_, State> {
        // No code that can panic runs under the lock, so what it guards is whole in any case.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn cost(line: &Line) -> usize {
        match line {
            Line::Command(text) | Line::TooLong(text) => text.len() + Inbox::OVERHEAD,
            Line::Blank | Line::Interrupt => Inbox::OVERHEAD,
        }
    }

    /// Takes in a line, as soon as there is room for it.
    pub fn put(&self, line: Line) {
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
        let cost = Inbox::cost(&line);
        while !state.closed && !state.letters.is_empty() && state.bytes + cost > Inbox::MOST {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        while state.flags.front().is_some_and(|flag| flag.strong_count() == 0) {
            state.flags.pop_front();
        }
        let stop = Arc::new(AtomicBool::new(false));
        state.flags.push_back(Arc::downgrade(&stop));
        state.bytes += cost;
        state.letters.push_back(Letter { line, stop });
        self.arrived.store(true, Ordering::Relaxed);
        self.changed.notify_all();
    }

    /// Says that no more will come, or that nobody will read any more.
    pub fn close(&self) {
        self.lock().closed = true;
        self.arrived.store(true, Ordering::Relaxed);
        self.changed.notify_all();
    }

    /// Set while there is a line to be taken, or none will come any more.
    pub fn arrived(&self) -> &AtomicBool {
        &self.arrived
    }

    /// The next line, waiting for it; `None` once the queue is closed and empty.
    pub fn take(&self) -> Option<Letter> {
        let mut state = self.lock();
        loop {
            if let Some(letter) = state.letters.pop_front() {
                state.bytes -= Inbox::cost(&letter.line);
                self.arrived.store(state.closed || !state.letters.is_empty(), Ordering::Relaxed);
                self.changed.notify_all();
                return Some(letter);
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
    fn an_interrupt_ends_what_was_written_before_it_only() {
        let inbox = Inbox::default();
        inbox.put(Line::Interrupt);
        inbox.put(command("genmove b"));
        inbox.put(command("genmove w"));
        let running = inbox.take().unwrap();
        inbox.put(Line::Interrupt);
        inbox.put(command("genmove b"));
        let stopped: Vec<bool> = [running, inbox.take().unwrap(), inbox.take().unwrap()]
            .iter()
            .map(|letter| letter.stop.load(Ordering::Relaxed))
            .collect();
        assert_eq!(stopped, [true, true, false]);
    }

    #[test]
    fn a_closed_inbox_is_read_to_its_end() {
        let inbox = Inbox::default();
        inbox.put(command("name"));
        inbox.put(Line::Blank);
        inbox.close();
        assert_eq!(inbox.take().map(|letter| letter.line), Some(command("name")));
        assert!(inbox.take().is_none());
    }

    #[test]
    fn it_tells_whether_there_is_anything_to_take() {
        let inbox = Inbox::default();
        let arrived = || inbox.arrived().load(Ordering::Relaxed);
        assert!(!arrived());
        inbox.put(Line::Blank);
        assert!(!arrived());
        inbox.put(command("name"));
        inbox.put(command("version"));
        inbox.take();
        assert!(arrived());
        inbox.take();
        assert!(!arrived());
        inbox.close();
        assert!(arrived());
    }

    #[test]
    fn a_writer_waits_while_the_queue_is_full() {
        let inbox = Inbox::default();
        let long = || Line::Command(vec![b'x'; Inbox::MOST / 2]);
        std::thread::scope(|scope| {
            scope.spawn(|| (0..10).for_each(|_| inbox.put(long())));
            for _ in 0..10 {
                assert_eq!(inbox.take().unwrap().line, long());
                assert!(inbox.lock().bytes <= Inbox::MOST);
            }
        });
    }
}
