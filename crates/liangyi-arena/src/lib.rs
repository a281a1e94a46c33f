//! Matches and regression runs: drives GTP programs against each other, with the game rules as referee.
//!
//! From the inside out: [`reply`] reads GTP replies, [`process`] talks to a program, which `child.rs` starts and
//! [`guard`] ends, [`gtp_engine`] is a program that plays, told of its clock by `gtp_time.rs`, [`referee`] plays one
//! game between two of them, which [`verdict`] settles, [`runner`] a match, a [`store`] keeps the games: a [`folder`]
//! or a database ([`place`]); [`merge`] joins the folders of parts ([`part`]) of a match. Who looks on while it is
//! played ([`follow`]) also finds the games in progress ([`running`]). [`regress`] runs GTP regression files. Why a
//! game ended and what was wrong with a program are values ([`cause`]), which others have words for.

pub mod cause;
mod child;
#[cfg(feature = "postgres")]
mod client;
#[cfg(feature = "postgres")]
mod connection;
#[cfg(feature = "postgres")]
mod database;
pub mod folder;
pub mod follow;
pub mod gtp_engine;
mod gtp_time;
pub mod guard;
#[cfg(feature = "postgres")]
mod hashes;
pub mod json_fault;
pub mod merge;
pub mod opening;
mod opening_phase;
pub mod part;
pub mod place;
pub mod process;
pub mod processes;
pub mod rating;
pub mod record;
pub mod referee;
pub mod regress;
pub mod reply;
pub mod runner;
pub mod running;
pub mod settings;
pub mod stats;
pub mod store;
#[cfg(test)]
mod testing;
pub mod verdict;
pub mod visible;
