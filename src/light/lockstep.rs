//! Games in lockstep: whose turn it is, when a game ends, and which game replaces it.
//!
//! Every step belongs to one colour, and the colours alternate. In a step, that colour moves in all games in which it
//! is its turn. A suicide is found only in the next step: then the stone is taken back and the point forbidden, and the
//! game skips that step. So a game depends on its start and its own random numbers alone, and not on its position in
//! the vector or on the other games.

use liangyi_core::base::Size;

use super::boards::{BatchOutcome, Boards, Classes, Spots};
use super::dice::Dice;
use super::end::BatchEnd;
use super::numbers::Number;
use super::row::MAX_LINES;
use super::start::BatchStart;
use super::vector::{Games, Vector};
use super::{dice, numbers};

/// The bits of a number of moves, at most three times 441.
const MOVE_BITS: usize = 11;
/// The lowest of the random bits that select a move; the ones below define the classes.
const PICK_FROM: usize = 8;

/// The playouts to be played.
pub struct Task<'a> {
    /// The positions to start from, in turn.
    pub starts: &'a [BatchStart],
    /// The size of the boards.
    pub size: Size,
    /// The seed of all playouts.
    pub seed: u64,
    /// The number of playouts.
    pub count: u64,
}

/// The games in progress.
pub struct Lockstep<'a, V: Vector, const W: usize, const EXACT: bool> {
    vector: V,
    task: Task<'a>,
    /// The boards of all games.
    pub boards: Boards<V, W, EXACT>,
    dice: Dice<V>,
    /// The colour of the next step.
    color: usize,
    /// The games that have not ended, and those in which it is White's turn.
    live: Games<V>,
    white: Games<V>,
    /// The games in which the last step placed a stone, the points, and the games in which it passed.
    pub moved: Games<V>,
    pub spots: Spots<V>,
    pub passed: Games<V>,
    outcome: BatchOutcome<V>,
    /// The games in which the last settled move was a pass.
    passed_before: Games<V>,
    /// The games with forbidden points.
    with_forbidden: Games<V>,
    /// The number of stones that each side has placed (without suicides), and of these and passes together.
    placed: [Number<V, MOVE_BITS>; 2],
    moves: Number<V, MOVE_BITS>,
    /// The number of the playout in each bit of the vector, and of the next one to begin.
    numbers: Vec<u64>,
    next: u64,
    /// The bits of a number of points, and the number of moves after which a playout is cut off.
    bits: usize,
    limit: usize,
}

impl<'a, V: Vector, const W: usize, const EXACT: bool> Lockstep<'a, V, W, EXACT> {
    /// No game in progress yet.
    #[inline(always)]
    pub fn new(vector: V, task: Task<'a>) -> Self {
        let none = Games::none(vector);
        let area = task.size.area();
        Lockstep {
            vector,
            boards: Boards::new(vector, task.size),
            dice: Dice::new(vector),
            color: 0,
            live: none,
            white: none,
            moved: none,
            spots: Spots::none(vector),
            passed: none,
            outcome: BatchOutcome { possible_suicide: none, connected: none, ko: none },
            passed_before: none,
            with_forbidden: none,
            placed: [[none; MOVE_BITS]; 2],
            moves: [none; MOVE_BITS],
            numbers: vec![0; V::GAMES],
            next: 0,
            bits: (usize::BITS - area.leading_zeros()) as usize,
            limit: 3 * area,
            task,
        }
    }

    /// Plays all playouts and calls `ended` with the number and the end of each.
    #[inline(always)]
    pub fn run(mut self, ended: &mut dyn FnMut(u64, &BatchEnd)) {
        while self.next < self.task.count || self.live.any() {
            self.begin();
            let over = self.step();
            for game in over.iter() {
                ended(self.numbers[game], &self.end_of(game));
            }
        }
    }

    /// Begins new games in idle bits, when enough are idle and as far as the colour of the next step moves first in
    /// them.
    #[inline(always)]
    pub fn begin(&mut self) {
        let idle = !self.live;
        if self.next == self.task.count || (idle.len() < V::GAMES / 64 + 1 && self.live.any()) {
            return;
        }
        let mut fresh = Games::none(self.vector);
        for game in idle.iter() {
            let start = &self.task.starts[(self.next % self.task.starts.len() as u64) as usize];
            if self.next == self.task.count || start.to_move.index() != self.color {
                break;
            }
            fresh.insert(game);
            self.numbers[game] = self.next;
            self.dice.seed(game, dice::state(self.task.seed, self.next));
            self.next += 1;
        }
        if !fresh.any() {
            return;
        }
        let (width, height) = (self.boards.width(), self.boards.height());
        for row in &mut self.boards.rows[1..=height] {
            for x in 0..width {
                row.stones[0][x] &= !fresh;
                row.stones[1][x] &= !fresh;
                row.empty[x] |= fresh;
                row.forbidden[x] &= !fresh;
            }
        }
        for set in [
            &mut self.moved,
            &mut self.passed,
            &mut self.passed_before,
            &mut self.with_forbidden,
            &mut self.outcome.possible_suicide,
        ] {
            *set &= !fresh;
        }
        let [black, white] = &mut self.placed;
        for bit in black.iter_mut().chain(white).chain(&mut self.moves) {
            *bit &= !fresh;
        }
        self.live |= fresh;
        self.white = if self.color == 0 { self.white & !fresh } else { self.white | fresh };
        for game in fresh.iter() {
            let start = &self.task.starts[(self.numbers[game] % self.task.starts.len() as u64) as usize];
            for (color, stones) in start.stones.iter().enumerate() {
                for &(y, x) in stones {
                    let row = &mut self.boards.rows[y + 1];
                    row.stones[color][x].insert(game);
                    row.empty[x].remove(game);
                }
            }
            if let Some((y, x)) = start.ko {
                self.boards.rows[y + 1].forbidden[x].insert(game);
                self.with_forbidden.insert(game);
            }
        }
    }

    /// Plays one step and returns the games that ended in it.
    #[inline(always)]
    pub fn step(&mut self) -> Games<V> {
        let (color, other) = (self.color, 1 - self.color);
        let random = self.dice.draw();
        let classes = Classes::new(self.vector, &random);
        let reach = self.boards.reach(other, &classes, &self.spots);

        // Settles the moves of the last step: suicides, which captured nothing, are taken back.
        let mut back = self.outcome.possible_suicide & reach.unreached;
        let unclear = back & self.outcome.connected & reach.incomplete;
        if unclear.any() {
            back = back & !unclear | self.boards.without_liberty(other, &self.spots, unclear);
        }
        let placed = self.moved & !back;
        let settled = placed | self.passed;
        let free = settled & !self.outcome.ko;
        self.with_forbidden = self.with_forbidden & !free | back | self.outcome.ko;
        self.white ^= back;
        self.passed_before &= !placed;
        numbers::increment(&mut self.placed[other], placed);
        numbers::increment(&mut self.moves, settled);
        let over = settled & self.live & numbers::equal(self.vector, &self.moves, self.limit);

        let turn = if color == 0 { !self.white } else { self.white } & self.live & !over;
        let (counts, total) = self.boards.find_candidates(color, &self.spots, back, free, self.bits);
        let mut some = Games::none(self.vector);
        for bit in &total[..self.bits] {
            some |= *bit;
        }
        let rank = numbers::scale(self.vector, &random[PICK_FROM..], &total, self.bits);
        self.moved = turn & some;
        self.passed = turn & !some;
        self.spots = self.boards.select(&counts, rank, self.moved, self.bits);
        self.outcome = self.boards.play(color, &self.spots, &classes, self.with_forbidden);

        let over = over | self.passed & self.passed_before;
        self.passed_before |= self.passed;
        self.white = if color == 0 { self.white | turn } else { self.white & !turn };
        self.live &= !over;
        self.color = other;
        over
    }

    /// The present state of a game.
    #[inline(always)]
    pub fn end_of(&self, game: usize) -> BatchEnd {
        let (width, height) = (self.boards.width(), self.boards.height());
        let mut rows = [[0; MAX_LINES]; 2];
        for (y, row) in self.boards.rows[1..=height].iter().enumerate() {
            for (color, stones) in row.stones.iter().enumerate() {
                for (x, point) in stones[..width].iter().enumerate() {
                    rows[color][y] |= u32::from(point.contains(game)) << x;
                }
            }
        }
        BatchEnd::new(self.task.size, rows, [0, 1].map(|color| numbers::number_of(&self.placed[color], game) as u32))
    }
}
