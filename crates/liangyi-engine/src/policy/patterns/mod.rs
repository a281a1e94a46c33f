//! Move patterns: shapes around a move and tactical features, with weights learnt from game records.
//!
//! `liangyi-lab train patterns` learns the model. It does not know trees or rulesets.

pub mod features;
pub mod model;
pub mod shape;
mod shape_cache;

pub use self::model::{BadModel, Model};
pub use self::shape_cache::ShapeCache;
pub use self::shape_cache::softmax;
