//! NGF, the records of the servers of Oro and WBaduk: twelve lines of what belongs where, then a line for each move.

use super::error::{FormatError, LinePart, RecordFormat};
use super::foreign::{Foreign, bad_line, date, filled, komi, outcome, without_rank};
use crate::base::Color;
use crate::game::Move;

/// The lines of a header by what they hold, counted from 0.
struct Layout {
    /// What begins every line.
    mark: &'static str,
    lines: usize,
    title: usize,
    size: usize,
    white: usize,
    black: usize,
    handicap: usize,
    komi: usize,
    date: usize,
    result: Option<usize>,
}

/// The usual header.
const USUAL: Layout = Layout {
    mark: "",
    lines: 12,
    title: 0,
    size: 1,
    white: 2,
    black: 3,
    handicap: 5,
    komi: 7,
    date: 8,
    result: Some(10),
};

/// The header whose lines begin with `GI`.
const MARKED: Layout = Layout {
    mark: MARK,
    lines: 11,
    title: 0,
    size: 6,
    white: 1,
    black: 2,
    handicap: 7,
    komi: 9,
    date: 5,
    result: None,
};

/// What begins every line of the marked header.
const MARK: &str = "GI";

fn layout(text: &str) -> &'static Layout {
    if text.lines().take(MARKED.lines - 1).all(|line| line.starts_with(MARK)) { &MARKED } else { &USUAL }
}

fn header<'t>(text: &'t str, layout: &Layout, line: usize) -> &'t str {
    let text = text.lines().nth(line).unwrap_or_default();
    // Without a mark a name may begin like one.
    text.strip_prefix(layout.mark).unwrap_or(text).trim()
}

/// Whether a text begins as these files do: numbers stand where the header has them.
pub fn is_one(text: &str) -> bool {
    let layout = layout(text);
    let is_number = |line: usize| header(text, layout, line).parse::<f64>().is_ok_and(|number| number.abs() < 100.0);
    let has_komi = komi(header(text, layout, layout.komi)).is_some_and(|komi| komi.abs() < 100.0);
    [layout.size, layout.handicap].into_iter().all(is_number) && has_komi && text.lines().count() >= layout.lines - 1
}

/// Reads a record, under Korean rules.
///
/// # Errors
///
/// A number or a move that is none, named with its line.
pub fn read(text: &str) -> Result<Foreign, FormatError> {
    let layout = layout(text);
    let bad =
        |line: usize, wanted| bad_line(RecordFormat::Ngf, line + 1, text.lines().nth(line).unwrap_or_default(), wanted);
    let size = header(text, layout, layout.size).parse().map_err(|_| bad(layout.size, LinePart::Size))?;
    let mut game = Foreign::new(size)?;
    game.handicap =
        header(text, layout, layout.handicap).parse().map_err(|_| bad(layout.handicap, LinePart::Handicap))?;
    if game.handicap == 1 {
        game.handicap = 0;
    }
    let written = header(text, layout, layout.komi);
    let komi = komi(written).ok_or_else(|| bad(layout.komi, LinePart::Komi))?;
    // A whole number stands for itself and a half in an even game.
    let is_whole = written.parse::<i32>().is_ok();
    let half = if game.handicap == 0 && is_whole { 0.5 } else { 0.0 };
    game.komi = Some(komi + half);
    game.info.white = without_rank(header(text, layout, layout.white));
    game.info.black = without_rank(header(text, layout, layout.black));
    game.info.event = filled(header(text, layout, layout.title));
    game.info.date = date(header(text, layout, layout.date));
    game.info.rules = Some("Korean".to_string());
    let result = layout.result.and_then(|line| filled(header(text, layout, line)));
    game.info.result = result.map(|text| outcome(&text).unwrap_or(text));
    for (index, line) in text.lines().enumerate().skip(layout.lines - 1) {
        let Some(letters) = line.trim().strip_prefix("PM") else { continue };
        let (color, places) = match letters.as_bytes() {
            [_, _, b'B', places @ ..] => (Color::Black, places),
            [_, _, b'W', places @ ..] => (Color::White, places),
            _ => return Err(bad(index, LinePart::Move)),
        };
        let mv = match places {
            [] | [b'A', b'A', ..] => Move::Pass,
            [column, down, ..] => {
                let place = |letter: u8| usize::from(letter).checked_sub(usize::from(b'B'));
                let point = place(*column).zip(place(*down)).and_then(|(column, down)| game.point(column, down));
                Move::Play(point.ok_or_else(|| bad(index, LinePart::Point))?)
            }
            [_] => return Err(bad(index, LinePart::Point)),
        };
        game.push(color, mv)?;
    }
    Ok(game)
}
