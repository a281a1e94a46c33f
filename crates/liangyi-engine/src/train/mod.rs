//! Learning: makes the weights, models and networks that the program plays with, and the games to learn from.
//!
//! There is a module for each table or network that is learnt. [`TrainingGame`] is a game to learn from, and
//! [`selfplay`](selfplay::selfplay) plays such games. Nothing here reads or writes files, and nothing knows protocols.

mod adagrad;
pub mod balance;
pub mod ladders;
pub mod net;
mod net_gradient;
pub mod patterns;
pub mod playouts;
pub(crate) mod sampling;
pub mod selfplay;
pub(crate) mod training_game;
pub mod values;
mod watch;

pub use self::adagrad::EpochSchedule;
pub use self::sampling::{Prediction, SampleSource};
pub use self::training_game::TrainingGame;
pub use self::watch::Watch;
