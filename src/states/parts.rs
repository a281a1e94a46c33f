//! Boards and points as text.

use liangyi_core::base::{Color, Point, PointSet, Size};
use liangyi_core::board::Board;

/// The rows of a board from the top: `X` is Black's stone, `O` White's, `.` an empty point.
pub fn rows(board: &Board) -> Vec<String> {
    rows_of(board.size(), |point| match board.at(point) {
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
        None => '.',
    })
}

/// The rows of a board from the top with a sign for each point.
pub fn rows_of(size: Size, sign: impl Fn(Point) -> char) -> Vec<String> {
    map_rows(size, sign)
}

/// The rows of a board from the top with something for each point.
pub fn map_rows<T, Row: FromIterator<T>>(size: Size, of: impl Fn(Point) -> T) -> Vec<Row> {
    (0..size.height()).rev().map(|y| (0..size.width()).map(|x| of(size.point(x, y))).collect()).collect()
}

/// The name of a point.
pub fn vertex(size: Size, point: Point) -> String {
    size.vertex(point).to_string()
}

/// The names of the points of a set.
pub fn vertices(size: Size, points: &PointSet) -> Vec<String> {
    points.iter().map(|point| vertex(size, point)).collect()
}
