//! Pictures of boards and of counts, as SVG and PNG.

mod format;
mod lettering;
pub mod picture;
mod raster;
