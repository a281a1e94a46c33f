//! What follows the size in an NGF file: no panic; its game is that of the SGF file that is written of it.
#![no_main]

use liangyi_core::formats::open;
use liangyi_core::rules::Rules;
use liangyi_core::sgf::{Info, load, write};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let bytes = [&b"x\n19\n"[..], data].concat();
    let Ok(record) = open(&bytes, 1, None) else { return };
    assert!(record.forced.is_empty() && record.next.is_none());
    let some = open(&bytes, 1, Some(1)).expect("its beginning");
    assert_eq!((some.size, some.moves().count()), (record.size, 0));
    let Ok(game) = record.game(Rules::CHINESE) else { return };
    let again = load(&write(&game, &Info::default()), None).expect("what is written can be read");
    assert!(again.moves().eq(game.moves()));
});
