//! A file of GTP regression tests: no panic, and commands are single lines of the file.
#![no_main]

use std::path::Path;

use liangyi_arena::regress::Script;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(script) = Script::parse(Path::new("fuzz.tst"), text) else { return };
    let lines = text.lines().count();
    for line in &script.lines {
        assert!(!line.command.is_empty() && !line.command.contains(['\n', '#']), "{line:?}");
        assert!((1..=lines).contains(&line.at));
        if let Some(expectation) = &line.expectation {
            let _ = (expectation.holds("D4"), expectation.display());
        }
    }
});
