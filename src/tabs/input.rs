//! What wakes a tab.

use super::found::Finished;

/// Takes a message to the page; returns whether there still is one.
pub type Outbox = Box<dyn Fn(String) -> bool + Send>;

/// What a tab's thread is woken by.
pub enum Input {
    /// A message of the page.
    Text(String),
    /// A page has come, or come back.
    Attach(Outbox),
    /// The page has gone.
    Detach,
    /// What a search or a count has found.
    Finished(Finished),
    /// Nobody will come back.
    Close,
}
