//! What every protocol needs to drive the engine: the thread that reads the input and the queue behind it, the panic
//! guard, what is shown of a search, the game as a file.
//!
//! It knows the engine but no protocol, neither commands nor the framing of replies.

mod guard;
mod queue;
mod reading;
mod sgf;
mod utility;
mod view;

pub use self::guard::{InternalError, Restorable, guarded};
pub use self::queue::{Queue, QueueItem, Queued, Signals};
pub use self::reading::{LineRead, NoReader, read_line, start_reader};
pub use self::sgf::{line_result, sgf};
pub use self::utility::utility;
pub use self::view::{MoveView, RawView, SearchView, ValueView, Viewpoint, rounded, rows};
