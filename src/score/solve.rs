//! What a small board is worth from the empty board on, by full search: every legal move of both sides, the whole history
//! kept, nothing assumed and nothing remembered from one line of play to another, as a position's worth depends on how it came
//! about. The game ends as the rules end it, and is counted as it then stands, no stones removed and no komi.
//!
//! The search asks whether Black gets at least so much, deeper by and by, until the answer no longer depends on the depth; the
//! bounds then close in on the value. So the value is proved, not estimated.

use rustc_hash::FxHashMap;

use super::{End, Exact, score};
use crate::board::{BoardKey, PointSet, Size};
use crate::game::{Game, Move};
use crate::rules::{Color, Komi, Repetition, Rules};

/// Margins as whole numbers: every fraction that can come up on the boards that are solved has a denominator that divides this.
const SCALE: i64 = 55_440;
/// How deep lines are followed at the most.
const DEEPEST: usize = 200;

/// Why a board is not solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsolvable {
    /// Known before it starts: too many lines of play.
    #[error("{0}x{0} has too many lines of play to search with their history; the board that can be solved is 2x2")]
    TooLarge(usize),
    /// Known before it starts: a game need not end.
    #[error("under the simple ko rule games need not end, so there is no value to be proved")]
    Endless,
    /// Found on the way.
    #[error("not solved within {0} positions")]
    GaveUp(u64),
}

/// The value of a board and how it comes about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// Black's margin with best play.
    pub value: Exact,
    /// A line of best play.
    pub line: Vec<(Color, Move)>,
    /// Positions looked at.
    pub positions: u64,
}

/// Whether a board can be tried at all.
pub fn can_try(size: Size, rules: &Rules) -> Result<(), Unsolvable> {
    if size.lines() > 2 {
        return Err(Unsolvable::TooLarge(size.lines()));
    }
    match rules.repetition {
        Repetition::Simple => Err(Unsolvable::Endless),
        Repetition::Positional
        | Repetition::Situational
        | Repetition::NoRegression
        | Repetition::TwoMoveWindow
        | Repetition::NullMove => Ok(()),
    }
}

/// Finds the value of the empty board, looking at no more than `budget` positions.
pub fn solve(size: Size, rules: &Rules, budget: u64) -> Result<Solution, Unsolvable> {
    can_try(size, rules)?;
    let game = Game::new(size, Rules { komi: Komi::ZERO, ..rules.clone() });
    let mut solver = Solver { game, left: budget, depth: 0, worked: Default::default() };
    let gave_up = |_| Unsolvable::GaveUp(budget);
    let value = solver.value().map_err(gave_up)?;
    let line = solver.line(value).map_err(gave_up)?;
    let value = Exact::fraction(value, SCALE);
    Ok(Solution { value, line, positions: budget - solver.left })
}

/// The budget is spent, or a line has no end.
struct GaveUp;

/// What is known of a position: its value lies at or above, or at or below.
#[derive(Clone, Copy)]
enum Bound {
    AtLeast(i64),
    AtMost(i64),
    Open,
}

struct Solver {
    game: Game,
    left: u64,
    depth: usize,
    /// The move that last worked on a board, for either side: tried first, and nothing more is concluded from it.
    worked: [FxHashMap<BoardKey, Move>; 2],
}

impl Solver {
    fn margin(&self) -> i64 {
        let score = score(&self.game, self.game.rules(), End::Natural, None, &PointSet::EMPTY);
        (score.margin.to_f64() * SCALE as f64).round() as i64
    }

    /// The value of the position.
    fn value(&mut self) -> Result<i64, GaveUp> {
        // More than the board only where a debt comes on top.
        let boards = if self.game.rules().extra_moves { 2 } else { 1 };
        let most = boards * self.game.size().area() as i64 * SCALE;
        let (mut low, mut high) = (-most, most);
        // The first guess is that it is even; then just above what is reached, or what is not exceeded itself.
        let mut goal = 1;
        while low < high {
            match self.deepen(goal)? {
                Bound::AtLeast(value) => (low, goal) = (value, value + 1),
                Bound::AtMost(value) => (high, goal) = (value, value),
                Bound::Open => return Err(GaveUp),
            }
        }
        Ok(low)
    }

    /// Whether Black gets `goal`, as deep as it takes.
    fn deepen(&mut self, goal: i64) -> Result<Bound, GaveUp> {
        for depth in 2..=DEEPEST {
            self.depth = depth;
            match self.black_gets(goal, 0)? {
                Bound::Open => {}
                bound => return Ok(bound),
            }
        }
        Err(GaveUp)
    }

    fn moves(&self) -> Vec<Move> {
        let color = self.game.to_move();
        let legal = self.game.legal_moves(color);
        let mut moves: Vec<Move> = legal.points.iter().map(Move::Play).collect();
        moves.sort_by_key(|mv| {
            let captures = |point| self.game.board().removed_by(color, point).captured.len();
            std::cmp::Reverse(mv.point().map_or(0, captures))
        });
        moves.extend(legal.virtual_move.then_some(Move::Virtual));
        // A pass that ends the game costs nothing to look at.
        moves.insert(if self.game.offer().is_some() { 0 } else { moves.len() }, Move::Pass);
        let worked = self.worked[color.index()].get(&self.game.board().key());
        if let Some(at) = worked.and_then(|worked| moves.iter().position(|mv| mv == worked)) {
            moves[..=at].rotate_right(1);
        }
        moves
    }

    fn black_gets(&mut self, goal: i64, depth: usize) -> Result<Bound, GaveUp> {
        if self.game.is_over() {
            let margin = self.margin();
            return Ok(if margin >= goal { Bound::AtLeast(margin) } else { Bound::AtMost(margin) });
        }
        if depth >= self.depth {
            return Ok(Bound::Open);
        }
        if self.left == 0 {
            return Err(GaveUp);
        }
        self.left -= 1;
        let color = self.game.to_move();
        let mut open = false;
        // The best of what fails, from the mover's side.
        let mut best: Option<i64> = None;
        for mv in self.moves() {
            if self.game.play(color, mv).is_err() {
                continue;
            }
            let after = self.black_gets(goal, depth + 1);
            self.game.undo();
            match (color, after?) {
                (Color::Black, bound @ Bound::AtLeast(_)) | (Color::White, bound @ Bound::AtMost(_)) => {
                    self.worked[color.index()].insert(self.game.board().key(), mv);
                    return Ok(bound);
                }
                (_, Bound::Open) => open = true,
                (Color::Black, Bound::AtMost(value)) => best = Some(best.map_or(value, |best| best.max(value))),
                (Color::White, Bound::AtLeast(value)) => best = Some(best.map_or(value, |best| best.min(value))),
            }
        }
        Ok(match (open, best, color) {
            (false, Some(value), Color::Black) => Bound::AtMost(value),
            (false, Some(value), Color::White) => Bound::AtLeast(value),
            _ => Bound::Open,
        })
    }

    /// A line in which neither side gives anything away.
    fn line(&mut self, value: i64) -> Result<Vec<(Color, Move)>, GaveUp> {
        let mut line = Vec::new();
        while !self.game.is_over() {
            let color = self.game.to_move();
            let mut found = None;
            // The shortest proof is the best move to show.
            'deeper: for depth in 1..=DEEPEST {
                self.depth = depth;
                for mv in self.moves() {
                    if self.game.play(color, mv).is_err() {
                        continue;
                    }
                    let goal = if color == Color::Black { value } else { value + 1 };
                    let bound = self.black_gets(goal, 1);
                    self.game.undo();
                    let keeps = match bound? {
                        Bound::AtLeast(_) => color == Color::Black,
                        Bound::AtMost(_) => color == Color::White,
                        Bound::Open => false,
                    };
                    if keeps {
                        found = Some(mv);
                        break 'deeper;
                    }
                }
            }
            let mv = found.ok_or(GaveUp)?;
            self.game.play(color, mv).map_err(|_| GaveUp)?;
            line.push((color, mv));
        }
        Ok(line)
    }
}
