//! Move patterns: shapes around a move and tactical features, with weights learnt from game records.
//!
//! `liangyi train patterns` learns the model. It does not know trees or rulesets.

pub(crate) mod features;
pub(crate) mod model;
pub(crate) mod shape;
mod shape_cache;

pub use self::model::{BadModel, Model};
pub use self::shape_cache::ShapeCache;
pub(crate) use self::shape_cache::softmax;
