//! Lines typed at `liangyi play`: no panic, and every answer but the empty one ends its line.
#![no_main]

use std::sync::LazyLock;

use liangyi::cli::terminal::TerminalSession;
use liangyi::show::draw::text::Look;
use liangyi::table::{GameTable, Seats};
use liangyi_engine::engine::EngineSettings;
use liangyi_engine::judge::Effort;
use liangyi_engine::policy::Models;
use libfuzzer_sys::fuzz_target;

/// What every game starts with.
static SETTINGS: LazyLock<EngineSettings> = LazyLock::new(|| EngineSettings {
    playouts: Some(1),
    threads: 1,
    memory: 1 << 20,
    judging: Effort::Cursory,
    size: liangyi_core::base::Size::square(4),
    ..EngineSettings::new(Models::embedded())
});

fuzz_target!(|data: &str| {
    let mut session =
        TerminalSession::new(GameTable::new(SETTINGS.clone(), Seats::Both.into()).expect("a game"), Look::default());
    let mut may_think = true;
    for line in data.lines().take(16) {
        let word = line.split_whitespace().next().unwrap_or_default().to_ascii_lowercase();
        // These write files and set playouts.
        if ["save", "level"].contains(&word.as_str()) {
            continue;
        }
        if ["score", "compare", "dead", "why", "hint"].contains(&word.as_str()) && !std::mem::take(&mut may_think) {
            continue;
        }
        let answer = session.answer(line);
        assert!(answer.text.is_empty() || answer.text.ends_with('\n'), "{:?}", answer.text);
        if answer.quit {
            return;
        }
    }
});
