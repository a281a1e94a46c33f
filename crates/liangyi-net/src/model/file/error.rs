//! Why a file is not read as a network.

use std::io;

use super::limits::{NEWEST_VERSION, OLDEST_VERSION};

/// Why a file is not read as a network.
#[derive(Debug, thiserror::Error)]
pub enum NetError {
    /// The bytes cannot be read.
    #[error("cannot be read: {0}")]
    Read(io::Error),
    /// It does not begin as a network does.
    #[error("no network of KataGo's: it does not begin with a name and a model version")]
    NotANetwork,
    /// The network is of a version that is not supported.
    #[error("model version {0} is not supported, versions {OLDEST_VERSION} to {NEWEST_VERSION} are")]
    Version(u32),
    /// The network has a meta encoder.
    #[error(
        "the network wants to know the players' ranks, the date and the source of a game (a meta encoder), as humanSL \
         networks do; such networks are not supported"
    )]
    MetaEncoder,
    /// The file ends early.
    #[error("the file is cut: it ends after {bytes} bytes{}, in {place}", unpacked(*.packed))]
    Cut {
        /// How many bytes there are.
        bytes: u64,
        /// Whether they are counted after unpacking.
        packed: bool,
        /// What is incomplete.
        place: String,
    },
    /// What gzip wrote is damaged.
    #[error("the packed file is damaged after {bytes} unpacked bytes, in {place}: {reason}")]
    Damaged {
        /// How many bytes were unpacked.
        bytes: u64,
        /// What is incomplete.
        place: String,
        /// What gzip says.
        reason: String,
    },
    /// Something in the file cannot be, or is not supported.
    #[error("{place}: {reason}")]
    Wrong {
        /// Where: mostly the name of a layer.
        place: String,
        /// Why.
        reason: String,
    },
}

fn unpacked(packed: bool) -> &'static str {
    if packed { " when unpacked" } else { "" }
}
