//! Writing files whole or not at all. It does not know what is in them.

mod whole;

pub use whole::write_whole;
