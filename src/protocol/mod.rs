//! What every protocol needs to drive the engine: the thread that reads the input and the queue behind it, the panic
//! guard, what is shown of a search, the explanation of a move, the game as a file.
//!
//! It knows the engine but no protocol, neither commands nor the framing of replies.

mod explanation;
mod guard;
mod queue;
mod reading;
mod sgf;
mod view;

pub use self::explanation::{explain_go, explain_line, explanation};
pub use self::guard::{InternalError, Restorable, guarded};
pub use self::queue::{Queue, QueueItem, Queued, Signals};
pub use self::reading::{NoReader, start_reader};
pub use self::sgf::{line_result, sgf};
pub use self::view::{MoveView, SearchView, ValueView, Viewpoint, rounded, rows};
