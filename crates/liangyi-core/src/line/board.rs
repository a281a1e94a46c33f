//! A board as its lines: every stone is a bit of its row, its column and its two diagonals.

use super::bits::LineBits;
use crate::base::{Color, Point, PointSet, Size, named_enum};
use crate::board::Board;

const SIDE: usize = Size::MAX_LINES;
/// How many lines the largest board has: rows, columns, and diagonals both ways, of one cell and more.
pub const LINES: usize = 2 * SIDE + 2 * (2 * SIDE - 1);

named_enum! {
    /// The way a line runs. Places of a point on its four lines are in this order.
    Direction {
        /// From left to right.
        Row = "row",
        /// From bottom to top.
        Column = "column",
        /// A diagonal from the lower left to the upper right.
        Rising = "rising",
        /// A diagonal from the upper left to the lower right.
        Falling = "falling",
    }
}

impl Direction {
    /// Columns to the right and rows up that one step along the line takes.
    pub const fn step(self) -> (isize, isize) {
        match self {
            Direction::Row => (1, 0),
            Direction::Column => (0, 1),
            Direction::Rising => (1, 1),
            Direction::Falling => (1, -1),
        }
    }

    /// What it is called in explanations.
    pub const fn explained(self) -> &'static str {
        match self {
            Direction::Row => "row",
            Direction::Column => "column",
            Direction::Rising => "rising diagonal",
            Direction::Falling => "falling diagonal",
        }
    }
}

/// Where a point is on one of its lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinePlace {
    /// The number of the line, below [`LINES`].
    pub line: usize,
    /// The number of the cell on it, [`LineBits::PAD`] and above.
    pub cell: u32,
}

/// The stones of a line game, without history and turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineBoard {
    size: Size,
    /// 2^16 divided by the board's stride, rounded up: it turns a division of a point's number into a product.
    reciprocal: u32,
    stones: [[u32; LINES]; 2],
    empty: [u32; LINES],
}

impl LineBoard {
    /// An empty board.
    pub fn new(size: Size) -> LineBoard {
        let reciprocal = (1u32 << 16).div_ceil(size.stride() as u32);
        let mut board = LineBoard { size, reciprocal, stones: [[0; LINES]; 2], empty: [0; LINES] };
        for point in size.points() {
            for place in board.places(point) {
                board.empty[place.line] |= 1 << place.cell;
            }
        }
        board
    }

    /// The stones of another kind of board.
    pub fn of(board: &Board) -> LineBoard {
        let mut lines = LineBoard::new(board.size());
        for color in Color::BOTH {
            board.stones(color).iter().for_each(|point| lines.place(color, point));
        }
        lines
    }

    /// Its size.
    #[inline]
    pub fn size(&self) -> Size {
        self.size
    }

    #[inline(always)]
    fn coordinates(&self, point: Point) -> (usize, usize) {
        let y = (point.index() as u32 * self.reciprocal >> 16) as usize;
        (point.index() - y * self.size.stride(), y)
    }

    /// Where `point` is on its four lines, in the order of [`Direction::ALL`].
    #[inline(always)]
    pub fn places(&self, point: Point) -> [LinePlace; 4] {
        let (x, y) = self.coordinates(point);
        let (across, up) = (x as u32 + LineBits::PAD, y as u32 + LineBits::PAD);
        [
            LinePlace { line: y, cell: across },
            LinePlace { line: SIDE + x, cell: up },
            LinePlace { line: 3 * SIDE - 1 + x - y, cell: across },
            LinePlace { line: 4 * SIDE - 1 + x + y, cell: across },
        ]
    }

    /// The point at a place.
    #[inline]
    pub fn point(&self, place: LinePlace) -> Point {
        let at = (place.cell - LineBits::PAD) as usize;
        match place.line {
            line if line < SIDE => self.size.point(at, line),
            line if line < 2 * SIDE => self.size.point(line - SIDE, at),
            line if line < 4 * SIDE - 1 => self.size.point(at, at + 3 * SIDE - 1 - line),
            line => self.size.point(at, line - (4 * SIDE - 1) - at),
        }
    }

    /// The points of some cells of a line, in the order of the cells.
    pub fn points(&self, line: usize, cells: u32) -> impl Iterator<Item = Point> + '_ {
        (0..u32::BITS).filter(move |cell| cells >> cell & 1 != 0).map(move |cell| self.point(LinePlace { line, cell }))
    }

    /// A line as `color` sees it.
    #[inline(always)]
    pub fn line(&self, color: Color, line: usize) -> LineBits {
        LineBits { own: self.stones[color.index()][line], empty: self.empty[line] }
    }

    /// The colour of the stone on `point`, or `None` where it is empty.
    #[inline]
    pub fn at(&self, point: Point) -> Option<Color> {
        let (x, y) = self.coordinates(point);
        let bit = 1 << (x as u32 + LineBits::PAD);
        Color::BOTH.into_iter().find(|color| self.stones[color.index()][y] & bit != 0)
    }

    /// The empty points.
    pub fn empty_points(&self) -> PointSet {
        self.size.points().filter(|&point| self.at(point).is_none()).collect()
    }

    /// Puts a stone on the empty point `point`.
    #[inline(always)]
    pub fn place(&mut self, color: Color, point: Point) {
        for place in self.places(point) {
            self.stones[color.index()][place.line] |= 1 << place.cell;
            self.empty[place.line] &= !(1 << place.cell);
        }
    }

    /// Takes the stone of `color` off `point`.
    #[inline(always)]
    pub fn remove(&mut self, color: Color, point: Point) {
        for place in self.places(point) {
            self.stones[color.index()][place.line] &= !(1 << place.cell);
            self.empty[place.line] |= 1 << place.cell;
        }
    }

    /// Whether the stone that `color` has on `point`, or would have there, makes five: exactly five if `exact`.
    #[inline]
    pub fn makes_five(&self, color: Color, point: Point, exact: bool) -> bool {
        self.places(point).into_iter().any(|place| {
            let run = self.line(color, place.line).with(place.cell).run(place.cell);
            run == 5 || run > 5 && !exact
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_is_found_again_on_its_four_lines() {
        for size in [(5, 5), (21, 21), (21, 5), (7, 19), (15, 15)].map(|(w, h)| Size::new(w, h).unwrap()) {
            let board = LineBoard::new(size);
            for point in size.points() {
                assert_eq!(board.coordinates(point), size.coordinates(point));
                for place in board.places(point) {
                    assert_eq!(board.point(place), point);
                    assert!(board.line(Color::Black, place.line).empty >> place.cell & 1 != 0);
                }
            }
            let cells: u32 = (0..LINES).map(|line| board.line(Color::Black, line).empty.count_ones()).sum();
            assert_eq!(cells as usize, 4 * size.area());
        }
    }

    #[test]
    fn a_stone_that_is_taken_off_leaves_the_board_as_it_was() {
        let size = Size::square(9).unwrap();
        let (mut board, point) = (LineBoard::new(size), size.point(3, 7));
        board.place(Color::White, point);
        assert_eq!((board.at(point), board.empty_points().len()), (Some(Color::White), 80));
        board.remove(Color::White, point);
        assert_eq!(board, LineBoard::new(size));
    }
}
