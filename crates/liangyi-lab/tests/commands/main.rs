//! The commands of `liangyi-lab`.

mod tools;
mod train;
