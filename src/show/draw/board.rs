//! A board without its story: how much of it is shown, wood, lines, star points, coordinates, stones and marks.

use std::fmt::Write;

use liangyi_core::base::{Color, Point, PointNames, PointSet, Size};

use super::lettering::{Style, centred};

/// The radius of a stone on the board.
pub const RADIUS: usize = CELL / 2 - 1;
/// The red of marks.
pub const RED: &str = "#d22";

const COORDINATES: Style = Style { size: 11.0, pen: 1.1, color: "#555" };

/// Draws the empty board with its star points and coordinates; `names` are those of the whole board. Where a part of it
/// is shown, its lines run on to the edge of the wood.
pub fn grid(text: &mut String, view: &BoardView, names: PointNames) {
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
    let stars = if names.has_i { view.size.star_points_of_line_games() } else { view.size.star_points() };
    for point in stars.into_iter().filter(|&point| view.has(point)) {
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

/// A stone of the board around (`x`, `y`) that bears the number of its move, and a ring where that was the last one.
pub fn numbered_stone(x: usize, y: usize, color: Color, number: usize, is_last: bool) -> String {
    let ring = if is_last { ring(x, y, RADIUS - 1) } else { String::new() };
    let style = number_style(number, color);
    let number = centred(&number.to_string(), x as f32, y as f32 + style.size * 0.36, style);
    stone(x, y, RADIUS, color) + &ring + &number
}

/// The number of a move fits on its stone.
fn number_style(number: usize, on: Color) -> Style {
    let size = match number {
        0..=99 => 14.0,
        100..=999 => 10.5,
        _ => 8.0,
    };
    let color = match on {
        Color::Black => "#fff",
        Color::White => "#111",
    };
    Style { size, pen: 1.3, color }
}

/// A red ring around (`x`, `y`).
pub fn ring(x: usize, y: usize, radius: usize) -> String {
    format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"none\" stroke=\"{RED}\" stroke-width=\"2\"/>\n")
}

/// The distance between two lines.
pub const CELL: usize = 26;
/// The rim around the lines of a board: room for coordinates and half a stone.
pub const RIM: usize = 36;
/// The empty lines that are shown around what is used of a board.
const AROUND: usize = 2;

/// A rectangle of lines of a board: columns from the left, rows from the bottom, counted from 0, ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardView {
    /// The board.
    pub size: Size,
    /// The first and the last column.
    pub columns: [usize; 2],
    /// The first and the last row.
    pub rows: [usize; 2],
}

impl BoardView {
    /// All of a board.
    pub fn whole(size: Size) -> BoardView {
        BoardView { size, columns: [0, size.width() - 1], rows: [0, size.height() - 1] }
    }

    /// What is used of a board and some lines around it; all of a board of which nothing is used. A line that would be
    /// left out alone at an edge is shown.
    pub fn around(used: PointSet, size: Size) -> BoardView {
        let places = || used.iter().map(|point| size.coordinates(point));
        let lines = |of: &dyn Fn((usize, usize)) -> usize, lines: usize| {
            let (first, last) = (places().map(of).min()?, places().map(of).max()?);
            let first = first.saturating_sub(AROUND);
            let last = (last + AROUND).min(lines - 1);
            Some([if first == 1 { 0 } else { first }, if last + 2 == lines { lines - 1 } else { last }])
        };
        let (columns, rows) = (lines(&|(x, _)| x, size.width()), lines(&|(_, y)| y, size.height()));
        match (columns, rows) {
            (Some(columns), Some(rows)) => BoardView { size, columns, rows },
            (None, _) | (_, None) => BoardView::whole(size),
        }
    }

    /// How many columns and rows there are.
    pub fn lines(&self) -> [usize; 2] {
        [self.columns, self.rows].map(|[first, last]| last - first + 1)
    }

    /// Width and height of its picture with the rim.
    pub fn extent(&self) -> [usize; 2] {
        self.lines().map(|lines| (lines - 1) * CELL + 2 * RIM)
    }

    /// Whether a point is shown.
    pub fn has(&self, point: Point) -> bool {
        let (x, y) = self.size.coordinates(point);
        (self.columns[0]..=self.columns[1]).contains(&x) && (self.rows[0]..=self.rows[1]).contains(&y)
    }

    /// Where a point that is shown lies in the picture.
    pub fn place(&self, point: Point) -> (usize, usize) {
        let (x, y) = self.size.coordinates(point);
        (RIM + (x - self.columns[0]) * CELL, RIM + (self.rows[1] - y) * CELL)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size() -> Size {
        Size::square(15).expect("a size")
    }

    fn around(points: &[(usize, usize)]) -> BoardView {
        BoardView::around(points.iter().map(|&(x, y)| size().point(x, y)).collect(), size())
    }

    #[test]
    fn what_is_used_is_shown_with_some_lines_around_it() {
        let view = around(&[(7, 7), (8, 10)]);
        assert_eq!((view.columns, view.rows, view.lines()), ([5, 10], [5, 12], [6, 8]));
        assert_eq!(view.place(size().point(5, 12)), (RIM, RIM));
        assert!(view.has(size().point(10, 5)) && !view.has(size().point(11, 5)) && !view.has(size().point(10, 4)));
        assert_eq!(around(&[]), BoardView::whole(size()));
    }

    #[test]
    fn no_line_is_left_out_alone() {
        assert_eq!(around(&[(3, 4), (11, 10)]).columns, [0, 14]);
        assert_eq!(around(&[(3, 4), (11, 10)]).rows, [2, 12]);
        assert_eq!(around(&[(0, 14)]), BoardView { size: size(), columns: [0, 2], rows: [12, 14] });
        assert_eq!(around(&[(0, 0), (14, 14)]), BoardView::whole(size()));
    }
}
