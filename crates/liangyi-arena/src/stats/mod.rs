//! Statistics: the confidence interval of a share, the distribution of a sample.
//!
//! It does not know what is counted: games of a match, playouts of a search, seconds of a measurement.

mod share;
mod spread;

pub use share::Interval;
pub use spread::Spread;
