//! A diagram of a line game: the stones, the numbers of moves on some of them, words on empty points, and lines through
//! the stones that a word is about.

use std::fmt::Write;
use std::path::Path;

use liangyi_core::base::{Color, Point, PointForm, PointNames, PointSet};
use liangyi_core::board::Board;

use super::board::{BoardView, CELL, RADIUS, RED, grid, numbered_stone, ring, stone};
use super::lettering::{Style, centred};
use super::sheet::{HEADING, Heading, save as save_sheet, sheet};

pub use super::sheet::{PictureError, PictureFormat};

/// The width of a sheet, so that small boards leave room for the text.
const NARROWEST: usize = 360;

const WORD: Style = Style { size: 13.0, pen: 1.8, color: RED };

/// A word on an empty point, and the lines that explain it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiagramMark {
    /// The point.
    pub point: Point,
    /// The word: a few letters or digits; empty where the lines are all there is to show.
    pub word: String,
    /// The ends of the lines.
    pub lines: Vec<[Point; 2]>,
}

/// A move by its number, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NumberedMove {
    /// The side that makes it.
    pub color: Color,
    /// Where.
    pub point: Point,
    /// The number.
    pub number: usize,
}

/// What a diagram shows.
#[derive(Clone, Debug)]
pub struct Diagram<'a> {
    /// What stands above the board.
    pub heading: Heading<'a>,
    /// The stones.
    pub board: &'a Board,
    /// The moves that bear their numbers: on stones of the board, or on points where it has none yet.
    pub numbered: &'a [NumberedMove],
    /// How points are written.
    pub form: PointForm,
    /// The stone played last.
    pub last: Option<Point>,
    /// The marked points.
    pub marks: &'a [DiagramMark],
    /// The text below the board, a paragraph each.
    pub paragraphs: &'a [String],
}

/// Writes a diagram to a file: whole, or not at all.
///
/// # Errors
///
/// The name has no known ending, or the file cannot be written.
pub fn save(path: &Path, diagram: &Diagram<'_>) -> Result<(), PictureError> {
    PictureFormat::of(path)?;
    save_sheet(path, svg(diagram))
}

/// A diagram as SVG: what is used of the board. Columns with letters have all of them, with I, as players of line games
/// write them.
pub fn svg(diagram: &Diagram<'_>) -> String {
    let marked = diagram.marks.iter().flat_map(|mark| mark.lines.iter().flatten().copied().chain([mark.point]));
    let numbers: PointSet = diagram.numbered.iter().map(|found| found.point).collect();
    let used = diagram.board.occupied() | numbers | marked.chain(diagram.last).collect();
    let view = BoardView::around(used, diagram.board.size());
    let [board_width, board_height] = view.extent();
    let width = board_width.max(NARROWEST);
    let mut body = String::new();
    let _ = writeln!(body, "<g transform=\"translate({},{HEADING})\">", (width - board_width) / 2);
    grid(&mut body, &view, PointNames::of_line_games(diagram.board.size()).in_form(diagram.form));
    for mark in diagram.marks {
        for line in &mark.lines {
            let [(x1, y1), (x2, y2)] = line.map(|end| view.place(end));
            let _ = writeln!(
                body,
                "<path class=\"line\" d=\"M{x1} {y1}L{x2} {y2}\" stroke=\"{RED}\" stroke-width=\"{}\" \
                 stroke-linecap=\"round\" opacity=\"0.3\"/>",
                CELL / 2
            );
        }
    }
    for color in Color::BOTH {
        for point in diagram.board.stones(color).without(&numbers).iter() {
            let (x, y) = view.place(point);
            body.push_str(&stone(x, y, RADIUS, color));
        }
    }
    for &NumberedMove { color, point, number } in diagram.numbered {
        let (x, y) = view.place(point);
        body.push_str(&numbered_stone(x, y, color, number, diagram.last == Some(point)));
    }
    if let Some(last) = diagram.last.filter(|last| !numbers.contains(*last)) {
        let (x, y) = view.place(last);
        body.push_str(&ring(x, y, RADIUS / 2));
    }
    for mark in diagram.marks.iter().filter(|mark| !mark.word.is_empty()) {
        let (x, y) = view.place(mark.point);
        let _ = writeln!(body, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{RADIUS}\" fill=\"#fff\" stroke=\"{RED}\"/>");
        body.push_str(&centred(&mark.word, x as f32, y as f32 + WORD.size * 0.36, WORD));
    }
    body.push_str("</g>\n");
    sheet(width, HEADING + board_height, &diagram.heading, &body, diagram.paragraphs)
}
