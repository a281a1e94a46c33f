//! Liangyi (两溢): a Go engine and referee for many rulesets, virtual moves included.
//!
//! The program is documented in the README and in `docs`. This crate has what is the program's own: the protocols, the
//! pictures and the command line. A program of your own uses the crates below it:
//!
//! | crate | what it offers |
//! | --- | --- |
//! | [`liangyi_core`] | rules, boards, games, exact counts, SGF, renju's forbidden points |
//! | [`liangyi_net`] | KataGo's networks: their files, their inputs, evaluation |
//! | [`liangyi_engine`] | the search, the judgement of dead stones, and an engine that protocols drive |
//! | [`liangyi_arena`] | matches between GTP programs with a referee, regression files |
//!
//! The rooms here are public for the tests and benchmarks of the program, and change without notice:
//!
//! | room | what it owns |
//! | --- | --- |
//! | [`records`] | game and rules files, KataGo's networks, and how a recorded game is counted |
//! | [`solve`] | proved values of very small boards |
//! | [`protocol`] | what every protocol needs: reading its input, the guard against panics, the view of a search |
//! | [`table`] | the table where persons play the engine, for the terminal and the page |
//! | [`show`] | states of games as JSON, reviews, words, pictures, reports, lessons |
//! | [`gtp`] | the protocol of GUIs |
//! | [`analysis`] | KataGo's JSON analysis protocol |
//! | [`piskvork`] | the Gomocup protocol |
//! | [`page`] | the page in the browser: its tabs, the matches that it watches, its server |
//! | [`cli`] | the command line, and games at a terminal |
//!
//! `ARCHITECTURE.md` says what each room owns and must not know, and in which order they use each other.

pub mod analysis;
pub mod cli;
pub mod gtp;
pub mod page;
pub mod piskvork;
pub mod protocol;
pub mod records;
pub mod show;
pub mod solve;
pub mod table;
