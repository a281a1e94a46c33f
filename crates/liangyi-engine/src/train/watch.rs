//! The observer of a training: it hears of the progress, and can end the training early.

use std::sync::atomic::{AtomicBool, Ordering};

/// Who follows a training.
#[derive(Clone, Copy)]
pub struct Watch<'a> {
    /// Called with a line of text on each step of the progress.
    pub report: &'a (dyn Fn(String) + Sync),
    /// Once it is set, the training ends with what it has learnt so far.
    pub stop: &'a AtomicBool,
}

impl Watch<'_> {
    /// Reports a line.
    pub fn report(&self, line: String) {
        (self.report)(line);
    }

    /// Whether the training is to end.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}
