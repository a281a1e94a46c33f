//! KataGo's networks on this machine: which one is meant, where it lies, reading it, and what a session plays with.
//!
//! It knows paths and files, neither protocols nor words. Where the user's folder for networks is, the edge of the
//! program says.

mod choice;
mod folder;
mod name;
mod session;

pub use self::choice::NetworkChoice;
pub use self::folder::{NetworkError, found_in, read_network};
pub use self::name::short_name;
pub use self::session::{NetworkNotice, NetworkUse, Networks};
