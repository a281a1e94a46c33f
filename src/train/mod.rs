//! Learning: everything that makes the tables and networks the program plays with.

pub mod balance;
pub mod gradient;
pub mod ladders;
pub mod net;
pub mod patterns;
pub mod selfplay;
