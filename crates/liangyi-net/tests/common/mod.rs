//! What several test programs of this package use.
//!
//! Not every one of them uses all of it.
#![allow(dead_code)]

pub mod plain;
pub mod random_network;

use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;

/// The bytes as gzip packs them.
pub fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}
