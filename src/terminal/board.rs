//! The board in a terminal.

pub use crate::draw::text::{Look, Marks, drawn, pile};
