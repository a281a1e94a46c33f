//! What several test programs of this package use.
//!
//! Not every one of them uses all of it.
#![allow(dead_code)]

pub mod plain;
pub mod random_network;
pub mod write_network;
