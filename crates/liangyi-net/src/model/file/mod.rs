//! The file format of networks: a stream of words and of blocks of numbers, packed by gzip or not.
//!
//! The format is KataGo's (`cpp/neuralnet/desc.cpp`), versions 8 to 17. Shapes are in the file before the numbers that
//! they ask for, so nothing is allocated for what the file does not have. Numbers of two bytes are this program's own.

mod half;
mod layers;
mod network;
mod source;
mod write;

pub use network::NetworkHeader;
pub use source::{NEWEST_VERSION, NetError, OLDEST_VERSION};
pub use write::NumberForm;
