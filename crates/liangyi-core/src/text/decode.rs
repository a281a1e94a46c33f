//! The one way from bytes to text.

use std::borrow::Cow;

#[cfg(feature = "encodings")]
use super::decoded::EncodingDoubt;
use super::decoded::{CountParts, DecodedText, utf_16, without_mark};

/// Bytes that are not UTF-8, and the feature `encodings` is off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the file is not UTF-8, and other encodings need the feature `encodings` of liangyi-core")]
pub struct NotUtf8;

/// The text of `bytes`, which say that they are in the encoding called `named`; `parts` tells whether a text reads
/// as what it should be.
///
/// Two bytes that are one character are never taken for two signs: bytes are cut into characters before any of them has
/// a meaning.
///
/// ```
/// # #[cfg(feature = "encodings")] {
/// use liangyi_core::text::{EncodingDoubt, decode};
/// // The second byte of 江 is that of a bracket, in Shift-JIS.
/// let read = decode(b"[\x8d\x5d\x88\xea\x98\x59]", None, &|text| text.ends_with(']').then_some(1)).unwrap();
/// assert_eq!((&*read.text, read.encoding, read.doubt), ("[江一郎]", "Shift_JIS", Some(EncodingDoubt::Guessed)));
/// # }
/// ```
///
/// # Errors
///
/// [`NotUtf8`] if the bytes are neither UTF-8 nor UTF-16 and the feature `encodings` is off; with it, none.
pub fn decode<'a>(bytes: &'a [u8], named: Option<&str>, parts: CountParts) -> Result<DecodedText<'a>, NotUtf8> {
    if let Some((encoding, text)) = utf_16(bytes) {
        return Ok(DecodedText { text: Cow::Owned(text), encoding, doubt: None });
    }
    let utf_8 = std::str::from_utf8(bytes).ok();
    match utf_8.map(without_mark) {
        Some((text, is_marked)) if is_marked || (text.is_ascii() && !text.contains('\u{1b}')) => {
            Ok(DecodedText { text: Cow::Borrowed(text), encoding: UTF_8, doubt: None })
        }
        _ => decode_other(bytes, utf_8, named, parts),
    }
}

const UTF_8: &str = "UTF-8";

#[cfg(not(feature = "encodings"))]
fn decode_other<'a>(
    _: &'a [u8],
    utf_8: Option<&'a str>,
    _: Option<&str>,
    _: CountParts,
) -> Result<DecodedText<'a>, NotUtf8> {
    Ok(DecodedText { text: Cow::Borrowed(utf_8.ok_or(NotUtf8)?), encoding: UTF_8, doubt: None })
}

#[cfg(feature = "encodings")]
fn decode_other<'a>(
    bytes: &'a [u8],
    utf_8: Option<&'a str>,
    label: Option<&str>,
    parts: CountParts,
) -> Result<DecodedText<'a>, NotUtf8> {
    use super::guess::{EncodingGuess, encoding_named, guess, is_mixed, read_mixed};

    if utf_8.is_none() && is_mixed(bytes) {
        return Ok(read_mixed(bytes));
    }
    let named = label.and_then(encoding_named);
    let plain = utf_8.map(|text| EncodingGuess::of_text(text.to_string(), encoding_rs::UTF_8, parts));
    let own = named.and_then(|encoding| EncodingGuess::new(bytes, encoding, parts)).filter(|own| own.parts.is_some());
    if let Some(own) = own {
        let better = match plain {
            Some(plain) => Some(plain).filter(|plain| own.yields_to_utf_8(plain)),
            None => guess(bytes, parts).filter(|guessed| own.yields_to(guessed)),
        };
        return Ok(better.map_or_else(|| own.text(None), |better| better.text(Some(EncodingDoubt::Misnamed))));
    }
    let doubt = |reading: &EncodingGuess| match named {
        Some(named) if named != reading.encoding => Some(EncodingDoubt::Misnamed),
        Some(_) => None,
        None if [encoding_rs::UTF_8, encoding_rs::WINDOWS_1252].contains(&reading.encoding) => None,
        None => Some(EncodingDoubt::Guessed),
    };
    // Escapes of ISO-2022-JP are ASCII.
    let guessed = match plain {
        Some(plain) if !bytes.contains(&0x1b) => Some(plain),
        Some(plain) => {
            let escaped = guess(bytes, parts).filter(|guessed| guessed.encoding == encoding_rs::ISO_2022_JP);
            escaped.or(Some(plain))
        }
        None => guess(bytes, parts).filter(EncodingGuess::is_likely),
    };
    Ok(match guessed {
        Some(reading) => {
            let doubt = doubt(&reading);
            reading.text(doubt)
        }
        None => read_mixed(bytes),
    })
}

#[cfg(all(test, feature = "encodings"))]
mod tests {
    use encoding_rs::{BIG5, EUC_KR, Encoding, GBK, ISO_2022_JP, KOI8_R, SHIFT_JIS, WINDOWS_1250, WINDOWS_1252};

    use super::*;

    fn whole(text: &str) -> Option<usize> {
        (text.starts_with("PB[") && text.ends_with(']')).then_some(1)
    }

    fn read(bytes: &[u8], named: Option<&str>) -> (String, &'static str, Option<EncodingDoubt>) {
        let DecodedText { text, encoding, doubt } = decode(bytes, named, &whole).unwrap();
        (text.into_owned(), encoding, doubt)
    }

    /// A long text is read as a short one is, and in one encoding only.
    #[test]
    fn long_texts_are_read_in_the_encoding_of_a_part() {
        for (name, encoding) in
            [("陈耀烨对柯洁", GBK), ("江一郎と山下敬吾", SHIFT_JIS), ("黑貼三又四分之三子", BIG5), ("이창호", EUC_KR)]
        {
            let text = format!("PB[{}]", format!("{name}\n{}\n", "abcdefgh".repeat(8)).repeat(60_000));
            let times = std::cell::Cell::new(0);
            let count = |text: &str| {
                times.set(times.get() + 1);
                whole(text)
            };
            let bytes = encoding.encode(&text).0;
            let read = decode(&bytes, None, &count).unwrap();
            assert_eq!((read.encoding, read.doubt), (encoding.name(), Some(EncodingDoubt::Guessed)));
            assert!(read.text == text && times.get() == 1, "{name}: {}", times.get());
        }
    }

    #[test]
    fn names_of_every_language_are_read_without_a_name_of_their_encoding() {
        let names: [(&'static Encoding, &[&str]); 7] = [
            (SHIFT_JIS, &["江一郎", "本因坊秀哉", "表", "ソフト", "能登", "さくら", "十段"]),
            (GBK, &["聂卫平", "江维杰", "陈耀烨", "芈昱廷", "李喆", "古力", "柯洁", "丁浩"]),
            (BIG5, &["林海峰", "王銘琬", "張栩", "許功蓋", "功", "周俊勳"]),
            (EUC_KR, &["이창호", "조훈현", "신진서", "李昌鎬"]),
            (KOI8_R, &["Иванов", "Динерштейн"]),
            (WINDOWS_1250, &["Łukasz", "Dvořák"]),
            (ISO_2022_JP, &["江一郎", "本因坊秀哉"]),
        ];
        for (encoding, names) in names {
            for name in names {
                let text = format!("PB[{name}]");
                let (found, _, doubt) = read(&encoding.encode(&text).0, None);
                assert_eq!((found, doubt), (text, Some(EncodingDoubt::Guessed)), "{}", encoding.name());
            }
        }
        for name in ["Jörg", "Müller", "Ålund", "François", "Größe"] {
            let text = format!("PB[{name}]");
            assert_eq!(read(&WINDOWS_1252.encode(&text).0, None), (text, "windows-1252", None));
        }
    }

    #[test]
    fn a_wrong_name_of_the_encoding_is_overruled() {
        let texts: [(&'static Encoding, &str); 4] = [
            (SHIFT_JIS, "PB[江一郎 本因坊秀哉]"),
            (GBK, "PB[聂卫平 江维杰]"),
            (BIG5, "PB[許功蓋 吳清源]"),
            (encoding_rs::UTF_8, "PB[聂卫平]"),
        ];
        for (encoding, text) in texts {
            let bytes = encoding.encode(text).0;
            for named in ["UTF-8", "ISO-8859-1", "gb2312", "Shift_JIS", "no such encoding"] {
                let (found, ..) = read(&bytes, Some(named));
                assert_eq!(found, text, "{} named {named}", encoding.name());
            }
        }
        assert_eq!(read("PB[José]".as_bytes(), Some("ISO-8859-1")).2, Some(EncodingDoubt::Misnamed));
    }

    #[test]
    fn parts_in_other_encodings_are_read_each_by_itself() {
        let mut bytes = "PB[聂卫平]".as_bytes().to_vec();
        bytes.extend_from_slice(&GBK.encode("PW[江维杰]C[陈耀烨]").0);
        let expected = ("PB[聂卫平]PW[江维杰]C[陈耀烨]".to_string(), Some(EncodingDoubt::Mixed));
        let (found, _, doubt) = read(&bytes, None);
        assert_eq!((found, doubt), expected);
        let broken = [b"PB[", "聂卫平聂卫平".as_bytes(), b"\xe8]"].concat();
        let (found, _, doubt) = read(&broken, Some("UTF-8"));
        assert_eq!((found.as_str(), doubt), ("PB[聂卫平聂卫平\u{fffd}]", Some(EncodingDoubt::Mixed)));
    }
}
