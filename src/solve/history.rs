//! The history of a line of play, as far as repetition rules refer to it: which positions have occurred, and which side
//! was to move in them.

use std::hash::BuildHasher;

use liangyi_core::base::{Color, splitmix};
use liangyi_core::board::BoardKey;
use liangyi_core::game::Game;
use liangyi_core::rules::{Ending, Repetition, Rules};
use rustc_hash::{FxHashMap, FxHashSet};

/// An entry of the history: a board that has occurred, or a board or a whole position (the board with the virtual
/// stones of both sides) that has occurred with a side to move. Only whole positions with the present numbers of
/// virtual stones can occur again, so a mark holds the number of the board alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HistoryMark(u32);

const STOOD: u32 = 0;
const FACED: u32 = 1;
const WHOLE: u32 = 2;

impl HistoryMark {
    const fn new(kind: u32, color: Color, board: u32) -> HistoryMark {
        HistoryMark(board << 3 | kind << 1 | color.index() as u32)
    }

    /// A board that has occurred.
    pub const fn stood(board: u32) -> HistoryMark {
        HistoryMark::new(STOOD, Color::Black, board)
    }

    /// A board that has occurred with `color` to move.
    pub const fn faced(color: Color, board: u32) -> HistoryMark {
        HistoryMark::new(FACED, color, board)
    }

    /// A whole position that has occurred with `color` to move.
    pub const fn whole(color: Color, board: u32) -> HistoryMark {
        HistoryMark::new(WHOLE, color, board)
    }

    const fn kind(self) -> u32 {
        self.0 >> 1 & 3
    }

    /// Whether it is the mark of a whole position.
    pub const fn is_whole(self) -> bool {
        self.kind() == WHOLE
    }
}

/// The numbers of boards, in the order of their first appearance.
#[derive(Debug, Default)]
pub struct BoardNumbers {
    numbers: FxHashMap<BoardKey, u32>,
}

impl BoardNumbers {
    /// The number of a board.
    pub fn number(&mut self, key: BoardKey) -> u32 {
        let next = self.numbers.len() as u32;
        *self.numbers.entry(key).or_insert(next)
    }
}

/// A mark; with the virtual stones of Black and White for a whole position, else with zeros.
type Entry = (HistoryMark, [u32; 2]);

/// The history of the present line.
#[derive(Debug)]
pub struct LineHistory {
    /// By kind of mark, whether the rules refer to it.
    is_relevant: [bool; 3],
    entries: FxHashSet<Entry>,
    added: Vec<Added>,
    virtual_stones: [u32; 2],
    hash: HistoryHash,
}

/// Hashes of the part of the history that still matters: of the boards, and of the whole positions with the present
/// numbers of virtual stones.
type HistoryHash = [u64; 2];

#[derive(Debug)]
struct Added {
    entries: [Option<Entry>; 3],
    hash_before: HistoryHash,
}

impl LineHistory {
    /// An empty history under these rules.
    pub fn new(rules: &Rules) -> LineHistory {
        let mut is_relevant = match rules.repetition {
            Repetition::Simple | Repetition::Allowed => [false; 3],
            Repetition::Positional => [true, false, false],
            Repetition::Situational => [false, true, false],
            Repetition::NoRegression => [false, rules.virtual_moves, true],
            Repetition::TwoMoveWindow => [false, false, true],
            // Not solved, see `Unsolvable::Rules`.
            Repetition::SincePass | Repetition::FourthBoard => [true; 3],
        };
        is_relevant[STOOD as usize] |= match rules.ending {
            Ending::NullMoves => true,
            Ending::Stop | Ending::Passes | Ending::FourPasses | Ending::FourPassesOnABoard | Ending::Unchanged => {
                false
            }
        };
        LineHistory {
            is_relevant,
            entries: FxHashSet::default(),
            added: Vec::new(),
            virtual_stones: [0; 2],
            hash: [0; 2],
        }
    }

    /// The marks that the rules refer to of a position with `color` to move.
    pub fn marks(&self, color: Color, board: u32) -> impl Iterator<Item = HistoryMark> + use<> {
        let is_relevant = self.is_relevant;
        let all = [HistoryMark::stood(board), HistoryMark::faced(color, board), HistoryMark::whole(color, board)];
        all.into_iter().filter(move |mark| is_relevant[mark.kind() as usize])
    }

    /// Whether the rules refer to the history at all.
    pub fn matters(&self) -> bool {
        self.is_relevant.contains(&true)
    }

    /// The hash of the part of the history that still matters: equal for equal histories, and almost never for others.
    pub fn hash(&self) -> HistoryHash {
        self.hash
    }

    fn entry(&self, mark: HistoryMark) -> Entry {
        (mark, if mark.is_whole() { self.virtual_stones } else { [0; 2] })
    }

    /// Whether the history has this mark.
    pub fn has(&self, mark: HistoryMark) -> bool {
        self.entries.contains(&self.entry(mark))
    }

    /// Adds the present position of `game`, which is `board`.
    pub fn push(&mut self, game: &Game, board: u32) {
        let mut added = Added { entries: [None; 3], hash_before: self.hash };
        let virtual_stones = Color::BOTH.map(|color| game.virtual_stones(color));
        if virtual_stones != self.virtual_stones {
            // No earlier whole position can occur again.
            self.hash[1] = 0;
            self.virtual_stones = virtual_stones;
        }
        for (mark, slot) in self.marks(game.to_move(), board).zip(&mut added.entries) {
            let entry = self.entry(mark);
            if self.entries.insert(entry) {
                let hash = rustc_hash::FxBuildHasher.hash_one(mark).wrapping_mul(splitmix::GOLDEN);
                self.hash[usize::from(mark.is_whole())] ^= hash ^ hash >> 29;
                *slot = Some(entry);
            }
        }
        self.added.push(added);
    }

    /// Removes the last position. `game` must have taken back its move.
    pub fn pop(&mut self, game: &Game) {
        if let Some(added) = self.added.pop() {
            for entry in added.entries.into_iter().flatten() {
                self.entries.remove(&entry);
            }
            self.hash = added.hash_before;
        }
        self.virtual_stones = Color::BOTH.map(|color| game.virtual_stones(color));
    }
}
