//! From a file's bytes to its text.

use std::borrow::Cow;

use super::error::SgfError;
use super::parse::count_values;
use super::warning::SgfWarning;
use crate::text::{self, CountParts};

/// The text of a file: in the encoding that `CA[]` names, where that can be right; else UTF-8 or UTF-16 where it is
/// that; else in the encoding that it reads best as; else in SGF's own, Latin-1.
///
/// ```
/// use liangyi_core::sgf::decode;
/// assert_eq!(decode("(;PB[甲])".as_bytes()).unwrap(), "(;PB[甲])");
/// # #[cfg(feature = "encodings")]
/// assert_eq!(decode(b"(;CA[gb2312]PB[\xbc\xd7])").unwrap(), "(;CA[gb2312]PB[甲])");
/// # #[cfg(feature = "encodings")]
/// assert_eq!(decode(b"(;PB[\x8d\x5d\x88\xea\x98\x59])").unwrap(), "(;PB[江一郎])");
/// ```
///
/// # Errors
///
/// [`SgfError::Encoding`] if the file is neither UTF-8 nor UTF-16 and the feature `encodings` is off; with it, none.
pub fn decode(bytes: &[u8]) -> Result<Cow<'_, str>, SgfError> {
    decode_told(bytes, &|_| None).map(|(text, _)| text)
}

/// As [`decode`], with what is doubtful about the encoding. A text that is no record is known to be right by `others`.
///
/// # Errors
///
/// As there.
pub fn decode_told<'a>(bytes: &'a [u8], others: CountParts) -> Result<(Cow<'a, str>, Option<SgfWarning>), SgfError> {
    let named = named(bytes);
    let read = text::decode(bytes, named.as_deref(), &|text| count_values(text).or_else(|| others(text)))?;
    let warning = SgfWarning::of_encoding(&read, named);
    Ok((read.text, warning))
}

/// What the first `CA` has for its value.
fn named(bytes: &[u8]) -> Option<String> {
    const LONGEST: usize = 40;
    let starts = bytes.windows(2).enumerate().filter(|(at, window)| {
        *window == b"CA" && at.checked_sub(1).is_none_or(|before| !bytes[before].is_ascii_alphabetic())
    });
    let values = starts.filter_map(|(at, _)| bytes[at + 2..].trim_ascii_start().strip_prefix(b"["));
    let value = values.map(|value| &value[..value.len().min(LONGEST)]).next()?;
    let end = value.iter().position(|byte| *byte == b']')?;
    std::str::from_utf8(&value[..end]).ok().filter(|name| name.is_ascii()).map(str::to_string)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_value_of_ca_is_found() {
        for (text, name) in [
            ("(;CA[gb2312]PB[x])", Some("gb2312")),
            ("(;FF[4] CA [ Shift_JIS ])", Some(" Shift_JIS ")),
            ("(;PCA[x]CA[y])", Some("y")),
            ("(;PB[x])", None),
            ("(;CA[x", None),
            ("CA", None),
        ] {
            assert_eq!(named(text.as_bytes()).as_deref(), name, "{text}");
        }
    }

    #[test]
    fn what_no_feature_can_decode_is_refused() {
        let decoded = decode(b"(;PB[J\xf6rg])");
        if cfg!(feature = "encodings") {
            assert_eq!(decoded.unwrap(), "(;PB[Jörg])");
        } else {
            assert_eq!(
                decoded.unwrap_err().to_string(),
                "the file is not UTF-8, and other encodings need the feature `encodings` of liangyi-core"
            );
        }
    }
}
