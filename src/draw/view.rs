//! The part of a board that a picture shows, and where its points lie there.

use liangyi_core::base::{Point, PointSet, Size};

/// The distance between two lines.
pub const CELL: usize = 26;
/// The rim around the lines of a board: room for coordinates and half a stone.
pub const RIM: usize = 36;
/// The empty lines that are shown around what is used of a board.
const AROUND: usize = 2;

/// A rectangle of lines of a board: columns from the left, rows from the bottom, counted from 0, ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// The board.
    pub size: Size,
    /// The first and the last column.
    pub columns: [usize; 2],
    /// The first and the last row.
    pub rows: [usize; 2],
}

impl View {
    /// All of a board.
    pub fn whole(size: Size) -> View {
        View { size, columns: [0, size.width() - 1], rows: [0, size.height() - 1] }
    }

    /// What is used of a board and some lines around it; all of a board of which nothing is used. A line that would be
    /// left out alone at an edge is shown.
    pub fn around(used: PointSet, size: Size) -> View {
        let places = || used.iter().map(|point| size.coordinates(point));
        let lines = |of: &dyn Fn((usize, usize)) -> usize, lines: usize| {
            let (first, last) = (places().map(of).min()?, places().map(of).max()?);
            let first = first.saturating_sub(AROUND);
            let last = (last + AROUND).min(lines - 1);
            Some([if first == 1 { 0 } else { first }, if last + 2 == lines { lines - 1 } else { last }])
        };
        let (columns, rows) = (lines(&|(x, _)| x, size.width()), lines(&|(_, y)| y, size.height()));
        match (columns, rows) {
            (Some(columns), Some(rows)) => View { size, columns, rows },
            (None, _) | (_, None) => View::whole(size),
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

    fn around(points: &[(usize, usize)]) -> View {
        View::around(points.iter().map(|&(x, y)| size().point(x, y)).collect(), size())
    }

    #[test]
    fn what_is_used_is_shown_with_some_lines_around_it() {
        let view = around(&[(7, 7), (8, 10)]);
        assert_eq!((view.columns, view.rows, view.lines()), ([5, 10], [5, 12], [6, 8]));
        assert_eq!(view.place(size().point(5, 12)), (RIM, RIM));
        assert!(view.has(size().point(10, 5)) && !view.has(size().point(11, 5)) && !view.has(size().point(10, 4)));
        assert_eq!(around(&[]), View::whole(size()));
    }

    #[test]
    fn no_line_is_left_out_alone() {
        assert_eq!(around(&[(3, 4), (11, 10)]).columns, [0, 14]);
        assert_eq!(around(&[(3, 4), (11, 10)]).rows, [2, 12]);
        assert_eq!(around(&[(0, 14)]), View { size: size(), columns: [0, 2], rows: [12, 14] });
        assert_eq!(around(&[(0, 0), (14, 14)]), View::whole(size()));
    }
}
