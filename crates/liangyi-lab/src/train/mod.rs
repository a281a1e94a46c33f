//! Learning: makes the weights, models and networks that the program plays with.
//!
//! There is a module for each table or network that is learnt, from games in the form of
//! [`TrainingGame`](liangyi_engine::selfplay::TrainingGame). Nothing here reads or writes files.

mod adagrad;
pub mod balance;
pub mod ladders;
pub mod lines;
pub mod net;
mod net_gradient;
pub mod patterns;
pub mod playouts;
mod sampling;
pub mod values;

pub use self::adagrad::EpochSchedule;
pub use self::sampling::{Prediction, SampleSource, Watch};
