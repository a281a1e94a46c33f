//! Judgements as lines: values for tables of words, and their texts for the log and for users of the library.

use super::judgement::{LineJudgement, LineShape, Shape, Spoiler};
use super::verdict::LineVerdict;
use crate::base::{Color, Point};

/// What a line of an explanation says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ExplainedLine<'a> {
    /// The verdict on a move.
    Verdict(&'a LineJudgement),
    /// The verdict on a move that a three depends on, after the move that is explained.
    VerdictAfter(&'a LineJudgement),
    /// Something that the move makes; a three that is not open has its reasons below.
    Makes(&'a LineShape),
    /// Why a move makes no open four of a three; [`Spoiler::Forbidden`] has a verdict instead.
    Spoiled(Point, &'a Spoiler),
}

/// The lines of an explanation, each with how far below the first it stands: the verdict, then the shapes, and below
/// those what spoils them, which may be verdicts with their own shapes.
pub fn explained(judgement: &LineJudgement) -> Vec<(usize, ExplainedLine<'_>)> {
    let mut lines = vec![(0, ExplainedLine::Verdict(judgement))];
    add_shapes(judgement, 1, &mut lines);
    lines
}

fn add_shapes<'a>(judgement: &'a LineJudgement, depth: usize, lines: &mut Vec<(usize, ExplainedLine<'a>)>) {
    for found in &judgement.shapes {
        lines.push((depth, ExplainedLine::Makes(found)));
        let Shape::Three { extensions, .. } = &found.shape else { continue };
        if found.shape.is_open_three() {
            continue;
        }
        for (point, spoiler) in
            extensions.iter().flat_map(|extension| extension.spoilers.iter().map(|spoiler| (extension.point, spoiler)))
        {
            match spoiler {
                Spoiler::Forbidden(judgement) => {
                    lines.push((depth + 1, ExplainedLine::VerdictAfter(judgement)));
                    add_shapes(judgement, depth + 2, lines);
                }
                Spoiler::Edge | Spoiler::Stone(_) | Spoiler::Overline(_) | Spoiler::Five => {
                    lines.push((depth + 1, ExplainedLine::Spoiled(point, spoiler)));
                }
            }
        }
    }
}

/// A judgement as lines of text. The first has the verdict; those of its shapes follow, and below a move that is
/// forbidden the reasons for that, each two blanks further to the right. `name` writes a point.
pub fn explain(judgement: &LineJudgement, name: &dyn Fn(Point) -> String) -> Vec<String> {
    let text = |line| match line {
        ExplainedLine::Verdict(judgement) => verdict(judgement, name),
        ExplainedLine::VerdictAfter(judgement) => verdict(judgement, name) + " after this move",
        ExplainedLine::Makes(found) => format!("{}: {}", found.direction.explained(), shape(&found.shape, name)),
        ExplainedLine::Spoiled(point, spoiler) => {
            format!("{} makes no open four: {}", name(point), reason(point, spoiler, name))
        }
    };
    explained(judgement).into_iter().map(|(depth, line)| format!("{}{}", "  ".repeat(depth), text(line))).collect()
}

fn verdict(judgement: &LineJudgement, name: &dyn Fn(Point) -> String) -> String {
    let LineJudgement { color, point, verdict, kinds, .. } = judgement;
    let kinds = kinds.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", ");
    let composition = match judgement.composition() {
        none if none.is_empty() => none,
        some => format!(" ({some})"),
    };
    let verdict = match verdict {
        LineVerdict::Five => format!("wins for {color}: five"),
        LineVerdict::Forbidden => format!("is forbidden for {color}: {kinds}{composition}"),
        LineVerdict::Free => match color {
            Color::Black => format!("is not forbidden for {color}{composition}"),
            Color::White => format!("is free for {color}{composition}"),
        },
    };
    format!("{} {verdict}", name(*point))
}

fn shape(shape: &Shape, name: &dyn Fn(Point) -> String) -> String {
    let names =
        |points: &[Point], between: &str| points.iter().map(|&point| name(point)).collect::<Vec<_>>().join(between);
    let stones = names(shape.stones(), " ");
    match shape {
        Shape::Five { .. } => format!("five {stones}"),
        Shape::Overline { .. } => format!("overline {stones}"),
        Shape::Four { fives, .. } => {
            let kind = if fives.len() > 1 { "open four" } else { "four" };
            format!("{kind} {stones}, five at {}", names(fives, " or "))
        }
        Shape::Three { .. } => match shape.open_fours().as_slice() {
            [] => format!("three {stones}, not open"),
            open => format!("open three {stones}, open four by {}", names(open, " or ")),
        },
    }
}

fn reason(at: Point, spoiler: &Spoiler, name: &dyn Fn(Point) -> String) -> String {
    match spoiler {
        Spoiler::Edge => "the edge is at one end".to_string(),
        Spoiler::Stone(point) => format!("the opponent's stone on {} is at one end", name(*point)),
        Spoiler::Overline(point) if *point == at => "it makes six or more in a line".to_string(),
        Spoiler::Overline(point) => format!("{} makes six or more in a line", name(*point)),
        Spoiler::Five => "it makes five instead".to_string(),
        Spoiler::Forbidden(judgement) => verdict(judgement, name),
    }
}
