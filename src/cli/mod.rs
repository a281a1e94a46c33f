//! The command line: a file for each command, or for a family of small ones, with its options; [`args`] lists the
//! commands, [`run()`] executes them.
//!
//! A file that is named as its command executes it by `run`. The room uses everything to its left and nothing uses it
//! but `main`.

mod analysis;
pub mod args;
mod bench;
mod bench_net;
mod compare;
mod counts_file;
mod error;
mod explain_move;
mod gtp;
mod help;
mod interrupt;
mod kata_args;
mod many_files;
mod match_output;
mod matches;
mod net;
mod parse_error;
mod piskvork;
mod play;
mod process;
mod progress;
mod reference;
mod regress;
mod renju;
mod renju_end;
mod renju_json;
mod renju_picture;
mod renju_positions;
mod renju_solve;
mod renju_write;
mod review;
mod review_file;
mod review_text;
mod ruleset_args;
mod run;
mod score;
mod score_json;
mod selfplay;
mod solve;
mod tables_args;
pub mod terminal;
mod values;
#[cfg(feature = "web")]
mod web;

pub use self::error::CliError;
pub use self::run::run;
pub use self::values::AgreementArgs;
