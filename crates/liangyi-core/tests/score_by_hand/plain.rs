//! The slow plain model of a board that is made up by hand: a list of signs, and neighbours that are looked at one by
//! one.

use liangyi_core::base::{Color, Point, PointSet, Size};
use liangyi_core::score::makeup::{HandBoard, HandStep};

/// What a point is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    Stone(Color),
    Own(Color),
    Public,
    Nobodys,
}

/// A board on its way as a list of signs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plain {
    size: Size,
    pub signs: Vec<Sign>,
    pub owed: i32,
    /// Stones beside the board that may go back.
    pub beside: [usize; 2],
}

impl Plain {
    pub fn of(hand: &HandBoard) -> Plain {
        let holdings = hand.holdings();
        let size = holdings.board.size();
        let sign = |point| match holdings.board.at(point) {
            Some(color) => Sign::Stone(color),
            None if holdings.owned[0].contains(point) => Sign::Own(Color::Black),
            None if holdings.owned[1].contains(point) => Sign::Own(Color::White),
            None if holdings.public.contains(point) => Sign::Public,
            None => Sign::Nobodys,
        };
        let piles = hand.piles();
        let beside = [0, 1].map(|side| piles.prisoners[side] + piles.virtual_stones[side] + piles.taken_off[side]);
        Plain { size, signs: size.points().map(sign).collect(), owed: hand.owed(), beside }
    }

    fn at(&self, point: Point) -> Sign {
        self.signs[self.size.points().position(|other| other == point).expect("a point")]
    }

    fn set(&mut self, point: Point, sign: Sign) {
        let index = self.size.points().position(|other| other == point).expect("a point");
        self.signs[index] = sign;
    }

    pub fn all(&self, sign: Sign) -> Vec<Point> {
        self.size.points().filter(|point| self.at(*point) == sign).collect()
    }

    pub fn held(&self, color: Color) -> i64 {
        (self.all(Sign::Stone(color)).len() + self.all(Sign::Own(color)).len()) as i64
    }

    fn is_on_border(&self, point: Point, color: Color) -> bool {
        self.size.neighbours(point).any(|next| ![Sign::Stone(color), Sign::Own(color)].contains(&self.at(next)))
    }

    fn is_within(&self, point: Point, color: Color) -> bool {
        self.at(point) == Sign::Stone(color) && !self.is_on_border(point, color)
    }

    /// Whether the stones may come off own ground.
    fn come_off(&self, stones: &[Point], color: Color) -> bool {
        let within = |point: &Point| self.is_within(*point, color);
        let others_within = self.size.points().filter(|point| within(point) && !stones.contains(point)).count();
        stones.iter().all(|point| self.at(*point) == Sign::Stone(color))
            && (others_within == 0 || stones.iter().all(within))
    }

    fn change(&mut self, points: &[Point], to: Sign) {
        points.iter().for_each(|point| self.set(*point, to));
    }

    /// The board after the step, or nothing where the articles do not have it. Gathering is left to the other side of
    /// the comparison.
    pub fn after(&self, step: &HandStep) -> Option<Plain> {
        let mut next = self.clone();
        let list = |points: &PointSet| points.iter().collect::<Vec<_>>();
        let is_all = |points: &[Point], sign| !points.is_empty() && points.iter().all(|point| self.at(*point) == sign);
        let ok = match *step {
            HandStep::GiveUp { side, at } => {
                let mut rest = list(&at);
                let debt = self.owed * side.sign();
                let has_stones = !self.all(Sign::Stone(side)).is_empty();
                let named = is_all(&rest, if has_stones { Sign::Stone(side) } else { Sign::Own(side) });
                while named && !rest.is_empty() {
                    let free = |next: &Plain, point: Point| {
                        !has_stones
                            || next.is_on_border(point, side)
                            || next.all(Sign::Stone(side)).iter().all(|stone| !next.is_on_border(*stone, side))
                    };
                    let Some(index) = rest.iter().position(|point| free(&next, *point)) else { break };
                    next.set(rest.remove(index), Sign::Public);
                    next.owed -= side.sign();
                }
                named && rest.is_empty() && at.len() as i32 <= debt
            }
            HandStep::TakeOff { side, at } => {
                next.change(&list(&at), Sign::Own(side));
                next.beside[side.index()] += at.len();
                !at.is_empty() && self.come_off(&list(&at), side)
            }
            HandStep::Fill { side, at } => {
                next.change(&list(&at), Sign::Stone(side));
                is_all(&list(&at), Sign::Own(side))
            }
            HandStep::PutBack { side, at } => {
                next.change(&list(&at), Sign::Stone(side));
                next.beside[side.index()] = self.beside[side.index()].saturating_sub(at.len());
                is_all(&list(&at), Sign::Own(side)) && at.len() <= self.beside[side.index()]
            }
            HandStep::Move { side, from, to } => {
                next.change(&list(&from), Sign::Own(side));
                next.change(&list(&to), Sign::Stone(side));
                self.come_off(&list(&from), side) && is_all(&list(&to), Sign::Own(side)) && from.len() == to.len()
            }
            HandStep::Exchange { black, white } => {
                let at = [black, white];
                let mut more = [0i64; 2];
                let mut fits = !(at[0] | at[1]).is_empty();
                for color in Color::BOTH {
                    let (stones, points): (Vec<_>, Vec<_>) =
                        at[color.index()].iter().partition(|point| self.at(*point) == Sign::Stone(color));
                    next.change(&stones, Sign::Own(color));
                    next.change(&points, Sign::Stone(color));
                    more[color.index()] = points.len() as i64 - stones.len() as i64;
                    fits &= self.come_off(&stones, color) && (points.is_empty() || is_all(&points, Sign::Own(color)));
                }
                fits && more[0] == more[1]
            }
            HandStep::FillPublic { black, white } => {
                next.change(&list(&black), Sign::Stone(Color::Black));
                next.change(&list(&white), Sign::Stone(Color::White));
                let is_public = |points| is_all(&list(points), Sign::Public);
                is_public(&black) && is_public(&white) && black.len() == white.len() && !black.intersects(&white)
            }
            HandStep::DeadOff => false,
            HandStep::Gather => panic!("left to the other side"),
        };
        ok.then_some(next)
    }
}
