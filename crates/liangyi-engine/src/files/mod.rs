//! Reading files within bounds, and writing files whole or not at all. It does not know what is in them.

mod read;
mod write;

pub use read::{open_regular, read_text, read_whole, require_regular};
pub use write::{create_unwaited, is_standard_error, remove_unfinished, write_whole};
