//! The definitions of the text written down a second time, on arrays and without any thought for speed. It shares
//! nothing with the library.

use std::collections::{BTreeMap, BTreeSet};

/// A cell: column and row from 0.
pub type Cell = (i32, i32);

const DIRECTIONS: [Cell; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// What a black move makes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Made {
    pub five: bool,
    pub overline: bool,
    pub fours: usize,
    pub threes: usize,
    /// How many moves deep the answer was looked for: 0 if the board after the move is enough.
    pub depth: u32,
}

impl Made {
    pub fn is_forbidden(&self) -> bool {
        !self.five && (self.overline || self.fours >= 2 || self.threes >= 2)
    }
}

/// A board of rows of `X`, `O` and `.`; `cells[y][x]`.
#[derive(Clone, Debug)]
pub struct Model {
    pub width: i32,
    pub height: i32,
    pub cells: Vec<Vec<char>>,
}

impl Model {
    pub fn new(width: i32, height: i32) -> Model {
        Model { width, height, cells: vec![vec!['.'; width as usize]; height as usize] }
    }

    /// The sign on a cell; the edge is as a white stone.
    pub fn at(&self, (x, y): Cell) -> char {
        let inside = (0..self.width).contains(&x) && (0..self.height).contains(&y);
        if inside { self.cells[y as usize][x as usize] } else { 'O' }
    }

    pub fn set(&mut self, (x, y): Cell, sign: char) {
        self.cells[y as usize][x as usize] = sign;
    }

    /// How many black stones stand in a row with the one on `cell`.
    fn run(&self, cell: Cell, (dx, dy): Cell) -> usize {
        let count =
            |sign: i32| (1..).take_while(|&n| self.at((cell.0 + n * sign * dx, cell.1 + n * sign * dy)) == 'X').count();
        1 + count(1) + count(-1)
    }

    /// The fours with the stone on `cell` in one direction: four stones, and the cells that turn them into five.
    fn fours(&self, cell: Cell, (dx, dy): Cell) -> BTreeMap<BTreeSet<Cell>, BTreeSet<Cell>> {
        let mut fours: BTreeMap<BTreeSet<Cell>, BTreeSet<Cell>> = BTreeMap::new();
        for back in 0..5 {
            let window: Vec<Cell> = (0..5).map(|n| (cell.0 + (n - back) * dx, cell.1 + (n - back) * dy)).collect();
            let stones: BTreeSet<Cell> = window.iter().copied().filter(|&at| self.at(at) == 'X').collect();
            let empty: Vec<Cell> = window.iter().copied().filter(|&at| self.at(at) == '.').collect();
            if stones.len() == 4 && empty.len() == 1 {
                let mut after = self.clone();
                after.set(empty[0], 'X');
                if after.run(empty[0], (dx, dy)) == 5 {
                    fours.entry(stones).or_default().insert(empty[0]);
                }
            }
        }
        fours
    }

    /// What a black stone on the empty cell makes.
    pub fn made(&self, cell: Cell) -> Made {
        assert_eq!(self.at(cell), '.');
        let mut after = self.clone();
        after.set(cell, 'X');
        let runs = DIRECTIONS.map(|direction| after.run(cell, direction));
        let mut made = Made { five: runs.contains(&5), overline: runs.iter().any(|&run| run > 5), ..Made::default() };
        if made.five {
            return made;
        }
        for direction in DIRECTIONS {
            made.fours += after.fours(cell, direction).len();
            // Three stones with this one that a further stone on this line turns into an open four.
            let mut threes: BTreeSet<BTreeSet<Cell>> = BTreeSet::new();
            for n in -4..=4 {
                let next = (cell.0 + n * direction.0, cell.1 + n * direction.1);
                if after.at(next) != '.' {
                    continue;
                }
                let mut further = after.clone();
                further.set(next, 'X');
                for (mut four, fives) in further.fours(next, direction) {
                    if fives.len() == 2 && four.contains(&cell) {
                        let then = after.made(next);
                        made.depth = made.depth.max(1 + then.depth);
                        if !then.five && !then.is_forbidden() {
                            four.remove(&next);
                            threes.insert(four);
                        }
                    }
                }
            }
            made.threes += threes.len();
        }
        made
    }
}
