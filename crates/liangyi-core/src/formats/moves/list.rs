//! Lists of moves as renju players write them: points with letters and nothing else.

use super::error::{BadMoves, quoted};
use super::record::MoveRecord;
use crate::base::{Point, PointNames, Size};

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
    let (mut all, mut good, mut bad) = (0, 0, None);
    for (number, line) in (1..).zip(text.lines()) {
        let mut found = ListLine { number, first: None, points: Vec::new() };
        for word in line.split([' ', '\t', '\r', ',', ';', '-']).filter(|word| !word.is_empty()) {
            all += 1;
            if found.add(word, names) {
                good += 1;
            } else if all == 1 {
                return None;
            } else {
                bad.get_or_insert_with(|| BadMoves::NoMove { line: number, text: quoted(word) });
            }
        }
        lines.push(found);
    }
    let is_list = 2 * good > all && lines.iter().any(|line| !line.points.is_empty());
    is_list.then(|| bad.map_or_else(|| Ok(games(lines)), Err))
}

/// A line of a list.
struct ListLine {
    /// Which it is, counted from 1.
    number: usize,
    /// The first number of a move in it.
    first: Option<u32>,
    points: Vec<Point>,
}

impl ListLine {
    /// Adds the points of a word, before each of which the number of its move may stand; not if it has anything else.
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
            if !rest.starts_with(|sign: char| sign.is_ascii_alphabetic()) {
                return false;
            }
            let (point, after) = rest.split_at(1 + digits(&rest[1..]));
            let Some(point) = names.read(point) else { return false };
            self.points.push(point);
            rest = after;
        }
        true
    }
}

/// The games of the lines of a list.
fn games(lines: Vec<ListLine>) -> Vec<Result<MoveRecord, BadMoves>> {
    let is_numbered = lines.iter().any(|line| line.first.is_some());
    let has_games = lines.iter().any(|line| line.points.len() > 1);
    let mut games: Vec<(usize, Vec<Point>)> = Vec::new();
    let mut is_after_blank = true;
    for line in lines {
        if line.points.is_empty() && line.first.is_none() {
            is_after_blank = true;
            continue;
        }
        let begins = if is_numbered { line.first == Some(1) } else { has_games || is_after_blank };
        is_after_blank = false;
        match games.last_mut().filter(|_| !begins) {
            Some((_, points)) => points.extend(line.points),
            None => games.push((line.number, line.points)),
        }
    }
    games.retain(|(_, points)| !points.is_empty());
    games.into_iter().map(|(line, points)| MoveRecord::new(size(), points, line, false)).collect()
}
