//! A board without its story: wood, lines, star points, coordinates, stones and marks.

use std::fmt::Write;

use liangyi_core::base::{Color, Point, PointNames, Size};

use super::lettering::{Style, centred};

/// The distance between two lines.
pub const CELL: usize = 26;
/// The rim around the lines of a board: room for coordinates and half a stone.
pub const RIM: usize = 36;
/// The radius of a stone on the board.
pub const RADIUS: usize = CELL / 2 - 1;
/// The red of marks.
pub const RED: &str = "#d22";

const COORDINATES: Style = Style { size: 11.0, pen: 1.1, color: "#555" };

/// Width and height of a board with its rim.
pub fn extent(size: Size) -> [usize; 2] {
    [size.width(), size.height()].map(|lines| (lines - 1) * CELL + 2 * RIM)
}

/// Where a point lies in the picture of its board.
pub fn place(size: Size, point: Point) -> (usize, usize) {
    let (x, y) = size.coordinates(point);
    (RIM + x * CELL, RIM + (size.height() - 1 - y) * CELL)
}

/// Draws the empty board with its star points and the coordinates of these names.
pub fn grid(text: &mut String, names: PointNames) {
    let size = names.size;
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
    let mut lines = String::new();
    (0..rows).for_each(|row| lines.push_str(&format!("M{low} {0}H{right}", at(row))));
    (0..columns).for_each(|column| lines.push_str(&format!("M{0} {low}V{bottom}", at(column))));
    let _ = writeln!(text, "<path d=\"{lines}\" stroke=\"#40300c\" stroke-width=\"1\" fill=\"none\"/>");
    for point in size.star_points() {
        let (x, y) = place(size, point);
        let _ = writeln!(text, "<circle cx=\"{x}\" cy=\"{y}\" r=\"3\" fill=\"#40300c\"/>");
    }
    for (column, name) in names.columns().iter().enumerate() {
        text.push_str(&centred(name, at(column) as f32, (bottom + CELL) as f32, COORDINATES));
    }
    for row in 0..rows {
        let number = (rows - row).to_string();
        text.push_str(&centred(&number, (low - CELL + 3) as f32, at(row) as f32 + 4.0, COORDINATES));
    }
}

/// The colour that stones and marks of a side are filled with.
pub const fn fill(color: Color) -> &'static str {
    match color {
        Color::Black => "#111",
        Color::White => "#fff",
    }
}

/// A stone around (`x`, `y`).
pub fn stone(x: usize, y: usize, radius: usize, color: Color) -> String {
    format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{}\" stroke=\"#111\"/>\n", fill(color))
}

/// A red ring around (`x`, `y`).
pub fn ring(x: usize, y: usize, radius: usize) -> String {
    format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"none\" stroke=\"{RED}\" stroke-width=\"2\"/>\n")
}
