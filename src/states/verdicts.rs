//! The verdicts behind a forbidden point: each with the lines that its move makes, and with the verdicts on other
//! points that it depends on.

use liangyi_core::base::Size;
use liangyi_core::line::{ForbiddenKind, LineJudgement, LineShape, LineVerdict, Shape, Spoiler};
use serde::{Deserialize, Serialize};

use super::forbidden::StoneLine;
use super::parts::vertex;

/// A verdict on a move. Those that it depends on come after it in the list that it is in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct VerdictStep {
    /// The point.
    pub point: String,
    /// The points on which the same side has put stones before, in order, besides those on the board.
    pub after: Vec<String>,
    /// What the move leads to.
    #[cfg_attr(test, ts(type = "LineVerdict"))]
    pub verdict: LineVerdict,
    /// WhyIllegal it is forbidden, if it is.
    #[cfg_attr(test, ts(type = "Array<ForbiddenKind>"))]
    pub kinds: Vec<ForbiddenKind>,
    /// What it makes.
    pub lines: Vec<VerdictLine>,
}

/// Stones that the move of a verdict brings together on one line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct VerdictLine {
    /// The line.
    #[serde(flatten)]
    pub line: StoneLine,
    /// Of a three, the moves that make no open four of it, one entry for each reason.
    pub spoiled: Vec<Spoiled>,
}

/// A move that makes no open four of a three.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Spoiled {
    /// Its point.
    pub point: String,
    /// WhyIllegal.
    #[serde(flatten)]
    pub by: SpoiledBy,
}

/// What keeps a four from being open; its name is under `kind`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SpoiledBy {
    /// There is no point for a five at one end.
    Edge,
    /// The opponent's stone at one end.
    Stone {
        /// Where it is.
        at: String,
    },
    /// A move here would make six or more.
    Overline {
        /// Where.
        at: String,
    },
    /// The move makes five instead.
    Five,
    /// The move is forbidden itself.
    Forbidden {
        /// The number of the verdict on it in the list, from 0.
        verdict: usize,
    },
}

/// A judgement and all those that it depends on; its own verdict is the first.
pub fn verdicts(size: Size, judgement: &LineJudgement) -> Vec<VerdictStep> {
    let mut chain = Chain { size, steps: Vec::new() };
    chain.add(judgement, &[]);
    chain.steps
}

struct Chain {
    size: Size,
    steps: Vec<VerdictStep>,
}

impl Chain {
    /// Adds a judgement of a move that comes after others; the number of its verdict.
    fn add(&mut self, judgement: &LineJudgement, after: &[String]) -> usize {
        let number = self.steps.len();
        let point = vertex(self.size, judgement.point);
        let (verdict, kinds) = (judgement.verdict, judgement.kinds.clone());
        let step = VerdictStep { point: point.clone(), after: after.to_vec(), verdict, kinds, lines: Vec::new() };
        self.steps.push(step);
        let then: Vec<String> = after.iter().cloned().chain([point]).collect();
        self.steps[number].lines = judgement.shapes.iter().map(|found| self.line(found, &then)).collect();
        number
    }

    fn line(&mut self, found: &LineShape, then: &[String]) -> VerdictLine {
        let mut spoiled = Vec::new();
        if let Shape::Three { extensions, .. } = &found.shape {
            for extension in extensions {
                for spoiler in &extension.spoilers {
                    let by = match spoiler {
                        Spoiler::Edge => SpoiledBy::Edge,
                        Spoiler::Stone(point) => SpoiledBy::Stone { at: vertex(self.size, *point) },
                        Spoiler::Overline(point) => SpoiledBy::Overline { at: vertex(self.size, *point) },
                        Spoiler::Five => SpoiledBy::Five,
                        Spoiler::Forbidden(why) => SpoiledBy::Forbidden { verdict: self.add(why, then) },
                    };
                    spoiled.push(Spoiled { point: vertex(self.size, extension.point), by });
                }
            }
        }
        VerdictLine { line: StoneLine::new(self.size, found), spoiled }
    }
}
