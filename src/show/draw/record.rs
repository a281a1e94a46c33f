//! A game record as books print it: the moves as numbers on their stones; below the board the moves that the board
//! cannot show, which are virtual moves, passes, and moves on points that bear a number already ("53 at 47").

use std::collections::HashMap;
use std::fmt::Write;
use std::path::Path;

use liangyi_core::base::{Color, Point, PointForm, PointNames};
use liangyi_core::game::{Game, Move};
use liangyi_core::score::makeup::Piles;

use super::board::{BoardView, RADIUS, grid, numbered_stone, stone};
use super::piles;
use super::sheet::{HEADING, Heading, PictureError, PictureFormat, save as save_sheet, sheet};

/// The width of a sheet, so that small boards leave room for the lists.
const NARROWEST: usize = 360;
/// From the edge of the sheet to the stones next to the board.
const INDENT: usize = 20;
/// Room below the stones next to the board for the first line of text.
const GAP: usize = 12;

/// Where the moves of a game are printed.
#[derive(Debug, Default)]
struct Printed {
    /// The number on each point: that of the first move there.
    numbers: Vec<(Point, usize, Color)>,
    /// Moves on points that bear a number or a stone of the start already: the move's number, and what bears it.
    again: Vec<String>,
    /// Virtual moves of each colour.
    virtual_moves: [Vec<String>; 2],
    /// Passes of each colour.
    passes: [Vec<String>; 2],
}

impl Printed {
    fn new(game: &Game, names: PointNames) -> Printed {
        let mut printed = Printed::default();
        let mut first: HashMap<Point, String> = HashMap::new();
        for point in game.start().occupied().iter() {
            first.insert(point, names.name(point));
        }
        for (index, played) in game.moves().enumerate() {
            let number = index + 1;
            match played.mv {
                Move::Play(point) => match first.get(&point) {
                    Some(shown) => printed.again.push(format!("{number} at {shown}")),
                    None => {
                        first.insert(point, number.to_string());
                        printed.numbers.push((point, number, played.color));
                    }
                },
                Move::Virtual => printed.virtual_moves[played.color.index()].push(number.to_string()),
                Move::Pass => printed.passes[played.color.index()].push(number.to_string()),
            }
        }
        printed
    }

    /// What is listed below the board.
    fn lists(&self) -> Vec<String> {
        let by_color = |name: &str, moves: &[Vec<String>; 2]| {
            let sides: Vec<String> = Color::BOTH
                .into_iter()
                .filter(|color| !moves[color.index()].is_empty())
                .map(|color| format!("{color} {}", moves[color.index()].join(", ")))
                .collect();
            (!sides.is_empty()).then(|| format!("{name}: {}", sides.join("; ")))
        };
        let again = (!self.again.is_empty()).then(|| self.again.join(", "));
        let lists = [by_color("Virtual moves", &self.virtual_moves), by_color("Passes", &self.passes), again];
        lists.into_iter().flatten().collect()
    }
}

/// The title of a record: the ruleset and the number of moves.
pub fn title(game: &Game, ruleset: &str) -> String {
    match game.move_number() {
        1 => format!("{ruleset}, 1 move"),
        moves => format!("{ruleset}, {moves} moves"),
    }
}

/// Writes the record of `game` under a heading to a file: whole, or not at all.
pub fn save(path: &Path, game: &Game, heading: &Heading<'_>, form: PointForm) -> Result<(), PictureError> {
    PictureFormat::of(path)?;
    save_sheet(path, svg(game, heading, form))
}

/// The record of `game` under a heading.
pub fn svg(game: &Game, heading: &Heading<'_>, form: PointForm) -> String {
    let view = BoardView::whole(game.size());
    let names = PointNames::of_go(view.size).in_form(form);
    let [board_width, board_height] = view.extent();
    let width = board_width.max(NARROWEST);
    let printed = Printed::new(game, names);
    let rows = piles::rows(&Piles::new(game, [0; 2]));
    let mut body = String::new();
    let _ = writeln!(body, "<g transform=\"translate({},{HEADING})\">", (width - board_width) / 2);
    grid(&mut body, &view, names);
    for color in Color::BOTH {
        for point in game.start().stones(color).iter() {
            let (x, y) = view.place(point);
            body.push_str(&stone(x, y, RADIUS, color));
        }
    }
    let last = game.last_stone().map(|last| last.mv);
    for &(point, number, color) in &printed.numbers {
        let (x, y) = view.place(point);
        body.push_str(&numbered_stone(x, y, color, number, last == Some(Move::Play(point))));
    }
    body.push_str("</g>\n");
    body.push_str("<g class=\"beside\">\n");
    piles::draw(&mut body, &rows, INDENT, HEADING + board_height, width - 2 * INDENT, piles::last(game));
    body.push_str("</g>\n");
    let above = HEADING + board_height + rows.len() * piles::ROW + GAP;
    sheet(width, above, heading, &body, &printed.lists())
}

#[cfg(test)]
mod tests {
    use super::*;
    use liangyi_core::base::Size;
    use liangyi_core::rules::find;

    fn game(moves: &str) -> Game {
        let size = Size::square(5).expect("a size");
        let mut game = Game::new(size, find("jipingdian").expect("a ruleset").rules.clone());
        for (index, word) in moves.split(' ').enumerate() {
            let color = if index % 2 == 0 { Color::Black } else { Color::White };
            game.play(color, Move::parse(word, size).expect("a move")).expect("a legal move");
        }
        game
    }

    /// 計枰點, article 32: the ko that move 9 takes may be retaken after a virtual move.
    #[test]
    fn what_the_board_cannot_show_is_listed() {
        let game = game("b3 c3 c4 d4 c2 d2 d5 e3 d3 virtual e1 c3 pass pass");
        let printed = Printed::new(&game, PointNames::of_go(game.size()));
        assert_eq!(printed.lists(), ["Virtual moves: White 10", "Passes: Black 13; White 14", "12 at 2"]);
        let shown: Vec<usize> = printed.numbers.iter().map(|(_, number, _)| *number).collect();
        assert_eq!(shown, [1, 2, 3, 4, 5, 6, 7, 8, 9, 11]);
        let svg = svg(&game, &Heading { title: "a record", details: &[] }, PointForm::Letters);
        for number in 1..=11 {
            assert_eq!(svg.contains(&format!("<title>{number}</title>")), number != 10, "{number}");
        }
        assert!(svg.contains("<title>12 at 2</title>") && svg.contains("<title>Virtual</title>"));
    }
}
