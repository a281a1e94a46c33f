//! The value of a position: bounds that the search closes in until they meet.

use super::proofs::Bound;
use super::search::{Failed, SCALE, Search};
use crate::base::{Color, Size};
use crate::game::{Game, Move};
use crate::rules::{Counting, Komi, Repetition, Rules};
use crate::score::Exact;

/// Points of the largest board that is tried.
const MOST_POINTS: usize = 10;
/// Points of the largest board on which a position near the end of a game is tried.
pub const MOST_LATE: usize = 16;
/// Points of the largest board on which lines end although virtual moves cost nothing.
const POINTS_THAT_END: usize = 4;
/// Positions searched for one goal before another goal is tried; more once no goal is answered.
const FIRST_SHARE: u64 = 250_000;

/// Why a board is not solved.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsolvable {
    /// The board is too large to be tried.
    #[error(
        "{size} has about 10^{digits} boards; 3x3 has 10^4 and takes up to 10^7 positions, so this would take \
         10^{} and is not tried: boards of up to {MOST_POINTS} points are", digits + 3
    )]
    TooLarge {
        /// The board.
        size: Size,
        /// The order of magnitude of its boards.
        digits: usize,
    },
    /// There is no value, since a side can go on for ever.
    #[error("no value, as games need not end: {}", forced(bounds))]
    Endless {
        /// What Black can force, and what White can.
        bounds: Box<[Option<Exact>; 2]>,
    },
    /// The budget was too small.
    #[error("not solved within {positions} positions: {}", within(bounds))]
    GaveUp {
        /// Positions searched.
        positions: u64,
        /// The bounds proved so far: the least and the most that the value can be.
        bounds: Box<[Option<Exact>; 2]>,
    },
}

fn within(bounds: &[Option<Exact>; 2]) -> String {
    match bounds.each_ref().map(|bound| bound.as_ref().map(Exact::signed)) {
        [Some(low), Some(high)] => format!("from {low} to {high}"),
        [Some(low), None] => format!("{low} or more"),
        [None, Some(high)] => format!("{high} or less"),
        [None, None] => "nothing known".to_string(),
    }
}

fn forced(bounds: &[Option<Exact>; 2]) -> String {
    let [black, white] = bounds.each_ref().map(|bound| bound.as_ref().map_or("nothing".to_string(), Exact::signed));
    format!("Black can force {black}, White {white}")
}

/// The value of a position and how it comes about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// Black's margin with best play.
    pub value: Exact,
    /// A line of best play.
    pub line: Vec<(Color, Move)>,
    /// Positions searched.
    pub positions: u64,
}

/// Whether a board can be tried at all.
pub fn can_try(size: Size) -> Result<(), Unsolvable> {
    if size.area() > MOST_POINTS {
        let digits = (size.area() as f64 * 3f64.log10()) as usize;
        return Err(Unsolvable::TooLarge { size, digits });
    }
    Ok(())
}

/// Why a value may not be found although the board is small enough to be tried; `None` where one is to be expected.
pub fn doubts(size: Size, rules: &Rules) -> Option<&'static str> {
    match rules.repetition {
        Repetition::Simple if rules.counting == Counting::Territory => None,
        Repetition::Simple => {
            Some("games need not end under the simple ko rule: perhaps there is no value, but what each can force")
        }
        Repetition::NoRegression | Repetition::TwoMoveWindow => {
            let lines_hardly_end = rules.virtual_moves && !rules.extra_moves && size.area() > POINTS_THAT_END;
            lines_hardly_end.then_some(
                "virtual moves cost nothing and make positions new, so that lines hardly end: \
                 perhaps bounds, and no value",
            )
        }
        Repetition::Positional | Repetition::Situational | Repetition::NullMove => None,
    }
}

/// Finds the value of the empty board without komi in at most `budget` positions.
pub fn solve(size: Size, rules: &Rules, budget: u64) -> Result<Solution, Unsolvable> {
    solve_from(Game::new(size, Rules { komi: Komi::ZERO, ..rules.clone() }), budget)
}

/// Finds the value of the present position of a game in at most `budget` positions.
pub fn solve_from(game: Game, budget: u64) -> Result<Solution, Unsolvable> {
    can_try(game.size())?;
    solve_late(game, budget)
}

/// As [`solve_from`] on a board of up to [`MOST_LATE`] points, for positions near the end of a game: most others take
/// more than any budget.
pub fn solve_late(game: Game, budget: u64) -> Result<Solution, Unsolvable> {
    if game.size().area() > MOST_LATE {
        can_try(game.size())?;
    }
    let may_go_on = game.rules().repetition == Repetition::Simple;
    let mut search = Search::new(game, budget);
    let mut bounds = Bounds { low: None, high: None };
    let settled = bounds.close_in(&mut search);
    let proved = Box::new([bounds.low, bounds.high].map(|bound| bound.map(exact)));
    match settled {
        Ok(value) => {
            // The line follows from the proofs, so that it takes little time.
            let positions = budget - search.left;
            search.left = search.left.max(budget);
            let gave_up = |_| Unsolvable::GaveUp { positions, bounds: proved };
            let line = search.line(value).map_err(gave_up)?;
            Ok(Solution { value: exact(value), line, positions })
        }
        Err(Failed::Depth) if may_go_on => Err(Unsolvable::Endless { bounds: proved }),
        Err(_) => Err(Unsolvable::GaveUp { positions: budget - search.left, bounds: proved }),
    }
}

fn exact(margin: i64) -> Exact {
    Exact::fraction(margin, SCALE)
}

/// The bounds between which the value is proved to lie.
struct Bounds {
    low: Option<i64>,
    high: Option<i64>,
}

impl Bounds {
    /// Searches until the value is proved, or no goal can be answered.
    fn close_in(&mut self, search: &mut Search) -> Result<i64, Failed> {
        let mut share = FIRST_SHARE;
        loop {
            let mut failures = Vec::new();
            let mut news = false;
            for goal in self.questions(search) {
                // An earlier answer may have decided this goal too.
                if self.low.is_some_and(|low| low >= goal) || self.high.is_some_and(|high| high < goal) {
                    continue;
                }
                match search.answer(goal, share) {
                    Ok(Bound::AtLeast(value)) => self.low = self.low.max(Some(value)),
                    Ok(Bound::AtMost(value)) => self.high = Some(self.high.map_or(value, |high| high.min(value))),
                    Err(reason) => {
                        failures.push(reason);
                        continue;
                    }
                }
                news = true;
                if let (Some(low), Some(high)) = (self.low, self.high)
                    && low == high
                {
                    return Ok(low);
                }
            }
            if search.left == 0 {
                return Err(Failed::Budget);
            }
            if !news {
                if failures.iter().all(|reason| *reason == Failed::Depth) {
                    return Err(Failed::Depth);
                }
                share *= 4;
            }
        }
    }

    /// Whether it lies in the upper half of what it can be, whether it is more than the least, whether it is the most.
    fn questions(&self, search: &Search) -> Vec<i64> {
        let most = search.most();
        let low = self.low.or(most.map(|most| -most));
        let high = self.high.or(most);
        let middle = match (low, high) {
            (Some(low), Some(high)) => low + (high - low + 1) / 2,
            (Some(low), None) => low + SCALE,
            (None, Some(high)) => high - SCALE,
            (None, None) => 1,
        };
        [Some(middle), low.map(|low| low + 1), high].into_iter().flatten().collect()
    }
}
