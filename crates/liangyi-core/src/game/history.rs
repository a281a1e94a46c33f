//! The positions a game has been through: who has faced what, and since when.
//!
//! Look-ups and undo cost the same at move 10 and at move 1,000: every position is a key in a hash table with the move
//! after which it first stood there, and taking a move back removes just the keys that it had added.

use rustc_hash::FxHashMap;

use crate::base::Color;
use crate::board::BoardKey;

/// A whole position (全局棋形): the board and the number of virtual stones of each colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WholeKey {
    /// The board.
    pub board: BoardKey,
    /// Virtual stones, Black's first.
    pub virtual_stones: [u32; 2],
}

/// Every position of a game so far.
#[derive(Clone, Debug, Default)]
pub struct History {
    boards: FxHashMap<BoardKey, u32>,
    faced_boards: [FxHashMap<BoardKey, u32>; 2],
    faced_wholes: [FxHashMap<WholeKey, u32>; 2],
}

/// Which keys a step added, to be taken out again by undo.
#[derive(Clone, Copy, Debug, Default)]
pub struct Added {
    board: bool,
    faced_board: bool,
    faced_whole: bool,
}

impl History {
    /// Notes that the position stands on the board after `moves` moves.
    pub fn stand(&mut self, key: BoardKey, moves: usize) -> Added {
        Added { board: insert(&mut self.boards, key, moves), ..Added::default() }
    }

    /// Notes that `color` faces the position after `moves` moves.
    pub fn face(&mut self, color: Color, key: WholeKey, moves: usize) -> Added {
        Added {
            board: false,
            faced_board: insert(&mut self.faced_boards[color.index()], key.board, moves),
            faced_whole: insert(&mut self.faced_wholes[color.index()], key, moves),
        }
    }

    /// Takes back what one call of [`History::stand`] or [`History::face`] added.
    pub fn remove(&mut self, color: Color, key: WholeKey, added: Added) {
        if added.board {
            self.boards.remove(&key.board);
        }
        if added.faced_board {
            self.faced_boards[color.index()].remove(&key.board);
        }
        if added.faced_whole {
            self.faced_wholes[color.index()].remove(&key);
        }
    }

    /// After how many moves this board first stood, if it ever did.
    #[inline]
    pub fn stood(&self, key: BoardKey) -> Option<usize> {
        self.boards.get(&key).map(|&moves| moves as usize)
    }

    /// After how many moves `color` first faced this board, if ever.
    #[inline]
    pub fn faced_board(&self, color: Color, key: BoardKey) -> Option<usize> {
        self.faced_boards[color.index()].get(&key).map(|&moves| moves as usize)
    }

    /// After how many moves `color` first faced this whole position, if ever.
    #[inline]
    pub fn faced_whole(&self, color: Color, key: &WholeKey) -> Option<usize> {
        self.faced_wholes[color.index()].get(key).map(|&moves| moves as usize)
    }
}

fn insert<K: std::hash::Hash + Eq>(table: &mut FxHashMap<K, u32>, key: K, moves: usize) -> bool {
    let mut added = false;
    table.entry(key).or_insert_with(|| {
        added = true;
        moves as u32
    });
    added
}
