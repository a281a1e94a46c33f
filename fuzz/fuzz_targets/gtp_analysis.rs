//! Arguments of the GTP commands that analyse: each line after its first byte, which chooses the command. One complete
//! reply, no panic, and nothing changed. A guarded panic ends the run, as in `gtp_line`.
#![no_main]

use std::cell::RefCell;

use liangyi::gtp::{GtpOptions, GtpSession};
use liangyi_fuzz::{quick_settings, reply_body};
use libfuzzer_sys::fuzz_target;

const COMMANDS: [&str; 3] = ["kata-analyze", "lz-analyze", "analyze"];

thread_local! {
    // The commands change nothing, so every input finds the same position.
    static SESSION: RefCell<GtpSession> = RefCell::new({
        let mut session = GtpSession::new(quick_settings(), GtpOptions::default()).expect("an engine");
        for line in ["boardsize 3", "play b b2"] {
            session.handle_line(line.as_bytes());
        }
        session
    });
}

fuzz_target!(|data: &[u8]| {
    let Some((choice, args)) = data.split_first() else { return };
    // The line feed ends the line, and the rest would be another one.
    let args = args.split(|&byte| byte == b'\n').next().unwrap_or_default();
    let line = [COMMANDS[usize::from(*choice) % COMMANDS.len()].as_bytes(), b" ", args].concat();
    SESSION.with_borrow_mut(|session| {
        let before = session.engine().snapshot();
        reply_body(&session.handle_line(&line).reply);
        assert!(session.engine().snapshot() == before, "an analysis changed something");
    });
});
