//! The history of a line of play, as far as repetition rules refer to it: which positions have stood, and who has faced
//! them.

use rustc_hash::{FxHashMap, FxHashSet};

use std::hash::BuildHasher;

use crate::base::Color;
use crate::board::BoardKey;
use crate::game::Game;
use crate::rules::{Ending, Repetition, Rules};

/// An entry of the history: a board that stood, or a board or a whole position that a side has faced. Of whole
/// positions only those with the present number of virtual stones can come back, so a mark holds the board alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mark(u32);

const STOOD: u32 = 0;
const FACED: u32 = 1;
const WHOLE: u32 = 2;

impl Mark {
    const fn new(kind: u32, color: Color, board: u32) -> Mark {
        Mark(board << 3 | kind << 1 | color.index() as u32)
    }

    /// A board that stood.
    pub const fn stood(board: u32) -> Mark {
        Mark::new(STOOD, Color::Black, board)
    }

    /// A board that `color` faced.
    pub const fn faced(color: Color, board: u32) -> Mark {
        Mark::new(FACED, color, board)
    }

    /// A whole position that `color` faced.
    pub const fn whole(color: Color, board: u32) -> Mark {
        Mark::new(WHOLE, color, board)
    }

    const fn kind(self) -> u32 {
        self.0 >> 1 & 3
    }

    /// Whether it is about a whole position.
    pub const fn is_whole(self) -> bool {
        self.kind() == WHOLE
    }
}

/// Boards by number, in the order of their first appearance.
#[derive(Debug, Default)]
pub struct Boards {
    numbers: FxHashMap<BoardKey, u32>,
}

impl Boards {
    /// The number of a board.
    pub fn number(&mut self, key: BoardKey) -> u32 {
        let next = self.numbers.len() as u32;
        *self.numbers.entry(key).or_insert(next)
    }
}

/// A mark, with the virtual stones at its time where it stands for a whole position.
type Entry = (Mark, [u32; 2]);

/// The history of the present line.
#[derive(Debug)]
pub struct Past {
    asked: [bool; 3],
    entries: FxHashSet<Entry>,
    added: Vec<Added>,
    virtual_stones: [u32; 2],
    sign: Sign,
}

/// A hash of the part of the history that still matters: boards, and whole positions with the present number of virtual
/// stones.
type Sign = [u64; 2];

#[derive(Debug)]
struct Added {
    entries: [Option<Entry>; 3],
    sign_before: Sign,
}

impl Past {
    /// An empty history under these rules.
    pub fn new(rules: &Rules) -> Past {
        let mut asked = match rules.repetition {
            Repetition::Simple | Repetition::NullMove => [false; 3],
            Repetition::Positional => [true, false, false],
            Repetition::Situational => [false, true, false],
            Repetition::NoRegression => [false, rules.virtual_moves, true],
            Repetition::TwoMoveWindow => [false, false, true],
        };
        asked[STOOD as usize] |= match rules.ending {
            Ending::NullMoves => true,
            Ending::Stop | Ending::Passes | Ending::Unchanged => false,
        };
        Past { asked, entries: FxHashSet::default(), added: Vec::new(), virtual_stones: [0; 2], sign: [0; 2] }
    }

    /// The marks that a position leaves when `color` faces it.
    pub fn marks(&self, color: Color, board: u32) -> impl Iterator<Item = Mark> + use<> {
        let asked = self.asked;
        let all = [Mark::stood(board), Mark::faced(color, board), Mark::whole(color, board)];
        all.into_iter().filter(move |mark| asked[mark.kind() as usize])
    }

    /// Whether the rules refer to the history at all.
    pub fn matters(&self) -> bool {
        self.asked.contains(&true)
    }

    /// The hash of all that still matters: equal histories have equal hashes, others almost never.
    pub fn sign(&self) -> Sign {
        self.sign
    }

    fn entry(&self, mark: Mark) -> Entry {
        (mark, if mark.is_whole() { self.virtual_stones } else { [0; 2] })
    }

    /// Whether the history has this mark.
    pub fn has(&self, mark: Mark) -> bool {
        self.entries.contains(&self.entry(mark))
    }

    /// Adds the present position of `game`, which is `board`.
    pub fn push(&mut self, game: &Game, board: u32) {
        let mut added = Added { entries: [None; 3], sign_before: self.sign };
        let virtual_stones = Color::BOTH.map(|color| game.virtual_stones(color));
        if virtual_stones != self.virtual_stones {
            // No earlier whole position can come back.
            self.sign[1] = 0;
            self.virtual_stones = virtual_stones;
        }
        for (mark, slot) in self.marks(game.to_move(), board).zip(&mut added.entries) {
            let entry = self.entry(mark);
            if self.entries.insert(entry) {
                let hash = rustc_hash::FxBuildHasher.hash_one(mark).wrapping_mul(0x9e37_79b9_7f4a_7c15);
                self.sign[usize::from(mark.is_whole())] ^= hash ^ hash >> 29;
                *slot = Some(entry);
            }
        }
        self.added.push(added);
    }

    /// Removes the last position; `game` has taken its move back already.
    pub fn pop(&mut self, game: &Game) {
        if let Some(added) = self.added.pop() {
            for entry in added.entries.into_iter().flatten() {
                self.entries.remove(&entry);
            }
            self.sign = added.sign_before;
        }
        self.virtual_stones = Color::BOTH.map(|color| game.virtual_stones(color));
    }
}
