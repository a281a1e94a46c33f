//! A network as data, and its file format.
//!
//! It knows neither games nor how a network is evaluated.

mod figures;
mod file;
mod layers;
mod network;

pub use figures::BlockCounts;
pub use file::{NEWEST_VERSION, NetError, OLDEST_VERSION};
pub use layers::{Activation, Attention, Block, Conv, FeedForward, MatMul, Norm, Pooling, Residual, RmsNorm, Rope};
pub use network::{Network, PolicyHead, Scales, TipNorm, Trunk, ValueHead};
