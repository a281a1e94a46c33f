//! What decoding gives, and how a text is known to be right; text in UTF-8 and UTF-16, with byte order marks or
//! without.

use std::borrow::Cow;

/// Bytes that have been read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecodedText<'a> {
    /// The text, without the byte order mark that it may have begun with.
    pub text: Cow<'a, str>,
    /// The name of the encoding that the bytes were read in.
    pub encoding: &'static str,
    /// Why that may be wrong; `None` where it is the one named, or UTF-8 or UTF-16, or Latin-1 for want of another.
    pub doubt: Option<EncodingDoubt>,
}

/// Why bytes may be in another encoding than the one that they were read in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EncodingDoubt {
    /// They name none: it is a guess.
    Guessed,
    /// They name another, in which they make no sense.
    Misnamed,
    /// They are in more than one encoding, or broken: parts were read each by itself, and some signs may be lost.
    Mixed,
}

/// As how many parts a text reads, such as properties; `None` for one that does not read as what it should be. Bytes
/// that are cut wrongly into characters lose the brackets between parts.
pub type CountParts<'a> = &'a dyn Fn(&str) -> Option<usize>;

/// The mark itself, where it has been read as text.
const MARK: char = '\u{feff}';

/// A text without the byte order mark that it may begin with, and whether there was one.
///
/// ```
/// use liangyi_core::text::without_mark;
/// assert_eq!(without_mark("\u{feff}name"), ("name", true));
/// assert_eq!(without_mark("name"), ("name", false));
/// ```
pub fn without_mark(text: &str) -> (&str, bool) {
    text.strip_prefix(MARK).map_or((text, false), |text| (text, true))
}

/// The name and the text of bytes in UTF-16: those that begin with its mark, or whose every other byte is nearly always
/// zero, as it is where most signs are ASCII. What is no text becomes U+FFFD. `None` for other bytes.
pub fn utf_16(bytes: &[u8]) -> Option<(&'static str, String)> {
    let (is_big, bytes) = match bytes {
        [0xff, 0xfe, rest @ ..] => (false, rest),
        [0xfe, 0xff, rest @ ..] => (true, rest),
        _ => (has_zeros(bytes)?, bytes),
    };
    let unit = |pair: &[u8]| match *pair {
        [first, second] if is_big => u16::from_be_bytes([first, second]),
        [first, second] => u16::from_le_bytes([first, second]),
        // Half a unit at the end.
        _ => char::REPLACEMENT_CHARACTER as u16,
    };
    let signs = char::decode_utf16(bytes.chunks(2).map(unit));
    let text = signs.map(|sign| sign.unwrap_or(char::REPLACEMENT_CHARACTER)).collect();
    Some((if is_big { "UTF-16BE" } else { "UTF-16LE" }, text))
}

/// Whether the zeros among the bytes are the first halves of units (`true`) or the second ones; `None` where they are
/// neither.
fn has_zeros(bytes: &[u8]) -> Option<bool> {
    let zeros = |odd: usize| bytes.iter().skip(odd).step_by(2).filter(|byte| **byte == 0).count();
    let [even, odd] = [zeros(0), zeros(1)];
    let many = |zeros: usize, others: usize| zeros > 3 && 4 * zeros >= bytes.len() / 2 && 5 * others <= zeros;
    if many(even, odd) {
        return Some(true);
    }
    many(odd, even).then_some(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn units(text: &str, is_big: bool) -> Vec<u8> {
        text.encode_utf16().flat_map(|unit| if is_big { unit.to_be_bytes() } else { unit.to_le_bytes() }).collect()
    }

    #[test]
    fn both_orders_are_read_with_the_mark_and_without() {
        let text = "(;SZ[9]PB[江一郎\u{1f600}];B[aa])";
        for (is_big, name) in [(false, "UTF-16LE"), (true, "UTF-16BE")] {
            assert_eq!(utf_16(&units(text, is_big)), Some((name, text.to_string())));
            assert_eq!(utf_16(&units(&format!("\u{feff}{text}"), is_big)), Some((name, text.to_string())));
        }
        assert_eq!(utf_16(text.as_bytes()), None);
        assert_eq!(utf_16(b""), None);
        assert_eq!(utf_16(&[0; 100]), None);
    }

    #[test]
    fn halves_are_signs_that_are_none() {
        assert_eq!(utf_16(b"\xff\xfeA\0\0\xd8B"), Some(("UTF-16LE", "A\u{fffd}\u{fffd}".to_string())));
    }
}
