//! The formats of pictures, and the errors of writing one.

use std::io;
use std::path::Path;

/// Why a picture was not written.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// The name of the file ends neither in `.svg` nor in `.png`.
    #[error("a picture's name ends in .svg or .png")]
    Format,
    /// It cannot be rendered as PNG.
    #[error("cannot be drawn: {0}")]
    Drawing(String),
    /// The file cannot be written.
    #[error("cannot write file: {0}")]
    Write(#[from] io::Error),
}

/// The format of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// SVG.
    Svg,
    /// PNG, 300 dots per inch.
    Png,
}

impl Format {
    /// The format for the name of a file: `.svg` or `.png` at its end, in upper or lower case.
    ///
    /// # Errors
    ///
    /// [`PictureError::Format`] for any other name.
    pub fn of(path: &Path) -> Result<Format, PictureError> {
        match path.extension() {
            Some(extension) if extension.eq_ignore_ascii_case("svg") => Ok(Format::Svg),
            Some(extension) if extension.eq_ignore_ascii_case("png") => Ok(Format::Png),
            _ => Err(PictureError::Format),
        }
    }
}
