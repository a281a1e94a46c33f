//! Ctrl-C during a long job: the job ends with what it has found so far, and says how to go on.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::error::INTERRUPTED;

/// Whether Ctrl-C was pressed.
#[derive(Clone, Debug)]
pub struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// From now on the first Ctrl-C only sets this; the next one ends the program at once.
    pub fn listen() -> Interrupt {
        let pressed = Arc::new(AtomicBool::new(false));
        listen(&pressed);
        Interrupt(pressed)
    }

    /// Whether Ctrl-C was pressed.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// The flag that Ctrl-C sets.
    pub fn flag(&self) -> &AtomicBool {
        &self.0
    }
}

#[cfg(unix)]
fn listen(pressed: &Arc<AtomicBool>) {
    use signal_hook::consts::SIGINT;
    use signal_hook::flag;
    // The shutdown comes first: it looks at what the signal before has set.
    let registered = flag::register_conditional_shutdown(SIGINT, INTERRUPTED.into(), Arc::clone(pressed))
        .and_then(|_| flag::register(SIGINT, Arc::clone(pressed)));
    if let Err(error) = registered {
        log::warn!("Ctrl-C will end the program at once: {error}");
    }
}

/// Other systems end the program at once.
#[cfg(not(unix))]
fn listen(_: &Arc<AtomicBool>) {}
