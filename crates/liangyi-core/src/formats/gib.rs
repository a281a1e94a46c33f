//! GIB, the records of the Tygem server: values between `\[` and `\]`, then a line for each move.

use super::error::{FormatError, LinePart, RecordFormat};
use super::foreign::{Foreign, bad_line, date, filled, outcome, without_rank, won};
use crate::base::Color;
use crate::game::Move;

/// Lines of the only board that the server has.
const LINES: u32 = 19;

/// The value of a key in the header, its first line.
fn value<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    let opened = format!("\\[{key}=");
    let (_, rest) = text.split_once(opened.as_str())?;
    rest.split("\\]").next()?.lines().next()
}

/// A number in a list such as `GRLT:7,ZIPSU:0`, or `W7,Z0` where `mark` is empty.
fn number(list: Option<&str>, key: &str, mark: &str) -> Option<u32> {
    let items = list?.split(',').map(str::trim);
    items.filter_map(|item| item.strip_prefix(key)?.strip_prefix(mark)).find_map(|digits| digits.trim().parse().ok())
}

/// The name of the encoding that the programs of each country write.
pub fn encoding(text: &str) -> Option<String> {
    let name = match value(text, "GIBOKIND")? {
        "Korea" => "euc-kr",
        "China" => "gbk",
        "Japan" => "shift_jis",
        _ => return None,
    };
    Some(name.to_string())
}

/// Reads a record. Its rules are those of the country whose program wrote it.
///
/// # Errors
///
/// A move that is none, named with its line.
pub fn read(text: &str) -> Result<Foreign, FormatError> {
    let mut game = Foreign::new(LINES)?;
    let (main, tag) = (value(text, "GAMEINFOMAIN"), value(text, "GAMETAG"));
    let either = |key, short| number(main, key, ":").or_else(|| number(tag, short, ""));
    game.info.black = value(text, "GAMEBLACKNAME").and_then(without_rank);
    game.info.white = value(text, "GAMEWHITENAME").and_then(without_rank);
    game.info.event = value(text, "GAMENAME").and_then(filled);
    let tagged = tag.and_then(|tag| tag.split(',').map(str::trim).find_map(|item| item.strip_prefix('C')));
    game.info.date = tagged.or(value(text, "GAMEDATE")).and_then(date);
    let rules = match value(text, "GIBOKIND") {
        Some("China") => "Chinese",
        Some("Japan") => "Japanese",
        _ => "Korean",
    };
    game.info.rules = Some(rules.to_string());
    game.komi = either("GONGJE", "G").map(tenths);
    if let (None, Some(written)) = (game.komi, value(text, "GAMEGONGJE")) {
        // A whole number is in tenths of a point; what people write is not.
        match written.trim().parse::<i32>() {
            Ok(number) => game.komi = Some(f64::from(number) / 10.0),
            Err(_) => game.read_komi(written),
        }
    }
    let points = either("ZIPSU", "Z").map_or(0.0, tenths);
    game.info.result = match either("GRLT", "W") {
        Some(0) => Some(won("B", points)),
        Some(1) => Some(won("W", points)),
        Some(3) => Some("B+R".to_string()),
        Some(4) => Some("W+R".to_string()),
        Some(7) => Some("B+T".to_string()),
        Some(8) => Some("W+T".to_string()),
        _ => value(text, "GAMERESULT").and_then(|text| outcome(text).or_else(|| filled(text))),
    };
    for (index, line) in text.lines().enumerate() {
        let mut words = line.split_whitespace();
        let bad = |wanted| bad_line(RecordFormat::Gib, index + 1, line, wanted);
        match words.next() {
            Some("INI") => {
                let stones = words.nth(2).and_then(|word| word.parse().ok()).unwrap_or(0);
                game.handicap = if (2..=9).contains(&stones) { stones } else { 0 };
            }
            Some("STO") => {
                let numbers: Vec<usize> = words.map_while(|word| word.parse().ok()).collect();
                let &[_, _, color, column, down, ..] = numbers.as_slice() else { return Err(bad(LinePart::Move)) };
                let color = match color {
                    1 => Color::Black,
                    2 => Color::White,
                    _ => return Err(bad(LinePart::Move)),
                };
                let point = game.point(column, down).ok_or_else(|| bad(LinePart::Point))?;
                game.push(color, Move::Play(point))?;
            }
            Some("SKI") => {
                let first = if game.handicap > 0 { Color::White } else { Color::Black };
                let color = game.moves.last().map_or(first, |played| played.color.opponent());
                game.push(color, Move::Pass)?;
            }
            _ => {}
        }
    }
    Ok(game)
}

fn tenths(number: u32) -> f64 {
    f64::from(number) / 10.0
}
