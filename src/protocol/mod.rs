//! What every protocol needs to drive the engine: the panic guard and the search report.
//!
//! It knows the engine but no protocol, neither commands nor the framing of replies.

mod guard;
mod report;

pub use self::guard::{InternalError, Restorable, guarded};
pub use self::report::{CandidateReport, SearchReport};
