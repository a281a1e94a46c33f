//! Threads for work that is done in parts. It does not know what the work is.

mod ordered;
mod pool;

pub use ordered::in_order;
pub use pool::{Pool, cores};
