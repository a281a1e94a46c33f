//! The signs that figures are printed with.

use crate::base::Color;

/// What a sign of a figure stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
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
pub fn cell(sign: char) -> Option<Cell> {
    Some(match sign {
        'X' | 'x' | 'Ｘ' | 'ｘ' | '#' | '●' | '⚫' | '◆' | '■' | '▲' | '▼' | '◉' => {
            Cell::Stone(Color::Black)
        }
        'O' | 'o' | 'Ｏ' | 'ｏ' | '○' | '〇' | '◯' | '⚪' | '◇' | '□' | '△' | '▽' | '◎' => {
            Cell::Stone(Color::White)
        }
        '.' | '．' | '·' | '・' | '‧' | '•' | ',' | '+' | '＋' | '﹢' | '十' | '╋' | '*' | '＊' | '☆' | '×' => {
            Cell::Empty
        }
        '┼' | '╂' | '┿' | '╬' | '╪' | '╫' => Cell::Lines([true, true, true, true]),
        '┌' | '┏' | '╔' | '╭' | '┍' | '┎' => Cell::Lines([false, true, false, true]),
        '┐' | '┓' | '╗' | '╮' | '┑' | '┒' => Cell::Lines([false, true, true, false]),
        '└' | '┗' | '╚' | '╰' | '┕' | '┖' => Cell::Lines([true, false, false, true]),
        '┘' | '┛' | '╝' | '╯' | '┙' | '┚' => Cell::Lines([true, false, true, false]),
        '├' | '┣' | '╠' | '┝' | '┠' | '╟' | '╞' => Cell::Lines([true, true, false, true]),
        '┤' | '┫' | '╣' | '┥' | '┨' | '╢' | '╡' => Cell::Lines([true, true, true, false]),
        '┬' | '┳' | '╦' | '┯' | '┰' | '╤' | '╥' => Cell::Lines([false, true, true, true]),
        '┴' | '┻' | '╩' | '┷' | '┸' | '╧' | '╨' => Cell::Lines([true, false, true, true]),
        _ => return None,
    })
}

/// Whether a sign is printed in figures and hardly anywhere else.
pub fn is_of_figures(sign: char) -> bool {
    cell(sign).is_some_and(|cell| match cell {
        Cell::Lines(_) => true,
        Cell::Stone(_) => !sign.is_ascii() && sign != '〇',
        Cell::Empty => false,
    })
}

/// The value of a digit of any width.
pub fn digit(sign: char) -> Option<u32> {
    match sign {
        '０'..='９' => Some(sign as u32 - '０' as u32),
        _ => sign.to_digit(10),
    }
}
