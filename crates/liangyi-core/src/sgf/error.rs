//! Why a file gives no game, and how large it may be.

use super::marks;
use crate::base::{BadSize, Color};
use crate::game::{BadSetup, Illegal};
use crate::text::NotUtf8;

/// The largest file that is read, in bytes.
pub const MAX_BYTES: usize = 16 << 20;

/// The longest text of a file, in bytes of UTF-8: a byte in another encoding is a character, which has three at most.
pub(super) const MAX_TEXT: usize = 3 * MAX_BYTES;

/// The most moves a main line may have. Nodes without a move or a set-up cost nothing and are not counted.
pub const MAX_MOVES: usize = 50_000;

/// The longest value of a property that is read, in bytes. Comments and properties that are not read may be longer.
pub const MAX_VALUE_BYTES: usize = 64 << 10;

/// The most values, besides moves, of all properties that are read.
pub const MAX_VALUES: usize = 2 * MAX_MOVES;

/// The most nodes of a tree.
pub const MAX_NODES: usize = 500_000;

/// The most values of all properties of a tree.
pub const MAX_TREE_VALUES: usize = 2_000_000;

/// The most values of set-ups and of territory, and how many of them may be rectangles: each stands for many points.
const MAX_SETUP_VALUES: usize = 5_000;
const MAX_RECTANGLES: usize = 500;

/// How much of a line has been taken in, within the bounds of one.
#[derive(Default)]
pub struct LineBounds {
    moves: usize,
    stones: usize,
    rectangles: usize,
    others: usize,
}

impl LineBounds {
    /// Counts a value of the property with these capitals.
    pub fn take(&mut self, capitals: &str, value: &str) -> Result<(), SgfError> {
        const BRACKETS: usize = 2;
        if value.len() + BRACKETS > MAX_VALUE_BYTES {
            return Err(SgfError::ValueTooLong { line: None, name: capitals.to_string() });
        }
        match capitals {
            "B" | "W" => self.moves += 1,
            name if ["AB", "AW", "AE", "TB", "TW"].contains(&name) || marks::lists_points(name) => {
                self.stones += 1;
                self.rectangles += usize::from(value.contains(':'));
            }
            _ => self.others += 1,
        }
        if self.moves > MAX_MOVES {
            return Err(SgfError::TooLong);
        }
        if self.stones > MAX_SETUP_VALUES || self.rectangles > MAX_RECTANGLES {
            return Err(SgfError::TooManyStones);
        }
        if self.others > MAX_VALUES { Err(SgfError::TooManyValues) } else { Ok(()) }
    }
}

/// Why a file gives no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SgfError {
    /// More than [`MAX_BYTES`].
    #[error("the file is larger than {} MB", MAX_BYTES >> 20)]
    TooLarge,
    /// Neither UTF-8 nor UTF-16, and the feature `encodings` is off.
    #[error(transparent)]
    Encoding(#[from] NotUtf8),
    /// More than [`MAX_MOVES`].
    #[error("the game has more than {MAX_MOVES} moves")]
    TooLong,
    /// More than [`MAX_VALUES`].
    #[error("the game has more than {MAX_VALUES} values of properties besides its moves")]
    TooManyValues,
    /// More than [`MAX_TREE_VALUES`].
    #[error("the record has more than {MAX_TREE_VALUES} values of properties")]
    TooManyTreeValues,
    /// More than [`MAX_NODES`].
    #[error("the record has more than {MAX_NODES} nodes")]
    TooManyNodes,
    /// More than [`MAX_VALUE_BYTES`].
    #[error("{}the value of {name} is longer than {} kB", in_line(*line), MAX_VALUE_BYTES >> 10)]
    ValueTooLong {
        /// The line of the file, counted from 1; `None` where it is a tree that is read.
        line: Option<usize>,
        /// The property.
        name: String,
    },
    /// More set-up areas than a game could need.
    #[error("the game has too many set-up stones")]
    TooManyStones,
    /// There is no `(;`.
    #[error("no game record: '(;' not found")]
    NoGame,
    /// The end of the file comes inside a property.
    #[error("the file is cut short: it ends inside the property that begins in line {line}")]
    CutShort {
        /// The line, counted from 1.
        line: usize,
    },
    /// A sign that cannot stand between properties.
    #[error("line {line}: '{sign}' outside a property")]
    Stray {
        /// The line, counted from 1.
        line: usize,
        /// The sign.
        sign: char,
    },
    /// It cannot be known of which game the record is.
    #[error("GM[{0}] names no game")]
    NoGameNumber(String),
    /// The file has fewer games.
    #[error("no game number {number}: the file has {games}")]
    NoSuchGame {
        /// The number that was asked for.
        number: usize,
        /// How many there are.
        games: usize,
    },
    /// The record is of another game.
    #[error("the record is of another game")]
    OtherGame,
    /// No size, or one outside the bounds.
    #[error("unacceptable size: SZ[{0}]; {BadSize}")]
    Size(String),
    /// A value that is no point of the board.
    #[error("after move {after}: {property}[{value}] is not on the board")]
    NotAPoint {
        /// How many moves come before.
        after: usize,
        /// The property.
        property: &'static str,
        /// Its value.
        value: String,
    },
    /// A move with more points than one.
    #[error("after move {after}: {property}[{value}] has more points than one")]
    SeveralPoints {
        /// How many moves come before.
        after: usize,
        /// The property.
        property: &'static str,
        /// Its values.
        value: String,
    },
    /// A set-up that makes no position.
    #[error("the set-up after move {after} makes no position: {reason}")]
    Setup {
        /// How many moves come before.
        after: usize,
        /// Why not.
        reason: BadSetup,
    },
    /// A move that the rules forbid.
    #[error("move {number} ({color} {vertex}) is illegal: {reason}")]
    Illegal {
        /// Its number, counted from 1 through the whole file.
        number: usize,
        /// Who made it.
        color: Color,
        /// The move as it is written.
        vertex: String,
        /// Why.
        reason: Illegal,
    },
}

fn in_line(line: Option<usize>) -> String {
    line.map_or(String::new(), |line| format!("line {line}: "))
}
