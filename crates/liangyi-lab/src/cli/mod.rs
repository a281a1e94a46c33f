//! The command line of the developers' tools: a file for each command.

mod compare_speed;
mod farm;
mod games;
mod perft;
mod run;
mod train;
mod values;

pub use self::run::run;
