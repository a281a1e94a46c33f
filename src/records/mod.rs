//! What is read from disk: records and rules files, networks, and how a recorded game is counted.
//!
//! It knows no protocol and no words.

pub mod files;
pub mod networks;
pub mod scoring;
