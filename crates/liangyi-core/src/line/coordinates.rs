//! Points as renju players write them: columns `A` to `O` on the usual board, with `I`, and rows from 1 at the bottom.
//! GTP skips `I`; see [`Size::vertex`].

use crate::base::{Point, PointNames, Size};

/// Reads a point such as `H8`, or by the numbers of its lines (`X8Y8`), any case; `None` where there is no such point.
///
/// ```
/// use liangyi_core::base::Size;
/// use liangyi_core::line::{parse_point, point_name};
/// let size = Size::square(15).unwrap();
/// let point = parse_point("i7", size).unwrap();
/// assert_eq!(size.coordinates(point), (8, 6));
/// assert_eq!(point_name(point, size), "I7");
/// assert_eq!(size.vertex(point).to_string(), "J7");
/// ```
pub fn parse_point(text: &str, size: Size) -> Option<Point> {
    PointNames::of_line_games(size).read(text)
}

/// A point as [`parse_point`] reads it.
pub fn point_name(point: Point, size: Size) -> String {
    PointNames::of_line_games(size).name(point)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_of_the_largest_board_is_read_back() {
        let size = Size::MAX;
        for point in size.points() {
            assert_eq!(parse_point(&point_name(point, size), size), Some(point));
            assert_eq!(parse_point(&point_name(point, size).to_lowercase(), size), Some(point));
        }
    }

    #[test]
    fn what_is_no_point_of_the_board_is_refused() {
        let size = Size::square(15).unwrap();
        for text in [
            "",
            "H",
            "8",
            "P1",
            "A0",
            "A16",
            "A-1",
            "A+1",
            "A 1",
            "AA1",
            "é1",
            "A99999999999999999999",
            "X8",
            "X16Y1",
            "X1Y16",
            "X0Y1",
        ] {
            assert_eq!(parse_point(text, size), None, "{text}");
        }
    }
}
