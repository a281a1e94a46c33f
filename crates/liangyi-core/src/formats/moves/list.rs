//! Lists of moves as renju players write them: points with letters, and `pass`.

use super::error::{BadMoves, quoted};
use super::record::MoveRecord;
use crate::base::{BETWEEN_POINTS, Point, PointNames, Size};

/// The board of lists, which do not name one.
fn size() -> Size {
    const { Size::square(15).expect("2 to 21 lines") }
}

/// The games of a text that is a list of moves such as `h8g6f6` or `1. h8 2. g6`, from Black's first on a board of 15
/// lines. Each line is a game where it holds several moves; where numbers of moves stand in the text, a game begins at
/// each line with the first. `None` where most of the text is something else.
pub fn read(text: &str) -> Option<Result<Vec<Result<MoveRecord, BadMoves>>, BadMoves>> {
    let names = PointNames::of_line_games(size());
    let mut lines: Vec<ListLine> = Vec::new();
    let (mut all, mut like_moves, mut bad) = (0, 0, None);
    for (number, line) in (1..).zip(text.lines()) {
        let mut found = ListLine { number, first: None, points: Vec::new(), off_board: None };
        let is_between = |sign: char| sign.is_whitespace() || sign == '-' || BETWEEN_POINTS.contains(&sign);
        for word in line.split(is_between).filter(|word| !word.is_empty()) {
            all += 1;
            if found.add(word, names) {
                like_moves += 1;
            } else if all == 1 {
                return None;
            } else {
                bad.get_or_insert_with(|| BadMoves::NoMove { line: number, text: quoted(word) });
            }
        }
        lines.push(found);
    }
    let has_point = lines.iter().any(|line| line.points.iter().flatten().next().is_some());
    let is_list = 2 * like_moves > all && has_point;
    is_list.then(|| bad.map_or_else(|| Ok(games(lines)), Err))
}

/// A line of a list.
struct ListLine {
    /// Which it is, counted from 1.
    number: usize,
    /// The first number of a move in it.
    first: Option<u32>,
    /// The moves; `None` is a pass.
    points: Vec<Option<Point>>,
    /// What would be its first move off the board, after how many moves of the line.
    off_board: Option<(usize, String)>,
}

impl ListLine {
    /// Adds the moves of a word, before each of which its number may stand; not if it has anything else. A letter with
    /// a number that is no point of the board is such a move too.
    fn add(&mut self, word: &str, names: PointNames) -> bool {
        let mut rest = word;
        while !rest.is_empty() {
            let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
            let number = digits(rest);
            if number > 0 {
                // `1.` before a move.
                let (before, Some(after)) = (rest[..number].parse().ok(), rest[number..].strip_prefix('.')) else {
                    return false;
                };
                self.first = self.first.or(before);
                rest = after;
                continue;
            }
            if rest.eq_ignore_ascii_case("pass") {
                self.points.push(None);
                return true;
            }
            if !rest.starts_with(|sign: char| sign.is_ascii_alphabetic()) {
                return false;
            }
            let (text, after) = rest.split_at(1 + digits(&rest[1..]));
            match names.read(text) {
                Some(point) => self.points.push(Some(point)),
                // Nothing before it has been a point: whatever the text is, it is no list.
                None if text.len() == 1 || self.number == 1 && self.points.is_empty() => return false,
                None => {
                    self.off_board.get_or_insert_with(|| (self.points.len(), quoted(text)));
                }
            }
            rest = after;
        }
        true
    }
}

/// The games of the lines of a list.
fn games(lines: Vec<ListLine>) -> Vec<Result<MoveRecord, BadMoves>> {
    let is_numbered = lines.iter().any(|line| line.first.is_some());
    let has_games = lines.iter().any(|line| line.points.len() > 1);
    let mut games: Vec<(usize, Vec<Option<Point>>, Option<BadMoves>)> = Vec::new();
    let mut is_after_blank = true;
    for ListLine { number: line, first, points, off_board } in lines {
        if points.is_empty() && first.is_none() && off_board.is_none() {
            is_after_blank = true;
            continue;
        }
        let begins = if is_numbered { first == Some(1) } else { has_games || is_after_blank };
        is_after_blank = false;
        if begins || games.is_empty() {
            games.push((line, Vec::new(), None));
        }
        let (_, made, bad) = games.last_mut().expect("one has just begun");
        if let (None, Some((after, text))) = (&bad, off_board) {
            *bad = Some(BadMoves::OffBoard { line, number: made.len() + after + 1, text });
        }
        made.extend(points);
    }
    games.retain(|(_, points, bad)| !points.is_empty() || bad.is_some());
    let game = |(line, points, bad): (usize, _, Option<BadMoves>)| match bad {
        Some(bad) => Err(bad),
        None => MoveRecord::new(size(), points, line, false),
    };
    games.into_iter().map(game).collect()
}
