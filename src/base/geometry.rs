//! Sizes, points and coordinates: how an intersection is numbered and how it is written.
//!
//! Points are numbered row by row with one unused column at the end of each row, so that a set of points is 512 bits
//! for every size and a neighbour is a shift away: nothing wraps from one row into the next.

use std::fmt;

/// The side of a board, 2 to 21 lines.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Size(u8);

impl Size {
    /// The smallest board.
    pub const MIN: Size = Size(2);
    /// The largest board.
    pub const MAX: Size = Size(21);

    /// The board of `lines` by `lines`, or `None` outside 2..=21.
    pub const fn new(lines: u32) -> Option<Size> {
        if lines >= Size::MIN.0 as u32 && lines <= Size::MAX.0 as u32 { Some(Size(lines as u8)) } else { None }
    }

    /// Lines on a side.
    #[inline]
    pub const fn lines(self) -> usize {
        self.0 as usize
    }

    /// How many intersections there are.
    #[inline]
    pub const fn area(self) -> usize {
        self.lines() * self.lines()
    }

    /// The distance between a point and the one above it.
    #[inline]
    pub const fn stride(self) -> usize {
        self.lines() + 1
    }

    /// The point in column `x` and row `y`, both counted from 0 at the lower left corner.
    #[inline]
    pub const fn point(self, x: usize, y: usize) -> Point {
        debug_assert!(x < self.lines() && y < self.lines());
        Point((y * self.stride() + x) as u16)
    }

    /// Column and row of `point`, both from 0 at the lower left corner.
    #[inline]
    pub const fn coordinates(self, point: Point) -> (usize, usize) {
        (point.index() % self.stride(), point.index() / self.stride())
    }

    /// Every point, row by row from the lower left corner.
    pub fn points(self) -> impl Iterator<Item = Point> {
        let lines = self.lines();
        (0..lines).flat_map(move |y| (0..lines).map(move |x| self.point(x, y)))
    }

    /// Where `point` lies when the board is transformed and mirrored in one of the eight ways, 0 to 7; 0 leaves it as it is.
    pub const fn transformed(self, point: Point, way: usize) -> Point {
        let (x, y) = self.coordinates(point);
        let last = self.lines() - 1;
        let x = if way & 1 == 0 { x } else { last - x };
        let y = if way & 2 == 0 { y } else { last - y };
        if way & 4 == 0 { self.point(x, y) } else { self.point(y, x) }
    }

    /// The two to four neighbours of `point`.
    pub fn neighbours(self, point: Point) -> impl Iterator<Item = Point> {
        let (x, y) = self.coordinates(point);
        let last = self.lines() - 1;
        let stride = self.stride() as u16;
        [
            (x > 0).then(|| Point(point.0 - 1)),
            (x < last).then(|| Point(point.0 + 1)),
            (y > 0).then(|| Point(point.0 - stride)),
            (y < last).then(|| Point(point.0 + stride)),
        ]
        .into_iter()
        .flatten()
    }

    /// Reads a vertex as GTP writes it: a column letter without `I`, then the row from 1 at the bottom; any case.
    ///
    /// ```
    /// use liangyi::board::Size;
    /// let size = Size::new(9).unwrap();
    /// assert_eq!(size.parse_vertex("c4"), Some(size.point(2, 3)));
    /// assert_eq!(size.parse_vertex("i1"), None);
    /// ```
    pub fn parse_vertex(self, text: &str) -> Option<Point> {
        let mut chars = text.chars();
        let letter = chars.next()?.to_ascii_uppercase();
        let x = COLUMNS.find(letter)?;
        let digits = chars.as_str();
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let row: usize = digits.parse().ok()?;
        (x < self.lines() && (1..=self.lines()).contains(&row)).then(|| self.point(x, row - 1))
    }

    /// The vertex of `point`, such as `C4`.
    pub fn vertex(self, point: Point) -> Vertex {
        let (x, y) = self.coordinates(point);
        Vertex { column: COLUMNS.as_bytes()[x] as char, row: y + 1 }
    }

    /// The star points a handicap of `stones` is fixed on, as the GTP standard lists them, or `None` where the board has
    /// not that many: none below 7 lines, 4 on even boards and on 7 lines, 9 on odd ones from 9 lines.
    pub fn fixed_handicap(self, stones: usize) -> Option<Vec<Point>> {
        let lines = self.lines();
        let most = match lines {
            0..=6 => 0,
            7 => 4,
            _ if lines.is_multiple_of(2) => 4,
            _ => 9,
        };
        if !(2..=most).contains(&stones) {
            return None;
        }
        let edge = if lines >= 13 { 3 } else { 2 };
        let (low, mid, high) = (edge, lines / 2, lines - 1 - edge);
        let corners = [(low, low), (high, high), (low, high), (high, low)];
        let sides = [(low, mid), (high, mid), (mid, low), (mid, high)];
        let mut picked: Vec<(usize, usize)> = corners.into_iter().take(stones.min(4)).collect();
        if stones > 4 {
            // Pairs of side points are added from five on; an odd stone goes to the centre.
            picked.extend(sides.into_iter().take((stones - 4) / 2 * 2));
            if stones % 2 == 1 {
                picked.push((mid, mid));
            }
        }
        Some(picked.into_iter().map(|(x, y)| self.point(x, y)).collect())
    }
}

impl fmt::Debug for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{0}x{0}", self.0)
    }
}

/// The column letters, in order; there is no `I`.
pub const COLUMNS: &str = "ABCDEFGHJKLMNOPQRSTUV";

/// An intersection; what it means depends on the [`Size`] that made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(pub(crate) u16);

impl Point {
    /// Its number, below 512.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The point with this number.
    #[inline]
    pub(crate) const fn from_index(index: usize) -> Point {
        Point(index as u16)
    }
}

/// A point as it is written; see [`Size::vertex`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vertex {
    column: char,
    row: usize,
}

impl fmt::Display for Vertex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column, self.row)
    }
}
