//! Made-up boards as a picture: every step side by side, the stones next to the board, dead stones crossed out,
//! what a step touches ringed, the points of each side marked, and the sums. SVG, so it prints at any size, or PNG made
//! of it for those who want dots.

use std::fmt::Write;
use std::path::Path;

use liangyi_core::base::{Color, PointForm, PointNames, PointSet};
use liangyi_core::game::{Game, Move};
use liangyi_core::score::makeup::{MadeUp, MakeUpAction, MakeUpStep};
use liangyi_core::score::{ResultUnit, WildRegions};

use super::board::{BoardView, CELL, RADIUS, RED, fill, grid, ring, stone};
use super::lettering::{Style, centred, left};
use super::piles;
use super::sheet::{HEADING, Heading, save as save_sheet, sheet};
use crate::show::words::Language;

pub use super::sheet::{PictureError, PictureFormat};

/// Room below a board for its caption.
const CAPTION: usize = 30;
/// The width of a panel, so that small boards leave room for their captions.
const NARROWEST: usize = 290;
/// The width of a sheet on which panels stand in rows; a single panel may be wider.
const WIDEST: usize = 1120;
/// From the edge of a panel to the stones next to the board.
const INDENT: usize = 20;

const CAPTIONS: Style = Style { size: 13.0, pen: 1.1, color: "#111" };

/// What the marks mean, each with the name of the mark.
const LEGEND: [(&str, DiagramMark); 6] = [
    ("dead", DiagramMark::Cross),
    ("last stone played", DiagramMark::SmallRing),
    ("touched by the step", DiagramMark::Ring),
    ("point of Black's or White's", DiagramMark::Square),
    ("public point", DiagramMark::Diamond),
    ("makes a region wild", DiagramMark::RedDiamond),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DiagramMark {
    Cross,
    SmallRing,
    Ring,
    Square,
    Diamond,
    RedDiamond,
}

/// The title of a count under `ruleset`: how it was made, and the result.
pub fn title(made: &MadeUp, ruleset: &str, unit: ResultUnit) -> String {
    let way = made.method.map_or(String::new(), |method| format!(", {}", method.name()));
    format!("{ruleset}{way}: {}", made.score.result_in(unit))
}

/// Writes the steps of `made`, which counts the position of `game`, under a heading to a file in these words: whole, or
/// not at all.
pub fn save(
    path: &Path,
    game: &Game,
    made: &MadeUp,
    heading: &Heading<'_>,
    unit: ResultUnit,
    form: PointForm,
    words: Language,
) -> Result<(), PictureError> {
    PictureFormat::of(path)?;
    save_sheet(path, svg_in_form(game, made, heading, unit, form, words))
}

/// The steps of `made`, which counts the position of `game`, under a heading, with letters for columns.
pub fn svg(game: &Game, made: &MadeUp, heading: &Heading<'_>, unit: ResultUnit, words: Language) -> String {
    svg_in_form(game, made, heading, unit, PointForm::Letters, words)
}

/// As [`svg`], with points written in `form`.
pub fn svg_in_form(
    game: &Game,
    made: &MadeUp,
    heading: &Heading<'_>,
    unit: ResultUnit,
    form: PointForm,
    words: Language,
) -> String {
    let view = BoardView::whole(made.last().board.size());
    let names = PointNames::of_go(view.size).in_form(form);
    let [board_width, board_height] = view.extent();
    let rows: Vec<Vec<piles::PileRow>> = made.steps.iter().map(|step| piles::rows(&step.piles)).collect();
    let rows_height = rows.iter().map(Vec::len).max().unwrap_or(0) * piles::ROW;
    let panel = board_width.max(NARROWEST);
    let (cells, abreast) = layout(made.steps.len(), WIDEST / panel);
    let panel_height = board_height + CAPTION + rows_height;
    let mut body = String::new();
    for number in 0..cells {
        let (x, y) = (number % abreast * panel, HEADING + number / abreast * panel_height);
        let Some(step) = made.steps.get(number) else {
            if number == made.steps.len() {
                legend(&mut body, x + INDENT, y);
            }
            continue;
        };
        let _ = writeln!(body, "<g transform=\"translate({},{y})\">", x + (panel - board_width) / 2);
        let wild = if number + 1 == made.steps.len() { made.score.wild } else { None };
        board(&mut body, game, &view, names, step, wild);
        let caption = format!("{}. {}", number + 1, caption(game, step, form, words));
        body.push_str(&centred(&caption, board_width as f32 / 2.0, (board_height + 12) as f32, CAPTIONS));
        body.push_str("</g>\n");
        let last = if step.action == MakeUpAction::Stop { piles::last(game) } else { None };
        body.push_str("<g class=\"beside\">\n");
        let (x, y) = (x + INDENT, y + board_height + CAPTION - 6);
        piles::draw(&mut body, &rows[number], x, y, panel - 2 * INDENT, last);
        body.push_str("</g>\n");
    }
    let above = HEADING + cells / abreast * panel_height;
    let paragraphs: Vec<String> = words.sums(made, unit, form).split("; ").map(str::to_string).collect();
    sheet(abreast * panel, above, heading, &body, &paragraphs)
}

/// How many panels there are, and how many of them in a row, `most` at most: as few rows as that allows, and all as
/// long. The first panel that has no step tells what the marks mean.
fn layout(steps: usize, most: usize) -> (usize, usize) {
    let rows = steps.div_ceil(most.max(1)).max(1);
    let abreast = steps.div_ceil(rows);
    (rows * abreast, abreast)
}

/// The caption of a step; that of the first one tells the last move.
fn caption(game: &Game, step: &MakeUpStep, form: PointForm, words: Language) -> String {
    match (step.action, game.moves().next_back()) {
        (MakeUpAction::Stop, Some(last)) => {
            let (number, letter) = (game.move_number(), last.color.letter());
            let name = |point| PointNames::of_go(game.size()).in_form(form).name(point);
            let mv = last.mv.point().map_or_else(|| last.mv.display(game.size()).to_string(), name);
            format!("{} after move {number} ({letter} {mv})", words.step(step))
        }
        _ => words.step(step),
    }
}

fn board(
    text: &mut String,
    game: &Game,
    view: &BoardView,
    names: PointNames,
    step: &MakeUpStep,
    wild: Option<WildRegions>,
) {
    grid(text, view, names);
    let mut each = |points: &PointSet, draw: &dyn Fn(usize, usize) -> String| {
        for point in points.iter() {
            let (x, y) = view.place(point);
            text.push_str(&draw(x, y));
        }
    };
    for color in Color::BOTH {
        each(&step.holdings.board.stones(color), &|x, y| stone(x, y, RADIUS, color));
        each(&step.holdings.owned[color.index()], &|x, y| square(x, y, color));
    }
    let public = step.holdings.public.without(&wild.map_or(PointSet::EMPTY, |wild| wild.wild));
    each(&public, &|x, y| diamond(x, y, "#bbb"));
    if let Some(wild) = wild {
        each(&wild.wild, &|x, y| diamond(x, y, RED));
    }
    let stopped = step.action == MakeUpAction::Stop;
    each(&step.touched, &|x, y| if stopped { cross(x, y) } else { ring(x, y, RADIUS + 1) });
    if let (true, Some(Move::Play(point))) = (stopped, game.last_stone().map(|last| last.mv)) {
        // A suicide is not on the board.
        let shown = step.holdings.board.occupied() & PointSet::single(point);
        each(&shown.without(&step.touched), &|x, y| ring(x, y, RADIUS / 2));
    }
}

fn legend(text: &mut String, x: usize, y: usize) {
    text.push_str("<g class=\"legend\">\n");
    for (number, (words, mark)) in LEGEND.into_iter().enumerate() {
        let y = y + CELL + number * (CELL + 6);
        let x = x + RADIUS;
        let on_stone = |mark: String| stone(x, y, RADIUS, Color::Black) + &mark;
        text.push_str(&match mark {
            DiagramMark::Cross => on_stone(cross(x, y)),
            DiagramMark::SmallRing => on_stone(ring(x, y, RADIUS / 2)),
            DiagramMark::Ring => on_stone(ring(x, y, RADIUS + 1)),
            DiagramMark::Square => square(x - 6, y, Color::Black) + &square(x + 6, y, Color::White),
            DiagramMark::Diamond => diamond(x, y, "#bbb"),
            DiagramMark::RedDiamond => diamond(x, y, RED),
        });
        text.push_str(&left(words, (x + CELL) as f32, y as f32 + 4.0, CAPTIONS));
    }
    text.push_str("</g>\n");
}

fn square(x: usize, y: usize, color: Color) -> String {
    let (x, y) = (x - 4, y - 4);
    format!("<rect x=\"{x}\" y=\"{y}\" width=\"8\" height=\"8\" fill=\"{}\" stroke=\"#111\"/>\n", fill(color))
}

fn diamond(x: usize, y: usize, color: &str) -> String {
    format!("<path d=\"M{} {y}l5 -5l5 5l-5 5z\" fill=\"{color}\" stroke=\"#111\"/>\n", x - 5)
}

fn cross(x: usize, y: usize) -> String {
    format!("<path d=\"M{} {}l12 12m0 -12l-12 12\" stroke=\"{RED}\" stroke-width=\"3\"/>\n", x - 6, y - 6)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_rows_have_as_many_panels_and_no_row_is_too_long() {
        for most in 0..=3 {
            for steps in 1..=12 {
                let (cells, abreast) = layout(steps, most);
                assert!(cells >= steps && cells < steps + abreast, "{steps} in {most}: {cells}");
                assert!(cells.is_multiple_of(abreast) && abreast <= most.max(1), "{steps}: {cells} by {abreast}");
            }
        }
        assert_eq!([4, 5, 6, 7].map(|steps| layout(steps, 3)), [(4, 2), (6, 3), (6, 3), (9, 3)]);
    }
}
