//! KataGo's text forms of rules, and a key with its value: no panic, and rules that are read, written and read again
//! are the same, but for suicide of a single stone where no board may come back: nobody can tell it from that of
//! several.
#![no_main]

use liangyi_core::rules::{Komi, Registry, Repetition, Rules, kata};
use libfuzzer_sys::fuzz_target;

fn check(rules: &Rules) {
    let json = kata::to_json(rules);
    let again = kata::parse(&json, &Registry::new(), rules.komi).expect("rules that were written");
    assert_eq!(kata::to_json(&again), json);
    match rules.repetition {
        Repetition::Positional => assert_eq!(Rules { suicide: rules.suicide, ..again }, *rules),
        _ => assert_eq!(again, *rules),
    }
}

fuzz_target!(|text: &str| {
    if let Ok(rules) = kata::parse(text, &Registry::new(), Komi::ZERO) {
        check(&rules);
    }
    if let Some((key, value)) = text.split_once(' ')
        && let Ok(rules) = kata::set(&Rules::CHINESE, key, value)
    {
        check(&rules);
    }
});
