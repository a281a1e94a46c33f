//! Records and positions that are not SGF: Tygem's GIB, Oro's NGF, Pandanet's UGI, and figures as texts print them.
//!
//! [`open()`] takes the bytes of any of them, of SGF too, and gives what an SGF file gives. It goes by what is in a
//! file and not by its name. What these formats mean is known from files of theirs, as nobody has published it. Each
//! reader takes text and hands over moves; [`crate::sgf`] plays them, and [`crate::text`] finds out the encoding.

mod error;
pub mod figure;
mod foreign;
mod gib;
mod ngf;
mod open;
mod ugi;

pub use self::error::{BadFigure, FormatError, LinePart, RecordFormat};
pub use self::open::{OpenedFile, open, open_game, open_tree};
