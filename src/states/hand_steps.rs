//! The steps by which a board is made up by hand, and why one is refused.

use liangyi_core::base::{Color, PointSet, Size};
use liangyi_core::score::makeup::{self, HandBoard, HandError, HandKind};
use serde::{Deserialize, Serialize};

use super::parts::{vertex, vertices};

/// A step by hand; its name is under `step`. Points are GTP vertices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "step", rename_all = "snake_case")]
pub enum HandStep {
    /// A side takes own stones off the border for its extra moves, a point each; their points become public.
    GiveUp {
        /// The side.
        #[cfg_attr(test, ts(type = "Color"))]
        side: Color,
        /// Its stones.
        at: Vec<String>,
    },
    /// A side takes own stones off own ground.
    TakeOff {
        /// The side.
        #[cfg_attr(test, ts(type = "Color"))]
        side: Color,
        /// Its stones.
        at: Vec<String>,
    },
    /// A side fills own points with stones from its bowl.
    Fill {
        /// The side.
        #[cfg_attr(test, ts(type = "Color"))]
        side: Color,
        /// Its points.
        at: Vec<String>,
    },
    /// A side fills own points with stones of its colour from beside the board.
    PutBack {
        /// The side.
        #[cfg_attr(test, ts(type = "Color"))]
        side: Color,
        /// Its points.
        at: Vec<String>,
    },
    /// Own stones change places with as many own points.
    Move {
        /// The side.
        #[cfg_attr(test, ts(type = "Color"))]
        side: Color,
        /// Its stones.
        from: Vec<String>,
        /// Its points.
        to: Vec<String>,
    },
    /// Own points are filled and own stones come off, so that both sides have as many stones more, or fewer.
    Exchange {
        /// Black's stones and points.
        black: Vec<String>,
        /// White's.
        white: Vec<String>,
    },
    /// Public points are filled with as many stones of both colours.
    FillPublic {
        /// Where Black's stones go.
        black: Vec<String>,
        /// Where White's go.
        white: Vec<String>,
    },
    /// The empty points of both sides come together in blocks.
    Gather,
}

/// The name of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum HandWord {
    /// [`HandStep::GiveUp`].
    GiveUp,
    /// [`HandStep::TakeOff`].
    TakeOff,
    /// [`HandStep::Fill`].
    Fill,
    /// [`HandStep::PutBack`].
    PutBack,
    /// [`HandStep::Move`].
    Move,
    /// [`HandStep::Exchange`].
    Exchange,
    /// [`HandStep::FillPublic`].
    FillPublic,
    /// [`HandStep::Gather`].
    Gather,
}

impl From<HandKind> for HandWord {
    fn from(kind: HandKind) -> HandWord {
        match kind {
            HandKind::GiveUp => HandWord::GiveUp,
            HandKind::TakeOff => HandWord::TakeOff,
            HandKind::Fill => HandWord::Fill,
            HandKind::PutBack => HandWord::PutBack,
            HandKind::Move => HandWord::Move,
            HandKind::Exchange => HandWord::Exchange,
            HandKind::FillPublic => HandWord::FillPublic,
            HandKind::Gather => HandWord::Gather,
        }
    }
}

/// Why a step is not taken; its name is under `kind`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum HandRefused {
    /// There is no such point.
    NoSuchPoint {
        /// What stands for it.
        point: String,
    },
    /// The step names no point.
    NoPoints,
    /// The side owes nothing for extra moves.
    NoDebt {
        /// The side.
        #[cfg_attr(test, ts(type = "Color"))]
        side: Color,
    },
    /// The side owes fewer points.
    MoreThanOwed {
        /// How many.
        owed: usize,
    },
    /// There is no stone of the side.
    NoStone {
        /// Where.
        point: String,
    },
    /// The stone is not on the border, and another one of the side is.
    NotOnBorder {
        /// Where it is.
        point: String,
    },
    /// The stone is on the border, and another one of the side lies within its own ground.
    OnBorder {
        /// Where it is.
        point: String,
    },
    /// It is no empty point of the side.
    NotOwn {
        /// The point.
        point: String,
    },
    /// It is no public point.
    NotPublic {
        /// The point.
        point: String,
    },
    /// The point is named for both sides.
    Twice {
        /// The point.
        point: String,
    },
    /// Fewer stones of the side lie beside the board.
    FewerBeside {
        /// How many.
        beside: usize,
    },
    /// The numbers that have to be equal are not.
    Unequal {
        /// The two numbers.
        numbers: [i32; 2],
    },
    /// The points are together already.
    NothingToGather,
    /// So many steps are not kept: some have to be taken back.
    TooManySteps,
}

impl HandRefused {
    fn new(size: Size, error: HandError) -> HandRefused {
        let name = |point| vertex(size, point);
        match error {
            HandError::NoPoints => HandRefused::NoPoints,
            HandError::NoDebt(side) => HandRefused::NoDebt { side },
            HandError::MoreThanOwed(owed) => HandRefused::MoreThanOwed { owed },
            HandError::NoStone(point) => HandRefused::NoStone { point: name(point) },
            HandError::NotOnBorder(point) => HandRefused::NotOnBorder { point: name(point) },
            HandError::OnBorder(point) => HandRefused::OnBorder { point: name(point) },
            HandError::NotOwn(point) => HandRefused::NotOwn { point: name(point) },
            HandError::NotPublic(point) => HandRefused::NotPublic { point: name(point) },
            HandError::Twice(point) => HandRefused::Twice { point: name(point) },
            HandError::FewerBeside(beside) => HandRefused::FewerBeside { beside },
            HandError::Unequal(numbers) => HandRefused::Unequal { numbers },
            HandError::NothingToGather => HandRefused::NothingToGather,
            HandError::TooManySteps => HandRefused::TooManySteps,
        }
    }
}

impl HandStep {
    /// Takes the step on `board`.
    ///
    /// # Errors
    ///
    /// [`HandRefused`] if it names what is no point, or the board does not allow it; the board stays as it is.
    pub fn take(&self, board: &mut HandBoard) -> Result<(), HandRefused> {
        let size = board.holdings().board.size();
        board.step(self.read(size)?).map_err(|error| HandRefused::new(size, error))
    }

    fn read(&self, size: Size) -> Result<makeup::HandStep, HandRefused> {
        let points = |names: &[String]| {
            let point = |name: &String| {
                let point = size.parse_vertex(name);
                point.ok_or_else(|| HandRefused::NoSuchPoint { point: name.chars().take(8).collect() })
            };
            names.iter().map(point).collect::<Result<PointSet, _>>()
        };
        Ok(match self {
            HandStep::GiveUp { side, at } => makeup::HandStep::GiveUp { side: *side, at: points(at)? },
            HandStep::TakeOff { side, at } => makeup::HandStep::TakeOff { side: *side, at: points(at)? },
            HandStep::Fill { side, at } => makeup::HandStep::Fill { side: *side, at: points(at)? },
            HandStep::PutBack { side, at } => makeup::HandStep::PutBack { side: *side, at: points(at)? },
            HandStep::Move { side, from, to } => {
                makeup::HandStep::Move { side: *side, from: points(from)?, to: points(to)? }
            }
            HandStep::Exchange { black, white } => makeup::HandStep::Exchange { at: [points(black)?, points(white)?] },
            HandStep::FillPublic { black, white } => {
                makeup::HandStep::FillPublic { with: [points(black)?, points(white)?] }
            }
            HandStep::Gather => makeup::HandStep::Gather,
        })
    }

    /// A step that was taken on a board of `size`.
    pub fn taken(size: Size, step: &makeup::HandStep) -> HandStep {
        let names = |points: &PointSet| vertices(size, points);
        match *step {
            makeup::HandStep::GiveUp { side, at } => HandStep::GiveUp { side, at: names(&at) },
            makeup::HandStep::TakeOff { side, at } => HandStep::TakeOff { side, at: names(&at) },
            makeup::HandStep::Fill { side, at } => HandStep::Fill { side, at: names(&at) },
            makeup::HandStep::PutBack { side, at } => HandStep::PutBack { side, at: names(&at) },
            makeup::HandStep::Move { side, from, to } => HandStep::Move { side, from: names(&from), to: names(&to) },
            makeup::HandStep::Exchange { at: [black, white] } => {
                HandStep::Exchange { black: names(&black), white: names(&white) }
            }
            makeup::HandStep::FillPublic { with: [black, white] } => {
                HandStep::FillPublic { black: names(&black), white: names(&white) }
            }
            makeup::HandStep::Gather => HandStep::Gather,
        }
    }
}
