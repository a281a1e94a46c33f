//! What is read from disk: records and rules files, networks, the last games of the page, and how a recorded game is
//! counted.
//!
//! It knows no protocol and no words.

pub mod files;
pub mod networks;
pub mod recent;
pub mod scoring;
