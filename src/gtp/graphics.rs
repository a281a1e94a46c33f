//! GoGui's live graphics: what it draws while the engine thinks, from lines on standard error (its manual's chapter
//! "Live Graphics"), and what these lines share with its panels. It knows searches and no commands.

use std::fmt::Write as _;
use std::io::Write as _;

use liangyi_core::base::{Color, Size};
use liangyi_core::game::Move;
use liangyi_engine::player::Choice;

/// Ownership weaker than this is not drawn while the engine thinks.
const FAINT: f32 = 0.2;

/// The most columns of a text in GoGui's status bar: its window for a board of 19 lines is about 820 pixels wide, a
/// letter about 8.
pub const STATUS_COLUMNS: usize = 100;

/// Draws the search for `color`: the principal variation, the ownership and the best move.
pub fn draw_search(choice: &Choice, size: Size, color: Color) {
    put(&live_graphics(choice, size, color));
}

/// Takes what was drawn off the board.
pub fn clear_search() {
    put("gogui-gfx: CLEAR\n");
}

/// Writes graphics to standard error. That nobody reads them is no fault.
fn put(graphics: &str) {
    let mut errors = std::io::stderr().lock();
    let _ = errors.write_all(graphics.as_bytes()).and_then(|()| errors.flush());
}

fn live_graphics(choice: &Choice, size: Size, color: Color) -> String {
    let mut text = String::from("gogui-gfx:\n");
    let mut side = color;
    let moves = variation(choice).into_iter().map(|mv| {
        let word = format!("{} {}", side.letter().to_ascii_lowercase(), mv.display(size));
        side = side.opponent();
        word
    });
    let moves: Vec<String> = moves.collect();
    if !moves.is_empty() {
        let _ = writeln!(text, "VAR {}", moves.join(" "));
    }
    let strong = choice.ownership.iter(size).filter(|(_, value)| value.abs() >= FAINT);
    let strong: Vec<String> = strong.map(|(point, value)| format!("{} {value:.2}", size.vertex(point))).collect();
    if !strong.is_empty() {
        let _ = writeln!(text, "INFLUENCE {}", strong.join(" "));
    }
    let _ = write!(text, "TEXT {}\n\n", status_line(&[summary(choice, size, color)]));
    text
}

/// How many columns a text takes: two for a Chinese character.
fn text_columns(text: &str) -> usize {
    text.chars().map(|sign| if sign.is_ascii() { 1 } else { 2 }).sum()
}

/// What stands between two parts of a status line.
const BETWEEN: &str = "; ";

/// Whether a text has room in GoGui's status bar.
pub fn fits(text: &str) -> bool {
    text_columns(text) <= STATUS_COLUMNS
}

/// As many of these parts, the most important one first, as have room in GoGui's status bar.
pub fn status_line(parts: &[String]) -> String {
    let room = (1..=parts.len()).rev().find(|count| fits(&parts[..*count].join(BETWEEN)));
    match (room, parts.first()) {
        (Some(count), _) => parts[..count].join(BETWEEN),
        (None, Some(first)) => {
            let mut left = STATUS_COLUMNS - 3;
            let kept = first.chars().take_while(|sign| {
                let needed = text_columns(sign.encode_utf8(&mut [0; 4]));
                left = left.saturating_sub(needed);
                left > 0
            });
            kept.collect::<String>() + "..."
        }
        (None, None) => String::new(),
    }
}

/// The best move in a line.
pub fn summary(choice: &Choice, size: Size, color: Color) -> String {
    match choice.candidates.first() {
        Some(best) => format!(
            "{color} {} wins {:.0} %, {:+.1}, {} visits",
            best.mv.display(size),
            100.0 * best.estimate.win_rate,
            best.estimate.lead,
            best.visits
        ),
        None => format!("{color}: no move has been searched"),
    }
}

/// The principal variation as far as GoGui can show it: it knows no virtual move.
pub fn variation(choice: &Choice) -> Vec<Move> {
    let line = choice.candidates.first().map_or(&[][..], |best| &best.line);
    line.iter().copied().take_while(|&mv| mv != Move::Virtual).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_status_line_fits_and_begins_as_its_first_part(parts in prop::collection::vec("[a-z子 ]{0,150}", 1..5)) {
            let line = status_line(&parts);
            prop_assert!(text_columns(&line) <= STATUS_COLUMNS, "{line}");
            let begun = line.strip_suffix("...").filter(|_| !fits(&parts[0])).unwrap_or(&parts[0]);
            prop_assert!(line.starts_with(begun) && parts[0].starts_with(begun), "{line}");
            prop_assert!(!fits(&parts.join(BETWEEN)) || line == parts.join(BETWEEN));
        }
    }
}
