//! Records from disk: what is refused, and every format.

mod collections;
#[path = "../common/mod.rs"]
mod common;
mod formats;
mod load;
