//! The thread that reads the input of a server, so that what comes in can end the work that is under way.

use std::io;

/// Starts the thread that reads the input. It is not joined: after the last command it may wait for input that never
/// comes.
///
/// # Errors
///
/// The system gives no thread.
pub fn start_reader(read: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let named = |error: io::Error| {
        io::Error::new(error.kind(), format!("cannot start the thread that reads the input: {error}"))
    };
    std::thread::Builder::new().name("input".to_string()).spawn(read).map(|_| ()).map_err(named)
}
