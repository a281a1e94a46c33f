//! Records and positions that are not SGF: Tygem's GIB, Oro's NGF, Pandanet's UGI, and figures as texts print them; of
//! renju RenLib's libraries, RenjuNet's database, the files of Piskvork and lists of moves.
//!
//! [`open()`] takes the bytes of any of them, of SGF too, and gives what an SGF file gives. It goes by what is in a
//! file and not by its name. What these formats mean is known from files of theirs, as nobody has published it. Each
//! reader takes text and hands over moves; [`crate::sgf`] plays them, and [`crate::text`] finds out the encoding.

mod error;
pub mod figure;
mod foreign;
mod gib;
mod moves;
mod ngf;
mod open;
mod renlib;
mod ugi;

pub use self::error::{BadFigure, FormatError, LinePart, RecordFormat};
pub use self::moves::error::{BadMoves, MAX_DATABASE_BYTES};
pub use self::open::{MAX_FILE_BYTES, OpenedFile, open, open_game, open_tree};
pub use self::renlib::{BadLibrary, Library, LibraryPosition, MAX_LIBRARY_BYTES, NoLibrary};
