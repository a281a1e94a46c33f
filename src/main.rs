//! The `liangyi` program.

use std::process::ExitCode;

use mimalloc::MiMalloc;

/// Gives the memory of a large record back when the record has gone, which that of glibc keeps.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    liangyi::cli::run(std::env::args_os())
}
