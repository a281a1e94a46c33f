//! The `liangyi` program.

fn main() {}
