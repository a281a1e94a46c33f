//! A line for `liangyi analysis`: no panic, an error is one line of JSON, and the moves of a query can be played to
//! each of its positions.
#![no_main]

use liangyi::analysis::{AnalysisRequest, Defaults, read_line};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let reading = read_line(data, &Defaults::default());
    let lines = reading
        .warnings
        .iter()
        .map(serde_json::to_string)
        .chain(reading.request.as_ref().err().map(serde_json::to_string));
    for line in lines {
        assert!(!line.expect("it can be written").contains('\n'));
    }
    if let Ok(AnalysisRequest::Analyze(query)) = reading.request {
        assert!(!query.turns.is_empty());
        for turn in &query.turns {
            assert_eq!(query.position(turn.number).move_number(), turn.number);
        }
    }
});
