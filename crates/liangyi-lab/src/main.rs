//! The `liangyi-lab` program.

use std::process::ExitCode;

fn main() -> ExitCode {
    liangyi_lab::cli::run(std::env::args_os())
}
