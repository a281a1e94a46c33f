//! The texts of a library: their encoding, their lines.

use std::borrow::Cow;

use super::bytes::AFTER_FIRST_LINE;
use crate::text::decode;

/// In which encoding the texts of a library are, which says nothing of it: UTF-8, or another by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextEncoding {
    /// All texts can be UTF-8.
    Utf8,
    /// They read best in this one.
    Other(&'static str),
    /// They are not UTF-8, and the feature `encodings` is off.
    Unknown,
}

impl TextEncoding {
    /// The encoding of texts, which are looked at twice.
    pub fn of<'a, I: Iterator<Item = &'a [u8]>>(texts: impl Fn() -> I) -> TextEncoding {
        if texts().all(|text| std::str::from_utf8(text).is_ok()) {
            return TextEncoding::Utf8;
        }
        let joined = texts().collect::<Vec<_>>().join(&b'\n');
        let read = decode(&joined, None, &|text| Some(text.lines().count()));
        read.map_or(TextEncoding::Unknown, |read| TextEncoding::Other(read.encoding))
    }
}

/// A text of a file with lines that end with `\n`. Of an `old` text the last byte has its highest bit set, which is no
/// part of it.
pub fn read_text(bytes: &[u8], old: bool, encoding: TextEncoding) -> Cow<'_, str> {
    let mut bytes = Cow::Borrowed(bytes);
    if old && let Some(last) = bytes.to_mut().last_mut() {
        *last &= 0x7f;
    }
    let text = match (encoding, std::str::from_utf8(&bytes)) {
        (TextEncoding::Utf8, Ok(text)) => text.to_string(),
        (TextEncoding::Other(name), _) => match decode(&bytes, Some(name), &|_| Some(1)) {
            Ok(read) => read.text.into_owned(),
            Err(_) => String::from_utf8_lossy(&bytes).into_owned(),
        },
        (TextEncoding::Utf8 | TextEncoding::Unknown, _) => String::from_utf8_lossy(&bytes).into_owned(),
    };
    Cow::Owned(in_lines(&text))
}

/// A text as libraries hold it here: lines that end with `\n`, and no zeros.
pub fn in_lines(text: &str) -> String {
    text.replace("\r\n", "\n").replace(['\r', AFTER_FIRST_LINE], "\n").replace('\0', " ")
}

/// A text as a file has it, its end included, in UTF-8. Of a comment the first line stands by itself.
pub fn written_text(text: &str, is_comment: bool) -> Vec<u8> {
    let mut bytes = match text.split_once('\n').filter(|_| is_comment) {
        Some((first, rest)) => format!("{first}{AFTER_FIRST_LINE}{}", rest.replace('\n', "\r\n")),
        None => text.replace('\n', "\r\n"),
    }
    .into_bytes();
    bytes.push(0);
    // Texts take pairs of bytes.
    bytes.resize(bytes.len().next_multiple_of(2), 0);
    bytes
}
