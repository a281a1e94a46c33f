//! Made-up boards as a picture: every step side by side, dead stones crossed out, what a step touches ringed, the points of
//! each side marked, and the sums. SVG, so it prints at any size.

use std::fmt::Write;

use super::makeup::{Action, MadeUp, Step};
use crate::board::{COLUMNS, PointSet, Size};
use crate::rules::Color;

/// The distance between two lines.
const CELL: usize = 26;
/// The rim around the lines of a board: room for coordinates and half a stone.
const RIM: usize = 36;
/// Room below a board for its caption.
const CAPTION: usize = 30;
/// Room for the heading and for the sums.
const BAND: usize = 44;
/// Boards next to each other.
const ABREAST: usize = 3;

/// The steps of `made` under a heading.
pub fn svg(made: &MadeUp, heading: &str) -> String {
    let size = made.last().board.size();
    let side = (size.lines() - 1) * CELL + 2 * RIM;
    let across = made.steps.len().min(ABREAST);
    let down = made.steps.len().div_ceil(ABREAST);
    // Small boards must leave room for their captions.
    let panel = side.max(270);
    let (width, height) = (across * panel, 2 * BAND + down * (side + CAPTION));
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         font-family=\"Helvetica, Arial, sans-serif\" text-anchor=\"middle\">\n<rect width=\"100%\" height=\"100%\" \
         fill=\"#fff\"/>\n"
    );
    let _ = writeln!(
        text,
        "<text x=\"{}\" y=\"29\" font-size=\"18\" font-weight=\"bold\">{}</text>",
        width / 2,
        escape(heading)
    );
    for (number, step) in made.steps.iter().enumerate() {
        let (left, top) = (number % ABREAST * panel + (panel - side) / 2, BAND + number / ABREAST * (side + CAPTION));
        let _ = writeln!(text, "<g transform=\"translate({left},{top})\">");
        board(&mut text, size, step);
        let caption = format!("{}. {}", number + 1, step.caption());
        let _ = writeln!(
            text,
            "<text x=\"{}\" y=\"{}\" font-size=\"13\">{}</text>\n</g>",
            side / 2,
            side + 12,
            escape(&caption)
        );
    }
    let y = height - 17;
    let _ =
        writeln!(text, "<text x=\"{}\" y=\"{y}\" font-size=\"16\">{}</text>\n</svg>", width / 2, escape(&sums(made)));
    text
}

/// The sums in a line: what is compared, what is taken off, the result.
pub fn sums(made: &MadeUp) -> String {
    let score = &made.score;
    let mut text = format!("{}: Black {}, White {}", made.compared.name(), score.black, score.white);
    if score.komi.thousandths() != 0 {
        let _ = write!(text, ", komi {}", score.komi);
    }
    match made.owed {
        0 => {}
        owed => {
            let debtor = if owed > 0 { Color::Black } else { Color::White };
            let _ = write!(text, ", {debtor} owes {} for extra moves", owed.abs());
        }
    }
    let _ = write!(text, ": {}", score.result());
    text
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

fn board(text: &mut String, size: Size, step: &Step) {
    let lines = size.lines();
    let at = |line: usize| RIM + line * CELL;
    let (low, high) = (at(0), at(lines - 1));
    let _ = writeln!(
        text,
        "<rect x=\"{0}\" y=\"{0}\" width=\"{1}\" height=\"{1}\" fill=\"#f3d9a4\"/>",
        RIM - CELL / 2,
        (lines - 1) * CELL + CELL
    );
    let mut grid = String::new();
    for line in 0..lines {
        let _ = write!(grid, "M{low} {0}H{high}M{0} {low}V{high}", at(line));
    }
    let _ = writeln!(text, "<path d=\"{grid}\" stroke=\"#40300c\" stroke-width=\"1\" fill=\"none\"/>");
    for line in 0..lines {
        let letter = &COLUMNS[line..=line];
        let (below, number) = (high + CELL, lines - line);
        let _ = writeln!(text, "<text x=\"{}\" y=\"{below}\" font-size=\"11\" fill=\"#555\">{letter}</text>", at(line));
        let _ = writeln!(
            text,
            "<text x=\"{}\" y=\"{}\" font-size=\"11\" fill=\"#555\">{number}</text>",
            low - CELL + 3,
            at(line) + 4
        );
    }
    let place = |point| {
        let (x, y) = size.coordinates(point);
        (at(x), at(lines - 1 - y))
    };
    let mut each = |points: &PointSet, draw: &dyn Fn(usize, usize) -> String| {
        for point in points.iter() {
            let (x, y) = place(point);
            text.push_str(&draw(x, y));
            text.push('\n');
        }
    };
    let radius = CELL / 2 - 1;
    for (color, fill) in [(Color::Black, "#111"), (Color::White, "#fff")] {
        each(&step.holdings.board.stones(color), &|x, y| {
            format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\" stroke=\"#111\"/>")
        });
        each(&step.holdings.owned[color.index()], &|x, y| {
            format!("<rect x=\"{}\" y=\"{}\" width=\"8\" height=\"8\" fill=\"{fill}\" stroke=\"#111\"/>", x - 4, y - 4)
        });
    }
    each(&step.holdings.public, &|x, y| {
        format!("<path d=\"M{} {y}l5 -5l5 5l-5 5z\" fill=\"#bbb\" stroke=\"#111\"/>", x - 5)
    });
    each(&step.touched, &|x, y| match step.action {
        Action::Stop => {
            format!("<path d=\"M{0} {1}l12 12m0 -12l-12 12\" stroke=\"#d22\" stroke-width=\"3\"/>", x - 6, y - 6)
        }
        _ => format!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{}\" fill=\"none\" stroke=\"#d22\" stroke-width=\"2\"/>",
            radius + 1
        ),
    });
}
