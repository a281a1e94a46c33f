//! All chains of a board at once, so that the effect of a move on any point needs no flood fill.
//!
//! The chains are found in one sweep over the stones, whose cost does not depend on how long they are. The legality of
//! all points of a position is checked by it.

use super::hash::{BoardKey, stone_key};
use super::position::Board;
use crate::base::{Color, Point, PointSet};

/// The effect of placing a stone: the new key and the numbers of stones removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// The key of the board after the move.
    pub key: BoardKey,
    /// The number of stones of the opponent that it captures.
    pub captures: usize,
    /// The number of own stones that it removes as suicide, the one placed included.
    pub suicides: usize,
}

/// A point that is not on the board.
const OFF: u16 = u16::MAX;
/// An empty point.
const EMPTY: u16 = u16::MAX - 1;

#[derive(Clone, Copy)]
struct Chain {
    color: Color,
    stones: usize,
    key: BoardKey,
    /// One of its liberties, if it has any.
    liberty: Option<usize>,
    /// Whether it has at most one liberty.
    in_atari: bool,
}

impl Chain {
    fn add_liberty(&mut self, point: usize) {
        self.in_atari &= *self.liberty.get_or_insert(point) == point;
    }

    fn absorb(&mut self, other: Chain) {
        self.stones += other.stones;
        self.key ^= other.key;
        self.in_atari &= other.in_atari;
        if let Some(point) = other.liberty {
            self.add_liberty(point);
        }
    }
}

/// The chains of a board, each with its number.
pub struct ChainMap {
    board: Board,
    empty: PointSet,
    chains: Vec<Chain>,
    /// For every point the number of its chain, [`EMPTY`] or [`OFF`].
    number: [u16; 512],
}

impl ChainMap {
    /// Finds the chains of `board`.
    pub fn new(board: &Board) -> ChainMap {
        let empty = board.empty();
        let mut map = ChainMap { board: *board, empty, chains: Vec::with_capacity(128), number: [OFF; 512] };
        for point in empty.iter() {
            map.number[point.index()] = EMPTY;
        }
        // Where two chains that were begun apart turn out to be one, the later number stands for the earlier one.
        let mut same_as: Vec<u16> = Vec::with_capacity(128);
        for color in Color::BOTH {
            for point in board.stones(color).iter() {
                map.add_stone(color, point, &mut same_as);
            }
        }
        for number in 0..same_as.len() {
            same_as[number] = same_as[same_as[number] as usize];
        }
        for point in board.occupied().iter() {
            let number = &mut map.number[point.index()];
            *number = same_as[*number as usize];
        }
        map
    }

    /// Adds the stone to the chains of its neighbours with lower numbers, or begins a new one.
    fn add_stone(&mut self, color: Color, point: Point, same_as: &mut Vec<u16>) {
        let mut stone = Chain { color, stones: 1, key: stone_key(color, point), liberty: None, in_atari: true };
        let mut own = None;
        let around = self.around(point);
        for (next, number) in around {
            match number {
                OFF => {}
                EMPTY => stone.add_liberty(next),
                number if self.chains[number as usize].color != color => {}
                number => {
                    let number = root(same_as, number);
                    own = match own {
                        Some(other) if other != number => {
                            let (first, second) = (number.min(other), number.max(other));
                            same_as[second as usize] = first;
                            let absorbed = self.chains[second as usize];
                            self.chains[first as usize].absorb(absorbed);
                            Some(first)
                        }
                        _ => Some(number),
                    };
                }
            }
        }
        let number = own.unwrap_or_else(|| {
            let number = self.chains.len() as u16;
            self.chains.push(Chain { stones: 0, key: 0, ..stone });
            same_as.push(number);
            number
        });
        self.chains[number as usize].absorb(stone);
        self.number[point.index()] = number;
    }

    /// The four neighbours of `point`, each with its entry in `number`. Stones not swept yet are [`OFF`].
    #[inline]
    fn around(&self, point: Point) -> [(usize, u16); 4] {
        let (index, stride) = (point.index(), self.board.size().stride());
        // The unused column and the unused end of the numbering make every step off the board land on `OFF`.
        [index.wrapping_sub(stride), index.wrapping_sub(1), index + 1, index + stride]
            .map(|next| (next, self.number.get(next).copied().unwrap_or(OFF)))
    }

    /// The empty points of the board.
    pub fn empty(&self) -> PointSet {
        self.empty
    }

    /// The effect of a stone of `color` on `point`, which must be empty. The rules may forbid the move.
    pub fn effect(&self, color: Color, point: Point) -> Effect {
        let mut key = self.board.key() ^ stone_key(color, point);
        let (mut captures, mut has_liberty, mut own_stones, mut own_key) = (0, false, 1, 0);
        let around = self.around(point);
        for (i, &(_, number)) in around.iter().enumerate() {
            if number == EMPTY {
                has_liberty = true;
                continue;
            }
            if number == OFF || around[..i].iter().any(|&(_, earlier)| earlier == number) {
                continue;
            }
            let chain = &self.chains[number as usize];
            if !chain.in_atari {
                has_liberty |= chain.color == color;
            } else if chain.color == color {
                own_stones += chain.stones;
                own_key ^= chain.key;
            } else {
                captures += chain.stones;
                key ^= chain.key;
            }
        }
        if captures > 0 || has_liberty {
            return Effect { key, captures, suicides: 0 };
        }
        Effect { key: self.board.key() ^ own_key, captures: 0, suicides: own_stones }
    }
}

/// The number that stands for the chain that `number` has become part of.
fn root(same_as: &[u16], mut number: u16) -> u16 {
    while same_as[number as usize] != number {
        number = same_as[number as usize];
    }
    number
}
