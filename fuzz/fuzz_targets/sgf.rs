//! The bytes of an SGF file: no panic, and a game that is read, written and read again is the same.
#![no_main]

use liangyi_core::rules::{Registry, Rules};
use liangyi_core::sgf::{Info, decode, load, write};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Ok(record) = decode(data).and_then(|text| load(&text, None)) else { return };
    let rules = record.rules(&Registry::new()).unwrap_or(Rules::CHINESE);
    let Ok(game) = record.game(rules.clone()) else { return };
    let text = write(&game, &Info::default());
    let again = load(&text, None).expect("what is written can be read").game(rules).expect("and played");
    assert_eq!(again.board(), game.board());
    assert!(again.moves().eq(game.moves()));
});
