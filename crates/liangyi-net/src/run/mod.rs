//! Evaluation of a network.
//!
//! It knows neither files nor games: it takes planes and numbers, and gives numbers. [`Evaluator`] is a network packed for
//! a size of board: `set` are the instruction sets, `product` and `winograd` the kernels that take the time, `exp` and
//! `norm` what is done to each number, `planes`, `conv`, `pool` and `attention` layers, `blocks` and `heads` what is made
//! of them. Numbers stand by point and channel; channels are padded with zeros to a multiple of the widest vector, so
//! that no kernel has a rest, and a point beyond the board is never stored.

mod attention;
mod blocks;
mod buffer;
mod conv;
mod evaluator;
mod exp;
mod heads;
mod norm;
mod outputs;
mod planes;
mod pool;
mod product;
mod set;
mod winograd;

pub use evaluator::{Evaluator, GLOBALS};
pub use outputs::{BadOutputs, Outputs, RawOutputs, Reading};
pub use set::InstructionSet;
pub fn bench_product(set: InstructionSet, positions: usize, rows: usize, k: usize, n: usize) -> impl FnMut() {
    let right: Vec<_> = (0..positions).map(|_| product::Packed::new(set, k, n, |a, b| (a * b) as f32 * 1e-4)).collect();
    let mut left = buffer::Buffer::zeros(positions * rows * k);
    left.fill(0.5);
    let mut out = buffer::Buffer::zeros(positions * rows * n.next_multiple_of(16));
    move || product::Product { set, rows, left: product::Rows { numbers: &left, stride: k }, right: &right, out: &mut out, add: false }.run()
}
