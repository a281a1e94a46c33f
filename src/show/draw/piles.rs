//! The stones next to a board: a row for each pile, Black's stones first, and what is left in the bowls.

use liangyi_core::base::Color;
use liangyi_core::game::{Game, Move};
use liangyi_core::score::makeup::Piles;

use super::board::{ring, stone};
use super::lettering::{Style, left};

/// The height of a row.
pub const ROW: usize = 20;
/// The radius of a stone next to the board.
const RADIUS: usize = 7;
/// From one stone to the next.
const STEP: usize = 16;
/// Room for the name of a pile.
const NAME: usize = 78;

const TEXT: Style = Style { size: 12.0, pen: 1.1, color: "#111" };

/// The name of the row of virtual stones.
const VIRTUAL: &str = "Virtual";

/// A row: its name, and how many stones of each colour lie there.
pub type PileRow = (&'static str, [usize; 2]);

/// The rows for what lies next to the board.
pub fn rows(piles: &Piles) -> Vec<PileRow> {
    let rows = [
        (VIRTUAL, piles.virtual_stones),
        ("Prisoners", piles.prisoners),
        ("For passes", piles.handed_over),
        ("Taken off", piles.taken_off),
    ];
    // An empty bowl is shown too: that nothing is left in it is part of the count.
    let bowls = piles.in_bowls.map(|left| ("In the bowls", left));
    rows.into_iter().filter(|(_, stones)| *stones != [0, 0]).chain(bowls).collect()
}

/// The row and the colour of the last stone played, if it lies next to the board.
pub fn last(game: &Game) -> Option<(&'static str, Color)> {
    game.last_stone().filter(|last| last.mv == Move::Virtual).map(|last| (VIRTUAL, last.color))
}

/// Draws rows `width` units wide, the first one from `top`. A pile that has no room is one stone with its number. A
/// ring marks the last stone of `last`, a row's name and a colour.
pub fn draw(text: &mut String, rows: &[PileRow], x: usize, top: usize, width: usize, last: Option<(&str, Color)>) {
    let room = (width - NAME) / 2;
    let most = (room / STEP).saturating_sub(2);
    for (number, &(name, stones)) in rows.iter().enumerate() {
        let y = top + number * ROW + ROW / 2;
        text.push_str(&left(name, x as f32, y as f32 + 4.0, TEXT));
        for color in Color::BOTH {
            let count = stones[color.index()];
            let begin = x + NAME + color.index() * room + RADIUS;
            let drawn = match count {
                0 => 0,
                _ if count <= most => count,
                _ => 1,
            };
            let at = |index: usize| begin + index * STEP;
            (0..drawn).for_each(|index| text.push_str(&stone(at(index), y, RADIUS, color)));
            if last == Some((name, color)) {
                text.push_str(&ring(at(drawn - 1), y, RADIUS / 2));
            }
            let number = if drawn == 0 { "0".to_string() } else { format!("x {count}") };
            text.push_str(&left(&number, at(drawn) as f32 - 4.0, y as f32 + 4.0, TEXT));
        }
    }
}
