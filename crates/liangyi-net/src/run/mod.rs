//! Evaluation of a network.
//!
//! It knows neither files nor games: it takes planes and numbers, and gives numbers.

mod outputs;

pub use outputs::{BadOutputs, Outputs, RawOutputs, Reading};
