//! The bytes of a learnt table: no fault, and a network that is read and written is the same.
#![no_main]

use liangyi::playout::Gammas;
use liangyi::search::net::{Learning, Net};
use liangyi::search::patterns::Model;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(net) = Net::from_bytes(bytes) {
        assert!(net.to_bytes() == bytes);
    }
    if let Some(learning) = Learning::from_bytes(bytes) {
        assert_eq!(learning.to_bytes().len(), bytes.len());
    }
    let _ = Gammas::from_bytes(bytes);
    let _ = Model::from_bytes(bytes);
});
