//! Pictures of boards, of counts and of game records, as SVG and PNG.
//!
//! This room knows neither the command line nor who asks for a picture.

mod beside;
mod board;
mod format;
mod lettering;
pub mod picture;
mod raster;
pub mod record;
mod sheet;
