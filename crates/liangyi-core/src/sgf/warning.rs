//! What is odd about a file and is put up with.

use std::fmt;

use crate::base::Size;
use crate::text::{DecodedText, EncodingDoubt};

/// Something odd about a file that was put up with and may matter.
#[derive(Clone, Debug, PartialEq)]
pub enum SgfWarning {
    /// The last `)` is missing: the file may be cut short.
    Unclosed,
    /// The first `;` is missing, or the `(` before it.
    NoFirstNode,
    /// A `]` inside a text has no backslash before it and was taken for a part of the text.
    Unescaped {
        /// The line, counted from 1.
        line: usize,
        /// The property.
        name: String,
    },
    /// Signs between nodes that belong to nothing were left out.
    Junk {
        /// The line, counted from 1.
        line: usize,
        /// The first 20 of them.
        text: String,
    },
    /// Names of properties are in small letters alone, and were taken for those in capitals.
    SmallLetters {
        /// The line of the first, counted from 1.
        line: usize,
        /// It.
        name: String,
    },
    /// There is something in the file, and nothing by which a game is known.
    NothingRead,
    /// Bytes follow the end of the last game, and were left out.
    BytesAfterEnd {
        /// Where they begin, in bytes from the start of the file.
        at: usize,
        /// How many they are.
        bytes: usize,
    },
    /// A rectangle of points does not begin with its upper left corner.
    Reversed {
        /// The property.
        name: String,
        /// The value as it is written.
        value: String,
    },
    /// The file does not say its encoding, which is a guess.
    EncodingGuessed {
        /// The encoding.
        encoding: &'static str,
    },
    /// The file is not in the encoding that it says.
    EncodingMisnamed {
        /// What it says.
        named: String,
        /// The encoding that it was read in.
        encoding: &'static str,
    },
    /// The file is not in one encoding, or is broken.
    EncodingMixed {
        /// The encoding of most of it.
        encoding: &'static str,
    },
    /// A figure shows a part of a board; the rest was taken for empty.
    PartOfBoard {
        /// The board.
        size: Size,
    },
    /// `KM` has a value that is no komi: no number, or one out of bounds. The file then has none.
    NoKomi {
        /// The value as it is written, its first 20 characters.
        value: String,
    },
    /// `KM` is more than the board has points. It is the komi all the same.
    HugeKomi {
        /// The value as it is written.
        written: f64,
        /// The board.
        size: Size,
    },
    /// `KM` is taken for hundredths, as Fox's files write it.
    KomiInHundredths {
        /// The value as it is written.
        written: f64,
        /// Whether it is in hundredths of a 子, two points each, and not of a point.
        zi: bool,
        /// The komi, in points.
        komi: f64,
    },
    /// `KM` is taken for 子, two points each, as rules that count area have no quarters of a point.
    KomiInZi {
        /// The value as it is written.
        written: f64,
        /// The komi, in points.
        komi: f64,
    },
    /// The file has more games than this one.
    OtherGames {
        /// The number of this one, counted from 1.
        number: usize,
        /// How many there are.
        games: usize,
    },
    /// `GM` is empty or a name of Go, where its number belongs.
    NoGameNumber {
        /// The value.
        value: String,
    },
    /// A property stands twice in the first node, with other values; the last one counts.
    Repeated {
        /// The property.
        name: &'static str,
        /// Its last value, the first 20 characters.
        value: String,
    },
    /// A property that belongs to the first node stands in a later one and says something else there. It is not read.
    NotInRoot {
        /// The property.
        name: &'static str,
        /// The value, its first 20 characters.
        value: String,
    },
    /// `TB` or `TW` has a point that is not on the board. No territory is marked then.
    NoTerritory {
        /// The property.
        name: &'static str,
        /// The value, its first 20 characters.
        value: String,
    },
    /// A node has several moves, where it may have one. They are made in their order. Later nodes may be such too.
    MovesInOneNode {
        /// The number of the first of them.
        first: usize,
        /// How many they are.
        moves: usize,
    },
    /// `HA` has a value that is no number of stones. The file then names none.
    NoHandicap {
        /// The value as it is written, its first 20 characters.
        value: String,
    },
    /// `HA` names another number of handicap stones than the file has. The stones are what counts.
    OtherHandicap {
        /// The number that it names.
        named: u32,
        /// The handicap stones on the board.
        stones: u32,
    },
    /// `HA` names handicap stones and the file puts none on the board: they stand on the fixed points.
    HandicapPlaced {
        /// How many.
        stones: u32,
    },
}

impl SgfWarning {
    /// What is doubtful about the encoding of a text that says that it is in the one called `named`.
    pub(crate) fn of_encoding(read: &DecodedText<'_>, named: Option<String>) -> Option<SgfWarning> {
        let encoding = read.encoding;
        Some(match read.doubt? {
            EncodingDoubt::Guessed => SgfWarning::EncodingGuessed { encoding },
            EncodingDoubt::Misnamed => SgfWarning::EncodingMisnamed { named: named.unwrap_or_default(), encoding },
            EncodingDoubt::Mixed => SgfWarning::EncodingMixed { encoding },
        })
    }
}

impl fmt::Display for SgfWarning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SgfWarning::Unclosed => f.write_str("the last ')' is missing: the file may be cut short"),
            SgfWarning::NoFirstNode => f.write_str("the file does not begin with '(;'"),
            SgfWarning::Unescaped { line, name } => {
                write!(f, "line {line}: a ']' inside {name} has no backslash before it")
            }
            SgfWarning::Junk { line, text } => {
                write!(f, "line {line}: '{text}' belongs to no property and is left out")
            }
            SgfWarning::SmallLetters { line, name } => {
                write!(f, "line {line}: the property {name} is in small letters, and is read as in capitals")
            }
            SgfWarning::BytesAfterEnd { at, bytes } => {
                write!(f, "the games end at byte {at}: what follows is left out, in bytes: {bytes}")
            }
            SgfWarning::NothingRead => f.write_str("nothing in the file is known: the board is empty"),
            SgfWarning::OtherGames { number, games } => {
                write!(f, "the file has {games} games, of which this is number {number}")
            }
            SgfWarning::NoGameNumber { value } => {
                write!(f, "GM[{value}] is the number of no game: it is taken for Go")
            }
            SgfWarning::Repeated { name, value } => {
                write!(f, "{name} stands twice in the first node: {name}[{value}] counts")
            }
            SgfWarning::NotInRoot { name, value } => {
                write!(f, "{name}[{value}] is not in the first node and is not read")
            }
            SgfWarning::NoTerritory { name, value } => {
                write!(f, "{name}[{value}] is not on the board: the marks of territory are not used")
            }
            SgfWarning::MovesInOneNode { first, moves } => {
                write!(f, "{moves} moves stand in one node, from move {first} on: they are made in their order")
            }
            SgfWarning::NoHandicap { value } => write!(f, "HA[{value}] is no number of handicap stones"),
            SgfWarning::Reversed { name, value } => {
                write!(f, "{name}[{value}] does not begin with the upper left corner")
            }
            SgfWarning::EncodingGuessed { encoding } => {
                write!(f, "the file does not say its encoding: it is taken for {encoding}")
            }
            SgfWarning::EncodingMisnamed { named, encoding } => {
                write!(f, "the file is not in {named}, as it says: it is taken for {encoding}")
            }
            SgfWarning::EncodingMixed { encoding } => {
                write!(f, "the file is not all in {encoding}: some signs may be lost")
            }
            SgfWarning::PartOfBoard { size } => {
                write!(f, "the figure shows a part of a board, which is taken for {size} and empty elsewhere")
            }
            SgfWarning::NoKomi { value } => write!(f, "KM[{value}] is no komi"),
            SgfWarning::HugeKomi { written, size } => {
                write!(f, "KM[{written}] can hardly be meant: {size} has {} points", size.area())
            }
            SgfWarning::KomiInHundredths { written, zi, komi } => {
                let (value, unit) = (written / 100.0, if *zi { "子" } else { "points" });
                write!(f, "KM[{written}] is read as {value} {unit} in hundredths: a komi of {komi} points")
            }
            SgfWarning::KomiInZi { written, komi } => write!(f, "KM[{written}] is read as 子: a komi of {komi} points"),
            SgfWarning::OtherHandicap { named, stones } => {
                write!(f, "HA[{named}] differs from the handicap stones of the file: {stones}")
            }
            SgfWarning::HandicapPlaced { stones } => {
                write!(f, "HA[{stones}] without stones: they were put on the fixed points")
            }
        }
    }
}
