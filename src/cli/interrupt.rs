//! Ctrl-C during a long job, or another signal that asks for its end: the job ends with what it has found so far, and
//! says how to go on.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether Ctrl-C was pressed.
#[derive(Clone, Debug)]
pub struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// From now on the first Ctrl-C only sets this; the next one ends the program at once.
    pub fn listen() -> Interrupt {
        let pressed = Arc::default();
        listen(&pressed, false);
        Interrupt(pressed)
    }

    /// [`Interrupt::listen`], and SIGTERM counts as Ctrl-C.
    pub fn listen_to_termination() -> Interrupt {
        let pressed = Arc::default();
        listen(&pressed, true);
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

    /// The same flag, for threads that outlive this.
    pub fn shared_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.0)
    }
}

#[cfg(unix)]
fn listen(pressed: &Arc<AtomicBool>, to_termination: bool) {
    use signal_hook::consts::{SIGINT, SIGTERM};
    use signal_hook::flag;

    use crate::cli::error::INTERRUPTED;

    for (signal, name) in [(SIGINT, "Ctrl-C"), (SIGTERM, "SIGTERM")].into_iter().take(1 + usize::from(to_termination)) {
        // The shutdown comes first: it looks at what the signal before has set.
        let registered = flag::register_conditional_shutdown(signal, INTERRUPTED.into(), Arc::clone(pressed))
            .and_then(|_| flag::register(signal, Arc::clone(pressed)));
        if let Err(error) = registered {
            log::warn!("{name} will end the program at once: {error}");
        }
    }
}

/// Other systems end the program at once.
#[cfg(not(unix))]
fn listen(_: &Arc<AtomicBool>, _: bool) {}
