//! Sizes, points and coordinates: how an intersection is numbered and how it is written.
//!
//! Points are numbered row by row with one unused column at the end of each row, so that a set of points is 512 bits
//! for every size and a neighbour is an addition away: nothing wraps from one row into the next.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The width and height of a board, each of [`Size::MIN_LINES`] to [`Size::MAX_LINES`] lines.
///
/// It is written `9x13`, the width first; a number alone is a square board.
///
/// ```
/// use liangyi_core::base::Size;
///
/// let size: Size = "9x13".parse()?;
/// assert_eq!((size.width(), size.height(), size.area()), (9, 13, 117));
/// assert_eq!("9".parse::<Size>()?, Size::new(9, 9).expect("2 to 21 lines"));
/// assert_eq!(size.to_string(), "9x13");
/// assert!("1x9".parse::<Size>().is_err());
///
/// // Columns and rows are counted from 0 at the lower left corner.
/// let corner = size.point(0, 0);
/// assert_eq!(size.neighbours(corner).count(), 2);
/// assert_eq!(size.edge_distance(size.point(4, 6)), 4);
/// # Ok::<(), liangyi_core::base::BadSize>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "Stored", into = "Stored")]
pub struct Size {
    width: u8,
    height: u8,
}

impl Size {
    /// The fewest lines of a side: 2.
    pub const MIN_LINES: usize = 2;
    /// The most lines of a side: 21.
    pub const MAX_LINES: usize = 21;
    /// The smallest board.
    pub const MIN: Size = Size { width: Size::MIN_LINES as u8, height: Size::MIN_LINES as u8 };
    /// The largest board.
    pub const MAX: Size = Size { width: Size::MAX_LINES as u8, height: Size::MAX_LINES as u8 };

    /// The board of `width` columns and `height` rows; `None` unless both are from 2 to 21.
    pub const fn new(width: u32, height: u32) -> Option<Size> {
        if Size::is_side(width) && Size::is_side(height) {
            Some(Size { width: width as u8, height: height as u8 })
        } else {
            None
        }
    }

    /// The board of `lines` by `lines`; `None` unless that is from 2 to 21.
    pub const fn square(lines: u32) -> Option<Size> {
        Size::new(lines, lines)
    }

    const fn is_side(lines: u32) -> bool {
        Size::MIN_LINES as u32 <= lines && lines <= Size::MAX_LINES as u32
    }

    /// The number of columns.
    #[inline]
    pub const fn width(self) -> usize {
        self.width as usize
    }

    /// The number of rows.
    #[inline]
    pub const fn height(self) -> usize {
        self.height as usize
    }

    /// The larger of width and height.
    #[inline]
    pub const fn longer_side(self) -> usize {
        if self.width > self.height { self.width() } else { self.height() }
    }

    /// Whether width and height are the same.
    #[inline]
    pub const fn is_square(self) -> bool {
        self.width == self.height
    }

    /// Width and height exchanged.
    #[inline]
    pub const fn transposed(self) -> Size {
        Size { width: self.height, height: self.width }
    }

    /// The number of intersections: 4 to 441.
    #[inline]
    pub const fn area(self) -> usize {
        self.width() * self.height()
    }

    /// By how much the number of a point is less than that of the point above it: one more than the width, for the
    /// unused column.
    #[inline]
    pub const fn stride(self) -> usize {
        self.width() + 1
    }

    /// The point in column `x` and row `y`, both counted from 0 at the lower left corner; they must be less than the
    /// width and the height.
    #[inline]
    pub const fn point(self, x: usize, y: usize) -> Point {
        debug_assert!(x < self.width() && y < self.height());
        Point((y * self.stride() + x) as u16)
    }

    /// Column and row of `point`, both counted from 0 at the lower left corner.
    #[inline]
    pub const fn coordinates(self, point: Point) -> (usize, usize) {
        (point.index() % self.stride(), point.index() / self.stride())
    }

    /// The distance of `point` from the nearest edge, in lines: 0 on the first line.
    #[inline]
    pub fn edge_distance(self, point: Point) -> usize {
        let (x, y) = self.coordinates(point);
        x.min(y).min(self.width() - 1 - x).min(self.height() - 1 - y)
    }

    /// Every point, row by row from the lower left corner.
    pub fn points(self) -> impl Iterator<Item = Point> {
        (0..self.height()).flat_map(move |y| (0..self.width()).map(move |x| self.point(x, y)))
    }

    /// The number of symmetries, rotations and reflections that keep the board's shape: 8 on square boards, 4 on
    /// others.
    #[inline]
    pub const fn symmetries(self) -> usize {
        if self.is_square() { 8 } else { 4 }
    }

    /// The image of `point` under a symmetry of the board. `symmetry` is less than [`Size::symmetries`]; 0 is the
    /// identity.
    pub const fn transformed(self, point: Point, symmetry: usize) -> Point {
        debug_assert!(symmetry < self.symmetries());
        let (x, y) = self.coordinates(point);
        let x = if symmetry & 1 == 0 { x } else { self.width() - 1 - x };
        let y = if symmetry & 2 == 0 { y } else { self.height() - 1 - y };
        if symmetry & 4 == 0 { self.point(x, y) } else { self.point(y, x) }
    }

    /// The two to four neighbours of `point`.
    pub fn neighbours(self, point: Point) -> impl Iterator<Item = Point> {
        let (x, y) = self.coordinates(point);
        let stride = self.stride() as u16;
        [
            (x > 0).then(|| Point(point.0 - 1)),
            (x + 1 < self.width()).then(|| Point(point.0 + 1)),
            (y > 0).then(|| Point(point.0 - stride)),
            (y + 1 < self.height()).then(|| Point(point.0 + stride)),
        ]
        .into_iter()
        .flatten()
    }

    /// Reads a vertex as GTP writes it, a column letter, `I` left out, and the row, counted from 1 at the bottom; or by
    /// the numbers of its lines (`X4Y4`: 新应氏围棋规则, article 1). Upper and lower case are the same. `None` for any
    /// other text and for a point outside the board.
    ///
    /// ```
    /// use liangyi_core::base::Size;
    ///
    /// let size = Size::square(9).expect("2 to 21 lines");
    /// let point = size.parse_vertex("c4").expect("a vertex");
    /// assert_eq!(point, size.point(2, 3));
    /// assert_eq!(size.vertex(point).to_string(), "C4");
    /// assert_eq!(size.parse_vertex("X3Y4"), Some(point));
    /// assert_eq!(size.parse_vertex("i1"), None);
    /// assert_eq!(size.parse_vertex("c10"), None);
    /// ```
    pub fn parse_vertex(self, text: &str) -> Option<Point> {
        let number = |digits: &str| -> Option<usize> {
            let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
            is_number.then(|| digits.parse().ok()).flatten()
        };
        let mut chars = text.chars();
        let (column, row) = match chars.next()?.to_ascii_uppercase() {
            'X' => {
                let (column, row) = chars.as_str().split_once(['Y', 'y'])?;
                (number(column)?, number(row)?)
            }
            letter => (COLUMNS.find(letter)? + 1, number(chars.as_str())?),
        };
        let is_on_board = (1..=self.width()).contains(&column) && (1..=self.height()).contains(&row);
        is_on_board.then(|| self.point(column - 1, row - 1))
    }

    /// The name of `point`, such as `C4`; [`Size::parse_vertex`] reads it back.
    pub fn vertex(self, point: Point) -> Vertex {
        let (x, y) = self.coordinates(point);
        Vertex { column: COLUMNS.as_bytes()[x] as char, row: y + 1 }
    }

    /// The star points (星位) that a board is marked with: nine from 15 lines on, else five, or four where a side is even
    /// or short of lines; none with a side below 7 lines.
    pub fn star_points(self) -> Vec<Point> {
        let usual = if self.width().min(self.height()) >= 15 { 9 } else { 5 };
        self.fixed_handicap(usual).or_else(|| self.fixed_handicap(4)).unwrap_or_default()
    }

    /// The star points that a board of line games is marked with: five, or four where a side is even or short of lines;
    /// none with a side below 7 lines.
    pub fn star_points_of_line_games(self) -> Vec<Point> {
        self.fixed_handicap(5).or_else(|| self.fixed_handicap(4)).unwrap_or_default()
    }

    /// The points of a fixed handicap of `stones` stones, 2 to 9, in the order of the GTP 2 draft standard (G.
    /// Farnebäck, 2002, section 4.1.1). `None` where the board has fewer points for it: a board with a side of less
    /// than 7 lines has none; with a side of 7 or of an even number of lines, 4; all others, 9.
    pub fn fixed_handicap(self, stones: usize) -> Option<Vec<Point>> {
        let most = |lines: usize| match lines {
            0..=6 => 0,
            7 => 4,
            _ if lines.is_multiple_of(2) => 4,
            _ => 9,
        };
        if !(2..=most(self.width()).min(most(self.height()))).contains(&stones) {
            return None;
        }
        // The low, the middle and the high star line across a side.
        let star_lines = |lines: usize| {
            let edge = if lines >= 13 { 3 } else { 2 };
            [edge, lines / 2, lines - 1 - edge]
        };
        let ([left, mid, right], [low, middle, high]) = (star_lines(self.width()), star_lines(self.height()));
        let corners = [(left, low), (right, high), (left, high), (right, low)];
        let sides = [(left, middle), (right, middle), (mid, low), (mid, high)];
        let mut picked: Vec<(usize, usize)> = corners.into_iter().take(stones.min(4)).collect();
        if stones > 4 {
            // Pairs of side points are added from five on; an odd stone goes to the centre.
            picked.extend(sides.into_iter().take((stones - 4) / 2 * 2));
            if stones % 2 == 1 {
                picked.push((mid, middle));
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
        write!(f, "{}x{}", self.width, self.height)
    }
}

/// A text is not the size of a board, or a side is outside the bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("boards have {min} to {max} lines a side", min = Size::MIN_LINES, max = Size::MAX_LINES)]
pub struct BadSize;

impl FromStr for Size {
    type Err = BadSize;

    fn from_str(text: &str) -> Result<Size, BadSize> {
        let side = |digits: &str| {
            digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok()).flatten().ok_or(BadSize)
        };
        match text.split_once(['x', 'X']) {
            Some((width, height)) => Size::new(side(width)?, side(height)?),
            None => Size::square(side(text)?),
        }
        .ok_or(BadSize)
    }
}

/// A size in JSON: the number of lines of a square board, else text such as `9x13`.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Stored {
    Square(u32),
    Written(String),
}

impl From<Size> for Stored {
    fn from(size: Size) -> Stored {
        if size.is_square() { Stored::Square(size.width.into()) } else { Stored::Written(size.to_string()) }
    }
}

impl TryFrom<Stored> for Size {
    type Error = BadSize;

    fn try_from(stored: Stored) -> Result<Size, BadSize> {
        match stored {
            Stored::Square(lines) => Size::square(lines).ok_or(BadSize),
            Stored::Written(text) => text.parse(),
        }
    }
}

/// The letters of the columns from left to right, one for each column of the largest board; there is no `I`.
pub const COLUMNS: &str = "ABCDEFGHJKLMNOPQRSTUV";

/// An intersection. Its number means a column and a row only together with the [`Size`] that made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(pub(crate) u16);

impl Point {
    /// Its number, 0 to 511: points are numbered from the lower left corner, row by row, with one unused number after
    /// each row.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The point with this number.
    #[inline]
    pub const fn from_index(index: usize) -> Point {
        Point(index as u16)
    }
}

/// The name of a point, as [`Size::vertex`] gives it; its text is such as `C4`.
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
