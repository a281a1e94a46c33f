//! The command line of the running program: its commands, what it says in each language, interruptions, networks,
//! documentation that it writes, many files at once.

mod commands;
#[path = "../common/mod.rs"]
mod common;
mod explained;
#[cfg(unix)]
mod files;
mod help;
mod in_languages;
mod interrupt;
mod json_keys;
mod many_files;
mod net;
mod points;
mod readme;
mod refusals;
mod terminals;
mod version;
