//! A plain search for wins by continuous threes and fours, on the model's board: a fixed number of moves deep, every
//! legal reply tried. It shares nothing with the library.

use std::collections::HashMap;

use crate::model::{Cell, Model};
use crate::solver::{Solver, other};

const DIRECTIONS: [Cell; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// What a search says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The attacker wins.
    Wins,
    /// No threats win, however many.
    None,
    /// No win with as few moves.
    TooShort,
    /// It took too many visits.
    Stopped,
}

/// A position, and how many more positions may be visited.
pub struct ThreatSolver {
    board: Solver,
    attacker: char,
    visits: u32,
    /// By position with the attacker to move the most moves that it was searched for, and the answer.
    known: HashMap<Vec<char>, (u32, Answer)>,
}

impl ThreatSolver {
    pub fn new(model: Model, attacker: char, visits: u32) -> ThreatSolver {
        ThreatSolver { board: Solver::new(model, 0), attacker, visits, known: HashMap::new() }
    }

    fn cells(&self) -> Vec<Cell> {
        let (width, height) = (self.board.model.width, self.board.model.height);
        let all = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        all.filter(|&cell| self.board.model.at(cell) == '.').collect()
    }

    fn with<T>(&mut self, sign: char, cell: Cell, then: impl FnOnce(&mut ThreatSolver) -> T) -> T {
        self.board.model.set(cell, sign);
        let found = then(self);
        self.board.model.set(cell, '.');
        found
    }

    /// The empty cells on one line with a stone that has been made, at most `far` cells from it.
    fn on_line(&self, (x, y): Cell, (dx, dy): Cell, far: i32) -> Vec<Cell> {
        let (width, height) = (self.board.model.width, self.board.model.height);
        let inside = |&(x, y): &Cell| (0..width).contains(&x) && (0..height).contains(&y);
        let cells = (-far..=far).map(|n| (x + n * dx, y + n * dy));
        cells.filter(inside).filter(|&cell| self.board.model.at(cell) == '.').collect()
    }

    /// On how many cells of one line a side makes five with the stone on a cell.
    fn fives_on_line(&self, sign: char, cell: Cell, way: Cell) -> usize {
        let cells = self.on_line(cell, way, 4);
        cells.into_iter().filter(|&at| self.makes_five(sign, at, cell, way)).count()
    }

    /// Whether a stone on `at` would make five in one direction together with the stone on `with`.
    fn makes_five(&self, sign: char, at: Cell, with: Cell, (dx, dy): Cell) -> bool {
        let model = &self.board.model;
        let inside = |(x, y): Cell| (0..model.width).contains(&x) && (0..model.height).contains(&y);
        let cell = |n: i32| (at.0 + n * dx, at.1 + n * dy);
        let is_own = |n: i32| inside(cell(n)) && model.at(cell(n)) == sign;
        let ahead = (1..).take_while(|&n| is_own(n)).count() as i32;
        let behind = (1..).take_while(|&n| is_own(-n)).count() as i32;
        let run = 1 + ahead + behind;
        (run == 5 || run > 5 && sign == 'O') && (-behind..=ahead).any(|n| cell(n) == with)
    }

    /// All cells on which a side makes five with the stone on a cell.
    fn fives_with(&self, sign: char, cell: Cell) -> usize {
        DIRECTIONS.into_iter().map(|way| self.fives_on_line(sign, cell, way)).sum()
    }

    /// Whether a stone on an empty cell makes a four that one stone cannot stop, as far as stones on the lines say: two
    /// cells for five, for Black on one line.
    fn makes_winning_four(&mut self, cell: Cell) -> bool {
        let sign = self.attacker;
        let is_winning = self.with(sign, cell, |solver| {
            let by_line = DIRECTIONS.map(|way| solver.fives_on_line(sign, cell, way));
            by_line.into_iter().any(|fives| fives >= 2) || sign == 'O' && by_line.into_iter().sum::<usize>() >= 2
        });
        is_winning && self.board.may_play(sign, cell)
    }

    fn winning_fours(&mut self) -> Vec<Cell> {
        self.cells().into_iter().filter(|&cell| self.makes_winning_four(cell)).collect()
    }

    /// Whether a stone on an empty cell makes a four, or on some line a three of which one more stone makes an open
    /// four.
    fn is_threat(&mut self, cell: Cell) -> bool {
        let sign = self.attacker;
        self.with(sign, cell, |solver| {
            solver.fives_with(sign, cell) > 0
                || DIRECTIONS.into_iter().any(|way| {
                    let next = solver.on_line(cell, way, 4);
                    next.into_iter().any(|at| solver.with(sign, at, |solver| solver.is_open_four(cell, at, way)))
                })
        })
    }

    /// Whether two stones of the attacker's are in a row of four with a cell for five at both ends.
    fn is_open_four(&self, one: Cell, two: Cell, (dx, dy): Cell) -> bool {
        let way = (dx, dy);
        let fives = self.on_line(one, way, 5).into_iter().filter(|&five| {
            self.makes_five(self.attacker, five, one, way) && self.makes_five(self.attacker, five, two, way)
        });
        let fives: Vec<Cell> = fives.collect();
        fives.iter().any(|&(x, y)| {
            let is_four = (1..=4).all(|n| {
                let (x, y) = (x + n * dx, y + n * dy);
                (0..self.board.model.width).contains(&x)
                    && (0..self.board.model.height).contains(&y)
                    && self.board.model.at((x, y)) == self.attacker
            });
            is_four && fives.contains(&(x + 5 * dx, y + 5 * dy))
        })
    }

    /// Whether the attacker, to move, wins with at most `left` threats before the move that cannot be stopped.
    pub fn wins(&mut self, left: u32) -> Answer {
        let (sign, defender) = (self.attacker, other(self.attacker));
        if !self.board.fives(sign).is_empty() {
            return Answer::Wins;
        }
        let must = self.board.fives(defender);
        if must.len() > 1 {
            return Answer::None;
        }
        if must.is_empty() && !self.winning_fours().is_empty() {
            return Answer::Wins;
        }
        let key: Vec<char> = self.board.model.cells.iter().flatten().copied().collect();
        if let Some(&(searched, answer)) = self.known.get(&key)
            && (searched >= left || answer != Answer::TooShort)
        {
            return answer;
        }
        if self.visits == 0 {
            return Answer::Stopped;
        }
        self.visits -= 1;
        let mut answer = Answer::None;
        let is_forced = !must.is_empty();
        let cells = if is_forced { must } else { self.cells() };
        for cell in cells {
            // What stops a four may leave an earlier threat standing.
            if !(is_forced || self.is_threat(cell)) || !self.board.may_play(sign, cell) {
                continue;
            }
            if left == 0 {
                answer = Answer::TooShort;
                break;
            }
            match self.with(sign, cell, |solver| solver.wins_after(cell, left - 1)) {
                Answer::None => {}
                Answer::TooShort => answer = Answer::TooShort,
                found => {
                    answer = found;
                    break;
                }
            }
        }
        if answer != Answer::Stopped {
            self.known.insert(key, (left, answer));
        }
        answer
    }

    /// The same after a threat, with the other side to move.
    fn wins_after(&mut self, threat: Cell, left: u32) -> Answer {
        let (sign, defender) = (self.attacker, other(self.attacker));
        if !self.board.fives(defender).is_empty() {
            return Answer::None;
        }
        let replies = match self.board.fives(sign)[..] {
            [] => match self.replies_to_three() {
                Some(replies) => replies,
                None => return Answer::None,
            },
            [block] if self.board.may_play(defender, block) => vec![block],
            _ => return Answer::Wins,
        };
        debug_assert_eq!(self.board.model.at(threat), sign);
        let mut answer = Answer::Wins;
        for reply in replies {
            match self.with(defender, reply, |solver| solver.wins(left)) {
                Answer::Wins => {}
                // A reply may be proved to hold although another one was only not lost soon enough.
                Answer::None => return Answer::None,
                found => answer = if answer == Answer::Stopped { answer } else { found },
            }
        }
        answer
    }

    /// The legal replies after which no winning four follows at once; `None` if there was no threat.
    fn replies_to_three(&mut self) -> Option<Vec<Cell>> {
        let defender = other(self.attacker);
        let winning = self.winning_fours();
        if winning.is_empty() {
            return None;
        }
        let holds = |solver: &mut ThreatSolver, cell: Cell| {
            solver.board.may_play(defender, cell)
                && solver.with(defender, cell, |solver| {
                    let at_once = winning.iter().any(|&four| four != cell && solver.makes_winning_four(four));
                    !at_once || !solver.board.fives(defender).is_empty()
                })
        };
        Some(self.cells().into_iter().filter(|&cell| holds(self, cell)).collect())
    }
}

/// Searches with one threat more each time, up to `most`.
pub fn wins_by_threats(model: &Model, attacker: char, most: u32, visits: u32) -> Answer {
    let mut solver = ThreatSolver::new(model.clone(), attacker, visits);
    let answers = (0..=most).map(|left| solver.wins(left));
    let mut last = Answer::TooShort;
    for answer in answers {
        last = answer;
        if answer != Answer::TooShort {
            break;
        }
    }
    last
}
