//! A plain search for wins by continuous fours, on the model's board. It shares nothing with the library.

use std::collections::HashMap;

use crate::model::{Cell, Model};

const DIRECTIONS: [Cell; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// `X` for `O` and back.
pub fn other(sign: char) -> char {
    if sign == 'X' { 'O' } else { 'X' }
}

/// A position, and how many more positions may be visited.
pub struct Solver {
    pub model: Model,
    visits: u32,
    /// Whether Black may play anywhere.
    is_free: bool,
    /// By position the most fours that it was searched for without a win.
    failed: HashMap<Vec<char>, u32>,
}

impl Solver {
    pub fn new(model: Model, visits: u32) -> Solver {
        Solver { model, visits, is_free: false, failed: HashMap::new() }
    }

    fn cells(&self) -> Vec<Cell> {
        let width = self.model.width;
        (0..self.model.height).flat_map(|y| (0..width).map(move |x| (x, y))).collect()
    }

    /// The sign on a cell, a blank beyond the edge.
    fn at(&self, (x, y): Cell) -> char {
        let inside = (0..self.model.width).contains(&x) && (0..self.model.height).contains(&y);
        if inside { self.model.at((x, y)) } else { ' ' }
    }

    fn makes_five(&self, sign: char, (x, y): Cell) -> bool {
        DIRECTIONS.into_iter().any(|(dx, dy)| {
            let count = |by: i32| (1..).take_while(|n| self.at((x + n * by * dx, y + n * by * dy)) == sign).count();
            let run = 1 + count(1) + count(-1);
            run == 5 || run > 5 && sign == 'O'
        })
    }

    /// The cells on which a side makes five.
    pub fn fives(&self, sign: char) -> Vec<Cell> {
        self.cells().into_iter().filter(|&at| self.model.at(at) == '.' && self.makes_five(sign, at)).collect()
    }

    /// The cells on which a side makes five together with its stone on `cell`, if it had none before that stone.
    fn fives_through(&self, sign: char, (x, y): Cell) -> Vec<Cell> {
        let near = DIRECTIONS.into_iter().flat_map(|(dx, dy)| (-4..=4).map(move |n| (x + n * dx, y + n * dy)));
        near.filter(|&at| self.at(at) == '.' && self.makes_five(sign, at)).collect()
    }

    /// Whether a side may put a stone on an empty cell.
    pub fn may_play(&self, sign: char, cell: Cell) -> bool {
        if sign == 'O' || self.is_free {
            return true;
        }
        // Nothing is forbidden without two stones nearby on two lines or four on one.
        let near = DIRECTIONS.map(|way| self.nearby('X', cell, way));
        let is_possible = near.iter().filter(|&&stones| stones >= 2).count() >= 2 || near.iter().any(|&n| n >= 4);
        !is_possible || !self.model.made(cell).is_forbidden()
    }

    /// How many stones of a side are at most four cells from a cell on one line.
    fn nearby(&self, sign: char, (x, y): Cell, (dx, dy): Cell) -> usize {
        (-4..=4).filter(|n| *n != 0 && self.at((x + n * dx, y + n * dy)) == sign).count()
    }

    /// Whether `sign`, to move, wins with at most `left` fours. `must` has the cells on which the other side makes
    /// five. `None` where that takes too many visits.
    fn wins(&mut self, sign: char, must: &[Cell], left: u32) -> Option<bool> {
        let key: Vec<char> = self.model.cells.iter().flatten().copied().collect();
        if self.failed.get(&key).is_some_and(|&fours| fours >= left) {
            return Some(false);
        }
        self.visits = self.visits.checked_sub(1)?;
        for cell in self.cells() {
            let answers = must.is_empty() || must == [cell];
            let nearby = || DIRECTIONS.into_iter().any(|way| self.nearby(sign, cell, way) >= 3);
            if !answers || self.model.at(cell) != '.' || !nearby() {
                continue;
            }
            self.model.set(cell, sign);
            let blocks = self.fives_through(sign, cell);
            self.model.set(cell, '.');
            if blocks.is_empty() || !self.may_play(sign, cell) {
                continue;
            }
            self.model.set(cell, sign);
            let won = self.wins_after(sign, &blocks, left);
            self.model.set(cell, '.');
            match won {
                Some(false) => {}
                found => return found,
            }
        }
        self.failed.insert(key, left);
        Some(false)
    }

    /// The same after a four that answers all fours of the other side.
    fn wins_after(&mut self, sign: char, blocks: &[Cell], left: u32) -> Option<bool> {
        let [block] = *blocks else { return Some(true) };
        if !self.may_play(other(sign), block) {
            return Some(true);
        }
        if left == 1 {
            return Some(false);
        }
        self.model.set(block, other(sign));
        let must = self.fives_through(other(sign), block);
        let won = self.wins(sign, &must, left - 1);
        self.model.set(block, '.');
        won
    }
}

/// The fewest fours with which a side wins that can't make five at once: `Some(0)` if there is no such win of up to
/// `most` fours, `None` if that takes more visits than `visits`.
pub fn fewest_fours(model: &Model, sign: char, most: u32, visits: u32) -> Option<u32> {
    fewest(Solver::new(model.clone(), visits), sign, most)
}

/// Whether a side would win otherwise, or not at all, if no point were forbidden.
pub fn depends_on_forbidden(model: &Model, sign: char, fours: u32, visits: u32) -> Option<bool> {
    let solver = Solver { is_free: true, ..Solver::new(model.clone(), visits) };
    Some(fewest(solver, sign, fours)? != fours)
}

fn fewest(mut solver: Solver, sign: char, most: u32) -> Option<u32> {
    let must = solver.fives(other(sign));
    for fours in 1..=most {
        if solver.wins(sign, &must, fours)? {
            return Some(fours);
        }
    }
    Some(0)
}

/// Whether a side wins by fours alone, however many; `None` if that takes too many visits.
pub fn has_win(model: &Model, sign: char, visits: u32) -> Option<bool> {
    let mut solver = Solver::new(model.clone(), visits);
    let must = solver.fives(other(sign));
    solver.wins(sign, &must, u32::MAX)
}

/// Whether somebody has five, or can make it at once.
pub fn is_decided(model: &Model) -> bool {
    let solver = Solver::new(model.clone(), 0);
    let has_five = |sign: char| {
        solver.cells().into_iter().filter(|&at| model.at(at) == sign).any(|(x, y)| {
            let five = |(dx, dy)| (0..5).all(|n| solver.at((x + n * dx, y + n * dy)) == sign);
            DIRECTIONS.into_iter().any(five)
        })
    };
    ['X', 'O'].into_iter().any(|sign| has_five(sign) || !solver.fives(sign).is_empty())
}
