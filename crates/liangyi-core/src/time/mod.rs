//! Time: the time control of a game, the clock of each side, how much of it the next move may take, and deadlines.
//!
//! The engine and the referee of matches use the same clock. This room knows neither games nor protocols: others
//! announce a time control in GTP and write it into game records.

mod budget;
mod clock;
mod control;
mod deadline;
mod text;

pub use budget::moves_to_come;
pub use clock::Clock;
pub use control::TimeControl;
pub use deadline::Deadline;
pub use text::{BadTimeControl, parse_duration};
