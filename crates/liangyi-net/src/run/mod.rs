//! Evaluation of a network.
//!
//! It knows neither files nor games: it takes planes and numbers, and gives numbers. [`PackedNetwork`] is a network
//! packed for a size of board: `set` are the instruction sets, `product` and `winograd` the kernels that take the time,
//! `int8` and `int16` those in 8 and 16 bits, `norm` what is done to each number, `conv` and `attention` layers,
//! `blocks` what is made of them. Numbers stand by point and channel; channels are
//! padded with zeros to a multiple of the widest vector, so that no kernel has a rest, and a point beyond the board is
//! never stored. [`RawOutputs`] read with [`OutputParams`] are [`NetOutputs`].

mod attention;
mod blocks;
mod buffer;
mod conv;
#[cfg_attr(not(any(target_arch = "x86_64", target_arch = "aarch64")), allow(dead_code, unused_imports))]
mod dot8;
#[cfg_attr(not(target_arch = "x86_64"), allow(dead_code, unused_imports))]
mod int16;
#[cfg_attr(not(any(target_arch = "x86_64", target_arch = "aarch64")), allow(dead_code, unused_imports))]
mod int8;
mod intrinsics;
mod norm;
mod outputs;
mod packed_network;
mod product;
mod set;
mod winograd;

pub use outputs::{BadOutputs, NetOutputs, OutputParams, RawOutputs};
pub use packed_network::{GLOBALS, NetInput, PackedNetwork};
pub use set::{InstructionSet, Precision};
