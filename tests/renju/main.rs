//! Renju: wins by fours and by threes against plain solvers, play, and the subcommand.

#[path = "../common/mod.rs"]
mod common;
mod fours;
mod growth;
#[path = "../../crates/liangyi-core/tests/renju/model.rs"]
mod model;
mod pictures;
mod play;
mod solver;
mod solving;
mod subcommand;
#[path = "../../crates/liangyi-core/tests/renju/support.rs"]
mod support;
mod threat_solver;
mod threats;
