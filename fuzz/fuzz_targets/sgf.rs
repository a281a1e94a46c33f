//! The bytes of an SGF file: no panic, and a game that is read, written and read again is the same, names too. So is
//! its tree, which has the same main line.
#![no_main]

use liangyi_core::rules::{Registry, Rules};
use liangyi_core::sgf::{Info, SgfTree, SgfWarning, decode, load, write};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = decode(data) else { return };
    let tree = SgfTree::parse(&text);
    if let Ok(tree) = &tree {
        let written = tree.write();
        let again = SgfTree::parse(&written).expect("what is written can be read");
        assert_eq!(again.len(), tree.len());
        assert_eq!(again.write(), written);
    }
    let Ok(record) = load(&text, None) else { return };
    if let Ok(tree) = &tree {
        let line = *tree.main_line().last().expect("there is a root");
        assert_eq!(tree.record(1, line).expect("the main line can be read").steps, record.steps);
    }
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
