#![doc = include_str!("../README.md")]
//!
//! # Order
//!
//! The crate knows no protocol, no match and no terminal. A room uses only rooms to its left; `tests/layout` of the
//! workspace holds it to that.
//!
//! ```text
//! {files, threads, playout} <- policy <- search <- {judge, lineplay} <- player <- {selfplay, engine}
//! ```

pub mod engine;
pub mod files;
pub mod judge;
pub mod lineplay;
pub mod player;
pub mod playout;
pub mod policy;
pub mod search;
pub mod selfplay;
pub mod threads;
