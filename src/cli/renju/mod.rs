//! `liangyi renju`: the forbidden points of positions, with the reasons. `positions.rs` reads the positions of a file,
//! `shown.rs` makes text, JSON and pictures of them.

mod command;
mod positions;
mod shown;

pub use self::command::{RenjuArgs, run};
