//! `liangyi net`: KataGo's networks on this machine. `folder.rs` says where the user's lie, `get.rs` brings one,
//! `wheel.rs` takes it out of KaTrain's package, `info.rs` says what a file is. `option.rs` is the option by which
//! other commands choose one.

mod command;
mod folder;
mod get;
mod info;
mod option;
mod wheel;

pub use self::command::{NetworkArgs, run};
pub use self::option::{NetworkOption, VARIABLE, network_choice, with};
