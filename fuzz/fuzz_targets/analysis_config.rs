//! A configuration file of KataGo's, and overrides: no panic, keys and files are in the text, what is not followed is
//! named, and what is set is taken again as it reads.
#![no_main]

use liangyi::protocol::{ConfigLine, KataCommand, KataParam, KataValues, NotFollowed, config_lines, override_pairs};
use libfuzzer_sys::fuzz_target;

fn set(name: &str, text: &str) {
    for command in [KataCommand::Gtp, KataCommand::Analysis, KataCommand::Benchmark] {
        let (mut values, mut notes) = (KataValues::default(), NotFollowed::default());
        let taken = values.set(name, text, command, &mut notes).is_ok();
        match KataParam::find(name) {
            None => assert!(taken && notes.without_effect.len() + notes.unknown.len() == 1),
            Some(param) => {
                assert!(notes.unknown.is_empty());
                if let Some(value) = values.get(param).filter(|_| values.has(param.name)) {
                    let written = value.json(param.listing);
                    let written = written.as_str().map_or_else(|| written.to_string(), str::to_string);
                    assert!(written.is_empty() || param.read(&written).as_ref() == Ok(&value), "{name} {text}");
                }
            }
        }
        values.limit_threads(4);
    }
}

fuzz_target!(|text: &str| {
    for line in config_lines(text).unwrap_or_default() {
        match line {
            ConfigLine::Setting(key, value) => {
                assert!(text.contains(key));
                set(key, &value);
            }
            ConfigLine::Include(file) => assert!(!file.is_empty() && text.contains(file)),
        }
    }
    for (key, value) in override_pairs(text).unwrap_or_default() {
        assert!(text.contains(key));
        set(key, value);
    }
});
