//! KataGo's networks on this machine: which one is meant, where it lies, reading it, and what a session plays with.
//!
//! It knows paths and files, neither protocols nor words. Where the user's folder for networks is, the edge of the
//! program says.

mod choice;

pub use self::choice::{
    NetworkChoice, NetworkError, NetworkNotice, NetworkUse, Networks, found_in, read_network, short_name,
};
