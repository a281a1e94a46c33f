//! Threads for work that is done in parts. It does not know what the work is.

mod pool;

pub use pool::{Pool, cores};
