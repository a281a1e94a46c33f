//! A configuration file of `liangyi analysis`, and its overrides: no panic, and keys without effect are in the text.
#![no_main]

use liangyi::analysis::Config;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for read in [Config::read_file, Config::read_overrides] {
        if let Ok(without_effect) = read(&mut Config::default(), text) {
            assert!(without_effect.iter().all(|key| text.contains(key.as_str())));
        }
    }
});
