//! RenLib's libraries (`.lib`): trees of renju games in a binary file, as RenLib 3 writes them.
//!
//! A file is a header of 20 bytes (old files have none) and the nodes of the tree, each node before those below it. A
//! node is two bytes, the point and the flags, two more bytes if the flags say so, then its comment and the text that
//! stands on its point before the move is made. [`Library`] holds the tree with all of it, reads and writes such files,
//! and comes from records of SGF and becomes one.

mod bytes;
mod error;
mod library;
mod read;
mod record;
mod texts;
mod write;

pub use self::bytes::MAX_LIBRARY_BYTES;
pub use self::error::{BadLibrary, NoLibrary};
pub use self::library::{Library, LibraryPosition};
