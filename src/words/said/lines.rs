//! Judgements on moves of line games.

use liangyi_core::base::{Color, Point};
use liangyi_core::line::{
    Direction, ExplainedLine, ForbiddenKind, LineJudgement, LineVerdict, Shape, Spoiler, explained,
};

use crate::words::message::{Message, msg};
use crate::words::spoken::Spoken;

/// How a point is written.
pub type PointName<'a> = &'a dyn Fn(Point) -> String;

impl Spoken {
    /// What a stone of a line game makes, and why that is forbidden where it is, a line each: a reason stands further to
    /// the right than what it is the reason for.
    pub fn judgement(self, judgement: &LineJudgement, name: PointName<'_>) -> Vec<String> {
        let text = |line| match line {
            ExplainedLine::Verdict(judgement) => verdict(judgement, name, self),
            ExplainedLine::VerdictAfter(judgement) => {
                self.say(msg!("line-after-this-move", verdict = verdict(judgement, name, self)))
            }
            ExplainedLine::Makes(found) => {
                let direction = self.say(match found.direction {
                    Direction::Row => msg!("direction-row"),
                    Direction::Column => msg!("direction-column"),
                    Direction::Rising => msg!("direction-rising"),
                    Direction::Falling => msg!("direction-falling"),
                });
                let shape = self.say(shape(&found.shape, name, self));
                self.say(msg!("line-makes", direction = direction, shape = shape))
            }
            ExplainedLine::Spoiled(point, spoiler) => {
                let reason = match spoiler {
                    Spoiler::Forbidden(judgement) => verdict(judgement, name, self),
                    Spoiler::Edge => self.say(msg!("spoiled-by-edge")),
                    Spoiler::Stone(at) => self.say(msg!("spoiled-by-stone", point = name(*at))),
                    Spoiler::Overline(at) if *at == point => self.say(msg!("spoiled-by-own-overline")),
                    Spoiler::Overline(at) => self.say(msg!("spoiled-by-overline", point = name(*at))),
                    Spoiler::Five => self.say(msg!("spoiled-by-five")),
                };
                self.say(msg!("line-spoiled", point = name(point), reason = reason))
            }
        };
        explained(judgement).into_iter().map(|(depth, line)| format!("{}{}", "  ".repeat(depth), text(line))).collect()
    }

    /// Why a point is forbidden, in a few words without a capital.
    pub fn forbidden_kinds(self, kinds: &[ForbiddenKind]) -> String {
        let kind = |kind: &ForbiddenKind| {
            self.say(match kind {
                ForbiddenKind::Overline => msg!("kind-overline"),
                ForbiddenKind::FourFour => msg!("kind-four-four"),
                ForbiddenKind::ThreeThree => msg!("kind-three-three"),
            })
        };
        self.listed(&kinds.iter().map(kind).collect::<Vec<_>>())
    }
}

/// The fours and threes of a judgement, in brackets; empty where there are none.
fn composition(judgement: &LineJudgement, words: Spoken) -> String {
    match judgement.composition() {
        none if none.is_empty() => none,
        some => words.say(msg!("in-brackets", text = some)),
    }
}

fn verdict(judgement: &LineJudgement, name: PointName<'_>, words: Spoken) -> String {
    let point = name(judgement.point);
    let made = composition(judgement, words);
    let side = words.side(judgement.color);
    words.say(match judgement.verdict {
        LineVerdict::Five => msg!("line-five", point = point, side = side),
        LineVerdict::Forbidden => {
            let kinds = words.forbidden_kinds(&judgement.kinds);
            msg!("line-forbidden", point = point, side = side, kinds = kinds, made = made)
        }
        LineVerdict::Free => match judgement.color {
            Color::Black => msg!("line-not-forbidden", point = point, side = side, made = made),
            Color::White => msg!("line-free", point = point, side = side, made = made),
        },
    })
}

fn shape(shape: &Shape, name: PointName<'_>, words: Spoken) -> Message<'static> {
    let names =
        |points: &[Point], between: &str| points.iter().map(|&point| name(point)).collect::<Vec<_>>().join(between);
    let stones = names(shape.stones(), " ");
    let either = |points: &[Point]| names(points, &words.say(msg!("between-either")));
    match shape {
        Shape::Five { .. } => msg!("shape-five", stones = stones),
        Shape::Overline { .. } => msg!("shape-overline", stones = stones),
        Shape::Four { fives, .. } if fives.len() > 1 => {
            msg!("shape-open-four", stones = stones, points = either(fives))
        }
        Shape::Four { fives, .. } => msg!("shape-four", stones = stones, points = either(fives)),
        Shape::Three { .. } => match shape.open_fours().as_slice() {
            [] => msg!("shape-three", stones = stones),
            open => msg!("shape-open-three", stones = stones, points = either(open)),
        },
    }
}
