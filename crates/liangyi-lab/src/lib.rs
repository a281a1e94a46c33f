#![doc = include_str!("../README.md")]
//!
//! # Order
//!
//! [`train`] learns; [`cli`] has the commands, reads games and writes what was learnt.

pub mod cli;
pub mod train;
