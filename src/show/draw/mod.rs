//! Pictures of boards, of counts, of game records and of marked points, as SVG and PNG.
//!
//! This room knows neither the command line nor who asks for a picture.

pub mod board;
pub mod diagram;
mod lettering;
pub mod picture;
mod piles;
pub mod record;
mod sheet;
pub mod text;

pub use self::sheet::Heading;
