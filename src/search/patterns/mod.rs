//! Move patterns learnt from game records: shapes around a move and tactical features, with their weights.
//!
//! The search starts a move's credit from its chance under the model; `liangyi train` learns the model.

mod balance;
mod features;
mod gradient;
mod known;
mod model;
mod shape;
mod train;

pub use balance::balance;
pub use gradient::{Course, balance_by_values, says_something};
pub use known::Known;
pub(super) use model::softmax;
pub use model::{BadModel, Model};
#[cfg(test)]
pub(super) use train::HELD_OUT;
pub use train::{Lesson, Plan, Skill, skill, train, train_playouts};
pub(super) use train::{any, candidates};
