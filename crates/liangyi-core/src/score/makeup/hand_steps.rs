//! The steps by which a board is made up by hand, each checked against the articles of 計枰點.

use std::convert::Infallible;

use serde::{Deserialize, Serialize};

use super::gather::{gather, inner_stones, may_give_up};
use super::maker::Piles;
use crate::base::{Color, Point, PointSet, Size, named_enum};
use crate::score::settlement::Holdings;

/// A step by hand, about sets of points or about `P` else, such as their names; in JSON its name is under `step`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "step", rename_all = "snake_case")]
pub enum HandStep<P = PointSet> {
    /// The dead stones come off and are prisoners, where prisoners count.
    DeadOff,
    /// A side takes own stones off the border for its extra moves, a point each: negative moves of kind A (A类负着,
    /// articles 34, 38). Their points become public.
    GiveUp {
        /// The side.
        side: Color,
        /// Its stones.
        at: P,
    },
    /// A side takes own stones off own ground: negative moves of kind B (B类负着, articles 34, 35).
    TakeOff {
        /// The side.
        side: Color,
        /// Its stones.
        at: P,
    },
    /// A side fills own points with stones from its bowl (articles 29, 35, 42A, 43).
    Fill {
        /// The side.
        side: Color,
        /// Its points.
        at: P,
    },
    /// A side fills own points with stones of its colour from beside the board (回填, article 42B): prisoners and dead
    /// stones, then virtual stones, then those that it has taken off.
    PutBack {
        /// The side.
        side: Color,
        /// Its points.
        at: P,
    },
    /// Own stones go to as many own points, which change places with them (article 35; 整地).
    Move {
        /// The side.
        side: Color,
        /// Its stones.
        from: P,
        /// Its points.
        to: P,
    },
    /// Both sides exchange stones and points with their bowls: own points are filled, own stones come off, and both
    /// have as many stones more, or fewer (articles 41, 42A).
    Exchange {
        /// Black's stones and points.
        black: P,
        /// White's.
        white: P,
    },
    /// Public points are filled with as many stones of both colours (article 43).
    FillPublic {
        /// Where Black's stones go.
        black: P,
        /// Where White's go.
        white: P,
    },
    /// The empty points of both sides come together in blocks (聚攏, article 42).
    Gather,
}

named_enum! {
    /// The kinds of steps.
    HandKind {
        /// [`HandStep::DeadOff`].
        DeadOff = "dead_off",
        /// [`HandStep::GiveUp`].
        GiveUp = "give_up",
        /// [`HandStep::TakeOff`].
        TakeOff = "take_off",
        /// [`HandStep::Fill`].
        Fill = "fill",
        /// [`HandStep::PutBack`].
        PutBack = "put_back",
        /// [`HandStep::Move`].
        Move = "move",
        /// [`HandStep::Exchange`].
        Exchange = "exchange",
        /// [`HandStep::FillPublic`].
        FillPublic = "fill_public",
        /// [`HandStep::Gather`].
        Gather = "gather",
    }
}

/// Why a step is not taken: it would change the margin, or the articles do not have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{fault}")]
pub struct HandError<P = Point> {
    /// What is wrong.
    #[serde(flatten)]
    pub fault: HandFault,
    /// The point with which it is wrong, if it is a matter of one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub point: Option<P>,
}

impl<P> From<HandFault> for HandError<P> {
    fn from(fault: HandFault) -> HandError<P> {
        HandError { fault, point: None }
    }
}

/// What is wrong with a step; in JSON its name is under `kind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum HandFault {
    /// A name is none of a point.
    #[error("there is no such point")]
    NoSuchPoint,
    /// The step names no point.
    #[error("no point is named")]
    NoPoints,
    /// The side owes nothing for extra moves.
    #[error("{} owes nothing", .side.name())]
    NoDebt {
        /// The side.
        side: Color,
    },
    /// More stones would be given up than the side owes points.
    #[error("only {owed} are owed")]
    MoreThanOwed {
        /// How many it owes.
        owed: usize,
    },
    /// There is no stone of the side on the point.
    #[error("there is no stone of that side")]
    NoStone,
    /// The stone is not on the border, and another one of the side is.
    #[error("the stone is not on the border")]
    NotOnBorder,
    /// The stone is on the border, and another one of the side lies within its own ground.
    #[error("the stone is on the border, not within own ground")]
    OnBorder,
    /// It is no empty point of the side.
    #[error("it is no empty point of that side")]
    NotOwn,
    /// It is no public point.
    #[error("it is no public point")]
    NotPublic,
    /// The point is named for both sides.
    #[error("the point is named for both sides")]
    Twice,
    /// Fewer stones of the side lie beside the board.
    #[error("only {beside} stones are beside the board")]
    FewerBeside {
        /// How many do.
        beside: usize,
    },
    /// The numbers that have to be equal are not.
    #[error("the numbers are not equal: {} and {}", .numbers[0], .numbers[1])]
    Unequal {
        /// The two numbers.
        numbers: [i32; 2],
    },
    /// The points are together already.
    #[error("the points are together already")]
    NothingToGather,
    /// Under these rules, or as long as dead stones are on the board, there is no such step.
    #[error("there is no such step on this board")]
    NoSuchStep,
    /// So many steps are not kept: some have to be taken back.
    #[error("there are too many steps")]
    TooManySteps,
}

impl<P> HandStep<P> {
    /// The same step about what its points become.
    fn try_map<Q, E>(&self, to_other: impl Fn(&P) -> Result<Q, E>) -> Result<HandStep<Q>, E> {
        Ok(match self {
            HandStep::DeadOff => HandStep::DeadOff,
            HandStep::GiveUp { side, at } => HandStep::GiveUp { side: *side, at: to_other(at)? },
            HandStep::TakeOff { side, at } => HandStep::TakeOff { side: *side, at: to_other(at)? },
            HandStep::Fill { side, at } => HandStep::Fill { side: *side, at: to_other(at)? },
            HandStep::PutBack { side, at } => HandStep::PutBack { side: *side, at: to_other(at)? },
            HandStep::Move { side, from, to } => {
                HandStep::Move { side: *side, from: to_other(from)?, to: to_other(to)? }
            }
            HandStep::Exchange { black, white } => {
                HandStep::Exchange { black: to_other(black)?, white: to_other(white)? }
            }
            HandStep::FillPublic { black, white } => {
                HandStep::FillPublic { black: to_other(black)?, white: to_other(white)? }
            }
            HandStep::Gather => HandStep::Gather,
        })
    }
}

impl<P> HandStep<P> {
    /// Its kind.
    pub fn kind(&self) -> HandKind {
        match self {
            HandStep::DeadOff => HandKind::DeadOff,
            HandStep::GiveUp { .. } => HandKind::GiveUp,
            HandStep::TakeOff { .. } => HandKind::TakeOff,
            HandStep::Fill { .. } => HandKind::Fill,
            HandStep::PutBack { .. } => HandKind::PutBack,
            HandStep::Move { .. } => HandKind::Move,
            HandStep::Exchange { .. } => HandKind::Exchange,
            HandStep::FillPublic { .. } => HandKind::FillPublic,
            HandStep::Gather => HandKind::Gather,
        }
    }
}

impl HandStep {
    /// The step with the names of its points on a board of this size.
    pub fn written(&self, size: Size) -> HandStep<Vec<String>> {
        let names =
            |points: &PointSet| -> Vec<String> { points.iter().map(|point| size.vertex(point).to_string()).collect() };
        let written: Result<_, Infallible> = self.try_map(|points| Ok(names(points)));
        written.unwrap_or_else(|never| match never {})
    }
}

impl HandStep<Vec<String>> {
    /// The step about the points of a board of this size that have these names.
    ///
    /// # Errors
    ///
    /// [`HandFault::NoSuchPoint`] with the beginning of what is no name.
    pub fn read(&self, size: Size) -> Result<HandStep, HandError<String>> {
        const MOST: usize = 8;
        let point = |name: &String| {
            let unknown =
                || HandError { fault: HandFault::NoSuchPoint, point: Some(name.chars().take(MOST).collect()) };
            size.parse_vertex(name).ok_or_else(unknown)
        };
        self.try_map(|names| names.iter().map(point).collect())
    }
}

/// The board after some steps, and the stones beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stage {
    pub holdings: Holdings,
    pub piles: Piles,
    /// What Black still owes for extra moves, White where it is negative.
    pub owed: i32,
    /// How many stones each side has given up for its debt: they are not put back (article 42B).
    pub given_up: [usize; 2],
    /// Which steps there are.
    pub practice: Practice,
}

/// Which steps there are, by what counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Practice {
    /// Stones and own points count alike: all that the articles have.
    Exchange,
    /// Territory and prisoners count, and these dead stones of each side are still on the board: they come off first.
    DeadOn([PointSet; 2]),
    /// Territory and prisoners count: prisoners fill points of their colour (埋め), stones are moved within own ground.
    Territory,
}

impl Practice {
    /// Whether it has steps of a kind.
    pub fn has(self, kind: HandKind) -> bool {
        let is_of_dead = kind == HandKind::DeadOff;
        match self {
            Practice::Exchange => !is_of_dead,
            Practice::DeadOn(_) => is_of_dead,
            Practice::Territory => matches!(kind, HandKind::PutBack | HandKind::Move | HandKind::Gather),
        }
    }
}

impl Stage {
    /// The stage after a step.
    pub fn after(mut self, step: &HandStep) -> Result<Stage, HandError> {
        if !self.practice.has(step.kind()) {
            return Err(HandFault::NoSuchStep.into());
        }
        match *step {
            HandStep::DeadOff => {
                if let Practice::DeadOn(dead) = self.practice {
                    self.piles.prisoners = [0, 1].map(|side| self.piles.prisoners[side] + dead[side].len());
                }
                self.practice = Practice::Territory;
            }
            HandStep::GiveUp { side, at } => {
                self.check_given(side, &at)?;
                self.holdings.give_up(side, &at);
                self.owed -= side.sign() * at.len() as i32;
                self.piles.taken_off[side.index()] += at.len();
                self.given_up[side.index()] += at.len();
            }
            HandStep::TakeOff { side, at } => {
                self.check_off(side, &some(at)?)?;
                self.holdings.withdraw(side, &at);
                self.piles.taken_off[side.index()] += at.len();
            }
            HandStep::Fill { side, at } => {
                self.check_own(side, &some(at)?)?;
                self.holdings.fill(side, &at);
            }
            HandStep::PutBack { side, at } => {
                self.check_own(side, &some(at)?)?;
                let beside = self.beside(side);
                if at.len() > beside {
                    return Err(HandFault::FewerBeside { beside }.into());
                }
                self.holdings.fill(side, &at);
                self.take_from_piles(side, at.len());
            }
            HandStep::Move { side, from, to } => {
                self.check_off(side, &some(from)?)?;
                self.check_own(side, &to)?;
                equal([from.len() as i32, to.len() as i32])?;
                self.holdings.withdraw(side, &from);
                self.holdings.fill(side, &to);
            }
            HandStep::Exchange { black, white } => {
                let at = [black, white];
                some(black | white)?;
                let stones = Color::BOTH.map(|color| at[color.index()] & self.holdings.board.stones(color));
                let points = Color::BOTH.map(|color| at[color.index()].without(&stones[color.index()]));
                for color in Color::BOTH {
                    self.check_off(color, &stones[color.index()])?;
                    self.check_own(color, &points[color.index()])?;
                }
                equal([0, 1].map(|side| points[side].len() as i32 - stones[side].len() as i32))?;
                for color in Color::BOTH {
                    self.holdings.withdraw(color, &stones[color.index()]);
                    self.holdings.fill(color, &points[color.index()]);
                }
            }
            HandStep::FillPublic { black, white } => {
                let all = some(black | white)?;
                within(&all, &self.holdings.public, HandFault::NotPublic)?;
                within(&(black & white), &PointSet::EMPTY, HandFault::Twice)?;
                equal([black, white].map(|points| points.len() as i32))?;
                self.holdings.fill(Color::Black, &black);
                self.holdings.fill(Color::White, &white);
            }
            HandStep::Gather => {
                if gather(&mut self.holdings).is_empty() {
                    return Err(HandFault::NothingToGather.into());
                }
            }
        }
        Ok(self)
    }

    /// How many points a side still owes.
    pub fn debt(&self, side: Color) -> usize {
        usize::try_from(self.owed * side.sign()).unwrap_or(0)
    }

    /// How many stones of a side lie beside the board and may go back to it.
    pub fn beside(&self, side: Color) -> usize {
        let Piles { virtual_stones, prisoners, taken_off, .. } = self.piles;
        let pile = |stones: [usize; 2]| stones[side.index()];
        if self.practice != Practice::Exchange {
            return pile(prisoners);
        }
        pile(virtual_stones) + pile(prisoners) + pile(taken_off) - pile(self.given_up)
    }

    /// The stones that a side may take off own ground: those within it, or any where none is.
    pub fn may_take_off(&self, side: Color) -> PointSet {
        let inner = inner_stones(&self.holdings, side);
        if inner.is_empty() { self.holdings.board.stones(side) } else { inner }
    }

    fn take_from_piles(&mut self, side: Color, count: usize) {
        let (side, mut rest) = (side.index(), count);
        for pile in [&mut self.piles.prisoners, &mut self.piles.virtual_stones, &mut self.piles.taken_off] {
            let taken = rest.min(pile[side]);
            pile[side] -= taken;
            rest -= taken;
        }
    }

    fn check_given(&self, side: Color, at: &PointSet) -> Result<(), HandError> {
        let (mut rest, mut left, debt) = (some(*at)?, self.holdings, self.debt(side));
        match debt {
            0 => return Err(HandFault::NoDebt { side }.into()),
            _ if at.len() > debt => return Err(HandFault::MoreThanOwed { owed: debt }.into()),
            _ => {}
        }
        let has_stones = !self.holdings.board.stones(side).is_empty();
        if has_stones {
            within(at, &self.holdings.board.stones(side), HandFault::NoStone)?;
        }
        // Every stone that goes opens the border to those behind it.
        while let Some(first) = rest.first() {
            let fault = if has_stones { HandFault::NotOnBorder } else { HandFault::NotOwn };
            let error = HandError { fault, point: Some(first) };
            let next = (may_give_up(&left, side) & rest).first().ok_or(error)?;
            left.give_up(side, &PointSet::single(next));
            rest.remove(next);
        }
        Ok(())
    }

    /// Whether these stones may come off own ground: once all that lie within it do, any may.
    fn check_off(&self, side: Color, stones: &PointSet) -> Result<(), HandError> {
        within(stones, &self.holdings.board.stones(side), HandFault::NoStone)?;
        let inner = inner_stones(&self.holdings, side);
        if inner.without(stones).is_empty() { Ok(()) } else { within(stones, &inner, HandFault::OnBorder) }
    }

    fn check_own(&self, side: Color, points: &PointSet) -> Result<(), HandError> {
        within(points, &self.holdings.owned[side.index()], HandFault::NotOwn)
    }
}

fn some(points: PointSet) -> Result<PointSet, HandError> {
    if points.is_empty() { Err(HandFault::NoPoints.into()) } else { Ok(points) }
}

fn within(points: &PointSet, allowed: &PointSet, fault: HandFault) -> Result<(), HandError> {
    points.without(allowed).first().map_or(Ok(()), |point| Err(HandError { fault, point: Some(point) }))
}

fn equal(numbers: [i32; 2]) -> Result<(), HandError> {
    if numbers[0] == numbers[1] { Ok(()) } else { Err(HandFault::Unequal { numbers }.into()) }
}
