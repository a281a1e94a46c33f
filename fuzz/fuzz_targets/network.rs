//! The file of a network, packed or not: no panic, no more numbers than the bytes have, and a network that is read,
//! written and read again is the same.
#![no_main]

use liangyi_net::model::{Network, NumberForm};
use libfuzzer_sys::fuzz_target;

/// How many bytes gzip makes of one at most.
const PACKED: u64 = 1032;

fuzz_target!(|bytes: &[u8]| {
    let Ok(network) = Network::read(bytes) else { return };
    // A number has two bytes at least, the white space after it being one.
    assert!(network.parameters() <= PACKED * bytes.len() as u64 / 2);
    assert!(network.multiply_adds(441) > 0);
    for numbers in [NumberForm::Bytes, NumberForm::Words] {
        let written = network.write(numbers);
        assert_eq!(Network::read(&written[..]).expect("what was written"), network);
    }
});
