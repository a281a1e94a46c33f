//! The playout board: made for speed, with exactly what playouts ask of it.
//!
//! What it assumes: moves come one after another without undo; a repetition is only ever a simple ko (longer cycles are cut
//! off by the length of a playout, and are the tree's business); the caller asks before it plays. Every chain keeps its
//! liberties as a bit set and their number, so how many there are and which is one look, and copying the whole board is a
//! handful of flat arrays. Every point keeps what stands on its eight neighbours as a code of 16 bits (see
//! [`super::code`]), and every empty one the weight that a move there has for each side by this code alone.
//!
//! Points have the numbers of [`crate::board::Point`]; the unused column and the numbers past the last row are the rim, so
//! a neighbour is an addition modulo 512 and needs no test for the edge.

use std::sync::Arc;

use super::bits::Bits;
use super::code;
use super::gammas::Gammas;
use super::weights::Weights;
use crate::board::{Board, Size};
use crate::game::{Game, Move};
use crate::rules::{Color, Repetition};

/// What stands on a point of the playout board.
pub mod cell {
    /// Nothing.
    pub const EMPTY: u8 = 0;
    /// A black stone.
    pub const BLACK: u8 = 1;
    /// A white stone.
    pub const WHITE: u8 = 2;
    /// No point of the board.
    pub const RIM: u8 = 3;
}

const CELLS: usize = 512;
const MASK: usize = CELLS - 1;
/// No point.
pub const NOWHERE: usize = usize::MAX;

/// The cell value of a colour's stones.
#[inline(always)]
pub const fn stone(color: Color) -> u8 {
    color as u8 + 1
}

/// How many stones a chain has, and how many liberties.
#[derive(Clone, Copy, Debug, Default)]
struct Chain {
    stones: u16,
    breath: u16,
}

/// A board for playouts, `W` words wide.
#[derive(Clone)]
pub struct Field<const W: usize> {
    size: Size,
    stride: usize,
    cells: [u8; CELLS],
    head: [u16; CELLS],
    next: [u16; CELLS],
    chains: [Chain; CELLS],
    liberties: Vec<Bits<W>>,
    codes: [u16; CELLS],
    /// How each of the eight neighbours of a point is reached, in the order of [`code`].
    steps: [usize; 8],
    nearness: &'static [u8; CELLS],
    gammas: Arc<Gammas>,
    weights: Weights,
    empties: [u16; CELLS],
    place: [u16; CELLS],
    empty_count: usize,
    ko: usize,
    /// The cell value of the side that may not play at `ko`.
    ko_for: u8,
    /// Whether a ko stays closed while both sides pass, as where whole positions may not come back.
    ko_outlasts_passes: bool,
    last: usize,
    before_last: usize,
}

impl<const W: usize> Field<W> {
    /// The stones of `board`, without any history.
    pub fn new(board: &Board) -> Field<W> {
        Field::with_gammas(board, Gammas::embedded())
    }

    /// As [`Field::new`], with other weights than those that come with the program.
    pub fn with_gammas(board: &Board, gammas: &Arc<Gammas>) -> Field<W> {
        let size = board.size();
        let mut field = Field {
            size,
            stride: size.stride(),
            cells: [cell::RIM; CELLS],
            head: [0; CELLS],
            next: [0; CELLS],
            chains: [Chain::default(); CELLS],
            liberties: vec![Bits::EMPTY; W * 64],
            codes: [0; CELLS],
            steps: code::steps(size.stride()),
            nearness: code::nearness(size.stride()),
            gammas: Arc::clone(gammas),
            weights: Weights::default(),
            empties: [0; CELLS],
            place: [0; CELLS],
            empty_count: 0,
            ko: NOWHERE,
            ko_for: cell::EMPTY,
            ko_outlasts_passes: false,
            last: NOWHERE,
            before_last: NOWHERE,
        };
        size.points().for_each(|point| field.cells[point.index()] = cell::EMPTY);
        for point in 0..CELLS {
            field.codes[point] = (0..8)
                .fold(0, |code, way| code | u16::from(field.at(point.wrapping_add(field.steps[way]))) << (2 * way));
        }
        size.points().for_each(|point| field.add_empty(point.index()));
        for color in Color::BOTH {
            for point in board.stones(color).iter() {
                field.play(color, point.index());
            }
        }
        (field.ko, field.last, field.before_last) = (NOWHERE, NOWHERE, NOWHERE);
        field
    }

    /// The position of `game`, with the last moves and a ko that may not be retaken.
    pub fn of_game(game: &Game) -> Field<W> {
        let mut field = Field::new(game.board());
        field.ko_outlasts_passes = match game.rules().repetition {
            Repetition::Positional | Repetition::Situational | Repetition::NoRegression | Repetition::TwoMoveWindow => {
                true
            }
            Repetition::Simple | Repetition::NullMove => false,
        };
        let mut moves = game.moves().rev().map(|played| played.mv.point().map_or(NOWHERE, |point| point.index()));
        field.last = moves.next().unwrap_or(NOWHERE);
        field.before_last = moves.next().unwrap_or(NOWHERE);
        // The ko, if there is one, was opened by the last stone placed.
        let placed = game.moves().rev().find_map(|played| played.mv.point());
        if let Some(placed) = placed.filter(|placed| field.cells[placed.index()] != cell::EMPTY) {
            let head = field.chain(placed.index());
            let taker = field.at(placed.index());
            if field.chain_len(head) == 1 && field.in_atari(head) {
                let point = field.liberties[head].lowest();
                let color = if taker == cell::BLACK { Color::White } else { Color::Black };
                let closed =
                    field.neighbours(point).into_iter().all(|next| [taker, cell::RIM].contains(&field.at(next)));
                let mv = Move::Play(crate::board::Point::from_index(point));
                if closed && game.check(color, mv).is_err() {
                    (field.ko, field.ko_for) = (point, stone(color));
                }
            }
        }
        field
    }

    /// Makes this a copy of `other` without taking new memory.
    pub fn copy_from(&mut self, other: &Field<W>) {
        self.size = other.size;
        self.stride = other.stride;
        self.cells = other.cells;
        self.head = other.head;
        self.next = other.next;
        self.chains = other.chains;
        self.codes = other.codes;
        self.steps = other.steps;
        self.nearness = other.nearness;
        self.weights = other.weights;
        if !Arc::ptr_eq(&self.gammas, &other.gammas) {
            self.gammas = Arc::clone(&other.gammas);
        }
        self.liberties.copy_from_slice(&other.liberties);
        self.empties = other.empties;
        self.place = other.place;
        self.empty_count = other.empty_count;
        (self.ko, self.ko_for, self.ko_outlasts_passes) = (other.ko, other.ko_for, other.ko_outlasts_passes);
        (self.last, self.before_last) = (other.last, other.before_last);
    }

    /// Its size.
    pub fn size(&self) -> Size {
        self.size
    }

    /// What stands on a point.
    #[inline(always)]
    pub fn at(&self, point: usize) -> u8 {
        self.cells[point & MASK]
    }

    /// The last move's point, or [`NOWHERE`].
    #[inline(always)]
    pub fn last(&self) -> usize {
        self.last
    }

    /// The point of the move before the last, or [`NOWHERE`].
    #[inline(always)]
    pub fn before_last(&self) -> usize {
        self.before_last
    }

    /// How many points are empty.
    #[inline(always)]
    pub fn empty_count(&self) -> usize {
        self.empty_count
    }

    /// The `i`th empty point, in no order.
    #[inline(always)]
    pub fn empty(&self, i: usize) -> usize {
        self.empties[i & MASK] as usize
    }

    /// The empty points, in no order.
    pub fn empties(&self) -> impl Iterator<Item = usize> + '_ {
        self.empties[..self.empty_count].iter().map(|&point| point as usize)
    }

    /// Whether nothing stands on a point of the board.
    #[inline(always)]
    pub fn is_empty(&self, point: usize) -> bool {
        self.at(point) == cell::EMPTY
    }

    /// The four neighbours, rim included.
    #[inline(always)]
    pub fn neighbours(&self, point: usize) -> [usize; 4] {
        [
            point.wrapping_sub(1) & MASK,
            point.wrapping_add(1) & MASK,
            point.wrapping_sub(self.stride) & MASK,
            point.wrapping_add(self.stride) & MASK,
        ]
    }

    /// The four diagonal neighbours, rim included.
    #[inline(always)]
    pub fn diagonals(&self, point: usize) -> [usize; 4] {
        [
            point.wrapping_sub(self.stride + 1) & MASK,
            point.wrapping_sub(self.stride - 1) & MASK,
            point.wrapping_add(self.stride - 1) & MASK,
            point.wrapping_add(self.stride + 1) & MASK,
        ]
    }

    /// The number of the chain on a point: one of its stones.
    #[inline(always)]
    pub fn chain(&self, point: usize) -> usize {
        self.head[point & MASK] as usize
    }

    /// How many stones a chain has.
    #[inline(always)]
    pub fn chain_len(&self, chain: usize) -> usize {
        self.chains[chain & MASK].stones as usize
    }

    /// The liberties of a chain.
    #[inline(always)]
    pub fn liberties(&self, chain: usize) -> &Bits<W> {
        &self.liberties[chain]
    }

    /// How many liberties a chain has.
    #[inline(always)]
    pub fn breath(&self, chain: usize) -> usize {
        self.chains[chain & MASK].breath as usize
    }

    /// Whether a chain has just one liberty.
    #[inline(always)]
    pub fn in_atari(&self, chain: usize) -> bool {
        self.breath(chain) == 1
    }

    /// What stands on the eight neighbours of a point.
    #[inline(always)]
    pub fn code(&self, point: usize) -> u16 {
        self.codes[point & MASK]
    }

    /// How the neighbour in a direction of [`code`] is reached.
    #[inline(always)]
    pub fn step(&self, point: usize, way: usize) -> usize {
        point.wrapping_add(self.steps[way]) & MASK
    }

    /// How near two points are: 1 beside each other, 2 diagonally so, else 0.
    #[inline(always)]
    pub fn nearness(&self, a: usize, b: usize) -> u8 {
        self.nearness[a.wrapping_sub(b) & MASK]
    }

    /// What moves on the empty points weigh by the stones around them.
    #[inline(always)]
    pub fn weights(&self) -> &Weights {
        &self.weights
    }

    /// The weights of the features of moves.
    #[inline(always)]
    pub fn gammas(&self) -> &Gammas {
        &self.gammas
    }

    /// Calls `f` with each stone of a chain.
    #[inline(always)]
    pub fn each_stone(&self, chain: usize, mut f: impl FnMut(usize)) {
        let mut point = chain;
        loop {
            f(point);
            point = self.next[point & MASK] as usize;
            if point == chain {
                break;
            }
        }
    }

    /// Whether a stone of `color` on the empty `point` keeps a liberty and takes no forbidden ko.
    #[inline(always)]
    pub fn is_playable(&self, color: Color, point: usize) -> bool {
        let own = stone(color);
        if point == self.ko && own == self.ko_for {
            return false;
        }
        if code::has_empty_side(self.code(point)) {
            return true;
        }
        for next in self.neighbours(point) {
            match self.at(next) {
                cell::EMPTY | cell::RIM => {}
                there => {
                    let atari = self.in_atari(self.chain(next));
                    // A friend that breathes elsewhere, or an enemy that does not.
                    if (there == own) != atari {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether the empty `point` is a true eye of `color`: its own stones all around, and not enough of the opponent's on
    /// the diagonals to make it false.
    #[inline(always)]
    pub fn is_eye(&self, color: Color, point: usize) -> bool {
        code::is_eye(self.code(point), color)
    }

    /// The liberties a chain would have after `color` played on the empty `point`, and how many stones would be in it;
    /// captures are counted as the liberties that they open next to the stone.
    pub fn after(&self, color: Color, point: usize) -> (Bits<W>, usize) {
        let own = stone(color);
        let mut liberties = Bits::EMPTY;
        let mut stones = 1;
        let mut seen = [NOWHERE; 4];
        for (i, next) in self.neighbours(point).into_iter().enumerate() {
            match self.at(next) {
                cell::EMPTY => liberties.insert(next),
                cell::RIM => {}
                there => {
                    let chain = self.chain(next);
                    if there == own {
                        if !seen[..i].contains(&chain) {
                            seen[i] = chain;
                            liberties.add(&self.liberties[chain]);
                            stones += self.chain_len(chain);
                        }
                    } else if self.in_atari(chain) {
                        liberties.insert(next);
                    }
                }
            }
        }
        liberties.remove(point);
        (liberties, stones)
    }

    /// A virtual move: no stone on the board, but the position has changed, and a ko may be retaken.
    #[inline]
    pub fn virtual_move(&mut self) {
        self.ko = NOWHERE;
        self.pass();
    }

    /// Passes the turn.
    #[inline]
    pub fn pass(&mut self) {
        if !self.ko_outlasts_passes {
            self.ko = NOWHERE;
        }
        self.before_last = self.last;
        self.last = NOWHERE;
    }

    /// Places a stone on an empty point and takes off what it kills, its own chain too where that is left without
    /// liberties.
    #[inline]
    pub fn play(&mut self, color: Color, point: usize) {
        let (own, enemy) = (stone(color), 3 - stone(color));
        self.before_last = self.last;
        self.last = point;
        self.ko = NOWHERE;
        self.cells[point] = own;
        self.remove_empty(point);
        self.recode(point, u16::from(own));
        self.head[point] = point as u16;
        self.next[point] = point as u16;
        let around = self.neighbours(point);
        let (mut liberties, mut breath) = (Bits::EMPTY, 0);
        for next in around {
            if self.at(next) == cell::EMPTY {
                liberties.insert(next);
                breath += 1;
            }
        }
        self.liberties[point] = liberties;
        self.chains[point] = Chain { stones: 1, breath };
        let (mut taken, mut taken_at) = (0, NOWHERE);
        for next in around {
            let there = self.at(next);
            if there == own {
                self.join(next, point);
            } else if there == enemy {
                let chain = self.chain(next);
                // The point is still a liberty of it unless this very chain was met on another side.
                if self.liberties[chain].contains(point) {
                    self.liberties[chain].remove(point);
                    self.chains[chain].breath -= 1;
                    if self.chains[chain].breath == 0 {
                        taken += self.chain_len(chain);
                        taken_at = next;
                        self.take(chain, own);
                    }
                }
            }
        }
        let head = self.chain(point);
        if taken == 1 {
            if self.chain_len(head) == 1 && self.in_atari(head) {
                (self.ko, self.ko_for) = (taken_at, enemy);
            }
        } else if taken == 0 && self.breath(head) == 0 {
            self.take(head, enemy);
        }
    }

    /// Makes the chain at `next` and that of the stone just placed on `point` one.
    #[inline]
    fn join(&mut self, next: usize, point: usize) {
        let (mut keep, mut join) = (self.chain(next), self.chain(point));
        if keep == join {
            return;
        }
        if self.liberties[keep].contains(point) {
            self.liberties[keep].remove(point);
            self.chains[keep].breath -= 1;
        }
        if self.chain_len(keep) < self.chain_len(join) {
            (keep, join) = (join, keep);
        }
        let mut stone = join;
        loop {
            self.head[stone & MASK] = keep as u16;
            stone = self.next[stone & MASK] as usize;
            if stone == join {
                break;
            }
        }
        self.next.swap(keep & MASK, join & MASK);
        let joined = self.liberties[join];
        let target = &mut self.liberties[keep];
        let mut more = 0;
        joined.each(|liberty| {
            if !target.contains(liberty) {
                target.insert(liberty);
                more += 1;
            }
        });
        self.chains[keep].stones += self.chains[join].stones;
        self.chains[keep].breath += more;
    }

    /// Takes a chain off; the points become liberties of the stones around it, which have the cell value `around`.
    fn take(&mut self, chain: usize, around: u8) {
        let there = u16::from(self.at(chain));
        let mut point = chain;
        loop {
            self.cells[point & MASK] = cell::EMPTY;
            self.recode(point, there);
            self.add_empty(point);
            for next in self.neighbours(point) {
                if self.at(next) == around {
                    let head = self.chain(next);
                    if !self.liberties[head].contains(point) {
                        self.liberties[head].insert(point);
                        self.chains[head & MASK].breath += 1;
                    }
                }
            }
            point = self.next[point & MASK] as usize;
            if point == chain {
                break;
            }
        }
    }

    /// Puts a stone with the cell value `there` into the codes of the points around `point`, or takes it out of them.
    #[inline(always)]
    fn recode(&mut self, point: usize, there: u16) {
        for way in 0..8 {
            let next = self.step(point, way);
            let code = self.codes[next] ^ there << (2 * code::opposite(way));
            self.codes[next] = code;
            if self.cells[next] == cell::EMPTY {
                self.weights.set(next, self.gammas.shape(code));
            }
        }
    }

    #[inline(always)]
    fn add_empty(&mut self, point: usize) {
        self.empties[self.empty_count & MASK] = point as u16;
        self.place[point & MASK] = self.empty_count as u16;
        self.empty_count += 1;
        self.weights.set(point, self.gammas.shape(self.code(point)));
    }

    #[inline(always)]
    fn remove_empty(&mut self, point: usize) {
        self.empty_count -= 1;
        let at = self.place[point & MASK];
        let moved = self.empties[self.empty_count & MASK];
        self.empties[at as usize & MASK] = moved;
        self.place[moved as usize & MASK] = at;
        self.weights.set(point, [0, 0]);
    }
}
