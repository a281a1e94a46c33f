//! Renju: wins by fours against a plain solver, play, and the subcommand.

#[path = "../common/mod.rs"]
mod common;
mod fours;
mod growth;
#[path = "../../crates/liangyi-core/tests/renju/model.rs"]
mod model;
mod play;
mod solver;
mod subcommand;
#[path = "../../crates/liangyi-core/tests/renju/support.rs"]
mod support;
