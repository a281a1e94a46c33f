//! `liangyi net`: KataGo's networks on this machine. `folder.rs` says where they lie and which is found by itself,
//! `get.rs` brings one, `wheel.rs` takes it out of KaTrain's package, `info.rs` says what a file is.

mod command;
mod folder;
mod get;
mod info;
mod wheel;

pub use self::command::{NetworkArgs, run};
