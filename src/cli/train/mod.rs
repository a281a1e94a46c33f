//! `liangyi train`: learns from a file of games. A file for each subcommand; they read and write,
//! [`liangyi_engine::train`] learns.

mod balance;
mod command;
mod common;
mod ladders;
mod net;
mod patterns;
mod playouts;

pub use self::command::{TrainArgs, run};
