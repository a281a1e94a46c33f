//! The thread that reads the input of a server, so that what comes in can end the work that is under way.

use std::io;

/// The system gives no thread to read the input with.
#[derive(Debug, thiserror::Error)]
#[error("cannot start the thread that reads the input: {0}")]
pub struct NoReader(io::Error);

/// Starts the thread that reads the input. It is not joined: after the last command it may wait for input that never
/// comes.
///
/// # Errors
///
/// The system gives no thread; the error holds a [`NoReader`].
pub fn start_reader(read: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let named = |error: io::Error| io::Error::new(error.kind(), NoReader(error));
    std::thread::Builder::new().name("input".to_string()).spawn(read).map(|_| ()).map_err(named)
}
