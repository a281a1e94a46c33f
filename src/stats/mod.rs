//! Statistics: confidence intervals of a share, the distribution of numbers.
//!
//! It knows nothing of what is counted: games of a match, playouts of a search, seconds of a measurement.

mod share;
mod spread;

pub use share::{Estimate, wilson};
pub use spread::Spread;
