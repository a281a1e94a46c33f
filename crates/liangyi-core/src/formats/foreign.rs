//! What the readers of other formats hand over, as a record.

use super::error::{FormatError, LinePart, RecordFormat};
use crate::base::{Color, Point, PointSet, Size};
use crate::game::{Move, Played};
use crate::rules::Komi;
use crate::sgf::{Info, MAX_MOVES, Setup, SgfGame, SgfStep, SgfWarning, WrittenKomi, read_komi};

/// A game of another format.
#[derive(Clone, Debug)]
pub struct Foreign {
    /// The board.
    pub size: Size,
    /// The komi in points, where the file has one.
    pub komi: Option<f64>,
    /// The number of handicap stones, 0 for none.
    pub handicap: u32,
    /// Where they stand, where the file says so.
    pub stones: PointSet,
    /// Names, rules, result, date.
    pub info: Info,
    /// The moves.
    pub moves: Vec<Played>,
    /// What was odd.
    pub warnings: Vec<SgfWarning>,
}

impl Foreign {
    /// A game on a board of `lines` lines.
    pub fn new(lines: u32) -> Result<Foreign, FormatError> {
        let size = Size::new(lines, lines).ok_or(FormatError::Size { size: lines })?;
        Ok(Foreign {
            size,
            komi: None,
            handicap: 0,
            stones: PointSet::default(),
            info: Info::default(),
            moves: Vec::new(),
            warnings: Vec::new(),
        })
    }

    /// Adds a move.
    pub fn push(&mut self, color: Color, mv: Move) -> Result<(), FormatError> {
        if self.moves.len() >= MAX_MOVES {
            return Err(FormatError::TooLong);
        }
        self.moves.push(Played { color, mv });
        Ok(())
    }

    /// The point in a column from the left and a row from the top, both from 0; `None` off the board.
    pub fn point(&self, column: usize, down: usize) -> Option<Point> {
        let fits = column < self.size.width() && down < self.size.height();
        fits.then(|| self.size.point(column, self.size.height() - 1 - down))
    }

    /// Reads the komi of a file as people write it; a text that is none is told, and the file has none then.
    pub fn read_komi(&mut self, text: &str) {
        self.komi = komi(text);
        if self.komi.is_none() && !text.trim().is_empty() {
            let value = text.trim().chars().take(20).collect();
            self.warnings.push(SgfWarning::NoKomi { value });
        }
    }

    /// The record, up to the position before move number `before_move`. Handicap stones of which only the number is
    /// known stand on the fixed points; of three, the last stands in the upper left or the lower right corner,
    /// whichever the game leaves it.
    pub fn into_record(self, before_move: Option<usize>) -> SgfGame {
        let Foreign { size, komi, handicap, mut stones, info, moves, mut warnings } = self;
        let komi_found = komi.and_then(Komi::from_points);
        if let (Some(komi), None) = (komi, komi_found) {
            warnings.push(SgfWarning::NoKomi { value: komi.to_string() });
        }
        let placed = stones.is_empty().then(|| size.fixed_handicap(handicap as usize)).flatten();
        if let Some(placed) = placed {
            stones = placed.into_iter().collect();
            if let (3, [left, _, upper]) = (handicap, size.fixed_handicap(3).unwrap_or_default().as_slice()) {
                let (last, other) = (*upper, mirrored(*left, size));
                let is_played = |point| moves.iter().any(|played| played.mv == Move::Play(point));
                if is_played(last) && !is_played(other) {
                    stones = stones.without(&PointSet::single(last)) | PointSet::single(other);
                }
            }
        }
        let setup = Setup { black: stones, ..Setup::default() };
        let kept = before_move.map_or(moves.len(), |number| number.saturating_sub(1)).min(moves.len());
        let next = moves.get(kept).map(|played| played.color);
        let steps = (!stones.is_empty()).then_some(SgfStep::Setup(setup)).into_iter();
        SgfGame {
            size,
            komi: komi_found,
            handicap,
            info,
            steps: steps.chain(moves[..kept].iter().map(|played| SgfStep::Move(*played))).collect(),
            forced: Vec::new(),
            handicap_by_plays: true,
            declared_end: None,
            territory: Default::default(),
            agreed: None,
            next,
            warnings,
        }
    }
}

/// A komi in points, in the ways in which people write it: `6.5`, `6,5`, `6目半`, `덤 6집반`, `3又3/4子`.
pub fn komi(text: &str) -> Option<f64> {
    let WrittenKomi { value, zi } = read_komi(text)?;
    Some(if zi { 2.0 * value } else { value })
}

/// The point across the board from left to right.
fn mirrored(point: Point, size: Size) -> Point {
    let (x, y) = size.coordinates(point);
    size.point(size.width() - 1 - x, y)
}

/// An error about a line.
pub fn bad_line(format: RecordFormat, line: usize, text: &str, wanted: LinePart) -> FormatError {
    FormatError::Line { format, line, text: text.trim().chars().take(40).collect(), wanted }
}

/// A text without surrounding blanks, `None` where nothing is left.
pub fn filled(text: &str) -> Option<String> {
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_string())
}

/// A name without the rank after it: in brackets, or after blanks where it looks like a rank.
pub fn without_rank(text: &str) -> Option<String> {
    let text = text.trim();
    let bracketed = text.rsplit_once('(').filter(|(name, rank)| rank.ends_with(')') && !name.trim().is_empty());
    let is_rank = |rank: &str| {
        let first =
            rank.chars().next().is_some_and(|sign| sign.is_ascii_digit() || "初一二三四五六七八九十".contains(sign));
        first && rank.chars().count() <= 5
    };
    let spaced = text.rsplit_once(char::is_whitespace).filter(|(_, rank)| is_rank(rank));
    filled(bracketed.or(spaced).map_or(text, |(name, _)| name))
}

/// A date of three numbers, such as `2016- 3-26`, `2016:03:26:17:29`, `2019/03/08` or `20170316`, as SGF writes it.
pub fn date(text: &str) -> Option<String> {
    let parts = text.split(|sign: char| !sign.is_ascii_digit()).filter(|part| !part.is_empty());
    let numbers: Vec<&str> = parts.take(3).collect();
    let joined = match numbers.as_slice() {
        [day, ..] if day.len() == 8 => (&day[..4], &day[4..6], &day[6..]),
        [year, month, day] if year.len() == 4 => (*year, *month, *day),
        _ => return filled(text),
    };
    let (year, month, day): (u32, u32, u32) = (joined.0.parse().ok()?, joined.1.parse().ok()?, joined.2.parse().ok()?);
    let is_date = (1..=12).contains(&month) && (1..=31).contains(&day);
    if is_date { Some(format!("{year:04}-{month:02}-{day:02}")) } else { filled(text) }
}

/// The result as SGF writes it, such as `B+3.5` or `W+R`; `None` for what says nothing that is understood.
pub fn outcome(text: &str) -> Option<String> {
    // The counts come after, the number of moves before.
    let text = text.split(">>").next().unwrap_or_default();
    let text = text.rsplit_once('完').map_or(text, |(_, rest)| rest).trim().to_lowercase();
    let at = |words: &[&str]| words.iter().filter_map(|word| text.find(word)).min();
    let black = at(&["black", "黑", "黒", "흑"]);
    let white = at(&["white", "白", "백"]);
    let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
    if has(&["draw", "jigo", "和棋", "持碁", "무승부"]) {
        return Some("0".to_string());
    }
    let is_black = match (black, white) {
        (None, None) => return None,
        (Some(black), Some(white)) => black < white,
        (black, None) => black.is_some(),
        (None, Some(_)) => false,
    };
    let wins = is_black != has(&["lose", "lost", "负", "負け", "패"]);
    let winner = if wins { "B" } else { "W" };
    let how = if has(&["resign", "中押", "中盘", "中盤", "불계", "기권"]) {
        "R".to_string()
    } else if has(&["time", "時間", "时间", "超时", "超時", "시간"]) {
        "T".to_string()
    } else if has(&["forfeit", "反則", "反则", "실격"]) {
        "F".to_string()
    } else {
        margin(&text).map_or(String::new(), |margin| margin.to_string())
    };
    Some(format!("{winner}+{how}"))
}

/// The first number, and a half that is said in words.
fn margin(text: &str) -> Option<f64> {
    let start = text.find(|sign: char| sign.is_ascii_digit())?;
    let rest = &text[start..];
    let end = rest.find(|sign: char| !sign.is_ascii_digit() && sign != '.').unwrap_or(rest.len());
    let number: f64 = rest[..end].trim_end_matches('.').parse().ok()?;
    let half = ["半", "반", "and a half", "1/2"].iter().any(|half| rest[end..].contains(half));
    Some(if half { number.trunc() + 0.5 } else { number })
}

/// A winner and a number of points, as SGF writes it; without the number where it is 0.
pub fn won(winner: &str, points: f64) -> String {
    if points > 0.0 { format!("{winner}+{points}") } else { format!("{winner}+") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_of_the_servers_are_understood() {
        for (text, result) in [
            ("White wins by  resign!", Some("W+R")),
            ("Black Win 6.5 >> White(50):Black(63)", Some("B+6.5")),
            ("White loses on time ", Some("B+T")),
            ("Black wins by 1win >> White(58):Black(59)", Some("B+1")),
            ("흑 1.5집 승", Some("B+1.5")),
            ("백 불계승", Some("W+R")),
            ("흑 시간승", Some("B+T")),
            ("白5.5目勝ち!", Some("W+5.5")),
            ("黒中押し勝ち!", Some("B+R")),
            ("197手完、黒中押し勝ち", Some("B+R")),
            ("232手完、黒2目半勝ち", Some("B+2.5")),
            ("白時間切れ勝ち！", Some("W+T")),
            ("白11目胜", Some("W+11")),
            ("Progressing!", None),
            ("", None),
        ] {
            assert_eq!(outcome(text).as_deref(), result, "{text}");
        }
    }
}
