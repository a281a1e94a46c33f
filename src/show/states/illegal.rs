//! Why a move is forbidden, as far as it is said with every state; of a line game with the lines of stones that make it
//! so.

use liangyi_core::base::{Color, Point, Size};
use liangyi_core::game::{Illegal, Repeats};
use liangyi_core::line::{Direction, ForbiddenKind, LineShape, StoneShape};
use liangyi_core::rules::Repetition;
use serde::{Deserialize, Serialize};

use super::parts::vertex;

/// A move that a side must not make.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct IllegalMove {
    /// The point, or `virtual`; `move` when it is serialised.
    #[serde(rename = "move")]
    pub mv: String,
    /// Why.
    #[serde(flatten)]
    pub why: WhyIllegal,
}

/// Why a move is forbidden; its name is under `kind`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum WhyIllegal {
    /// There is a stone.
    Occupied,
    /// It would leave its own chain without liberties.
    Suicide,
    /// It takes a ko back at once.
    Ko {
        /// How many moves had been made when the board first stood that it repeats.
        after_move: usize,
    },
    /// It repeats an earlier position.
    Repeats {
        /// The rule that forbids that.
        #[cfg_attr(test, ts(type = "Repetition"))]
        rule: Repetition,
        /// What it repeats.
        what: Repeated,
        /// Who has faced that; `None` where it does not matter.
        #[cfg_attr(test, ts(type = "Color | null"))]
        faced_by: Option<Color>,
        /// How many moves had been made when it first stood.
        after_move: usize,
    },
    /// A forbidden point of a line game. It can be played, and the game is lost by that.
    Forbidden {
        /// Why it is forbidden; there may be several reasons.
        #[cfg_attr(test, ts(type = "Array<ForbiddenKind>"))]
        kinds: Vec<ForbiddenKind>,
        /// The lines that make it forbidden: overlines, fours and open threes.
        lines: Vec<StoneLine>,
    },
    /// The ruleset has no virtual moves.
    NoVirtualMoves,
    /// A repetition has made the game a draw.
    Drawn {
        /// After how many moves.
        after_move: usize,
    },
    /// The game is over.
    Over,
}

/// What a forbidden move repeats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Repeated {
    /// The stones on the board alone.
    Board,
    /// The whole position; where there are virtual moves their stones too.
    Position,
}

impl From<Illegal> for WhyIllegal {
    fn from(illegal: Illegal) -> WhyIllegal {
        match illegal {
            Illegal::Occupied => WhyIllegal::Occupied,
            Illegal::Suicide => WhyIllegal::Suicide,
            Illegal::Repeats(Repeats { rule: Repetition::Simple, after_move, .. }) => WhyIllegal::Ko { after_move },
            Illegal::Repeats(Repeats { rule, faced_by, after_move, board_only }) => {
                let what = if board_only { Repeated::Board } else { Repeated::Position };
                WhyIllegal::Repeats { rule, what, faced_by, after_move }
            }
            Illegal::NoVirtualMoves => WhyIllegal::NoVirtualMoves,
            Illegal::Drawn(after_move) => WhyIllegal::Drawn { after_move },
            Illegal::Over => WhyIllegal::Over,
        }
    }
}

impl WhyIllegal {
    /// After how many moves the position first stood that the move would repeat.
    pub fn repeated(&self) -> Option<usize> {
        match self {
            WhyIllegal::Ko { after_move } | WhyIllegal::Repeats { after_move, .. } => Some(*after_move),
            WhyIllegal::Occupied
            | WhyIllegal::Suicide
            | WhyIllegal::Forbidden { .. }
            | WhyIllegal::NoVirtualMoves
            | WhyIllegal::Drawn { .. }
            | WhyIllegal::Over => None,
        }
    }
}

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
            StoneShape::Five { .. } => (LineShapeWord::Five, Vec::new()),
            StoneShape::Overline { .. } => (LineShapeWord::Overline, Vec::new()),
            StoneShape::Four { fives, .. } if fives.len() > 1 => (LineShapeWord::OpenFour, names(fives)),
            StoneShape::Four { fives, .. } => (LineShapeWord::Four, names(fives)),
            StoneShape::Three { extensions, .. } => {
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
