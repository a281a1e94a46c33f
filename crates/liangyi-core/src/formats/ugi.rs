//! UGI or UGF, the records of Pandanet's program: sections with keys, then a line for each move.

use super::error::{FormatError, LinePart, RecordFormat};
use super::foreign::{Foreign, bad_line, date, filled, won};
use crate::base::Color;
use crate::game::Move;
use crate::sgf::SgfWarning;

/// The lines of a section, with their places in the file.
fn section<'a>(text: &'a str, name: &str) -> impl Iterator<Item = (usize, &'a str)> {
    let is_head = |line: &str| line.starts_with('[') && line.ends_with(']');
    let lines = text.lines().map(str::trim).enumerate();
    let name = format!("[{name}]");
    lines
        .skip_while(move |(_, line)| !line.eq_ignore_ascii_case(&name))
        .skip(1)
        .take_while(move |(_, line)| !is_head(line))
}

/// The value of a key in the header.
fn value<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    section(text, "Header").find_map(|(_, line)| {
        let (found, value) = line.split_once('=')?;
        found.trim().eq_ignore_ascii_case(key).then(|| value.trim())
    })
}

/// The first of the parts of a value.
fn first(value: &str) -> Option<String> {
    value.split(',').find_map(filled)
}

/// The name of the encoding that the file says.
pub fn encoding(text: &str) -> Option<String> {
    value(text, "Lang").and_then(filled)
}

/// Reads a record. One that names no rules is under Japanese ones.
///
/// # Errors
///
/// A move that is none, named with its line; an encrypted file.
pub fn read(text: &str) -> Result<Foreign, FormatError> {
    if value(text, "Crypt").and_then(|crypt| crypt.split(',').nth(1)).is_some_and(|kind| kind != "PLAIN_UGF_FILE") {
        return Err(FormatError::Encrypted { format: RecordFormat::Ugi });
    }
    let size = value(text, "Size").map_or(Ok(19), str::parse);
    let size =
        size.map_err(|_| bad_line(RecordFormat::Ugi, 1, value(text, "Size").unwrap_or_default(), LinePart::Size))?;
    let mut game = Foreign::new(size)?;
    let mut handicap = value(text, "Hdcp").unwrap_or_default().split(',').map(str::trim);
    game.handicap = handicap.next().and_then(|stones| stones.parse().ok()).filter(|stones| *stones > 1).unwrap_or(0);
    let komi = handicap.collect::<Vec<_>>().join(",");
    game.read_komi(&komi);
    game.info.black = value(text, "PlayerB").and_then(|value| filled(value.split(',').next()?));
    game.info.white = value(text, "PlayerW").and_then(|value| filled(value.split(',').next()?));
    game.info.event = value(text, "Title").and_then(first);
    game.info.date = value(text, "Date").and_then(first).and_then(|text| date(&text));
    game.info.rules = Some(match value(text, "Rule").and_then(filled).as_deref() {
        None | Some("JPN") => "Japanese".to_string(),
        Some("CHN") => "Chinese".to_string(),
        Some("KOR") => "Korean".to_string(),
        Some(other) => other.to_string(),
    });
    game.info.result = value(text, "Winner").and_then(result);
    let from_below = value(text, "CoordinateType").is_some_and(|kind| kind.eq_ignore_ascii_case("IGS"));
    let (mut black_first, mut waits) = (true, game.handicap);
    for (index, line) in section(text, "Data").filter(|(_, line)| !line.is_empty()) {
        let bad = |wanted| bad_line(RecordFormat::Ugi, index + 1, line, wanted);
        let upper = line.to_ascii_uppercase();
        let mut fields = upper.split(',').map(str::trim);
        let place = fields.next().unwrap_or_default();
        let &[column, row] = place.as_bytes() else { return Err(bad(LinePart::Move)) };
        let color = match fields.next().and_then(|field| field.bytes().next()) {
            Some(b'B') => Color::Black,
            Some(b'W') => Color::White,
            _ => return Err(bad(LinePart::Move)),
        };
        let number: Option<u32> = fields.next().and_then(|field| field.parse().ok());
        let letter = |letter: u8| usize::from(letter).checked_sub(usize::from(b'A'));
        let down = letter(row);
        let down = if from_below { down.and_then(|row| game.size.height().checked_sub(row + 1)) } else { down };
        let point = letter(column).zip(down).and_then(|(column, down)| game.point(column, down));
        black_first &= color == Color::Black;
        // Stones of a handicap come first, all of them black; most files number them 0.
        if waits > 0
            && black_first
            && let Some(point) = point
            && number.is_none_or(|number| number <= game.handicap)
        {
            game.stones.insert(point);
            waits -= 1;
            continue;
        }
        // A place off the board is a pass.
        game.push(color, point.map_or(Move::Pass, Move::Play))?;
    }
    if game.handicap > 0 && game.stones.is_empty() {
        game.warnings.push(SgfWarning::HandicapPlaced { stones: game.handicap });
    }
    Ok(game)
}

/// `B,7.50` is Black by 7.5 points; letters say how else a game ended.
fn result(text: &str) -> Option<String> {
    let mut parts = text.split(',').map(str::trim);
    let winner = match parts.next()? {
        winner @ ("B" | "W") => winner,
        "D" => return Some("0".to_string()),
        _ => return None,
    };
    let how = parts.next().unwrap_or_default();
    Some(match how.chars().next() {
        Some('C' | 'G' | 'E' | 'R') => format!("{winner}+R"),
        Some('T') => format!("{winner}+T"),
        Some('F') => format!("{winner}+F"),
        _ => won(winner, how.parse().unwrap_or(0.0)),
    })
}
