#![doc = include_str!("../README.md")]
//!
//! # Order
//!
//! [`train`] learns; [`farm`] plays games for a network that learns elsewhere; [`cli`] has the commands, reads games
//! and writes what was learnt.

pub mod cli;
pub mod farm;
pub mod train;
