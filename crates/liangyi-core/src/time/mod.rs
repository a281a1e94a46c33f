//! Time: the time control of a game, the clock of each side, how much of it the next move may take, and deadlines.
//!
//! The engine and the referee of matches use the same clock. This room knows neither games nor protocols: others
//! announce a time control in GTP and write it into game records.

mod budget;
mod clock;
mod control;

pub use budget::{Deadline, moves_to_come};
pub use clock::Clock;
pub use control::{BadTimeControl, TimeControl, parse_duration};
