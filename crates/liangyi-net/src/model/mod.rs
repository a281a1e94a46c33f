//! A network as data, and its file format.
//!
//! It knows neither games nor how a network is evaluated.

mod layers;
mod network;

pub use layers::{Activation, Attention, Block, Conv, FeedForward, MatMul, Norm, Pooling, Residual, RmsNorm, Rope};
pub use network::{Network, PolicyHead, Scales, TipNorm, Trunk, ValueHead};
