//! The value of a position: the search proves bounds until they meet.

use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::{Komi, Repetition, Rules};
use liangyi_core::score::Exact;

use super::proofs::{Bound, ProvedBounds, SCALE, SolveWatch};
use super::search::{Failed, Search};

/// The number of points of the largest board that is tried.
pub const MOST_POINTS: usize = 10;
/// The number of points of the largest board on which a position near the end of a game is tried.
pub const MOST_LATE: usize = 16;
/// The number of points of the largest board on which lines end although virtual moves cost nothing.
const POINTS_THAT_END: usize = 4;
/// The positions searched for one goal before another goal is tried; more once no goal can be decided.
const FIRST_SHARE: u64 = 250_000;

/// Why a board is not solved.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsolvable {
    /// The board has more than 10 points.
    #[error(
        "{size} has about 10^{digits} boards; 3x3 has 10^4 and takes up to 10^7 positions, so this would take \
         10^{} and is not tried: boards of up to {MOST_POINTS} points are", digits + 3
    )]
    TooLarge {
        /// The size of the board.
        size: Size,
        /// The number of positions of stones on it, as a power of ten.
        digits: usize,
    },
    /// What is proved of a position there depends on more of the game than the solver keeps with its proofs.
    #[error(
        "not tried under {axis} {value}: what it allows depends on how often boards have stood and passes were made"
    )]
    Rules {
        /// The axis of the rules.
        axis: &'static str,
        /// Its value.
        value: &'static str,
    },
    /// There is no value, because a side can continue the game for ever.
    #[error("no value, as games need not end: {}", bounds.forced())]
    Endless {
        /// What Black can force at least and White at most; `None` where a side can force nothing.
        bounds: Box<ProvedBounds>,
    },
    /// The value was not found within the budget.
    #[error("not solved within {positions} positions: {bounds}")]
    GaveUp {
        /// The number of positions searched.
        positions: u64,
        /// What is proved of the value.
        bounds: Box<ProvedBounds>,
    },
}

/// The proved value of a position, with a line of play that leads to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// Black's margin, in points, with best play of both sides.
    pub value: Exact,
    /// A line of best play to the end of the game.
    pub line: Vec<(Color, Move)>,
    /// The number of positions searched.
    pub positions: u64,
}

/// Checks that a board is small enough to be tried: it has at most 10 points.
///
/// # Errors
///
/// [`Unsolvable::TooLarge`] otherwise.
pub fn can_try(size: Size) -> Result<(), Unsolvable> {
    if size.area() > MOST_POINTS {
        let digits = (size.area() as f64 * 3f64.log10()) as usize;
        return Err(Unsolvable::TooLarge { size, digits });
    }
    Ok(())
}

/// The reason why a value may not be found under `rules` although the board is small enough to be tried, as text for a
/// user; `None` where the value can be expected.
pub fn doubts(size: Size, rules: &Rules) -> Option<&'static str> {
    match rules.repetition {
        Repetition::Simple if rules.counting.facts().prisoners => None,
        Repetition::Simple => Some(
            "games need not end under the simple ko rule: perhaps there is no value, only what each side can force",
        ),
        Repetition::NoRegression | Repetition::TwoMoveWindow => {
            let lines_hardly_end = rules.virtual_moves && !rules.extra_moves && size.area() > POINTS_THAT_END;
            lines_hardly_end.then_some(
                "virtual moves cost nothing and make positions new, so that lines hardly end: \
                 perhaps bounds, and no value",
            )
        }
        Repetition::Positional
        | Repetition::Situational
        | Repetition::SincePass
        | Repetition::FourthBoard
        | Repetition::Allowed => None,
    }
}

/// Finds the value of the empty board without komi by searching at most `budget` positions.
///
/// ```
/// use liangyi_core::base::Size;
/// use liangyi_core::rules;
/// use liangyi::solve::solve;
///
/// let size = Size::square(2).expect("2 to 21 lines");
/// let ruleset = rules::find("tromp-taylor").expect("a ruleset of the catalogue");
/// let solution = solve(size, &ruleset.rules, 1_000_000)?;
/// assert_eq!(solution.value.to_string(), "1");
/// assert!(!solution.line.is_empty());
/// # Ok::<(), liangyi::solve::Unsolvable>(())
/// ```
///
/// # Errors
///
/// [`Unsolvable`] if the board has more than 10 points, if there is no value, or if the budget is too small.
pub fn solve(size: Size, rules: &Rules, budget: u64) -> Result<Solution, Unsolvable> {
    solve_from(empty(size, rules), budget)
}

/// As [`solve`], followed by `watch`, which may end the search; it has then given up.
///
/// # Errors
///
/// As [`solve`].
pub fn solve_watched(size: Size, rules: &Rules, budget: u64, watch: SolveWatch) -> Result<Solution, Unsolvable> {
    can_try(size)?;
    solve_game(empty(size, rules), budget, Some(watch))
}

fn empty(size: Size, rules: &Rules) -> Game {
    Game::new(size, Rules { komi: Komi::ZERO, ..rules.clone() })
}

/// Finds the value of the present position of `game`, komi included, by searching at most `budget` positions.
///
/// # Errors
///
/// As [`solve`].
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
    solve_game(game, budget, None)
}

/// Checks that the rules refer to no more of the game than the solver keeps with its proofs.
///
/// # Errors
///
/// [`Unsolvable::Rules`] where they do.
pub fn check_rules(rules: &Rules) -> Result<(), Unsolvable> {
    let (repetition, ending) = (rules.repetition, rules.ending);
    if repetition.counts_more_than_boards() {
        return Err(Unsolvable::Rules { axis: "repetition", value: repetition.name() });
    }
    if ending.counts_four_passes() {
        return Err(Unsolvable::Rules { axis: "ending", value: ending.name() });
    }
    Ok(())
}

fn solve_game(game: Game, budget: u64, watch: Option<SolveWatch>) -> Result<Solution, Unsolvable> {
    check_rules(game.rules())?;
    let may_go_on = game.rules().repetition.forbids_ko_alone();
    let mut search = Search::new(game, budget, watch);
    let settled = close_in(&mut search);
    let proved = Box::new(ProvedBounds::scaled(search.known));
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

/// Searches until the value is proved, or no goal can be decided. What is proved is noted in `search`.
fn close_in(search: &mut Search) -> Result<i64, Failed> {
    let mut share = FIRST_SHARE;
    loop {
        let mut failures = Vec::new();
        let mut news = false;
        for goal in goals(search) {
            let [low, high] = search.known;
            // An earlier proof may have decided this goal too.
            if low.is_some_and(|low| low >= goal) || high.is_some_and(|high| high < goal) {
                continue;
            }
            match search.prove(goal, share) {
                Ok(Bound::AtLeast(value)) => search.known[0] = low.max(Some(value)),
                Ok(Bound::AtMost(value)) => search.known[1] = Some(high.map_or(value, |high| high.min(value))),
                Err(reason) => {
                    failures.push(reason);
                    continue;
                }
            }
            news = true;
            if let [Some(low), Some(high)] = search.known
                && low == high
            {
                return Ok(low);
            }
        }
        if search.is_spent() {
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

/// The goals to decide next: the middle of the bounds, the least above the lower bound, the upper bound.
fn goals(search: &Search) -> Vec<i64> {
    let most = search.most();
    let [low, high] = search.known;
    let low = low.or(most.map(|most| -most));
    let high = high.or(most);
    let middle = match (low, high) {
        (Some(low), Some(high)) => low + (high - low + 1) / 2,
        (Some(low), None) => low + SCALE,
        (None, Some(high)) => high - SCALE,
        (None, None) => 1,
    };
    [Some(middle), low.map(|low| low + 1), high].into_iter().flatten().collect()
}
