//! Lines for a Gomocup session: no panic, no reply with an empty line, and one reply to a line at most, messages left
//! out. A guarded panic ends the run, as in `gtp_line`.
#![no_main]

use std::sync::atomic::AtomicBool;

use liangyi::piskvork::GomocupSession;
use liangyi_fuzz::quick_settings;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let mut session = GomocupSession::new(quick_settings());
    let stop = AtomicBool::new(false);
    session.answer("START 6", &stop);
    for line in String::from_utf8_lossy(data).lines().take(64) {
        // More playouts and threads only take longer.
        if ["max_node", "thread_num"].iter().any(|key| line.to_ascii_lowercase().contains(key)) {
            continue;
        }
        let answers = session.answer(line, &stop).lines;
        let replies = answers.iter().filter(|answer| !answer.starts_with("MESSAGE ")).count();
        assert!(replies <= 1, "{line:?}: {answers:?}");
        for answer in answers {
            assert!(!answer.is_empty() && !answer.contains('\n'), "{answer:?}");
        }
    }
});
