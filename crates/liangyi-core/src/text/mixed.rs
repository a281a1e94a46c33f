//! Bytes in more than one encoding, or with holes.

use std::borrow::Cow;

use encoding_rs::{Encoding, WINDOWS_1252};

use super::guess::{EncodingGuess, guess};
use super::reading::{DecodedText, EncodingDoubt};

/// A part with at least this many valid UTF-8 sequences for each broken one is broken UTF-8, not another encoding.
const VALID_FOR_BROKEN: usize = 4;

/// Reads the bytes part by part: those that are UTF-8 as such, all others in the one encoding that they read best as.
pub fn read<'a>(bytes: &[u8]) -> DecodedText<'a> {
    let parts = parts(bytes);
    let others = parts.iter().filter(|part| !is_utf_8(part)).flat_map(|part| part.iter().copied()).collect::<Vec<u8>>();
    let other: &'static Encoding = guess(&others, &|_| Some(0)).map_or(WINDOWS_1252, |guessed| guessed.encoding);
    let text: String = parts
        .iter()
        .map(
            |part| {
                if is_utf_8(part) { String::from_utf8_lossy(part) } else { other.decode_without_bom_handling(part).0 }
            },
        )
        .collect();
    let has_utf_8 = parts.iter().any(|part| !part.is_ascii() && is_utf_8(part));
    let encoding = if has_utf_8 { encoding_rs::UTF_8 } else { other };
    DecodedText { text: Cow::Owned(text), encoding: encoding.name(), doubt: Some(EncodingDoubt::Mixed) }
}

/// Whether bytes that are not UTF-8 have parts that certainly are.
pub fn is_mixed(bytes: &[u8]) -> bool {
    parts(bytes).into_iter().filter(|part| !part.is_ascii() && is_utf_8(part)).any(|part| {
        let text = String::from_utf8_lossy(part).into_owned();
        EncodingGuess::of_text(text, encoding_rs::UTF_8, &|_| Some(0)).is_certainly_utf_8()
    })
}

fn is_utf_8(part: &[u8]) -> bool {
    let (mut valid, mut broken) = (0, 0);
    for chunk in part.utf8_chunks() {
        valid += chunk.valid().chars().filter(|sign| !sign.is_ascii()).count();
        broken += usize::from(!chunk.invalid().is_empty());
    }
    valid >= VALID_FOR_BROKEN * broken
}

/// The parts, cut after line breaks, and after brackets that something follows which begins a property or a node.
fn parts(bytes: &[u8]) -> Vec<&[u8]> {
    let mut parts = Vec::new();
    let mut start = 0;
    for (at, byte) in bytes.iter().enumerate() {
        let next = bytes.get(at + 1);
        let begins = next.is_none_or(|next| next.is_ascii_uppercase() || b"[;()\r\n ".contains(next));
        if *byte == b'\n' || (*byte == b']' && begins) {
            parts.push(&bytes[start..=at]);
            start = at + 1;
        }
    }
    parts.push(&bytes[start..]);
    parts
}
