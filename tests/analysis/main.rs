//! `liangyi analysis`: KataGo's JSON analysis protocol, spoken with the running program over its pipes.

mod client;
#[path = "../common/mod.rs"]
mod common;
mod errors;
mod queries;
mod server;
