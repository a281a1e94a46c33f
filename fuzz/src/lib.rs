//! What several targets check of their inputs.

use liangyi_core::formats::open;
use liangyi_core::rules::Rules;
use liangyi_core::sgf::{Info, load, write};
use liangyi_engine::engine::EngineSettings;
use liangyi_engine::judge::Effort;
use liangyi_engine::policy::Models;

/// Settings of an engine that thinks as little as it can, so that most of the time goes to reading inputs.
pub fn quick_settings() -> EngineSettings {
    EngineSettings {
        playouts: Some(1),
        threads: 1,
        memory: 1 << 20,
        judging: Effort::Cursory,
        ..EngineSettings::new(Models::embedded())
    }
}

/// The record of another program that `data` is after this beginning: no panic; its game is that of the SGF file that
/// is written of it.
pub fn check_foreign_record(beginning: &[u8], data: &[u8]) {
    let bytes = [beginning, data].concat();
    let Ok(record) = open(&bytes, 1, None) else { return };
    assert!(record.forced.is_empty() && record.next.is_none());
    let some = open(&bytes, 1, Some(1)).expect("its beginning");
    assert_eq!((some.size, some.moves().count()), (record.size, 0));
    let Ok(game) = record.game(Rules::CHINESE) else { return };
    let again = load(&write(&game, &Info::default()), None).expect("what is written can be read");
    assert!(again.moves().eq(game.moves()));
}

/// The text of a GTP reply with its sign: it ends with its only empty line.
pub fn reply_body(reply: &str) -> &str {
    let body = reply.strip_suffix("\n\n").expect("a reply ends with an empty line");
    assert!(!body.contains("\n\n"), "an empty line inside {reply:?}");
    assert!(body.starts_with(['=', '?']), "{reply:?}");
    body
}
