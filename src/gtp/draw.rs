//! Boards as `showboard` draws them, and GoGui's live graphics: what it draws while the engine thinks, from lines on
//! standard error (its manual's chapter "Live Graphics"), with what these lines share with its panels.

use std::fmt::Write;
use std::io::Write as _;

use liangyi_core::base::{Color, PointNames, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move, Phase, Played, Position};
use liangyi_engine::engine::{GoSession, LineSession};
use liangyi_engine::player::Choice;

use crate::show::draw::text::{Look, Marks, drawn};
use crate::show::states::OfferMeans;
use crate::show::words::{Language, Message, msg};

/// The most stones of a colour that are drawn in a row next to the board.
const MOST_BESIDE: usize = 30;

/// The board with its coordinates, from the top, without a line feed at the end.
pub fn board(board: &Board) -> String {
    rows(board, Marks::default())
}

/// As [`board`], with brackets around the last stone of the marks, and their texts next to the first rows.
fn rows(board: &Board, marks: Marks) -> String {
    let text = drawn(board, PointNames::of_go(board.size()), &marks, Look::default());
    format!("\n{}", text.trim_end_matches('\n'))
}

/// A pile of stones that lie next to the board, if there are any.
fn pile(stones: [u32; 2]) -> Option<String> {
    let drawn = |(sign, count): (&str, u32)| match count as usize {
        0 => None,
        count if count <= MOST_BESIDE => Some(vec![sign; count].join(" ")),
        count => Some(format!("{sign} x {count}")),
    };
    let groups: Vec<String> = ["X", "O"].into_iter().zip(stones).filter_map(drawn).collect();
    (!groups.is_empty()).then(|| groups.join("  "))
}

/// The board with its last stone in brackets, the stones that lie next to it, whose turn it is, whether an offer to end
/// stands, the prisoners, virtual stones, ruleset and komi.
pub fn game(engine: &GoSession, words: Language) -> String {
    let game = engine.game();
    let komi = engine.record().komi().to_string();
    let beside = |name: Message<'static>, stones: [u32; 2]| {
        let name = words.say(name);
        pile(stones).map(|stones| words.say(msg!("pile", name = name, stones = stones)))
    };
    let piles: Vec<String> = [
        beside(msg!("pile-prisoners"), Color::BOTH.map(|color| game.prisoners(color.opponent()))),
        beside(msg!("pile-virtual"), Color::BOTH.map(|color| game.virtual_stones(color))),
    ]
    .into_iter()
    .flatten()
    .collect();
    let last = game.last_stone().and_then(|last| last.mv.point()).filter(|&point| game.board().at(point).is_some());
    let marks = Marks { last, notes: piles, ..Marks::default() };
    let mut lines = vec![rows(game.board(), marks), turn(game, words)];
    lines.extend(offer(game, words));
    if let Some(before) = game.cycle() {
        lines.push(words.say(msg!("board-cycle", number = before.to_string())));
    }
    lines.push(words.say(msg!("board-prisoners", both = pair(words, |color| game.prisoners(color)))));
    if game.rules().have_virtual_stones() {
        lines.push(words.say(msg!("board-virtual", both = pair(words, |color| game.virtual_stones(color)))));
    }
    lines.push(words.say(msg!("board-ruleset", ruleset = engine.name(), komi = komi)));
    let moves: Vec<Played> = game.moves().collect();
    let names = PointNames::of_go(game.size());
    lines.extend(game.forbidden_moves().map(|(index, reason)| {
        let (mv, why) = (words.recorded(index + 1, game.called(moves[index]), names), words.illegal(&reason));
        words.say(msg!("board-forbidden-move", move = mv, reason = why))
    }));
    lines.join("\n")
}

/// The board of a line game with its last stone in brackets, whose turn it is or how it ended, the forbidden points.
pub fn line_game(session: &LineSession, words: Language) -> String {
    let game = session.game();
    let size = game.size();
    let last = game.moves().last().and_then(|last| last.mv.point());
    let number = game.moves().len().to_string();
    let state = match game.end() {
        None => msg!("board-turn-of-line", side = words.side(game.to_move()), number = number),
        Some(_) => msg!("board-over", number = number, end = words.line_end(game, &|at| size.vertex(at).to_string())),
    };
    let marks = Marks { last, is_line_game: true, ..Marks::default() };
    let mut lines = vec![rows(game.board(), marks), words.say(state)];
    let forbidden = game.forbidden(Color::Black);
    if !forbidden.is_empty() && game.end().is_none() {
        let names: Vec<String> = forbidden.iter().map(|point| size.vertex(point).to_string()).collect();
        lines.push(words.say(msg!("board-forbidden-points", points = names.join(" "))));
    }
    lines.push(words.say(msg!("board-ruleset-of-line", ruleset = session.name())));
    lines.join("\n")
}

/// Whose turn it is, and the phase.
fn turn(game: &Game, words: Language) -> String {
    let phase = words.say(match game.phase() {
        Phase::Contest => msg!("board-contest"),
        Phase::Stopped => msg!("board-stopped"),
        Phase::Resolution => msg!("board-resolution"),
        Phase::Over => msg!("board-has-ended"),
    });
    let (side, number) = (words.side(game.to_move()), game.move_number().to_string());
    words.say(msg!("board-turn", side = side, number = number, phase = phase))
}

/// That a side offers to end, if an offer stands.
fn offer(game: &Game, words: Language) -> Option<String> {
    let color = game.offer().filter(|_| !game.is_over())?;
    let side = words.side(color);
    Some(words.say(match OfferMeans::under(game.rules()) {
        OfferMeans::Stop => msg!("board-offer-stop", side = side),
        OfferMeans::Rest => msg!("board-offer-rest", side = side),
        OfferMeans::End => msg!("board-offer-end", side = side),
        OfferMeans::Unchanged => msg!("board-offer-unchanged", side = side),
        OfferMeans::Pass => msg!("board-offer-pass", side = side),
    }))
}

/// A number of each side.
pub fn pair(words: Language, count: impl Fn(Color) -> u32) -> String {
    let [black, white] = Color::BOTH.map(|color| count(color).to_string());
    words.say(msg!("board-pair", black = black, white = white))
}

/// Whose turn it is, the phase, virtual stones, prisoners and whether an offer to end stands, in one line that GoGui's
/// status bar has room for.
pub fn state_line(engine: &GoSession, words: Language) -> String {
    let game = engine.game();
    let [black, white] = Color::BOTH.map(|color| (game.virtual_stones(color), game.prisoners(color)));
    let turn = turn(game, words);
    let offer = offer(game, words);
    let cycle = game.cycle().map(|_| words.say(msg!("status-no-result")));
    let stones = words.say(msg!(
        "status-stones",
        virtual = pair(words, |color| game.virtual_stones(color)),
        prisoners = pair(words, |color| game.prisoners(color))
    ));
    let whole = [Some(turn.clone()), Some(stones), offer, cycle.clone()];
    let whole = whole.into_iter().flatten().collect::<Vec<_>>().join(&words.say(msg!("between-remarks")));
    if fits(&whole) {
        return whole;
    }
    let offer = game.offer().filter(|_| !game.is_over());
    let offer = offer.map(|color| words.say(msg!("status-offer", side = words.side(color))));
    let stones = words.say(msg!(
        "status-stones-short",
        virtual = format!("{}:{}", black.0, white.0),
        prisoners = format!("{}:{}", black.1, white.1)
    ));
    status_line(&[Some(turn), offer, cycle, Some(stones)].into_iter().flatten().collect::<Vec<_>>())
}

/// Ownership weaker than this is not drawn while the engine thinks.
const FAINT: f32 = 0.2;

/// The most columns of a text in GoGui's status bar: its window for a board of 19 lines is about 820 pixels wide, a
/// letter about 8.
pub const STATUS_COLUMNS: usize = 100;

/// Draws the search for `color`: the principal variation, the ownership and the best move.
pub fn draw_search(choice: &Choice, size: Size, color: Color, words: Language) {
    put(&live_graphics(choice, size, color, words));
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

fn live_graphics(choice: &Choice, size: Size, color: Color, words: Language) -> String {
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
    let _ = write!(text, "TEXT {}\n\n", status_line(&[summary(choice, size, color, words)]));
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
pub fn summary(choice: &Choice, size: Size, color: Color, words: Language) -> String {
    let side = words.side(color);
    words.say(match choice.candidates.first() {
        Some(best) => msg!(
            "status-best",
            side = side,
            move = best.mv.display(size).to_string(),
            rate = format!("{:.0}", 100.0 * best.estimate.win_rate),
            lead = format!("{:+.1}", best.estimate.lead),
            visits = best.visits.to_string()
        ),
        None => msg!("status-unsearched", side = side),
    })
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
