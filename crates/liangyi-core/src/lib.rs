//! The rules of Go and of renju as a library: rulesets as data, boards, games with full legality and virtual moves,
//! exact counts, SGF, forbidden points and time controls.
//!
//! Text comes in and goes out; nothing here opens a file, searches for a move or knows a terminal.

pub mod base;
pub mod board;
pub mod game;
pub mod line;
pub mod rules;
pub mod score;
pub mod sgf;
pub mod time;
