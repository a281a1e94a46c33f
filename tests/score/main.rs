//! Counting by the program and by rooms together: the subcommand, pictures, the figures of many games, settlements, the
//! texts' own examples, boards that are not square, proved values.

mod cli;
#[path = "../common/mod.rs"]
mod common;
mod picture;
mod rectangles;
mod report;
mod settlement;
mod solved_judgement;
mod solved_values;
mod texts;
