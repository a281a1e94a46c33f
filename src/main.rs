//! The `liangyi` program.

use std::process::ExitCode;

fn main() -> ExitCode {
    liangyi::cli::run(std::env::args_os())
}
