//! The bytes of an SGF file: no panic, and a game that is read, written and read again is the same, names too. So is
//! its tree, whose main line is that of the file that it writes.
#![no_main]

use liangyi_core::rules::{Registry, Rules};
use liangyi_core::sgf::{Info, SgfTree, SgfWarning, decode, load, write};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = decode(data) else { return };
    if let Ok(tree) = SgfTree::parse(&text) {
        let written = tree.write();
        let again = SgfTree::parse(&written).expect("what is written can be read");
        assert_eq!(again.len(), tree.len());
        assert_eq!(again.write(), written);
        let line = *tree.main_line().last().expect("there is a root");
        let of_tree = tree.record(1, line).map(|record| record.steps);
        assert_eq!(of_tree.ok(), load(&written, None).ok().map(|record| record.steps));
    }
    let Ok(record) = load(&text, None) else { return };
    let rules = record.rules(&Registry::new()).unwrap_or(Rules::CHINESE);
    let Ok(game) = record.game(rules.clone()) else { return };
    let text = write(&game, &Info::default());
    let again = load(&text, None).expect("what is written can be read").game(rules).expect("and played");
    assert_eq!(again.board(), game.board());
    assert!(again.moves().eq(game.moves()));
    // Names come back as they are read, whatever encoding they were in.
    let written = load(&write(&game, &record.info), None).expect("what is written can be read");
    let line = |text: &Option<String>| text.as_ref().map(|text| text.replace(char::is_control, " ").trim().to_string());
    let filled = |text: &Option<String>| line(text).filter(|text| !text.is_empty());
    assert_eq!(written.info.black, filled(&record.info.black));
    assert_eq!(written.info.white, filled(&record.info.white));
    assert!(written.warnings.iter().all(|warning| !matches!(warning, SgfWarning::Unescaped { .. })));
});
