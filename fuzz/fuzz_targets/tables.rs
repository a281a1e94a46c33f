//! The bytes of a learnt table: no panic, and a network or ladder weights that are read and written are the same.
#![no_main]

use liangyi_engine::playout::Gammas;
use liangyi_engine::policy::ladders::Ladders;
use liangyi_engine::policy::net::Net;
use liangyi_engine::policy::patterns::Model;
use liangyi_lab::train::net::NetTraining;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(net) = Net::from_bytes(bytes) {
        assert!(net.to_bytes() == bytes);
    }
    if let Some(training) = NetTraining::from_bytes(bytes) {
        assert_eq!(training.to_bytes().len(), bytes.len());
    }
    if let Ok(ladders) = Ladders::from_bytes(bytes) {
        assert_eq!(ladders.to_bytes(), bytes);
    }
    let _ = Gammas::from_bytes(bytes);
    let _ = Model::from_bytes(bytes);
});
