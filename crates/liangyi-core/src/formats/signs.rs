//! The signs that figures are printed with.

use crate::base::Color;

/// What a sign of a figure stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FigurePoint {
    /// A stone.
    Stone(Color),
    /// An empty point that says nothing of where it is.
    Empty,
    /// An empty point with the lines that leave it: whether the board goes on in each of [`Side::ALL`].
    Lines([bool; 4]),
}

/// A side of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Top,
    Bottom,
    Left,
    Right,
}

impl Side {
    pub const ALL: [Side; 4] = [Side::Top, Side::Bottom, Side::Left, Side::Right];
}

/// What a sign stands for; `None` for one that is none of a figure.
pub fn figure_point(sign: char) -> Option<FigurePoint> {
    Some(match sign {
        'X' | 'x' | 'Ｘ' | 'ｘ' | '#' | '●' | '⚫' | '◆' | '■' | '▲' | '▼' | '◉' => {
            FigurePoint::Stone(Color::Black)
        }
        'O' | 'o' | 'Ｏ' | 'ｏ' | '○' | '〇' | '◯' | '⚪' | '◇' | '□' | '△' | '▽' | '◎' => {
            FigurePoint::Stone(Color::White)
        }
        '.' | '．' | '·' | '・' | '‧' | '•' | ',' | '+' | '＋' | '﹢' | '十' | '╋' | '*' | '＊' | '☆' | '×' => {
            FigurePoint::Empty
        }
        '┼' | '╂' | '┿' | '╬' | '╪' | '╫' => FigurePoint::Lines([true, true, true, true]),
        '┌' | '┏' | '╔' | '╭' | '┍' | '┎' => FigurePoint::Lines([false, true, false, true]),
        '┐' | '┓' | '╗' | '╮' | '┑' | '┒' => FigurePoint::Lines([false, true, true, false]),
        '└' | '┗' | '╚' | '╰' | '┕' | '┖' => FigurePoint::Lines([true, false, false, true]),
        '┘' | '┛' | '╝' | '╯' | '┙' | '┚' => FigurePoint::Lines([true, false, true, false]),
        '├' | '┣' | '╠' | '┝' | '┠' | '╟' | '╞' => FigurePoint::Lines([true, true, false, true]),
        '┤' | '┫' | '╣' | '┥' | '┨' | '╢' | '╡' => FigurePoint::Lines([true, true, true, false]),
        '┬' | '┳' | '╦' | '┯' | '┰' | '╤' | '╥' => FigurePoint::Lines([false, true, true, true]),
        '┴' | '┻' | '╩' | '┷' | '┸' | '╧' | '╨' => FigurePoint::Lines([true, false, true, true]),
        _ => return None,
    })
}

/// Whether a sign is printed in figures and hardly anywhere else.
pub fn is_of_figures(sign: char) -> bool {
    figure_point(sign).is_some_and(|cell| match cell {
        FigurePoint::Lines(_) => true,
        FigurePoint::Stone(_) => !sign.is_ascii() && sign != '〇',
        FigurePoint::Empty => false,
    })
}

/// The value of a digit of any width.
pub fn digit(sign: char) -> Option<u32> {
    match sign {
        '０'..='９' => Some(sign as u32 - '０' as u32),
        _ => sign.to_digit(10),
    }
}
