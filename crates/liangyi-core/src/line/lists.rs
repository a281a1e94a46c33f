//! Line games as lists of their moves: `h8g6f6`, and the files of the Piskvork manager (`.psq`).

use super::game::LineGame;
use crate::base::{Color, Point, PointNames, Size};
use crate::game::{Move, Played};
use crate::sgf::{Info, SgfGame, SgfStep};

/// How the files of Piskvork begin.
const PISKVORK: &str = "Piskvorky";

/// Why a list of moves gives no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadMoveList {
    /// The board of a file of Piskvork's is too small or too large.
    #[error("line 1: '{0}' names no board of 5 to 21 lines a side")]
    Board(String),
    /// A move of a file of Piskvork's is not on its board.
    #[error("line {line}: '{text}' is no point of the board")]
    Point {
        /// The line, counted from 1.
        line: usize,
        /// What stands there.
        text: String,
    },
    /// A move is on a stone.
    #[error("move {0} of the list is on a stone")]
    OnStone(usize),
}

/// The game of a text that is a list of moves and nothing else: points with letters, as `h8g6f6` or `1. h8 2. g6`, from
/// Black's first on a board of 15 lines, or a file of Piskvork's, which says its board. `None` where it is neither.
///
/// ```
/// use liangyi_core::line::read_move_list;
/// assert_eq!(read_move_list("h8 g6 f6").unwrap().unwrap().moves().count(), 3);
/// assert_eq!(read_move_list("Piskvorky 20x20, 11:11, 0\n10,10,0\n11,9,4\n").unwrap().unwrap().size.width(), 20);
/// assert!(read_move_list("(;GM[4])").is_none());
/// ```
pub fn read_move_list(text: &str) -> Option<Result<SgfGame, BadMoveList>> {
    let text = text.trim_start_matches('\u{feff}').trim();
    if text.starts_with(PISKVORK) {
        return Some(piskvork(text));
    }
    let size = Size::square(15)?;
    Some(record(size, points(text, size)?))
}

/// Points with letters, between which numbers of moves, blanks and commas may stand; `None` where anything else does.
fn points(text: &str, size: Size) -> Option<Vec<Point>> {
    let names = PointNames::of_line_games(size);
    let mut points = Vec::new();
    let mut rest = text;
    loop {
        rest = rest.trim_start_matches([' ', '\t', '\r', '\n', ',', ';', '-']);
        let is_digit = |sign: &char| sign.is_ascii_digit();
        let number = rest.chars().take_while(is_digit).count();
        // `1.` before a move.
        if number > 0 {
            rest = rest[number..].strip_prefix('.')?;
            continue;
        }
        let Some(letter) = rest.chars().next() else { break };
        if !letter.is_ascii_alphabetic() {
            return None;
        }
        let digits = rest[1..].chars().take_while(is_digit).count();
        points.push(names.read(&rest[..1 + digits])?);
        rest = &rest[1 + digits..];
    }
    (!points.is_empty()).then_some(points)
}

/// A file of Piskvork's: its board in the first line, then a move on each line, column and row from the upper left
/// corner, each from 1, and a time. What comes after is not read.
fn piskvork(text: &str) -> Result<SgfGame, BadMoveList> {
    let mut lines = text.lines();
    let first = lines.next().unwrap_or_default();
    let size = || {
        let (width, height) = first[PISKVORK.len()..].split(',').next()?.trim().split_once('x')?;
        let size = Size::new(width.trim().parse().ok()?, height.trim().parse().ok()?)?;
        (size.width().min(size.height()) >= LineGame::MIN_LINES).then_some(size)
    };
    let size = size().ok_or_else(|| BadMoveList::Board(first.to_string()))?;
    let mut points = Vec::new();
    for (line, text) in (2..).zip(lines) {
        let numbers: Option<Vec<i64>> = text.split(',').map(|number| number.trim().parse().ok()).collect();
        let Some([x, y, _]) = numbers.as_deref() else { break };
        let on_board = |number: i64, lines: usize| usize::try_from(number - 1).ok().filter(|&index| index < lines);
        let place = on_board(*x, size.width()).zip(on_board(*y, size.height()));
        let (x, down) = place.ok_or_else(|| BadMoveList::Point { line, text: text.to_string() })?;
        points.push(size.point(x, size.height() - 1 - down));
    }
    record(size, points)
}

/// The record of moves in turn.
fn record(size: Size, points: Vec<Point>) -> Result<SgfGame, BadMoveList> {
    let mut seen = std::collections::HashSet::new();
    if let Some(index) = points.iter().position(|&point| !seen.insert(point)) {
        return Err(BadMoveList::OnStone(index + 1));
    }
    let colors = Color::BOTH.into_iter().cycle();
    let moves = points.into_iter().zip(colors).map(|(point, color)| Played { color, mv: Move::Play(point) });
    Ok(SgfGame {
        size,
        komi: None,
        handicap: 0,
        info: Info::default(),
        steps: moves.map(SgfStep::Move).collect(),
        forced: Vec::new(),
        handicap_by_plays: false,
        declared_end: None,
        territory: Default::default(),
        agreed: None,
        next: None,
        warnings: Vec::new(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Option<Result<Vec<String>, String>> {
        Some(match read_move_list(text)? {
            Ok(record) => {
                let names = PointNames::of_line_games(record.size);
                Ok(record
                    .moves()
                    .map(|played| played.mv.point().map_or_else(String::new, |point| names.name(point)))
                    .collect())
            }
            Err(error) => Err(error.to_string()),
        })
    }

    fn are(points: &[&str]) -> Option<Result<Vec<String>, String>> {
        Some(Ok(points.iter().map(|point| (*point).to_string()).collect()))
    }

    #[test]
    fn lists_of_points_are_read_however_they_are_set() {
        for text in
            ["h8i9g6", "H8I9G6", "h8 i9 g6\n", "h8, i9, g6", "h8-i9-g6", "1. h8 2. i9 3. g6", "1.h8\r\n2.i9\r\n3.g6"]
        {
            assert_eq!(names(text), are(&["H8", "I9", "G6"]), "{text}");
        }
        assert_eq!(names("o15a1"), are(&["O15", "A1"]));
        let colors: Vec<Color> =
            read_move_list("h8i9g6").unwrap().unwrap().moves().map(|played| played.color).collect();
        assert_eq!(colors, [Color::Black, Color::White, Color::Black]);
        assert_eq!(names("h8i9h8"), Some(Err("move 3 of the list is on a stone".to_string())));
        for text in ["", "h8 hello", "p1", "h16", "h", "8", "X . O\n. X .", "(;B[hh])", "h8 = i9", "1.", "棋h8"] {
            assert_eq!(names(text), None, "{text}");
        }
    }

    #[test]
    fn files_of_piskvork_are_read() {
        let file = "Piskvorky 15x15, 11:11, 0\n8,8,0\r\n9,7,1200\n1,15,3\npbrain-a.zip\npbrain-b.zip\n-1\n";
        assert_eq!(names(file), are(&["H8", "I9", "A1"]));
        assert_eq!(names("Piskvorky 20x20, 11:11, 0"), are(&[]));
        for (text, error) in [
            ("Piskvorky 4x4, 0\n1,1,0", "line 1: 'Piskvorky 4x4, 0' names no board of 5 to 21 lines a side"),
            ("Piskvorky", "line 1: 'Piskvorky' names no board of 5 to 21 lines a side"),
            ("Piskvorky 15x15\n8,8,0\n16,1,0", "line 3: '16,1,0' is no point of the board"),
            ("Piskvorky 15x15\n0,1,0", "line 2: '0,1,0' is no point of the board"),
            ("Piskvorky 15x15\n8,8,0\n8,8,0", "move 2 of the list is on a stone"),
        ] {
            assert_eq!(names(text), Some(Err(error.to_string())), "{text}");
        }
    }

    proptest::proptest! {
        #[test]
        fn any_text_is_read_or_not(text in "(Piskvorky 15x15\n)?[a-p0-9,. \n棋x]{0,40}") {
            _ = names(&text);
        }
    }
}
