//! Why moves give no game.

/// The most bytes of RenjuNet's database that are read.
pub const MAX_DATABASE_BYTES: usize = 256 << 20;

/// Why a list of moves, a file of Piskvork's or a database gives no game. Lines and columns are counted from 1, and
/// what is quoted is cut to 40 characters.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadMoves {
    /// The board of a file of Piskvork's is too small or too large.
    #[error("line 1: '{0}' names no board of 5 to 21 lines a side")]
    Board(String),
    /// A move of a file of Piskvork's is not on its board.
    #[error("line {line}: '{text}' is no point of the board")]
    Point {
        /// The line.
        line: usize,
        /// What stands there.
        text: String,
    },
    /// Something stands among moves that is none.
    #[error("line {line}: '{text}' is no move")]
    NoMove {
        /// The line.
        line: usize,
        /// What stands there.
        text: String,
    },
    /// A move of a list is not on its board.
    #[error("line {line}: move {number}, '{text}', is no point of the board")]
    OffBoard {
        /// The line.
        line: usize,
        /// The move of its game, counted from 1.
        number: usize,
        /// What stands there.
        text: String,
    },
    /// A move is on a stone.
    #[error("line {line}: move {number} is on a stone")]
    OnStone {
        /// The line where the move, or the game that it is of, stands.
        line: usize,
        /// The move of its game, counted from 1.
        number: usize,
    },
    /// A text that begins as XML is none.
    #[error("line {line}, column {column}: this is not well-formed XML")]
    Xml {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
    },
    /// XML that says how it is to be read itself, which is not followed.
    #[error("the XML has a document type definition, which is not read")]
    Doctype,
    /// XML of something else.
    #[error("<{0}> is no <database> of RenjuNet's")]
    OtherXml(String),
    /// A database without games.
    #[error("the database has no game")]
    NoGame,
    /// A database of more than [`MAX_DATABASE_BYTES`], or of more parts than any has.
    #[error("the database is larger than {} MiB", MAX_DATABASE_BYTES >> 20)]
    TooLarge,
    /// An element with more attributes, or a file with more namespaces, than any database has.
    #[error("an element has too many attributes, or the file too many namespaces")]
    TooManyNames,
}

/// What is quoted of a text.
pub fn quoted(text: &str) -> String {
    text.trim().chars().take(40).collect()
}
