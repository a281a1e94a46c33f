//! Stones on a board, and what placing a stone does to them.

use std::fmt;

use super::hash::{BoardKey, stone_key};
use crate::base::{Color, Point, PointSet, Size};

/// The stones on a board (盘内棋形). Every chain has a liberty unless [`Board::add`] has placed it without one.
///
/// ```
/// use liangyi_core::base::Color;
/// use liangyi_core::board::Board;
///
/// let mut board = Board::from_picture(". . .\nX O X\n. X .").expect("a board");
/// let point = board.size().parse_vertex("B3").expect("a vertex");
/// let before = board.key();
///
/// // Black takes White's last liberty.
/// let removed = board.place(Color::Black, point);
/// assert_eq!(removed.captured.len(), 1);
/// assert_eq!(board.to_string(), ". X .\nX . X\n. X .\n");
///
/// board.take_back(Color::Black, point, &removed);
/// assert_eq!(board.key(), before);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    size: Size,
    stones: [PointSet; 2],
    key: BoardKey,
}

/// The stones that placing a stone removes from the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Removed {
    /// The opponent's stones that lost their last liberty.
    pub captured: PointSet,
    /// The own chain of the stone placed, where nothing was captured and it has no liberty.
    pub suicide: PointSet,
}

impl Board {
    /// An empty board.
    pub fn new(size: Size) -> Board {
        Board { size, stones: [PointSet::EMPTY; 2], key: 0 }
    }

    /// The size of the board.
    #[inline]
    pub fn size(&self) -> Size {
        self.size
    }

    /// The stones of `color`.
    #[inline]
    pub fn stones(&self, color: Color) -> PointSet {
        self.stones[color.index()]
    }

    /// All stones.
    #[inline]
    pub fn occupied(&self) -> PointSet {
        self.stones[0] | self.stones[1]
    }

    /// The empty points.
    #[inline]
    pub fn empty(&self) -> PointSet {
        PointSet::full(self.size).without(&self.occupied())
    }

    /// The key of the stones: the exclusive or of [`stone_key`] of each. The size has no part in it.
    #[inline]
    pub fn key(&self) -> BoardKey {
        self.key
    }

    /// The colour of the stone on `point`, or `None` where it is empty.
    #[inline]
    pub fn at(&self, point: Point) -> Option<Color> {
        Color::BOTH.into_iter().find(|color| self.stones[color.index()].contains(point))
    }

    /// The chain (棋子组成的整体) of the stone on `point`; the empty set where there is no stone.
    pub fn chain(&self, point: Point) -> PointSet {
        match self.at(point) {
            Some(color) => PointSet::single(point).flood(self.size, &self.stones(color)),
            None => PointSet::EMPTY,
        }
    }

    /// The liberties (气) of a set of stones: the empty points adjacent to it.
    #[inline]
    pub fn liberties(&self, stones: &PointSet) -> PointSet {
        stones.dilate(self.size) & self.empty()
    }

    /// The chains of `color`.
    pub fn chains(&self, color: Color) -> Vec<PointSet> {
        self.stones(color).components(self.size)
    }

    /// The stones that a stone of `color` on `point`, which must be empty, would remove.
    pub fn removed_by(&self, color: Color, point: Point) -> Removed {
        let size = self.size;
        let placed = PointSet::single(point);
        let around = placed.dilate(size);
        let empty = self.empty().without(&placed);
        let mut captured = PointSet::EMPTY;
        let enemy = self.stones(color.opponent());
        let mut touched = around & enemy;
        while let Some(start) = touched.first() {
            let chain = PointSet::single(start).flood(size, &enemy);
            touched = touched.without(&chain);
            if !chain.dilate(size).intersects(&empty) {
                captured |= chain;
            }
        }
        if !captured.is_empty() || around.intersects(&empty) {
            return Removed { captured, suicide: PointSet::EMPTY };
        }
        let own = placed.flood(size, &(self.stones(color) | placed));
        let alive = own.dilate(size).intersects(&empty);
        Removed { captured, suicide: if alive { PointSet::EMPTY } else { own } }
    }

    /// Places a stone of `color` on `point`, which must be empty. Removes the opponent's chains that have lost their
    /// last liberty, or, where there are none, the chain of the stone itself if it has no liberty.
    pub fn place(&mut self, color: Color, point: Point) -> Removed {
        debug_assert!(self.at(point).is_none());
        let removed = self.removed_by(color, point);
        self.toggle(color, &PointSet::single(point));
        self.toggle(color.opponent(), &removed.captured);
        self.toggle(color, &removed.suicide);
        removed
    }

    /// Takes back the last [`Board::place`], given its arguments and what it returned.
    pub fn take_back(&mut self, color: Color, point: Point, removed: &Removed) {
        self.toggle(color, &removed.suicide);
        self.toggle(color.opponent(), &removed.captured);
        self.toggle(color, &PointSet::single(point));
    }

    /// Adds stones for a set-up, without removing any. The points must be empty.
    pub fn add(&mut self, color: Color, points: &PointSet) {
        debug_assert!(!points.intersects(&self.occupied()));
        self.toggle(color, points);
    }

    /// Removes the stones on `points`, of either colour.
    pub fn clear(&mut self, points: &PointSet) {
        for color in Color::BOTH {
            self.toggle(color, &(self.stones(color) & *points));
        }
    }

    /// Whether every chain has a liberty.
    pub fn is_legal(&self) -> bool {
        let empty = self.empty();
        Color::BOTH.into_iter().all(|color| {
            let stones = self.stones(color);
            (empty.dilate(self.size) & stones).flood(self.size, &stones) == stones
        })
    }

    fn toggle(&mut self, color: Color, points: &PointSet) {
        self.stones[color.index()] ^= *points;
        for point in points.iter() {
            self.key ^= stone_key(color, point);
        }
    }

    /// Reads a figure: lines from the top with `X` for a black stone, `O` for a white one and `.` for an empty point.
    /// All other characters, such as blanks and row numbers, are ignored, and so are lines without any of the three.
    /// `None` if the lines differ in length or their number or length is no size of a board.
    pub fn from_picture(picture: &str) -> Option<Board> {
        let rows: Vec<Vec<char>> = picture
            .lines()
            .map(|line| line.chars().filter(|sign| "XO.".contains(*sign)).collect::<Vec<_>>())
            .filter(|row| !row.is_empty())
            .collect();
        let size = Size::new(rows.first()?.len() as u32, rows.len() as u32)?;
        let mut board = Board::new(size);
        for (down, row) in rows.iter().enumerate() {
            if row.len() != size.width() {
                return None;
            }
            for (x, sign) in row.iter().enumerate() {
                let point = PointSet::single(size.point(x, size.height() - 1 - down));
                match sign {
                    'X' => board.add(Color::Black, &point),
                    'O' => board.add(Color::White, &point),
                    _ => {}
                }
            }
        }
        Some(board)
    }
}

impl fmt::Display for Board {
    /// The figure that [`Board::from_picture`] reads, a blank between the points of a row.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for y in (0..self.size.height()).rev() {
            for x in 0..self.size.width() {
                let sign = match self.at(self.size.point(x, y)) {
                    Some(Color::Black) => 'X',
                    Some(Color::White) => 'O',
                    None => '.',
                };
                write!(f, "{}{sign}", if x > 0 { " " } else { "" })?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.size)?;
        fmt::Display::fmt(self, f)
    }
}
