//! Why a file is no library, and why a record cannot become one.

use super::bytes::MAX_LIBRARY_BYTES;
use crate::base::Size;
use crate::sgf::SgfError;

/// Why a file is no library.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadLibrary {
    /// It does not begin as one.
    #[error("this is no library of RenLib's")]
    Header,
    /// A newer RenLib has written it.
    #[error("version {0}.{1} of the format is not known, only those up to 3.4")]
    Version(u8, u8),
    /// It is larger than [`MAX_LIBRARY_BYTES`].
    #[error("it is larger than {} MiB", MAX_LIBRARY_BYTES >> 20)]
    TooLarge,
    /// It ends in the middle of the tree.
    #[error("the file is cut short after {0} moves")]
    CutShort(usize),
    /// A move is on no point of the board.
    #[error("move {number} of the file (at byte {at}) is off the board: byte {byte:#04x}")]
    OffBoard {
        /// The move, counted from 1 in the order of the file.
        number: usize,
        /// Where it stands, in bytes from the start of the file.
        at: usize,
        /// What the file has.
        byte: u8,
    },
    /// A move is on a point that has a stone.
    #[error("move {number} of the file (at byte {at}) is on a stone")]
    Occupied {
        /// The move, counted from 1 in the order of the file.
        number: usize,
        /// Where it stands, in bytes from the start of the file.
        at: usize,
    },
    /// A game has more moves than the board allows.
    #[error("move {number} of the file (at byte {at}) comes after more moves than a board takes")]
    TooDeep {
        /// The move, counted from 1 in the order of the file.
        number: usize,
        /// Where it stands, in bytes from the start of the file.
        at: usize,
    },
}

/// Why a record cannot become a library. Nodes are counted from 0, the root, as they stand in the record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoLibrary {
    /// It is no record of a game that can be read.
    #[error(transparent)]
    Record(#[from] SgfError),
    /// Libraries have boards of 15 lines only.
    #[error("a library has a board of 15x15, not {0}")]
    Board(Size),
    /// A node has what a library cannot say: stones that are set up, or several moves.
    #[error("node {0} of the record sets stones up or has several moves, which a library cannot hold")]
    Node(usize),
    /// A move is on a point that has a stone.
    #[error("node {0} of the record has a move on a stone")]
    Occupied(usize),
    /// A game has more moves than the board allows.
    #[error("node {0} of the record comes after more moves than a board takes")]
    TooDeep(usize),
    /// The file would be larger than [`MAX_LIBRARY_BYTES`].
    #[error("the library would be larger than {} MiB", MAX_LIBRARY_BYTES >> 20)]
    TooLarge,
}
