//! Pictures of boards and of counts, as SVG and PNG.
//!
//! This room knows neither the command line nor who asks for a picture.

mod format;
mod lettering;
pub mod picture;
mod raster;
