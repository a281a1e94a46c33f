//! Many games played in lockstep: whose turn it is, when a game ends, and which one comes after it.
//!
//! Every step belongs to one colour, and the colours take turns. In a step that colour moves in all games where it is its
//! turn. A stone that proves to be suicide, which is known only in the next step, is taken back in that step and barred, and
//! its game sits out that step. So what a game does depends on nothing but its start and its own random numbers, and is the
//! same in whichever lane, beside whichever others.

use super::boards::{Boards, Classes, MOST_LINES, Outcome, Spots};
use super::dice::Dice;
use super::end::BatchEnd;
use super::numbers::Number;
use super::start::BatchStart;
use super::vector::{Games, Vector};
use super::{dice, numbers};
use crate::base::Size;

/// Bits of a number of moves: three times 441 at most.
const MOVE_BITS: usize = 11;
/// The lowest of the random bits that a move is picked by; the ones below make the classes.
const PICK_FROM: usize = 8;

/// What is to be played.
pub struct Task<'a> {
    /// The positions, dealt out in turn.
    pub starts: &'a [BatchStart],
    /// The board.
    pub size: Size,
    /// The seed of all playouts.
    pub seed: u64,
    /// How many playouts.
    pub count: u64,
}

/// The games under way.
pub struct Lockstep<'a, V: Vector, const W: usize, const EXACT: bool> {
    vector: V,
    task: Task<'a>,
    /// Their boards.
    pub boards: Boards<V, W, EXACT>,
    dice: Dice<V>,
    /// The side whose step comes next.
    color: usize,
    /// Games that have not ended, and those of them where it is White's turn.
    live: Games<V>,
    white: Games<V>,
    /// What was done in the last step: a stone placed, and where; the turn passed.
    pub moved: Games<V>,
    pub spots: Spots<V>,
    pub passed: Games<V>,
    outcome: Outcome<V>,
    /// Games where the last thing settled was a pass.
    passed_before: Games<V>,
    /// Games where points are barred.
    shut: Games<V>,
    /// Stones that each side has placed to stay, and these and the passes together.
    placed: [Number<V, MOVE_BITS>; 2],
    moves: Number<V, MOVE_BITS>,
    /// The number of each lane's playout, and of the next to begin.
    numbers: Vec<u64>,
    next: u64,
    /// Bits that a number of points takes, and moves after which a playout is cut off.
    bits: usize,
    limit: usize,
}

impl<'a, V: Vector, const W: usize, const EXACT: bool> Lockstep<'a, V, W, EXACT> {
    /// Nothing begun yet.
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
            outcome: Outcome { doubt: none, friend: none, ko: none },
            passed_before: none,
            shut: none,
            placed: [[none; MOVE_BITS]; 2],
            moves: [none; MOVE_BITS],
            numbers: vec![0; V::GAMES],
            next: 0,
            bits: (usize::BITS - area.leading_zeros()) as usize,
            limit: 3 * area,
            task,
        }
    }

    /// Plays everything, and calls `ended` with the number of each playout and how it ended.
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

    /// Begins new games in the idle lanes, once it is worth while, as far as it is the next step's colour that begins.
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
        for line in &mut self.boards.field[1..=height] {
            for x in 0..width {
                line.stones[0][x] &= !fresh;
                line.stones[1][x] &= !fresh;
                line.empty[x] |= fresh;
                line.barred[x] &= !fresh;
            }
        }
        for set in [&mut self.moved, &mut self.passed, &mut self.passed_before, &mut self.shut, &mut self.outcome.doubt]
        {
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
                    let line = &mut self.boards.field[y + 1];
                    line.stones[color][x].insert(game);
                    line.empty[x].remove(game);
                }
            }
            if let Some((y, x)) = start.ko {
                self.boards.field[y + 1].barred[x].insert(game);
                self.shut.insert(game);
            }
        }
    }

    /// Makes one step and returns the games that ended in it.
    #[inline(always)]
    pub fn step(&mut self) -> Games<V> {
        let (color, other) = (self.color, 1 - self.color);
        let random = self.dice.draw();
        let classes = Classes::new(self.vector, &random);
        let reach = self.boards.reach(other, &classes, &self.spots);

        // The last step's moves are settled: suicides, which took nothing, are taken back.
        let mut back = self.outcome.doubt & reach.missed;
        let unclear = back & self.outcome.friend & reach.torn;
        if unclear.any() {
            back = back & !unclear | self.boards.breathless(other, &self.spots, unclear);
        }
        let placed = self.moved & !back;
        let settled = placed | self.passed;
        let free = settled & !self.outcome.ko;
        self.shut = self.shut & !free | back | self.outcome.ko;
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
        self.spots = self.boards.spots(&counts, rank, self.moved, self.bits);
        self.outcome = self.boards.play(color, &self.spots, &classes, self.shut);

        let over = over | self.passed & self.passed_before;
        self.passed_before |= self.passed;
        self.white = if color == 0 { self.white | turn } else { self.white & !turn };
        self.live &= !over;
        self.color = other;
        over
    }

    /// Where a game stands.
    #[inline(always)]
    pub fn end_of(&self, game: usize) -> BatchEnd {
        let (width, height) = (self.boards.width(), self.boards.height());
        let mut rows = [[0; MOST_LINES]; 2];
        for (y, line) in self.boards.field[1..=height].iter().enumerate() {
            for (color, stones) in line.stones.iter().enumerate() {
                for (x, point) in stones[..width].iter().enumerate() {
                    rows[color][y] |= u32::from(point.contains(game)) << x;
                }
            }
        }
        BatchEnd::new(self.task.size, rows, [0, 1].map(|color| numbers::number_of(&self.placed[color], game) as u32))
    }
}
