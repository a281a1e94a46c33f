//! Ctrl-C during a long job, or another signal that asks for its end: the job ends with what it has found so far, and
//! says how to go on.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::cli::terminal::Interruptions;

/// Whether Ctrl-C was pressed.
#[derive(Clone, Debug)]
pub struct Interrupt {
    pressed: Arc<AtomicBool>,
    /// Whether SIGTERM counts as Ctrl-C.
    to_termination: bool,
}

impl Interrupt {
    /// From now on the first Ctrl-C only sets this; the next one ends the program at once.
    pub fn listen() -> Interrupt {
        Interrupt::listen_to(false)
    }

    /// [`Interrupt::listen`], and SIGTERM counts as Ctrl-C.
    pub fn listen_to_termination() -> Interrupt {
        Interrupt::listen_to(true)
    }

    fn listen_to(to_termination: bool) -> Interrupt {
        let pressed = Arc::default();
        listen(&pressed, to_termination);
        Interrupt { pressed, to_termination }
    }

    /// Whether Ctrl-C was pressed.
    pub fn is_set(&self) -> bool {
        self.pressed.load(Ordering::Relaxed)
    }

    /// The flag that Ctrl-C sets.
    pub fn flag(&self) -> &AtomicBool {
        &self.pressed
    }

    /// The same flag, for threads that outlive this.
    pub fn shared_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.pressed)
    }
}

/// In another thread, calls `wake` each time that Ctrl-C has set the flag.
#[cfg(unix)]
fn wake_on_each(to_termination: bool, mut wake: Box<dyn FnMut() + Send>) -> std::io::Result<()> {
    use std::io::Read as _;
    use std::os::unix::net::UnixStream;

    use signal_hook::low_level::pipe;

    let (mut read, write) = UnixStream::pair()?;
    for (signal, _) in signals(to_termination) {
        pipe::register(signal, write.try_clone()?)?;
    }
    let wait = move || {
        while read.read_exact(&mut [0]).is_ok() {
            wake();
        }
    };
    std::thread::Builder::new().name("ctrl-c".to_string()).spawn(wait).map(drop)
}

impl Interruptions for Interrupt {
    fn pressed(&self) -> Arc<AtomicBool> {
        self.shared_flag()
    }

    #[cfg(unix)]
    fn wake(&self, wake: Box<dyn FnMut() + Send>) {
        if let Err(error) = wake_on_each(self.to_termination, wake) {
            log::warn!("Ctrl-C does not end a search: {error}");
        }
    }

    /// Other systems end the program at once.
    #[cfg(not(unix))]
    fn wake(&self, _: Box<dyn FnMut() + Send>) {}

    #[cfg(unix)]
    fn press(&self) -> Box<dyn Fn() + Send> {
        Box::new(|| {
            if let Err(error) = signal_hook::low_level::raise(signal_hook::consts::SIGINT) {
                log::warn!("Ctrl-C does nothing: {error}");
            }
        })
    }

    #[cfg(not(unix))]
    fn press(&self) -> Box<dyn Fn() + Send> {
        Box::new(|| std::process::exit(super::error::INTERRUPTED.into()))
    }
}

/// The signals that are listened to, with their names.
#[cfg(unix)]
fn signals(to_termination: bool) -> impl Iterator<Item = (std::ffi::c_int, &'static str)> {
    use signal_hook::consts::{SIGINT, SIGTERM};

    [(SIGINT, "Ctrl-C"), (SIGTERM, "SIGTERM")].into_iter().take(1 + usize::from(to_termination))
}

#[cfg(unix)]
fn listen(pressed: &Arc<AtomicBool>, to_termination: bool) {
    use signal_hook::flag;

    use super::error::INTERRUPTED;

    for (signal, name) in signals(to_termination) {
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
