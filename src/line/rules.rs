//! The rules of line games as data.

use crate::base::Color;

/// The rules of a line game: one value on each axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineRules {
    /// Whether Black loses by a move that makes an overline, a four-four or a three-three, and no five.
    pub forbidden_points: bool,
    /// By colour, whether six or more in a line win as five do.
    pub overline_wins: [bool; 2],
}

impl LineRules {
    /// Renju: Black wins by exactly five and has forbidden points (禁手), White wins by five or more.
    pub const RENJU: LineRules = LineRules { forbidden_points: true, overline_wins: [false, true] };
    /// Five in a row where only exactly five win.
    pub const STANDARD: LineRules = LineRules { forbidden_points: false, overline_wins: [false, false] };
    /// Five in a row without forbidden points: five or more win.
    pub const FREE_STYLE: LineRules = LineRules { forbidden_points: false, overline_wins: [true, true] };

    /// Whether `color` needs exactly five: six in a line are none.
    #[inline]
    pub const fn exact(&self, color: Color) -> bool {
        !self.overline_wins[color.index()]
    }

    /// Whether there are points that `color` must not play.
    #[inline]
    pub const fn restricts(&self, color: Color) -> bool {
        match color {
            Color::Black => self.forbidden_points,
            Color::White => false,
        }
    }
}
