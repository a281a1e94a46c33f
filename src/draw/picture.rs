//! Made-up boards as a picture: every step side by side, dead stones crossed out, what a step touches ringed, the
//! points of each side marked, and the sums. SVG, so it prints at any size, or PNG made of it for those who want
//! dots.

use std::fmt::Write;
use std::path::Path;

pub use super::format::{Format, PictureError};
use super::lettering::{Style, centred};
use super::raster::png;
use crate::base::{COLUMNS, Color, PointSet, Size};
use crate::files::write_whole;
use crate::score::makeup::{Action, MadeUp, Step};
use crate::score::{Method, ResultUnit, sums};

/// The distance between two lines.
const CELL: usize = 26;
/// The rim around the lines of a board: room for coordinates and half a stone.
const RIM: usize = 36;
/// Room below a board for its caption.
const CAPTION: usize = 30;
/// Room for the heading and for the sums.
const BAND: usize = 44;
/// Boards next to each other.
const ABREAST: usize = 3;

const HEADING: Style = Style { size: 18.0, pen: 1.5, color: "#111" };
const SUMS: Style = Style { size: 16.0, pen: 1.1, color: "#111" };
const CAPTIONS: Style = Style { size: 13.0, pen: 1.1, color: "#111" };
const COORDINATES: Style = Style { size: 11.0, pen: 1.1, color: "#555" };

/// Writes the steps of `made`, counted under `ruleset` by `method`, to a file: whole, or not at all.
pub fn save(
    path: &Path,
    made: &MadeUp,
    ruleset: &str,
    method: Option<Method>,
    unit: ResultUnit,
) -> Result<(), PictureError> {
    let format = Format::of(path)?;
    let way = method.map_or(String::new(), |method| format!(", {}", method.name()));
    let svg = svg(made, &format!("{ruleset}{way}: {}", made.score.result_in(unit)), unit);
    let bytes = match format {
        Format::Svg => svg.into_bytes(),
        Format::Png => png(&svg)?,
    };
    Ok(write_whole(path, &bytes)?)
}

/// The steps of `made` under a heading.
pub fn svg(made: &MadeUp, heading: &str, unit: ResultUnit) -> String {
    let size = made.last().board.size();
    let [board_width, board_height] = [size.width(), size.height()].map(|lines| (lines - 1) * CELL + 2 * RIM);
    let across = made.steps.len().min(ABREAST);
    let down = made.steps.len().div_ceil(ABREAST);
    // Small boards must leave room for their captions.
    let panel = board_width.max(270);
    let (width, height) = (across * panel, 2 * BAND + down * (board_height + CAPTION));
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
    );
    let middle = width as f32 / 2.0;
    text.push_str(&centred(heading, middle, 29.0, HEADING));
    for (number, step) in made.steps.iter().enumerate() {
        let left = number % ABREAST * panel + (panel - board_width) / 2;
        let top = BAND + number / ABREAST * (board_height + CAPTION);
        let _ = writeln!(text, "<g transform=\"translate({left},{top})\">");
        board(&mut text, size, step);
        let caption = format!("{}. {}", number + 1, step.caption());
        text.push_str(&centred(&caption, board_width as f32 / 2.0, (board_height + 12) as f32, CAPTIONS));
        text.push_str("</g>\n");
    }
    text.push_str(&centred(&sums(made, unit), middle, (height - 17) as f32, SUMS));
    text.push_str("</svg>\n");
    text
}

fn board(text: &mut String, size: Size, step: &Step) {
    let (columns, rows) = (size.width(), size.height());
    let at = |line: usize| RIM + line * CELL;
    let (low, right, bottom) = (at(0), at(columns - 1), at(rows - 1));
    let _ = writeln!(
        text,
        "<rect x=\"{0}\" y=\"{0}\" width=\"{1}\" height=\"{2}\" fill=\"#f3d9a4\"/>",
        RIM - CELL / 2,
        columns * CELL,
        rows * CELL
    );
    let mut grid = String::new();
    (0..rows).for_each(|row| grid.push_str(&format!("M{low} {0}H{right}", at(row))));
    (0..columns).for_each(|column| grid.push_str(&format!("M{0} {low}V{bottom}", at(column))));
    let _ = writeln!(text, "<path d=\"{grid}\" stroke=\"#40300c\" stroke-width=\"1\" fill=\"none\"/>");
    for column in 0..columns {
        text.push_str(&centred(&COLUMNS[column..=column], at(column) as f32, (bottom + CELL) as f32, COORDINATES));
    }
    for row in 0..rows {
        let number = (rows - row).to_string();
        text.push_str(&centred(&number, (low - CELL + 3) as f32, at(row) as f32 + 4.0, COORDINATES));
    }
    let place = |point| {
        let (x, y) = size.coordinates(point);
        (at(x), at(rows - 1 - y))
    };
    let mut each = |points: &PointSet, draw: &dyn Fn(usize, usize) -> String| {
        for point in points.iter() {
            let (x, y) = place(point);
            text.push_str(&draw(x, y));
            text.push('\n');
        }
    };
    let radius = CELL / 2 - 1;
    for (color, fill) in [(Color::Black, "#111"), (Color::White, "#fff")] {
        each(&step.holdings.board.stones(color), &|x, y| {
            format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\" stroke=\"#111\"/>")
        });
        each(&step.holdings.owned[color.index()], &|x, y| {
            format!("<rect x=\"{}\" y=\"{}\" width=\"8\" height=\"8\" fill=\"{fill}\" stroke=\"#111\"/>", x - 4, y - 4)
        });
    }
    each(&step.holdings.public, &|x, y| {
        format!("<path d=\"M{} {y}l5 -5l5 5l-5 5z\" fill=\"#bbb\" stroke=\"#111\"/>", x - 5)
    });
    each(&step.touched, &|x, y| match step.action {
        Action::Stop => {
            format!("<path d=\"M{0} {1}l12 12m0 -12l-12 12\" stroke=\"#d22\" stroke-width=\"3\"/>", x - 6, y - 6)
        }
        _ => format!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{}\" fill=\"none\" stroke=\"#d22\" stroke-width=\"2\"/>",
            radius + 1
        ),
    });
}
