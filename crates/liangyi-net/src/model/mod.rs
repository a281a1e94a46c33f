//! A network as data, and its file format.
//!
//! It knows neither games nor how a network is evaluated.

mod figures;
mod file;
mod network;
mod own;

pub use figures::{BlockCounts, Packing};
pub use file::{NEWEST_VERSION, NetError, NetworkHeader, NumberForm, OLDEST_VERSION};
pub use network::{
    Activation, Attention, Block, Conv, FeedForward, METADATA, MatMul, MetadataEncoder, Network, Norm, PolicyHead,
    Pooling, Residual, RmsNorm, Rope, Scales, TipNorm, Trunk, ValueHead,
};
