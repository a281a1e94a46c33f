//! Lines for a GTP session: one complete reply to each command, no panic, and a command that fails changes nothing.
#![no_main]

use liangyi::engine::EngineSettings;
use liangyi::gtp::{GtpOptions, Session};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let settings = EngineSettings { playouts: Some(1), memory: 1 << 20, ..EngineSettings::default() };
    let mut session = Session::new(settings, GtpOptions { kgs: true, ..GtpOptions::default() });
    session.handle_line(b"boardsize 5");
    for line in data.split(|&byte| byte == b'\n').take(64) {
        // These commands write files.
        if [&b"printsgf"[..], b"save_score"].iter().any(|name| line.windows(name.len()).any(|word| word == *name)) {
            continue;
        }
        let before = session.engine().snapshot();
        let reply = session.handle_line(line).reply;
        if reply.is_empty() {
            continue;
        }
        let body = reply.strip_suffix("\n\n").expect("a reply ends with an empty line");
        assert!(!body.contains("\n\n"), "an empty line inside {reply:?}");
        assert!(!body.contains("internal error"), "a panic");
        if !body.starts_with('=') {
            assert!(body.starts_with('?'));
            assert!(*session.engine().record() == *before, "a failure changed something");
        }
    }
});
