//! All chains of a board at once: what a move on any point would do, without filling anything again.

use super::geometry::Point;
use super::hash::{BoardKey, stone_key};
use super::position::Board;
use super::set::PointSet;
use crate::rules::Color;

/// What placing a stone would do, in brief.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// The key of the board after it.
    pub key: BoardKey,
    /// How many of the opponent's stones it takes.
    pub captures: usize,
    /// How many of the mover's own stones it takes, the one placed included.
    pub suicides: usize,
}

struct Chain {
    color: Color,
    stones: usize,
    key: BoardKey,
    /// No more than one liberty.
    in_atari: bool,
}

/// The chains of a board, numbered.
pub struct ChainMap {
    board: Board,
    empty: PointSet,
    chains: Vec<Chain>,
    number: [u16; 512],
}

impl ChainMap {
    /// Numbers the chains of `board`.
    pub fn new(board: &Board) -> ChainMap {
        let empty = board.empty();
        let mut chains = Vec::new();
        let mut number = [u16::MAX; 512];
        for color in Color::BOTH {
            for chain in board.chains(color) {
                let mut key = 0;
                for point in chain.iter() {
                    key ^= stone_key(color, point);
                    number[point.index()] = chains.len() as u16;
                }
                let in_atari = (chain.dilate(board.size()) & empty).len() <= 1;
                chains.push(Chain { color, stones: chain.len(), key, in_atari });
            }
        }
        ChainMap { board: *board, empty, chains, number }
    }

    /// The empty points of the board.
    pub fn empty(&self) -> PointSet {
        self.empty
    }

    /// What a stone of `color` on the empty point `point` would do.
    pub fn effect(&self, color: Color, point: Point) -> Effect {
        let mut key = self.board.key() ^ stone_key(color, point);
        let (mut captures, mut breathes, mut own_stones, mut own_key) = (0, false, 1, stone_key(color, point));
        let mut seen = [u16::MAX; 4];
        for (i, next) in self.board.size().neighbours(point).enumerate() {
            let number = self.number[next.index()];
            let Some(chain) = self.chains.get(number as usize) else {
                breathes = true;
                continue;
            };
            if seen[..i].contains(&number) {
                continue;
            }
            seen[i] = number;
            if chain.color != color {
                if chain.in_atari {
                    captures += chain.stones;
                    key ^= chain.key;
                }
            } else if chain.in_atari {
                own_stones += chain.stones;
                own_key ^= chain.key;
            } else {
                breathes = true;
            }
        }
        if captures > 0 || breathes {
            return Effect { key, captures, suicides: 0 };
        }
        Effect { key: self.board.key() ^ own_key ^ stone_key(color, point), captures: 0, suicides: own_stones }
    }
}
