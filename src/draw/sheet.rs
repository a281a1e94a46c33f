//! A sheet of paper: its size, a heading, lines of text, and how it becomes a file.

use std::path::Path;

use liangyi_engine::files::write_whole;

use super::format::{Format, PictureError};
use super::lettering::{Style, centred, wrapped};
use super::raster::png;

/// Room for the heading.
pub const HEADING: usize = 44;
/// The distance between two lines of text under the boards.
pub const LINE: usize = 24;
/// The empty rim on the left and right of text.
const MARGIN: f32 = 16.0;
/// From the last line of text to the lower edge.
const FOOT: usize = 17;

const HEADING_STYLE: Style = Style { size: 18.0, pen: 1.5, color: "#111" };
const TEXT: Style = Style { size: 16.0, pen: 1.1, color: "#111" };

/// Draws a sheet: the heading, what `body` is (drawn `above` units high), then the paragraphs, each broken into lines
/// as wide as the sheet.
pub fn sheet(width: usize, above: usize, heading: &str, body: &str, paragraphs: &[String]) -> String {
    let lines: Vec<String> =
        paragraphs.iter().flat_map(|paragraph| wrapped(paragraph, width as f32 - 2.0 * MARGIN, TEXT)).collect();
    let headings = wrapped(heading, width as f32 - 2.0 * MARGIN, HEADING_STYLE);
    // Each further line of the heading moves everything down.
    let lower = (headings.len().max(1) - 1) * LINE;
    let height = lower + above + HEADING + lines.len().max(1) * LINE - LINE;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
    );
    let middle = width as f32 / 2.0;
    for (number, line) in headings.iter().enumerate() {
        text.push_str(&centred(line, middle, 29.0 + (number * LINE) as f32, HEADING_STYLE));
    }
    match lower {
        0 => text.push_str(body),
        _ => text.push_str(&format!("<g transform=\"translate(0,{lower})\">\n{body}</g>\n")),
    }
    for (number, line) in lines.iter().rev().enumerate() {
        text.push_str(&centred(line, middle, (height - FOOT - number * LINE) as f32, TEXT));
    }
    text.push_str("</svg>\n");
    text
}

/// Writes a picture to a file in the format that its name asks for: whole, or not at all.
pub fn save(path: &Path, svg: String) -> Result<(), PictureError> {
    let bytes = match Format::of(path)? {
        Format::Svg => svg.into_bytes(),
        Format::Png => png(&svg)?,
    };
    Ok(write_whole(path, &bytes)?)
}
