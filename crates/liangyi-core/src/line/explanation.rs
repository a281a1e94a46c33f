//! Judgements as text.

use super::judgement::{Extension, LineJudgement, Shape, Spoiler};
use super::verdict::LineVerdict;
use crate::base::{Color, Point};

/// A judgement as lines of text. The first has the verdict; those of its shapes follow, and below a move that is
/// forbidden the reasons for that, each two blanks further to the right. `name` writes a point.
pub fn explain(judgement: &LineJudgement, name: &dyn Fn(Point) -> String) -> Vec<String> {
    let mut writer = Writer { name, lines: Vec::new() };
    writer.judgement(judgement, 0, "");
    writer.lines
}

struct Writer<'a> {
    name: &'a dyn Fn(Point) -> String,
    lines: Vec<String>,
}

impl Writer<'_> {
    fn line(&mut self, depth: usize, text: String) {
        self.lines.push(format!("{}{text}", "  ".repeat(depth)));
    }

    fn points(&self, points: &[Point], between: &str) -> String {
        points.iter().map(|&point| (self.name)(point)).collect::<Vec<_>>().join(between)
    }

    fn judgement(&mut self, judgement: &LineJudgement, depth: usize, suffix: &str) {
        let LineJudgement { color, point, verdict, kinds, shapes } = judgement;
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
        self.line(depth, format!("{} {verdict}{suffix}", (self.name)(*point)));
        for found in shapes {
            self.shape(&found.shape, found.direction.name(), depth + 1);
        }
    }

    fn shape(&mut self, shape: &Shape, direction: &str, depth: usize) {
        let stones = self.points(shape.stones(), " ");
        match shape {
            Shape::Five { .. } => self.line(depth, format!("{direction}: five {stones}")),
            Shape::Overline { .. } => self.line(depth, format!("{direction}: overline {stones}")),
            Shape::Four { fives, .. } => {
                let kind = if fives.len() > 1 { "open four" } else { "four" };
                let fives = self.points(fives, " or ");
                self.line(depth, format!("{direction}: {kind} {stones}, five at {fives}"));
            }
            Shape::Three { extensions, .. } if shape.is_open_three() => {
                let open = extensions.iter().filter(|extension| extension.spoilers.is_empty());
                let open: Vec<Point> = open.map(|extension| extension.point).collect();
                let open = self.points(&open, " or ");
                self.line(depth, format!("{direction}: open three {stones}, open four by {open}"));
            }
            Shape::Three { extensions, .. } => {
                self.line(depth, format!("{direction}: three {stones}, not open"));
                extensions.iter().for_each(|extension| self.spoiled(extension, depth + 1));
            }
        }
    }

    fn spoiled(&mut self, extension: &Extension, depth: usize) {
        let at = (self.name)(extension.point);
        for spoiler in &extension.spoilers {
            let reason = match spoiler {
                Spoiler::Edge => "the edge is at one end".to_string(),
                Spoiler::Stone(point) => format!("the opponent's stone on {} is at one end", (self.name)(*point)),
                Spoiler::Overline(point) if *point == extension.point => "it makes six or more in a line".to_string(),
                Spoiler::Overline(point) => format!("{} makes six or more in a line", (self.name)(*point)),
                Spoiler::Five => "it makes five instead".to_string(),
                Spoiler::Forbidden(judgement) => {
                    self.judgement(judgement, depth, " after this move");
                    continue;
                }
            };
            self.line(depth, format!("{at} makes no open four: {reason}"));
        }
    }
}
