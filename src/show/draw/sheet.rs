//! A sheet: heading, picture and paragraphs, written as SVG or PNG.

use std::io;
use std::path::Path;

use liangyi_arena::visible::visible;
use liangyi_engine::files::write_whole;
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::lettering::{Style, centred, wrapped};

/// Room for the heading.
pub const HEADING: usize = 44;
/// The distance between two lines of text under the boards.
pub const LINE: usize = 24;
/// The distance between two lines of what a record says of its game.
const DETAIL_LINE: usize = 20;
/// The most characters of a heading's line that are drawn: a record may have names of any length.
const MOST_SHOWN: usize = 160;
/// The empty rim on the left and right of text.
const MARGIN: f32 = 16.0;
/// From the last line of text to the lower edge.
const FOOT: usize = 17;

const HEADING_STYLE: Style = Style { size: 18.0, pen: 1.5, color: "#111" };
const DETAILS: Style = Style { size: 14.0, pen: 1.1, color: "#333" };
const TEXT: Style = Style { size: 16.0, pen: 1.1, color: "#111" };

/// What stands above the boards.
#[derive(Clone, Copy, Debug)]
pub struct Heading<'a> {
    /// What is shown.
    pub title: &'a str,
    /// What its record says of the game: who played it, when, with what result; a paragraph each.
    pub details: &'a [String],
}

/// Draws a sheet: the heading, what `body` is (drawn `above` units high), then the paragraphs, each broken into lines
/// as wide as the sheet.
pub fn sheet(width: usize, above: usize, heading: &Heading<'_>, body: &str, paragraphs: &[String]) -> String {
    let room = width as f32 - 2.0 * MARGIN;
    let lines: Vec<String> = paragraphs.iter().flat_map(|paragraph| wrapped(paragraph, room, TEXT)).collect();
    let headings = wrapped(&clipped(heading.title), room, HEADING_STYLE);
    let details: Vec<String> =
        heading.details.iter().flat_map(|detail| wrapped(&clipped(detail), room, DETAILS)).collect();
    // Each further line of the heading moves everything down.
    let titles = headings.len().max(1);
    let lower = (titles - 1) * LINE + details.len() * DETAIL_LINE;
    let height = lower + above + HEADING + lines.len().max(1) * LINE - LINE;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
    );
    let middle = width as f32 / 2.0;
    for (number, line) in headings.iter().enumerate() {
        text.push_str(&centred(line, middle, 29.0 + (number * LINE) as f32, HEADING_STYLE));
    }
    let below = (29 + (titles - 1) * LINE + DETAIL_LINE) as f32;
    for (number, line) in details.iter().enumerate() {
        text.push_str(&centred(line, middle, below + (number * DETAIL_LINE) as f32, DETAILS));
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

/// The beginning of a text that a record may have put there, without what cannot be seen: control characters are not
/// allowed in SVG.
fn clipped(text: &str) -> String {
    let text = visible(text);
    match text.char_indices().nth(MOST_SHOWN) {
        Some((end, _)) => format!("{}...", text[..end].trim_end()),
        None => text.into_owned(),
    }
}

/// Writes a picture to a file in the format that its name asks for: whole, or not at all.
pub fn save(path: &Path, svg: String) -> Result<(), PictureError> {
    let bytes = match PictureFormat::of(path)? {
        PictureFormat::Svg => svg.into_bytes(),
        PictureFormat::Png => png(&svg)?,
    };
    Ok(write_whole(path, &bytes)?)
}

/// Why a picture was not written.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// The name of the file ends neither in `.svg` nor in `.png`.
    #[error("a picture's name ends in .svg or .png")]
    PictureFormat,
    /// It cannot be rendered as PNG.
    #[error("cannot be drawn: {0}")]
    Drawing(String),
    /// The file cannot be written.
    #[error("cannot write file: {0}")]
    Write(#[from] io::Error),
}

/// The format of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureFormat {
    /// SVG.
    Svg,
    /// PNG, 300 dots per inch.
    Png,
}

impl PictureFormat {
    /// The format for the name of a file: `.svg` or `.png` at its end, in upper or lower case.
    ///
    /// # Errors
    ///
    /// [`PictureError::PictureFormat`] for any other name.
    pub fn of(path: &Path) -> Result<PictureFormat, PictureError> {
        match path.extension() {
            Some(extension) if extension.eq_ignore_ascii_case("svg") => Ok(PictureFormat::Svg),
            Some(extension) if extension.eq_ignore_ascii_case("png") => Ok(PictureFormat::Png),
            _ => Err(PictureError::PictureFormat),
        }
    }
}

/// Dots per inch of the PNG; the SVG's own unit is 1/96 inch.
const DPI: f32 = 300.0;
/// SVG units per inch.
const UNITS: f32 = 96.0;
/// Inches per metre: PNG states its resolution in dots per metre.
const INCHES_PER_METRE: f32 = 39.370_08;

/// Renders an SVG text as the bytes of a PNG file.
pub fn png(svg: &str) -> Result<Vec<u8>, PictureError> {
    let drawing = |error: &dyn std::fmt::Display| PictureError::Drawing(error.to_string());
    let tree = Tree::from_str(svg, &Options::default()).map_err(|error| drawing(&error))?;
    let scale = DPI / UNITS;
    let [width, height] = [tree.size().width(), tree.size().height()].map(|side| (side * scale).ceil() as u32);
    let mut pixmap = Pixmap::new(width, height).ok_or_else(|| drawing(&"too large"))?;
    // An opaque background: the PNG needs no alpha channel.
    pixmap.fill(Color::WHITE);
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    let colors: Vec<u8> = pixmap.data().chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Rgb);
    let per_metre = (DPI * INCHES_PER_METRE).round() as u32;
    let unit = png::Unit::Meter;
    encoder.set_pixel_dims(Some(png::PixelDimensions { xppu: per_metre, yppu: per_metre, unit }));
    encoder.write_header().and_then(|mut writer| writer.write_image_data(&colors)).map_err(|error| drawing(&error))?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_record_says_stands_below_the_title_and_moves_the_boards_down() {
        let drawn = |title: &str, details: &[&str]| {
            let details: Vec<String> = details.iter().map(ToString::to_string).collect();
            sheet(360, 200, &Heading { title, details: &details }, "<body/>", &[])
        };
        assert!(drawn("one", &[]).contains("height=\"244\"") && drawn("one", &[]).contains("\n<body/>"));
        let two = drawn("one", &["A (Black)", "2024"]);
        assert!(two.contains("height=\"284\"") && two.contains("<g transform=\"translate(0,40)\">\n<body/>"), "{two}");
        // Chinese names are broken where they would run over the edge.
        let long = "江".repeat(100);
        let titles = |text: &str| text.matches("<title>江").count();
        assert_eq!(titles(&drawn("one", &[&long])), 3);
        assert_eq!(titles(&drawn(&long, &[])), 4);
    }

    #[test]
    fn a_name_is_shown_as_text_and_not_at_any_length() {
        let heading = "\u{1b}[2J</title><script>\u{202e}&\"";
        let drawn = sheet(360, 200, &Heading { title: heading, details: &[heading.to_string()] }, "", &[]);
        assert!(!drawn.contains("<script") && !drawn.contains('\u{1b}') && !drawn.contains('\u{202e}'), "{drawn}");
        png(&drawn).expect("an SVG");
        assert_eq!(clipped(&"x".repeat(1000)).len(), MOST_SHOWN + 3);
        assert_eq!(clipped(&"江".repeat(MOST_SHOWN)), "江".repeat(MOST_SHOWN));
    }
}
