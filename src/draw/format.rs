//! What a picture is stored as, and why it could not be.

use std::io;
use std::path::Path;

/// Why a picture was not written.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// Its name does not tell in which format.
    #[error("a picture's name ends in .svg or .png")]
    Format,
    /// It could not be rendered.
    #[error("cannot be drawn: {0}")]
    Drawing(String),
    /// The file could not be written.
    #[error("cannot write file: {0}")]
    Write(#[from] io::Error),
}

/// What a picture is stored as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Lines and shapes.
    Svg,
    /// Dots, 300 to the inch.
    Png,
}

impl Format {
    /// The format that a file's name asks for.
    pub fn of(path: &Path) -> Result<Format, PictureError> {
        match path.extension() {
            Some(extension) if extension.eq_ignore_ascii_case("svg") => Ok(Format::Svg),
            Some(extension) if extension.eq_ignore_ascii_case("png") => Ok(Format::Png),
            _ => Err(PictureError::Format),
        }
    }
}
