//! Commands that count many files: `args.rs` says which files and by how many threads, `run.rs` counts them and writes
//! what they come to in the order of the files, `kept.rs` is the file of counts that a run goes on with after a kill.
//!
//! It does not know what a count is.

mod args;
mod kept;
mod run;

pub use self::args::{FilesArgs, ListArgs};
pub use self::run::{Counting, FileCount, FileOutcome};
