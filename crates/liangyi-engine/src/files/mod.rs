//! Reading files within bounds, and writing files whole or not at all. It does not know what is in them.

mod read;
mod unwaited;
mod whole;

pub use read::{open_regular, read_text, read_whole, require_regular};
pub use unwaited::{create_unwaited, is_standard_error};
pub use whole::write_whole;
