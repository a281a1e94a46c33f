//! The files of the Piskvork manager (`.psq`): the board in the first line, a move on each line after it, then the
//! players.

use super::error::{BadMoves, quoted};
use super::record::MoveRecord;
use crate::base::Size;
use crate::rules::LineRules;
use crate::sgf::Info;

/// How the files begin.
const PISKVORK: &str = "Piskvorky";

/// Whether a text begins as such a file does.
pub fn is_one(text: &str) -> bool {
    text.trim_start().starts_with(PISKVORK)
}

/// A file. Its first line has the board, the levels of both players and which of them begins, 0 or 1; those after it
/// column and row of a move from the upper left corner, each from 1, and a time in milliseconds, which may be missing.
/// The names of the players come next, those in a tournament, and a number of an error at last.
pub fn read(text: &str) -> Result<MoveRecord, BadMoves> {
    let mut lines = (1..).zip(text.trim_start().lines());
    let (_, first) = lines.next().unwrap_or((1, ""));
    let mut parts = first[PISKVORK.len()..].split(',');
    let size = parts.next().and_then(board).ok_or_else(|| BadMoves::Board(quoted(first)))?;
    let begins_second = parts.nth(1).is_some_and(|begins| begins.trim() == "1");
    let mut points = Vec::new();
    let mut after: Vec<(usize, &str)> = Vec::new();
    for (line, text) in lines {
        let text = text.trim();
        let Some([x, y]) = numbers(text) else {
            // A name may come here, but no numbers.
            let rest = text.trim_start_matches(|sign: char| sign == '-' || sign.is_ascii_digit());
            if rest.len() < text.len() && rest.trim_start().starts_with([',', ';']) {
                return Err(BadMoves::NoMove { line, text: quoted(text) });
            }
            after.extend((!text.is_empty()).then_some((line, text)));
            continue;
        };
        if let Some(&(line, text)) = after.first() {
            return Err(BadMoves::NoMove { line, text: quoted(text) });
        }
        let on_board = |number: i64, lines: usize| usize::try_from(number - 1).ok().filter(|&index| index < lines);
        let place = on_board(x, size.width()).zip(on_board(y, size.height()));
        let (x, down) = place.ok_or_else(|| BadMoves::Point { line, text: quoted(text) })?;
        points.push(Some(size.point(x, size.height() - 1 - down)));
    }
    let mut info = Info::default();
    if let [(_, one), (_, other), ..] = after[..] {
        let names = if begins_second { [other, one] } else { [one, other] };
        [info.black, info.white] = names.map(|name| Some(name.to_string()));
    }
    Ok(MoveRecord::new(size, points, 2, true)?.with_info(info))
}

/// A board such as ` 15x15`.
fn board(text: &str) -> Option<Size> {
    let (width, height) = text.trim().split_once('x')?;
    let size = Size::new(width.trim().parse().ok()?, height.trim().parse().ok()?)?;
    (size.width().min(size.height()) >= LineRules::MIN_LINES).then_some(size)
}

/// The first two of two or three numbers with commas between them.
fn numbers(text: &str) -> Option<[i64; 2]> {
    let numbers: Vec<i64> = text.split(',').map(|number| number.trim().parse().ok()).collect::<Option<_>>()?;
    match numbers[..] {
        // No number in a file is near the bounds.
        [x, y] | [x, y, _] if x > i64::MIN && y > i64::MIN => Some([x, y]),
        _ => None,
    }
}
