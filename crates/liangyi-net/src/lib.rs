//! KataGo's networks on the CPU: files, inputs, evaluation, outputs.
//!
//! [`model`] is a network as data, read from a file; [`inputs`] are the planes and numbers that a network sees of a
//! game; [`run`] evaluates. It knows no search, no files on disk and no protocol.

pub mod inputs;
pub mod model;
pub mod run;
