//! A record with all its variations, comments and properties, those that nobody knows among them.
//!
//! [`SgfTree::parse`] forgives what [`load`](super::load) forgives, and [`SgfTree::write`] gives every property back in
//! its place, byte for byte but for the encoding, which becomes UTF-8. [`SgfTree::record`] is the game up to a node,
//! read as a file that has nothing else. Games after the first one in a file are kept as they stand.

mod edit;
mod escape;
mod node;
mod of_record;
mod parse;
mod write;

pub use self::node::{NodeId, Property, SgfTree};
pub use self::parse::{MAX_NODES, MAX_TREE_VALUES};
