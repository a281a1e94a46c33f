//! Learning: makes the weights, models and networks that the program plays with, and the games to learn from.
//!
//! A file for each thing that is learnt; [`training_game`] holds the games, [`sampling`] says which of them are held
//! out and draws positions. Nothing here reads or writes files.

mod adagrad;
pub mod balance;
pub mod ladders;
pub mod net;
mod net_gradient;
pub mod patterns;
pub mod playouts;
pub mod sampling;
pub mod selfplay;
pub mod training_game;
pub mod values;

pub use self::adagrad::EpochSchedule;
pub use self::training_game::TrainingGame;
