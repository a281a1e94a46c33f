//! The command line: a file for each command, with its options; [`args`] lists the commands, [`run()`] executes them.
//!
//! It uses everything to its left and nothing uses it but `main`.

pub mod agreement_args;
mod analysis;
pub mod args;
mod bench;
mod bench_net;
pub mod compare;
mod error;
mod gtp;
mod guards;
mod handicap_args;
mod interrupt;
mod lessons;
mod manual;
mod many;
mod match_progress;
mod match_reports;
pub mod matches;
mod net;
mod page_hint;
mod piskvork;
mod play;
mod points_args;
mod progress;
pub mod regress;
mod renju;
mod review;
mod ruleset_args;
mod rulesets;
mod run;
pub mod score;
mod score_json;
mod selfplay;
pub mod solve;
mod tables_args;
mod unit_args;
mod values;
#[cfg(feature = "web")]
mod web;

pub use self::error::CliError;
pub use self::run::run;
