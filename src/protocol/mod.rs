//! What every protocol needs to drive the engine: the thread that reads the input, the panic
//! guard, what is shown of a search, the game as a file, the version.
//!
//! It knows the engine but no protocol, neither commands nor the framing of replies.

mod guard;
mod opened;
mod quotes;
mod reading;
mod sgf;
mod utility;
mod version;
mod view;

pub use self::guard::{InternalError, Restorable, guarded};
pub use self::opened::{OpenError, OpenedNode, open_node};
pub use self::quotes::{quoted, unquoted};
pub use self::reading::{LineRead, NoReader, drop_mark, read_line, start_reader};
pub use self::sgf::{LateStones, line_result, sgf, sgf_with, stones_and_moves};
pub use self::utility::utility;
pub use self::version::version;
pub use self::view::{MoveView, RawView, SearchView, ValueView, Viewpoint, rounded, rows};
