//! Time control: settings, clocks and what a move may take. It knows nothing of games.

mod clock;

pub use clock::{Clock, TimeSystem};
