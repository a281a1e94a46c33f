//! Matches and regression runs: drives GTP programs against each other, with the game rules as referee.
//!
//! From the inside out: [`reply`] reads GTP replies, [`process`] runs a program, [`engine`] is a program that plays,
//! [`clock`] keeps its time, [`referee`] plays one game between two, [`runner`] a match, [`store`] keeps what was played,
//! [`report`] sums it up as text, JSON and a page. [`regress`] runs GTP regression files.

pub mod clock;
pub mod cpu;
pub mod engine;
pub mod gamefile;
pub mod opening;
pub mod page;
pub mod plot;
pub mod process;
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
