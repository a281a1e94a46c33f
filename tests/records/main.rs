//! Records from disk: what is refused, and every format.

#[path = "../common/mod.rs"]
mod common;
mod formats;
mod load;
