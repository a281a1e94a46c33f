//! The player of Liangyi: playouts, learnt policies, tree search, the judgement of dead stones, and an engine that
//! protocols drive.
//!
//! It plays by the rules of `liangyi-core` and knows no protocol, no match and no terminal.

pub mod engine;
pub mod files;
pub mod judge;
pub mod lineplay;
pub mod player;
pub mod playout;
pub mod policy;
pub mod search;
pub mod solve;
pub mod threads;
pub mod train;

pub(crate) use playout::with_width;
