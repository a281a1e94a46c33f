//! Time: the time control of a game, the clock of each side, and how much of it the next move may take.
//!
//! The engine and the referee of matches use the same clock. This room knows neither games nor protocols: others
//! announce a time control in GTP and write it into game records.

mod budget;
mod clock;
mod control;
mod text;

pub use budget::moves_to_come;
pub use clock::Clock;
pub use control::TimeControl;
pub use text::{BadTimeControl, parse_duration};
