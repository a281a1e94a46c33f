//! Lines for a GTP session: one complete reply to each command, no panic, and a command that fails changes nothing.
//!
//! At most one search or judgement an input, on a small board with one playout, so that most of the time goes to
//! reading lines. A panic that the session guards against ends the run too: libFuzzer's hook aborts before the guard
//! sees it. The reply to one is not looked for, as a reply may repeat those words from its line.
#![no_main]

use liangyi::gtp::parse::{Cleaner, Line, parse_command};
use liangyi::gtp::{GtpOptions, GtpSession};
use liangyi_fuzz::{quick_settings, reply_body};
use libfuzzer_sys::fuzz_target;

/// The largest board, in points, on which a command may search or judge.
const SMALL: usize = 25;

/// A line as the session reads it: without control characters, which may stand inside the name of a command.
fn cleaned(line: &[u8]) -> Vec<u8> {
    let mut cleaner = Cleaner::default();
    for &byte in line {
        cleaner.push(byte);
    }
    match cleaner.end() {
        Line::Command(text) | Line::TooLong(text) => text,
        Line::Blank | Line::Interrupt => Vec::new(),
    }
}

/// Whether a command writes a file that its line names, or reads one.
fn uses_files(name: &str, args: &str) -> bool {
    name.contains("save_") || name == "printsgf" && !args.is_empty() || name == "loadsgf"
}

/// Whether a command searches for as long as its line says.
fn lasts(name: &str) -> bool {
    name == "kata-benchmark"
}

/// Whether a command searches or judges.
fn thinks(name: &str) -> bool {
    let words = ["genmove", "analyze", "search", "final_", "liangyi-score", "compare", "gogui_", "debug_moves"];
    words.iter().any(|word| name.contains(word)) && name != "gogui-analyze_commands"
}

/// Whether a command of this input may search or judge: one input of 64. A judgement takes some hundred times as long
/// as all the rest of an input.
fn may_think(data: &[u8]) -> bool {
    data.iter().fold(0u32, |hash, &byte| hash.wrapping_mul(31).wrapping_add(byte.into())).is_multiple_of(64)
}

/// What a line may not leave behind: more than one playout, more than one thread.
fn keep_bounds(session: &mut GtpSession) {
    let settings = session.engine().settings();
    let (playouts, threads, memory) = (settings.playouts, settings.threads, settings.memory);
    for (kept, line) in [
        (playouts == Some(1), "kata-set-param playouts 1"),
        (threads == 1, "kata-set-param threads 1"),
        (memory <= 16 << 20, "kata-set-param memory 16"),
    ] {
        if !kept {
            assert!(session.handle_line(line.as_bytes()).reply.starts_with('='), "{line}");
        }
    }
}

fn session() -> GtpSession {
    let options = GtpOptions { kgs: true, gogui_rules: true, ..GtpOptions::default() };
    let mut session = GtpSession::new(quick_settings(), options).expect("an engine");
    session.handle_line(b"boardsize 5");
    session
}

fuzz_target!(|data: &[u8]| {
    let mut session = session();
    let mut may_think = may_think(data);
    for line in data.split(|&byte| byte == b'\n').take(16) {
        let cleaned = cleaned(line);
        let text = String::from_utf8_lossy(&cleaned);
        let command = parse_command(&text);
        if uses_files(command.name, command.args) || lasts(command.name) {
            continue;
        }
        if thinks(command.name) {
            let engine = session.engine();
            let small = engine.go().is_some_and(|go| go.size().area() <= SMALL);
            if !std::mem::take(&mut may_think) || !small {
                continue;
            }
        }
        let before = session.engine().snapshot();
        let reply = session.handle_line(line).reply;
        if reply.is_empty() {
            continue;
        }
        if reply_body(&reply).starts_with('?') {
            assert!(session.engine().snapshot() == before, "a failure changed something");
        }
        keep_bounds(&mut session);
    }
});
