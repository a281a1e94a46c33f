//! `liangyi net`: KataGo's networks on this machine. `folder.rs` says where they lie, `option.rs` has the option by which
//! commands choose one, `get.rs` brings one, `wheel.rs` takes it out of KaTrain's package, `info.rs` says what a file is.

mod command;
mod folder;
mod get;
mod info;
mod option;
mod wheel;

pub use self::command::{NetworkArgs, run};
pub use self::option::{NetArgs, NetworkUse, VARIABLE, network_choice, with};
