//! From a file's bytes to its text.

use std::borrow::Cow;

use super::error::SgfError;

/// The text of a file: UTF-8 where it is that, else in the encoding that `CA[]` names, else in SGF's own, Latin-1.
///
/// ```
/// use liangyi_core::sgf::decode;
/// assert_eq!(decode("(;PB[甲])".as_bytes()).unwrap(), "(;PB[甲])");
/// # #[cfg(feature = "encodings")]
/// assert_eq!(decode(b"(;CA[gb2312]PB[\xbc\xd7])").unwrap(), "(;CA[gb2312]PB[甲])");
/// ```
///
/// # Errors
///
/// [`SgfError::Encoding`] if the file is not UTF-8 and the feature `encodings` is off; with it, none.
pub fn decode(bytes: &[u8]) -> Result<Cow<'_, str>, SgfError> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Ok(Cow::Borrowed(text)),
        Err(_) => decode_other(bytes),
    }
}

#[cfg(feature = "encodings")]
fn decode_other(bytes: &[u8]) -> Result<Cow<'_, str>, SgfError> {
    let named = bytes.windows(3).position(|window| window == b"CA[").and_then(|at| {
        let label = &bytes[at + 3..];
        encoding_rs::Encoding::for_label(&label[..label.iter().position(|byte| *byte == b']')?])
    });
    Ok(named.unwrap_or(encoding_rs::WINDOWS_1252).decode(bytes).0)
}

#[cfg(not(feature = "encodings"))]
fn decode_other(_: &[u8]) -> Result<Cow<'_, str>, SgfError> {
    Err(SgfError::Encoding)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_utf_8_is_decoded_or_refused_but_never_guessed() {
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
