//! From a recorded game to its count, and to what is doubtful about it, as values: the way that every protocol and
//! every page goes.
//!
//! A record names its rules in a text, which is resolved first ([`ResolvedGame`]); then the position at its end is
//! settled ([`ScoredGame`]) by what the sides agree on, and by judgements. It knows no files and no words.

mod marks;
mod resolved;
mod scored;

pub use self::marks::RecordMarks;
pub use self::resolved::ResolvedGame;
pub use self::scored::{Doubt, ScoredGame};
