//! Reading files within bounds, and writing files whole or not at all. It does not know what is in them.

mod read;
mod whole;

pub use read::{open_regular, read_text, read_whole, require_regular};
pub use whole::write_whole;
