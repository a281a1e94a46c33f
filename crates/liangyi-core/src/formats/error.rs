//! The formats of records that are not SGF, and why a file of one gives no game.

use std::fmt;

use super::moves::error::BadMoves;
use super::renlib::BadLibrary;
use crate::base::BadSize;
use crate::sgf::{MAX_MOVES, SgfError};

/// A format of game records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordFormat {
    /// Tygem's.
    Gib,
    /// That of Oro and WBaduk.
    Ngf,
    /// Pandanet's, also called UGF.
    Ugi,
}

impl fmt::Display for RecordFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RecordFormat::Gib => "GIB",
            RecordFormat::Ngf => "NGF",
            RecordFormat::Ugi => "UGI",
        })
    }
}

/// What a line of a record has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinePart {
    /// A move.
    Move,
    /// A point of the board.
    Point,
    /// The lines of the board.
    Size,
    /// The handicap.
    Handicap,
    /// The komi.
    Komi,
}

impl fmt::Display for LinePart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LinePart::Move => "move",
            LinePart::Point => "point",
            LinePart::Size => "size",
            LinePart::Handicap => "handicap",
            LinePart::Komi => "komi",
        })
    }
}

/// Why a file gives no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FormatError {
    /// It is an SGF file that gives none, or it cannot be decoded, or it is nothing that is known.
    #[error(transparent)]
    Sgf(#[from] SgfError),
    /// A line that is not as the format has it.
    #[error("line {line}: '{text}' is no {wanted} of a {format} file")]
    Line {
        /// The format.
        format: RecordFormat,
        /// The line, counted from 1.
        line: usize,
        /// It, its first 40 characters.
        text: String,
        /// What it should be.
        wanted: LinePart,
    },
    /// The board of a file is too small or too large.
    #[error("a board of {size} lines; {BadSize}")]
    Size {
        /// Its lines.
        size: u32,
    },
    /// Too many moves.
    #[error("the game has more than {MAX_MOVES} moves")]
    TooLong,
    /// The file is encrypted.
    #[error("the {format} file is encrypted")]
    Encrypted {
        /// The format.
        format: RecordFormat,
    },
    /// A figure that is no position.
    #[error(transparent)]
    Figure(#[from] BadFigure),
    /// A list of moves, a file of Piskvork's or a database that gives no game.
    #[error(transparent)]
    Moves(#[from] BadMoves),
    /// A library of RenLib's that cannot be read.
    #[error(transparent)]
    Library(#[from] BadLibrary),
}

/// Why a figure is no position. Rows are counted from 1 at the top, columns from 1 at the left.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadFigure {
    /// A row has another length than the first.
    #[error("row {row} of the figure (line {line}) ends at column {found}, the first row at column {wanted}")]
    Ragged {
        /// The row.
        row: usize,
        /// Its line in the text.
        line: usize,
        /// Its points.
        found: usize,
        /// Those of the first row.
        wanted: usize,
    },
    /// A sign that stands for nothing.
    #[error("row {row}, column {column} of the figure (line {line}): '{sign}' is neither a stone nor an empty point")]
    Sign {
        /// The row.
        row: usize,
        /// The column.
        column: usize,
        /// The line in the text.
        line: usize,
        /// It.
        sign: char,
    },
    /// A sign of an edge where none can be, as others say that the board goes on there.
    #[error("row {row}, column {column} of the figure: '{sign}' makes an edge of the board where the board goes on")]
    Edge {
        /// The row.
        row: usize,
        /// The column.
        column: usize,
        /// It.
        sign: char,
    },
    /// The figure is a part of a board, and nothing says which.
    #[error("the figure is cut off on both sides, at row {row}, column {column} too: nothing says where it stands")]
    Nowhere {
        /// The row of a sign that says that the board goes on.
        row: usize,
        /// Its column.
        column: usize,
    },
    /// There is more than one.
    #[error("another figure begins in line {line}")]
    Several {
        /// The line in the text.
        line: usize,
    },
    /// The board is too small or too large.
    #[error("a figure of {width} columns and {height} rows; {BadSize}")]
    Size {
        /// Columns.
        width: usize,
        /// Rows.
        height: usize,
    },
}
