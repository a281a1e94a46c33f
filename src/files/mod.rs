//! Writing files so that they are complete or not there at all. It knows nothing of their contents.

mod whole;

pub use whole::write_whole;
