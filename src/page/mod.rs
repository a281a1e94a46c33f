//! The page in the browser: what its tabs play, the matches that it watches, and its server.
//!
//! The page itself is in `web` at the top of the repository; it is told values and computes no rules.

pub mod tabs;
pub mod watch;
#[cfg(feature = "web")]
pub mod web;
