//! Evaluation of a network.
//!
//! It knows neither files nor games: it takes planes and numbers, and gives numbers. [`Evaluator`] is a network packed
//! for a size of board: `set` are the instruction sets, `product` and `winograd` the kernels that take the time, `vnni`
//! and `words` those in 8 and 16 bits, `exp` and `norm` what is done to each number, `planes`, `conv`, `pool` and
//! `attention` layers, `blocks` and `heads` what is made of them. Numbers stand by point and channel; channels are
//! padded with zeros to a multiple of the widest vector, so that no kernel has a rest, and a point beyond the board is
//! never stored. [`RawOutputs`] read by a [`Reading`] are [`Outputs`].

mod attention;
mod blocks;
mod buffer;
mod conv;
mod evaluator;
mod exp;
mod fewer_bits;
mod heads;
mod norm;
mod outputs;
mod planes;
mod pool;
mod product;
mod set;
mod unsafely;
#[cfg_attr(not(target_arch = "x86_64"), allow(dead_code, unused_imports))]
mod vnni;
mod winograd;
#[cfg_attr(not(target_arch = "x86_64"), allow(dead_code, unused_imports))]
mod words;

pub use evaluator::{Evaluator, GLOBALS};
pub use outputs::{BadOutputs, Outputs, RawOutputs, Reading};
pub use set::{InstructionSet, Precision};
