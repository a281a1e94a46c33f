//! Matches and regression runs: drives GTP programs against each other, with the game rules as referee.
//!
//! From the inside out: [`reply`] reads GTP replies, [`process`] runs a program, which [`guard`] ends, [`gtp_engine`]
//! is a program that plays, [`referee`] plays one game between two of them, which `go.rs` or `line.rs` settles,
//! [`runner`] a match, [`store`] keeps the games on disk, [`report`] shows what they add up to as text, JSON and a
//! page. [`regress`] runs GTP regression files.

pub mod elo;
pub mod game_file;
pub mod go;
pub mod gtp_engine;
pub mod gtp_time;
pub mod guard;
mod line;
pub mod opening;
pub mod process;
pub mod processes;
pub mod rating;
pub mod record;
pub mod referee;
pub mod regress;
pub mod reply;
pub mod report;
pub mod runner;
pub mod settings;
pub mod stats;
pub mod store;
#[cfg(test)]
mod testing;
pub mod visible;
