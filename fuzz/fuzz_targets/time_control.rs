//! Time controls and durations as text: no panic, and a time control that is read, written and read again is the same.
#![no_main]

use liangyi_core::time::{TimeControl, parse_duration};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = parse_duration(text);
    if let Ok(control) = text.parse::<TimeControl>() {
        assert_eq!(control.to_string().parse(), Ok(control), "{control}");
    }
});
