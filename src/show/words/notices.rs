//! The notices of third parties: which crates and packages are in the program, and the texts of their licences.

use std::io::Read as _;

use flate2::read::GzDecoder;

/// As `build.rs` has packed them.
const PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/notices.gz"));

/// The notices, in the words of their authors.
pub fn notices() -> String {
    let mut text = String::new();
    GzDecoder::new(PACKED).read_to_string(&mut text).expect("build.rs has packed text");
    text
}
