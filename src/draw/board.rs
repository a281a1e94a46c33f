//! A board without its story: wood, lines, star points, coordinates, stones and marks.

use std::fmt::Write;

use liangyi_core::base::{Color, PointNames};

use super::lettering::{Style, centred};
use super::view::{CELL, RIM, View};

/// The radius of a stone on the board.
pub const RADIUS: usize = CELL / 2 - 1;
/// The red of marks.
pub const RED: &str = "#d22";

const COORDINATES: Style = Style { size: 11.0, pen: 1.1, color: "#555" };

/// Draws the empty board with its star points and coordinates; `names` are those of the whole board. Where a part of it
/// is shown, its lines run on to the edge of the wood.
pub fn grid(text: &mut String, view: &View, names: PointNames) {
    let [columns, rows] = view.lines();
    let at = |line: usize| RIM + line * CELL;
    let (low, right, bottom) = (at(0), at(columns - 1), at(rows - 1));
    let _ = writeln!(
        text,
        "<rect x=\"{0}\" y=\"{0}\" width=\"{1}\" height=\"{2}\" fill=\"#f3d9a4\"/>",
        RIM - CELL / 2,
        columns * CELL,
        rows * CELL
    );
    let on = |goes_on: bool| if goes_on { CELL / 2 } else { 0 };
    let [from, to] = [low - on(view.columns[0] > 0), right + on(view.columns[1] + 1 < view.size.width())];
    let [top, end] = [low - on(view.rows[1] + 1 < view.size.height()), bottom + on(view.rows[0] > 0)];
    let mut lines = String::new();
    (0..rows).for_each(|row| lines.push_str(&format!("M{from} {0}H{to}", at(row))));
    (0..columns).for_each(|column| lines.push_str(&format!("M{0} {top}V{end}", at(column))));
    let _ = writeln!(text, "<path d=\"{lines}\" stroke=\"#40300c\" stroke-width=\"1\" fill=\"none\"/>");
    for point in view.size.star_points().into_iter().filter(|&point| view.has(point)) {
        let (x, y) = view.place(point);
        let _ = writeln!(text, "<circle cx=\"{x}\" cy=\"{y}\" r=\"3\" fill=\"#40300c\"/>");
    }
    let letters = names.columns();
    for column in 0..columns {
        let name = &letters[view.columns[0] + column];
        text.push_str(&centred(name, at(column) as f32, (bottom + CELL) as f32, COORDINATES));
    }
    for row in 0..rows {
        let number = (view.rows[1] + 1 - row).to_string();
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
