//! Records in every encoding: written with names of its repertoire, they open again with the same names.
#![cfg(feature = "encodings")]

use std::collections::BTreeSet;

use encoding_rs::Encoding;
use liangyi_core::formats::{self, FormatError};
use liangyi_core::sgf::{self, SgfError, SgfGame, SgfWarning};
use proptest::prelude::*;

/// Every encoding of the web that has text of its own. The two of UTF-16 are written by hand: see [`units`].
const ALL: [&Encoding; 37] = [
    encoding_rs::BIG5,
    encoding_rs::EUC_JP,
    encoding_rs::EUC_KR,
    encoding_rs::GB18030,
    encoding_rs::GBK,
    encoding_rs::IBM866,
    encoding_rs::ISO_2022_JP,
    encoding_rs::ISO_8859_10,
    encoding_rs::ISO_8859_13,
    encoding_rs::ISO_8859_14,
    encoding_rs::ISO_8859_15,
    encoding_rs::ISO_8859_16,
    encoding_rs::ISO_8859_2,
    encoding_rs::ISO_8859_3,
    encoding_rs::ISO_8859_4,
    encoding_rs::ISO_8859_5,
    encoding_rs::ISO_8859_6,
    encoding_rs::ISO_8859_7,
    encoding_rs::ISO_8859_8,
    encoding_rs::ISO_8859_8_I,
    encoding_rs::KOI8_R,
    encoding_rs::KOI8_U,
    encoding_rs::MACINTOSH,
    encoding_rs::SHIFT_JIS,
    encoding_rs::UTF_8,
    encoding_rs::WINDOWS_1250,
    encoding_rs::WINDOWS_1251,
    encoding_rs::WINDOWS_1252,
    encoding_rs::WINDOWS_1253,
    encoding_rs::WINDOWS_1254,
    encoding_rs::WINDOWS_1255,
    encoding_rs::WINDOWS_1256,
    encoding_rs::WINDOWS_1257,
    encoding_rs::WINDOWS_1258,
    encoding_rs::WINDOWS_874,
    encoding_rs::X_MAC_CYRILLIC,
    encoding_rs::X_USER_DEFINED,
];

/// The signs of an encoding that are no ASCII, no controls and no blanks, and that come back when they are written.
fn repertoire(encoding: &'static Encoding) -> Vec<char> {
    let signs = (0x80..0x1_0000).filter_map(char::from_u32).chain(['\u{20000}', '\u{1f600}']);
    let fits = |sign: &char| {
        let text = sign.to_string();
        let (bytes, _, fails) = encoding.encode(&text);
        !fails && encoding.decode_without_bom_handling(&bytes).0 == text
    };
    let is_letter = |sign: &char| sign.is_alphabetic() && !sign.is_numeric();
    signs.filter(|sign| is_letter(sign) || encoding == encoding_rs::X_USER_DEFINED).filter(fits).collect()
}

fn record(label: Option<&str>, black: &str, white: &str) -> String {
    let escape = |name: &str| name.replace('\\', "\\\\").replace(']', "\\]");
    let label = label.map_or(String::new(), |label| format!("CA[{label}]"));
    format!("(;GM[1]FF[4]{label}SZ[9]PB[{}]PW[{}];B[aa];W[bb])", escape(black), escape(white))
}

fn open(bytes: &[u8]) -> SgfGame {
    let text = sgf::decode(bytes).expect("decoded");
    sgf::load(&text, None).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn names(record: &SgfGame) -> (String, String) {
    (record.info.black.clone().unwrap_or_default(), record.info.white.clone().unwrap_or_default())
}

/// Text in UTF-16, which `encoding_rs` reads and does not write.
fn units(text: &str, is_big: bool) -> Vec<u8> {
    text.encode_utf16().flat_map(|unit| if is_big { unit.to_be_bytes() } else { unit.to_le_bytes() }).collect()
}

#[test]
fn one_name_of_every_sign_of_an_encoding_opens_again() {
    for encoding in ALL {
        let signs = repertoire(encoding);
        assert!(signs.len() > 25, "{}: {}", encoding.name(), signs.len());
        let step = signs.len().div_ceil(23);
        for start in 0..step {
            let name: String = signs.iter().skip(start).step_by(step).collect();
            let text = record(Some(encoding.name()), &name, "x]\\y");
            let read = names(&open(&encoding.encode(&text).0));
            assert_eq!(read, (name, "x]\\y".to_string()), "{}", encoding.name());
        }
    }
}

/// Characters whose second byte is a bracket or a backslash: all that Shift-JIS, Big5 and GBK have.
#[test]
fn characters_that_end_in_a_bracket_or_a_backslash_are_characters() {
    let mut found = 0;
    for encoding in [encoding_rs::SHIFT_JIS, encoding_rs::BIG5, encoding_rs::GBK, encoding_rs::GB18030] {
        let usual: &str = match encoding.name() {
            "Shift_JIS" => "本因坊秀哉",
            "Big5" => "吳清源九段",
            _ => "聂卫平九段",
        };
        let ends: BTreeSet<u8> = [0x5b, 0x5c, 0x5d].into();
        for sign in repertoire(encoding) {
            let text = sign.to_string();
            let bytes = encoding.encode(&text).0;
            if bytes.len() != 2 || !ends.contains(&bytes[1]) {
                continue;
            }
            found += 1;
            for (black, white) in [(format!("{usual}{sign}"), usual.to_string()), (usual.to_string(), text)] {
                for label in [Some(encoding.name()), None, Some("UTF-8"), Some("no encoding")] {
                    let bytes = encoding.encode(&record(label, &black, &white)).0.into_owned();
                    let read = names(&open(&bytes));
                    assert_eq!(read, (black.clone(), white.clone()), "{} as {label:?}", encoding.name());
                }
            }
        }
    }
    assert!(found > 600, "{found}");
}

#[test]
fn the_name_of_the_issue_opens() {
    let bytes = b"(;GM[1]SZ[19]PB[\x8d\x5d\x88\xea\x98\x59];B[aa])";
    assert_eq!(open(bytes).info.black.as_deref(), Some("江一郎"));
    let latin = open(b"(;SZ[9]PB[J\xf6rg];B[aa])");
    assert_eq!(latin.info.black.as_deref(), Some("Jörg"));
    assert_eq!(latin.warnings, Vec::<SgfWarning>::new());
}

fn of_encoding() -> impl Strategy<Value = (&'static Encoding, Vec<char>)> {
    let all: Vec<_> = ALL.into_iter().map(|encoding| (encoding, repertoire(encoding))).collect();
    proptest::sample::select(all)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1_000) })]

    #[test]
    fn names_of_any_encoding_that_is_named_open_again(
        (encoding, signs) in of_encoding(),
        picks in proptest::collection::vec(any::<proptest::sample::Index>(), 2..12),
        cut in any::<proptest::sample::Index>(),
    ) {
        let name: Vec<char> = picks.iter().map(|pick| *pick.get(&signs)).collect();
        let (black, white) = name.split_at(cut.index(name.len()));
        let (black, white) = (String::from_iter(black), String::from_iter(white));
        let text = record(Some(encoding.name()), &black, &white);
        let read = names(&open(&encoding.encode(&text).0));
        prop_assert_eq!(read, (black, white), "{}", encoding.name());
    }

    #[test]
    fn utf_16_opens_again_with_the_mark_and_without(
        black in "[^\\p{C}\\s]{0,12}",
        white in "[가-힣一-鿿]{1,9}",
        is_big: bool,
        marked: bool,
    ) {
        let text = record(Some("UTF-16"), &black, &white);
        let text = if marked { format!("\u{feff}{text}") } else { text };
        prop_assert_eq!(names(&open(&units(&text, is_big))), (black, white));
    }
}

/// How large a file may be is told by its own bytes, not by those that it would have in UTF-8.
#[test]
fn a_file_is_not_too_large_because_of_its_encoding() {
    for encoding in [encoding_rs::GB18030, encoding_rs::WINDOWS_1252] {
        let line = if encoding == encoding_rs::WINDOWS_1252 {
            "Schöne Züge für Weiß\n"
        } else {
            "一二三四五六七八九十\n"
        };
        let (line, _, _) = encoding.encode(line);
        let opening = format!("(;GM[1]SZ[9]CA[{}]C[", encoding.name());
        let comment = line.repeat((sgf::MAX_BYTES - opening.len() - 20) / line.len());
        for opening in [&*opening, "(;GM[1]SZ[9]C["] {
            let file = [opening.as_bytes(), &comment, b"];B[ee])"].concat();
            assert_eq!(formats::open(&file, 1, None).unwrap().moves().count(), 1, "{opening}");
            let tree = formats::open_tree(&file, &[1], None).unwrap();
            let read = tree.text(tree.root(), "C").unwrap();
            assert!(read.len() > sgf::MAX_BYTES && encoding.encode(&read).0.len() == comment.len(), "{opening}");
            let larger = [&file[..], &b" ".repeat(sgf::MAX_BYTES)].concat();
            assert!(matches!(formats::open(&larger, 1, None), Err(FormatError::Sgf(SgfError::TooLarge))), "{opening}");
        }
    }
}
