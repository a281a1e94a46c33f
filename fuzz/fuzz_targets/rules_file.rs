//! A file of rulesets: no panic, all of its rulesets are registered or none, and an error is one line, or three where
//! it shows the line of the file with a mark below it.
#![no_main]

use liangyi_core::rules::{Registry, file};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let mut registry = Registry::new();
    let before = registry.names().count();
    match file::register(text, &mut registry) {
        Ok(names) => {
            assert!(names.iter().all(|name| registry.find(name).is_some()));
            assert_eq!(registry.names().count(), before + names.len());
        }
        Err(error) => {
            assert_eq!(registry.names().count(), before);
            let error = error.to_string();
            let lines: Vec<&str> = error.split('\n').collect();
            let marked = lines.len() == 3 && lines[2].ends_with('^');
            assert!(lines.len() == 1 || marked, "{error}");
        }
    }
});
