//! How much of everything there is.

use std::time::Duration;

/// The most bytes of a message, except for one that opens a record.
pub const MESSAGE_BYTES: usize = 64 << 10;

/// The most bytes of a message that opens a record.
pub const RECORD_BYTES: usize = 24 << 20;

/// The most bytes of messages that wait for a page that does not read them.
pub const UNREAD_BYTES: usize = 1 << 20;

/// How many connections are served at once; more wait.
pub const CONNECTIONS: usize = 256;

/// The most bytes of a request's head, and of what is buffered of it.
pub const HEAD_BYTES: usize = 16 << 10;

/// The most header fields of a request.
pub const HEADERS: usize = 64;

/// The limits that tests make smaller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WebLimits {
    /// How many tabs there are at most.
    pub tabs: usize,
    /// How long a tab without a page is kept.
    pub absence: Duration,
    /// How long the head of a request, the body of one or the first message of a page may take.
    pub head: Duration,
    /// How long a connection may go on that is no WebSocket.
    pub connection: Duration,
    /// How often a page is asked whether it is still there. One that says nothing for twice as long is gone.
    pub ping: Duration,
}

impl Default for WebLimits {
    fn default() -> WebLimits {
        WebLimits {
            tabs: 64,
            absence: Duration::from_secs(15 * 60),
            head: Duration::from_secs(5),
            connection: Duration::from_secs(60),
            ping: Duration::from_secs(20),
        }
    }
}
