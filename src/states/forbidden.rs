//! The lines of stones that a move of a line game makes.

use liangyi_core::base::{Point, Size};
use liangyi_core::line::{Direction, LineShape, Shape};
use serde::{Deserialize, Serialize};

use super::parts::vertex;

/// Stones that a move brings together on one line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StoneLine {
    /// The way it runs.
    #[cfg_attr(test, ts(type = "Direction"))]
    pub direction: Direction,
    /// What they are.
    pub shape: LineShapeWord,
    /// The stones, along the line; that of the move among them.
    pub stones: Vec<String>,
    /// The points that make five of a four, or an open four of an open three.
    pub by: Vec<String>,
}

/// What the stones of a line are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LineShapeWord {
    /// Five (五连), or more where more win.
    Five,
    /// Six or more that do not win (长连).
    Overline,
    /// A four that two points make five of (活四).
    OpenFour,
    /// A four that one point makes five of (冲四).
    Four,
    /// A three that one move makes an open four of (活三).
    OpenThree,
    /// Another three.
    Three,
}

impl StoneLine {
    /// The stones of a shape.
    pub fn new(size: Size, found: &LineShape) -> StoneLine {
        let names = |points: &[Point]| points.iter().map(|&point| vertex(size, point)).collect::<Vec<_>>();
        let (shape, by) = match &found.shape {
            Shape::Five { .. } => (LineShapeWord::Five, Vec::new()),
            Shape::Overline { .. } => (LineShapeWord::Overline, Vec::new()),
            Shape::Four { fives, .. } if fives.len() > 1 => (LineShapeWord::OpenFour, names(fives)),
            Shape::Four { fives, .. } => (LineShapeWord::Four, names(fives)),
            Shape::Three { extensions, .. } => {
                let open = extensions.iter().filter(|extension| extension.spoilers.is_empty());
                let by: Vec<String> = open.map(|extension| vertex(size, extension.point)).collect();
                (if by.is_empty() { LineShapeWord::Three } else { LineShapeWord::OpenThree }, by)
            }
        };
        StoneLine { direction: found.direction, shape, stones: names(found.shape.stones()), by }
    }
}

impl LineShapeWord {
    /// Whether it makes a move forbidden, alone or with others.
    pub fn may_forbid(self) -> bool {
        match self {
            LineShapeWord::Overline | LineShapeWord::OpenFour | LineShapeWord::Four | LineShapeWord::OpenThree => true,
            LineShapeWord::Five | LineShapeWord::Three => false,
        }
    }
}
