//! The steps by which a board is made up by hand, each checked against the articles of 計枰點.

use super::gather::{gather, inner_stones, may_give_up};
use super::piles::Piles;
use crate::base::{Color, Point, PointSet};
use crate::score::settlement::Holdings;

/// A step by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandStep {
    /// A side takes own stones off the border for its extra moves, a point each: negative moves of kind A (A类负着,
    /// articles 34, 38). Their points become public.
    GiveUp {
        /// The side.
        side: Color,
        /// Its stones.
        at: PointSet,
    },
    /// A side takes own stones off own ground: negative moves of kind B (B类负着, articles 34, 35).
    TakeOff {
        /// The side.
        side: Color,
        /// Its stones.
        at: PointSet,
    },
    /// A side fills own points with stones from its bowl (articles 29, 35, 42A, 43).
    Fill {
        /// The side.
        side: Color,
        /// Its points.
        at: PointSet,
    },
    /// A side fills own points with stones of its colour from beside the board (回填, article 42B): prisoners and dead
    /// stones, then virtual stones, then those that it has taken off.
    PutBack {
        /// The side.
        side: Color,
        /// Its points.
        at: PointSet,
    },
    /// Own stones go to as many own points, which change places with them (article 35).
    Move {
        /// The side.
        side: Color,
        /// Its stones.
        from: PointSet,
        /// Its points.
        to: PointSet,
    },
    /// Both sides exchange stones and points with their bowls: own points are filled, own stones come off, and both
    /// have as many stones more, or fewer (articles 41, 42A).
    Exchange {
        /// Black's stones and points, and White's.
        at: [PointSet; 2],
    },
    /// Public points are filled with as many stones of both colours (article 43).
    FillPublic {
        /// Where Black's stones go, and White's.
        with: [PointSet; 2],
    },
    /// The empty points of both sides come together in blocks (聚攏, article 42).
    Gather,
}

/// The kinds of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandKind {
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

/// Why a step is not taken: it would change the margin, or the articles do not have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HandError {
    /// The step names no point.
    #[error("no point is named")]
    NoPoints,
    /// The side owes nothing for extra moves.
    #[error("{} owes nothing", .0.name())]
    NoDebt(Color),
    /// More stones would be given up than the side owes points.
    #[error("only {0} are owed")]
    MoreThanOwed(usize),
    /// There is no stone of the side.
    #[error("there is no stone of that side")]
    NoStone(Point),
    /// The stone is not on the border, and another one of the side is.
    #[error("the stone is not on the border")]
    NotOnBorder(Point),
    /// The stone is on the border, and another one of the side lies within its own ground.
    #[error("the stone is on the border, not within own ground")]
    OnBorder(Point),
    /// It is no empty point of the side.
    #[error("it is no empty point of that side")]
    NotOwn(Point),
    /// It is no public point.
    #[error("it is no public point")]
    NotPublic(Point),
    /// The point is named for both sides.
    #[error("the point is named for both sides")]
    Twice(Point),
    /// Fewer stones of the side lie beside the board.
    #[error("only {0} stones are beside the board")]
    FewerBeside(usize),
    /// The numbers that have to be equal are not.
    #[error("the numbers are not equal: {} and {}", .0[0], .0[1])]
    Unequal([i32; 2]),
    /// The points are together already.
    #[error("the points are together already")]
    NothingToGather,
    /// So many steps are not kept: some have to be taken back.
    #[error("there are too many steps")]
    TooManySteps,
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
}

impl Stage {
    /// The stage after a step.
    pub fn after(mut self, step: &HandStep) -> Result<Stage, HandError> {
        match *step {
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
                    return Err(HandError::FewerBeside(beside));
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
            HandStep::Exchange { at } => {
                some(at[0] | at[1])?;
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
            HandStep::FillPublic { with } => {
                let all = some(with[0] | with[1])?;
                within(&all, &self.holdings.public, HandError::NotPublic)?;
                within(&(with[0] & with[1]), &PointSet::EMPTY, HandError::Twice)?;
                equal(with.map(|points| points.len() as i32))?;
                for color in Color::BOTH {
                    self.holdings.fill(color, &with[color.index()]);
                }
            }
            HandStep::Gather => {
                if gather(&mut self.holdings).is_empty() {
                    return Err(HandError::NothingToGather);
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
            0 => return Err(HandError::NoDebt(side)),
            _ if at.len() > debt => return Err(HandError::MoreThanOwed(debt)),
            _ => {}
        }
        let has_stones = !self.holdings.board.stones(side).is_empty();
        if has_stones {
            within(at, &self.holdings.board.stones(side), HandError::NoStone)?;
        }
        // Every stone that goes opens the border to those behind it.
        while let Some(first) = rest.first() {
            let error = if has_stones { HandError::NotOnBorder(first) } else { HandError::NotOwn(first) };
            let next = (may_give_up(&left, side) & rest).first().ok_or(error)?;
            left.give_up(side, &PointSet::single(next));
            rest.remove(next);
        }
        Ok(())
    }

    /// Whether these stones may come off own ground: once all that lie within it do, any may.
    fn check_off(&self, side: Color, stones: &PointSet) -> Result<(), HandError> {
        within(stones, &self.holdings.board.stones(side), HandError::NoStone)?;
        let inner = inner_stones(&self.holdings, side);
        if inner.without(stones).is_empty() { Ok(()) } else { within(stones, &inner, HandError::OnBorder) }
    }

    fn check_own(&self, side: Color, points: &PointSet) -> Result<(), HandError> {
        within(points, &self.holdings.owned[side.index()], HandError::NotOwn)
    }
}

fn some(points: PointSet) -> Result<PointSet, HandError> {
    if points.is_empty() { Err(HandError::NoPoints) } else { Ok(points) }
}

fn within(points: &PointSet, allowed: &PointSet, error: impl Fn(Point) -> HandError) -> Result<(), HandError> {
    points.without(allowed).first().map_or(Ok(()), |point| Err(error(point)))
}

fn equal(numbers: [i32; 2]) -> Result<(), HandError> {
    if numbers[0] == numbers[1] { Ok(()) } else { Err(HandError::Unequal(numbers)) }
}
