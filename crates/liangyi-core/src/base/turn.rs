//! The sixteen ways to look at a position: turned and mirrored, with the colours exchanged or not.

use super::color::Color;
use super::geometry::{Point, Size};
use super::set::PointSet;

const FLIPS_X: u8 = 1;
const FLIPS_Y: u8 = 2;
const TRANSPOSES: u8 = 4;
const EXCHANGES: u8 = 8;

/// A rotation or reflection of the board, with the colours exchanged or not. Half of them turn a board of 9x13 into one
/// of 13x9.
///
/// ```
/// use liangyi_core::base::{Color, Size, Turn};
///
/// let size = Size::new(9, 13).expect("2 to 21 lines");
/// let corner = size.point(8, 0);
/// for turn in Turn::all() {
///     let turned = turn.point(size, corner);
///     assert_eq!(turn.inverse().point(turn.size(size), turned), corner);
///     assert_eq!(turn.inverse().color(turn.color(Color::Black)), Color::Black);
/// }
/// assert_eq!(Turn::all().count(), 16);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn(u8);

impl Turn {
    /// The position as it is.
    pub const IDENTITY: Turn = Turn(0);

    /// All of them, [`Turn::IDENTITY`] first.
    pub fn all() -> impl Iterator<Item = Turn> {
        (0..16).map(Turn)
    }

    /// Whether it exchanges the colours.
    pub const fn exchanges(self) -> bool {
        self.0 & EXCHANGES != 0
    }

    /// The one that takes it back.
    pub const fn inverse(self) -> Turn {
        if self.0 & TRANSPOSES == 0 {
            return self;
        }
        let kept = self.0 & (TRANSPOSES | EXCHANGES);
        let x = if self.0 & FLIPS_Y == 0 { 0 } else { FLIPS_X };
        let y = if self.0 & FLIPS_X == 0 { 0 } else { FLIPS_Y };
        Turn(kept | x | y)
    }

    /// The size of a board of `size` that was turned.
    pub const fn size(self, size: Size) -> Size {
        if self.0 & TRANSPOSES == 0 { size } else { size.transposed() }
    }

    /// Where `point` of a board of `size` comes to lie.
    pub const fn point(self, size: Size, point: Point) -> Point {
        let (x, y) = size.coordinates(point);
        let x = if self.0 & FLIPS_X == 0 { x } else { size.width() - 1 - x };
        let y = if self.0 & FLIPS_Y == 0 { y } else { size.height() - 1 - y };
        if self.0 & TRANSPOSES == 0 { size.point(x, y) } else { size.transposed().point(y, x) }
    }

    /// Where `points` of a board of `size` come to lie.
    pub fn points(self, size: Size, points: &PointSet) -> PointSet {
        points.iter().map(|point| self.point(size, point)).collect()
    }

    /// What `color` becomes.
    pub const fn color(self, color: Color) -> Color {
        if self.exchanges() { color.opponent() } else { color }
    }
}
