//! Matches and regression runs, played by the real program between made-up engines.
//!
//! This test has a `main` of its own because it is also the engine: started with `fake` as its first argument it speaks GTP
//! (see [`fake`]). So the tests need no other program, and users are not given one to install.

mod fake;
mod faults;
mod regressions;
mod resume;
mod support;
mod whole_games;

use std::process::ExitCode;

use libtest_mimic::{Arguments, Trial};

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    if words.next().as_deref() == Some("fake") {
        return fake::run(words.collect());
    }
    let tests: Vec<Trial> = [faults::tests(), regressions::tests(), resume::tests(), whole_games::tests()]
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
