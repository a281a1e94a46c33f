//! PNG, rendered from SVG at the resolution of a printer.

use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::format::PictureError;

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
