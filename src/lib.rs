//! Liangyi (两溢): a Go engine and referee for many rulesets, virtual moves included.
//!
//! The program is documented in the README and in `docs`. This crate has what is the program's own: the protocols, the
//! pictures and the command line. A program of your own uses the crates below it:
//!
//! | crate | what it offers |
//! | --- | --- |
//! | [`liangyi_core`] | rules, boards, games, exact counts, SGF, renju's forbidden points |
//! | [`liangyi_engine`] | the search, the judgement of dead stones, and an engine that protocols drive |
//! | [`liangyi_arena`] | matches between GTP programs with a referee, regression files |
//!
//! The rooms here are public for the tests and benchmarks of the program, and change without notice:
//!
//! | room | what it owns |
//! | --- | --- |
//! | [`records`] | game and rules files from disk |
//! | [`networks`] | KataGo's networks on this machine: which one is meant, reading it |
//! | [`scoring`] | from a recorded game to its count, with what is doubtful |
//! | [`solve`] | proved values of very small boards |
//! | [`play`] | a game of persons and the engine as values |
//! | [`states`] | where a game stands, why moves are forbidden, made-up boards, as JSON |
//! | [`review`] | the review of a game: analysed positions, losses, what a record keeps of them |
//! | [`tabs`] | what one tab of the page plays, as messages |
//! | [`words`] | what values say in a language |
//! | [`lessons`] | example games with comments, and what the comments claim |
//! | [`protocol`] | what every protocol needs: reading its input, the guard against panics, the view of a search |
//! | [`gtp`] | the protocol of GUIs |
//! | [`analysis`] | KataGo's JSON analysis protocol |
//! | [`piskvork`] | the Gomocup protocol |
//! | [`terminal`] | games at a terminal |
//! | [`watch`] | what a page sees of a folder of matches |
//! | `web` | the server of the page, with the feature `web` |
//! | [`draw`] | boards and counts as pictures |
//! | [`reports`] | the report of a match |
//! | [`cli`] | the command line |
//!
//! `ARCHITECTURE.md` says what each room owns and must not know, and in which order they use each other.

pub mod analysis;
pub mod cli;
pub mod draw;
pub mod gtp;
pub mod lessons;
pub mod networks;
pub mod piskvork;
pub mod play;
pub mod protocol;
pub mod records;
pub mod reports;
pub mod review;
pub mod scoring;
pub mod solve;
pub mod states;
pub mod tabs;
pub mod terminal;
pub mod watch;
#[cfg(feature = "web")]
pub mod web;
pub mod words;
