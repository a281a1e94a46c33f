//! Matches and regression runs of the real program with fake engines.
//!
//! This test has its own `main` because it is also the engine: with `fake` as its first argument it speaks GTP (see
//! [`fake`]). So the tests need no other program, and no fake engine is installed.

mod clocks;
#[path = "../common/mod.rs"]
mod common;
mod ends;
mod fake;
mod faults;
mod opening_rules;
mod parts;
mod regressions;
mod resume;
mod support;
mod whole_games;

use std::process::ExitCode;

use libtest_mimic::{Arguments, Trial};

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    match words.next().as_deref() {
        Some("fake") => return fake::run(words.collect()),
        Some("orphan") => return fake::orphan(words),
        _ => {}
    }
    let rooms = [
        clocks::tests(),
        ends::tests(),
        faults::tests(),
        opening_rules::tests(),
        parts::tests(),
        regressions::tests(),
        resume::tests(),
        whole_games::tests(),
    ];
    let tests: Vec<Trial> = rooms
        .into_iter()
        .flatten()
        .map(|(name, test)| {
            Trial::test(name, move || {
                test();
                Ok(())
            })
        })
        .collect();
    libtest_mimic::run(&Arguments::from_args(), tests).exit_code()
}
