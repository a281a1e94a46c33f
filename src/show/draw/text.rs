//! A board as text: wood and stones in colours, `●` and `○` where there are none, or letters.

use std::fmt::Write;

use anstyle::{Ansi256Color, Color as Ink, Style};
use liangyi_core::base::{Color, Point, PointNames, PointSet};
use liangyi_core::board::Board;

use crate::show::words::columns;

/// What can be shown where the text is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// Colours.
    pub colors: bool,
    /// Signs beyond ASCII.
    pub unicode: bool,
    /// The columns that there are; `None` where lines may be of any length.
    pub width: Option<usize>,
}

/// What is drawn besides stones.
#[derive(Clone, Debug, Default)]
pub struct Marks {
    /// The last stone.
    pub last: Option<Point>,
    /// Points on which no stone may be put.
    pub forbidden: PointSet,
    /// Signs on empty points.
    pub signs: Vec<(Point, char)>,
    /// Whether the board is marked with the star points of line games.
    pub is_line_game: bool,
    /// Texts to the right of the first rows, or below the board where there are too few columns.
    pub notes: Vec<String>,
}

const WOOD: Ink = Ink::Ansi256(Ansi256Color(179));
const LAST: Ink = Ink::Ansi256(Ansi256Color(110));
const BLACK: Ink = Ink::Ansi256(Ansi256Color(16));
const WHITE: Ink = Ink::Ansi256(Ansi256Color(231));
const GRID: Ink = Ink::Ansi256(Ansi256Color(94));
const RED: Ink = Ink::Ansi256(Ansi256Color(124));

/// What stands between the board and a text beside it.
const BETWEEN: &str = "   ";

/// The board with its coordinates, a line for each row, from the top.
pub fn drawn(board: &Board, names: PointNames, marks: &Marks, look: Look) -> String {
    let lines: String = names.column_lines().iter().map(|line| format!("  {line}\n")).collect();
    let mut text = lines.clone();
    let size = board.size();
    let stars = if marks.is_line_game { size.star_points_of_line_games() } else { size.star_points() };
    let beside = 2 + 2 * size.width() + 3 + BETWEEN.len();
    let room = look.width.map_or(usize::MAX, |width| width.saturating_sub(beside));
    let (notes, below): (&[String], &[String]) =
        if marks.notes.iter().all(|note| columns(note) <= room) { (&marks.notes, &[]) } else { (&[], &marks.notes) };
    for y in (0..size.height()).rev() {
        let number = y + 1;
        let _ = write!(text, "{number:2}");
        for x in 0..size.width() {
            let point = size.point(x, y);
            text += &cell(board.at(point), point, stars.contains(&point), marks, look);
        }
        if look.colors {
            let wood = Style::new().bg_color(Some(WOOD));
            let _ = write!(text, "{wood} {wood:#}{number}");
        } else {
            let end = size.point(size.width() - 1, y);
            let _ = write!(text, "{}{number}", if marks.last == Some(end) { ')' } else { ' ' });
        }
        if let Some(note) = notes.get(size.height() - number) {
            let _ = write!(text, "{BETWEEN}{note}");
        }
        text.push('\n');
    }
    let below: String = below.iter().map(|note| format!("{note}\n")).collect();
    text + &lines + &below
}

/// A point and what stands before it.
fn cell(stone: Option<Color>, point: Point, is_star: bool, marks: &Marks, look: Look) -> String {
    let is_last = marks.last == Some(point);
    let is_forbidden = stone.is_none() && marks.forbidden.contains(point);
    let marked = marks.signs.iter().find(|(at, _)| *at == point).map(|(_, sign)| *sign).filter(|_| stone.is_none());
    let sign = marked.unwrap_or(match (stone, look.colors, look.unicode) {
        (Some(_), true, true) | (Some(Color::Black), false, true) => '●',
        (Some(Color::White), false, true) => '○',
        (Some(Color::Black), ..) => 'X',
        (Some(Color::White), ..) => 'O',
        (None, ..) if is_forbidden => 'x',
        // A dot is taken for a stone.
        (None, ..) if is_star => '+',
        (None, _, true) => '·',
        (None, ..) => '.',
    });
    if !look.colors {
        // The brackets of the last stone stand where there are blanks otherwise.
        let after_last = marks.last.is_some_and(|last| last.index() + 1 == point.index());
        let before = if is_last {
            '('
        } else if after_last {
            ')'
        } else {
            ' '
        };
        return format!("{before}{sign}");
    }
    let ink = match stone {
        Some(Color::Black) => BLACK,
        Some(Color::White) => WHITE,
        None if is_forbidden || marked.is_some() => RED,
        None => GRID,
    };
    let wood = Style::new().bg_color(Some(WOOD)).fg_color(Some(ink));
    let ground = if is_last { wood.bg_color(Some(LAST)) } else { wood };
    format!("{wood} {wood:#}{ground}{sign}{ground:#}")
}

/// Stones that lie next to the board: `●●● ○`; `None` if there are none.
pub fn pile(stones: [u32; 2], look: Look) -> Option<String> {
    const MOST: u32 = 10;
    let one = |color: Color| {
        let sign = match (color, look.colors, look.unicode) {
            (_, true, true) | (Color::Black, false, true) => "●",
            (Color::White, false, true) => "○",
            (Color::Black, ..) => "X",
            (Color::White, ..) => "O",
        };
        let drawn = match stones[color.index()] {
            0 => return None,
            count @ 1..=MOST => sign.repeat(count as usize),
            count => format!("{count} {sign}"),
        };
        let ink = if color == Color::Black { BLACK } else { WHITE };
        let style = Style::new().bg_color(Some(WOOD)).fg_color(Some(ink));
        Some(if look.colors { format!("{style} {drawn} {style:#}") } else { drawn })
    };
    let piles: Vec<String> = Color::BOTH.into_iter().filter_map(one).collect();
    (!piles.is_empty()).then(|| piles.join(" "))
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::Size;

    use super::*;

    #[test]
    fn without_colours_the_last_stone_stands_in_brackets_at_either_edge() {
        let size = Size::new(3, 2).unwrap();
        let names = PointNames::of_go(size);
        let mut board = Board::new(size);
        board.place(Color::White, size.point(2, 1));
        board.place(Color::Black, size.point(0, 0));
        let draw = |x, y| {
            let marks = Marks { last: Some(size.point(x, y)), notes: vec!["note".to_string()], ..Marks::default() };
            drawn(&board, names, &marks, Look::default())
        };
        assert_eq!(draw(2, 1), "   A B C\n 2 . .(O)2   note\n 1 X . . 1\n   A B C\n");
        assert_eq!(draw(0, 0), "   A B C\n 2 . . O 2   note\n 1(X). . 1\n   A B C\n");
    }

    #[test]
    fn colours_stand_around_the_same_signs() {
        let size = Size::square(9).unwrap();
        let names = PointNames::of_go(size);
        let mut board = Board::new(size);
        board.place(Color::Black, size.point(4, 4));
        let marks = Marks { last: Some(size.point(4, 4)), ..Marks::default() };
        let colored = drawn(&board, names, &marks, Look { colors: true, ..Look::default() });
        let plain = drawn(&board, names, &Marks::default(), Look::default());
        assert!(colored.len() > plain.len());
        assert_eq!(anstream::adapter::strip_str(&colored).to_string(), plain);
    }

    #[test]
    fn without_colours_the_sides_are_told_apart_by_their_signs() {
        let size = Size::new(3, 2).unwrap();
        let names = PointNames::of_go(size);
        let mut board = Board::new(size);
        board.place(Color::White, size.point(2, 1));
        board.place(Color::Black, size.point(0, 0));
        let marks = Marks { last: Some(size.point(0, 0)), ..Marks::default() };
        let text = drawn(&board, names, &marks, Look { unicode: true, ..Look::default() });
        assert_eq!(text, "   A B C\n 2 · · ○ 2\n 1(●)· · 1\n   A B C\n");
    }

    #[test]
    fn a_narrow_terminal_has_the_piles_below_the_board() {
        let size = Size::new(3, 2).unwrap();
        let names = PointNames::of_go(size);
        let marks = Marks { notes: vec!["Virtual: XX".to_string()], ..Marks::default() };
        let draw = |width| drawn(&Board::new(size), names, &marks, Look { width: Some(width), ..Look::default() });
        assert_eq!(draw(25), "   A B C\n 2 . . . 2   Virtual: XX\n 1 . . . 1\n   A B C\n");
        assert!(draw(25).lines().all(|line| line.len() <= 24));
        assert_eq!(draw(20), "   A B C\n 2 . . . 2\n 1 . . . 1\n   A B C\nVirtual: XX\n");
    }

    #[test]
    fn piles_of_many_stones_are_counted() {
        let look = Look::default();
        assert_eq!(pile([3, 0], look).as_deref(), Some("XXX"));
        assert_eq!(pile([11, 1], look).as_deref(), Some("11 X O"));
        assert_eq!(pile([0, 0], look), None);
    }
}
