//! Boards for the tests, by the coordinates of renju players (`A` to `O` with `I`).

use liangyi_core::base::{Color, Point, PointNames, Size};
use liangyi_core::board::Board;

use crate::model::{Cell, Model};

pub fn size() -> Size {
    Size::square(15).unwrap()
}

pub fn point(name: &str) -> Point {
    PointNames::of_line_games(size()).read(name).unwrap_or_else(|| panic!("{name} is a point"))
}

/// A board of 15 lines with the named stones.
pub fn board(black: &str, white: &str) -> Board {
    let mut board = Board::new(size());
    for (color, names) in [(Color::Black, black), (Color::White, white)] {
        board.add(color, &names.split_whitespace().map(point).collect());
    }
    board
}

pub fn cell(size: Size, point: Point) -> Cell {
    let (x, y) = size.coordinates(point);
    (x as i32, y as i32)
}

pub fn model(board: &Board) -> Model {
    let size = board.size();
    let mut model = Model::new(size.width() as i32, size.height() as i32);
    for point in size.points() {
        if let Some(color) = board.at(point) {
            model.set(cell(size, point), if color == Color::Black { 'X' } else { 'O' });
        }
    }
    model
}
