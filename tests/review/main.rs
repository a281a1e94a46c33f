//! Reviews: what a record keeps of an analysis, what moves have cost, and `liangyi review`.

mod command;
mod kept;
mod line;
