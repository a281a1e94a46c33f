//! Points as the protocol counts them: column and row from 0 at the upper left corner.

use liangyi_core::base::{Point, Size};

/// The point in this column and row; `None` outside the board.
pub fn point(size: Size, x: usize, y: usize) -> Option<Point> {
    (x < size.width() && y < size.height()).then(|| size.point(x, size.height() - 1 - y))
}

/// The column and the row of a point.
pub fn coordinates(size: Size, point: Point) -> (usize, usize) {
    let (x, y) = size.coordinates(point);
    (x, size.height() - 1 - y)
}
