//! Reviews: what a record keeps of an analysis, what moves have cost, and `liangyi review`.

mod command;
#[path = "../common/mod.rs"]
mod common;
mod kept;
mod line;
