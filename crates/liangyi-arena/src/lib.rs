//! Matches and regression runs: drives GTP programs against each other, with the game rules as referee.
//!
//! From the inside out: [`reply`] reads GTP replies, [`process`] talks to a program, which `child.rs` starts and
//! [`guard`] ends, [`gtp_engine`] is a program that plays, [`referee`] plays one game between two of them, which
//! `go.rs` or `line.rs` settles, [`runner`] a match, a [`store`] keeps the games: a [`folder`] or a
//! database ([`place`]); [`merge`] joins the folders of parts ([`part`]) of a match. Who looks on while it is played
//! ([`follow`]) also finds the games in progress ([`running`]). [`regress`] runs GTP regression files.
//! Why a game ended and what was wrong with a program are values ([`cause`], [`fault`]), which others have words for.

mod address;
pub mod cause;
mod child;
#[cfg(feature = "postgres")]
mod connection;
#[cfg(feature = "postgres")]
mod database;
#[cfg(feature = "postgres")]
mod database_reader;
pub mod elo;
pub mod fault;
pub mod folder;
pub mod follow;
pub mod game_file;
pub mod go;
pub mod gtp_engine;
pub mod gtp_time;
pub mod guard;
#[cfg(feature = "postgres")]
mod hashes;
mod line;
pub mod merge;
mod meter;
pub mod opening;
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
pub mod terms;
#[cfg(test)]
mod testing;
pub mod visible;
