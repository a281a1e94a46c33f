//! What a GTP program writes, as the referee reads it: no panic, and a reply is a paragraph without control characters.
#![no_main]

use liangyi_arena::reply::{EngineReply, ReplyReader};
use libfuzzer_sys::fuzz_target;

fn check(reply: &EngineReply) {
    let (Ok(text) | Err(text)) = reply;
    assert!(!text.contains("\n\n") && !text.contains(|sign: char| sign.is_ascii_control() && sign != '\n'), "{text:?}");
}

fuzz_target!(|data: &[u8]| {
    let mut reader = ReplyReader::default();
    for &byte in data {
        let Ok(reply) = reader.push(byte) else { return };
        reply.iter().for_each(check);
    }
    let _ = reader.leftover();
    reader.finish().iter().for_each(check);
});
