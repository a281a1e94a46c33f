//! Encodings by their names, and guesses at the encoding of bytes that name none or a wrong one, are in more than one,
//! or have holes.

use std::borrow::Cow;
use std::cmp::{Ordering, Reverse};

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{
    BIG5, EUC_JP, EUC_KR, Encoding, GBK, ISO_2022_JP, REPLACEMENT, SHIFT_JIS, UTF_16BE, UTF_16LE, WINDOWS_1252,
};

use super::decoded::{CountParts, DecodedText, EncodingDoubt};
use super::plausible::{Cost, cost};

/// Bytes read in an encoding, all of them.
#[derive(Debug)]
pub struct EncodingGuess {
    /// The encoding.
    pub encoding: &'static Encoding,
    /// As how many parts it reads, if as what it should be.
    pub parts: Option<usize>,
    text: String,
    cost: Cost,
}

/// A text that costs no more, as a mean, is as people write.
const LIKELY: f64 = 0.25;
/// Two bytes a character are not guessed where it costs more, as a mean.
const MOST_OF_DOUBLE: f64 = 0.5;

/// What a text may cost more, as a mean, where the detector finds its encoding the likeliest.
const BONUS: f64 = 0.1;

impl EncodingGuess {
    /// The bytes in `encoding`; `None` where some of them are nothing in it.
    pub fn new(bytes: &[u8], encoding: &'static Encoding, parts: CountParts) -> Option<EncodingGuess> {
        let text = encoding.decode_without_bom_handling_and_without_replacement(bytes)?.into_owned();
        Some(EncodingGuess::of_text(text, encoding, parts))
    }

    /// A text that was read in `encoding`.
    pub fn of_text(text: String, encoding: &'static Encoding, parts: CountParts) -> EncodingGuess {
        EncodingGuess { cost: cost(&text, encoding), parts: parts(&text), encoding, text }
    }

    /// Whether it has several characters, of three bytes in UTF-8, and all are as people write.
    pub fn is_certainly_utf_8(&self) -> bool {
        self.text.chars().filter(|sign| *sign as u32 >= 0x800).count() > 1 && self.cost.mean() <= LIKELY
    }

    /// The text, with what is doubtful about it.
    pub fn text<'a>(self, doubt: Option<EncodingDoubt>) -> DecodedText<'a> {
        DecodedText { text: self.text.into(), encoding: self.encoding.name(), doubt }
    }

    /// Whether it is as people write, so that it need not be taken apart.
    pub fn is_likely(&self) -> bool {
        self.parts.is_some() && self.cost.mean() <= MOST_OF_DOUBLE
    }

    /// Whether the named encoding, which gave this reading, is wrong because another fits: this reading has almost only
    /// rare characters, and the other too many common ones for chance. Programs that know no other encoding name
    /// Latin-1; other one-byte encodings are not named by mistake.
    pub fn yields_to(&self, other: &EncodingGuess) -> bool {
        const ENOUGH: u32 = 6;
        (self.encoding == WINDOWS_1252 || is_double(self.encoding))
            && is_double(other.encoding)
            && other.parts >= self.parts
            && self.cost.mean() >= 0.6
            && other.cost.mean() <= 0.1
            && other.cost.signs >= ENOUGH
    }

    /// As [`EncodingGuess::yields_to`], where the bytes are UTF-8 as well. Sequences of two bytes may be valid by
    /// chance; those of three, or of letters inside Western words, hardly ever are.
    pub fn yields_to_utf_8(&self, other: &EncodingGuess) -> bool {
        let is_western = self.encoding == WINDOWS_1252 && other.text.chars().all(|sign| (sign as u32) < 0x250);
        let is_long = other.text.chars().filter(|sign| !sign.is_ascii()).any(|sign| sign as u32 >= 0x800);
        let enough = if is_western {
            1
        } else if is_long {
            2
        } else {
            3
        };
        self.encoding != other.encoding
            && other.parts >= self.parts
            && other.cost.signs >= enough
            && other.cost.mean() <= LIKELY
            && self.cost.mean() >= other.cost.mean() + 0.15
    }
}

/// Encodings with two bytes a character, whose second byte may look like ASCII.
const DOUBLE: [&Encoding; 5] = [GBK, SHIFT_JIS, BIG5, EUC_KR, EUC_JP];

fn is_double(encoding: &'static Encoding) -> bool {
    DOUBLE.contains(&encoding) || encoding == encoding_rs::GB18030
}

/// What the bytes, which are not UTF-8, read best as; `None` where they read as nothing. Of many only a part is read in
/// every encoding. Where the rest is not in the one of that part, all are read in each after all.
pub fn guess(bytes: &[u8], parts: CountParts) -> Option<EncodingGuess> {
    let sampled = sample(bytes).and_then(|sample| best(&sample, &|_| Some(0)));
    let found = sampled.and_then(|sampled| EncodingGuess::new(bytes, sampled.encoding, parts));
    found.filter(EncodingGuess::is_likely).or_else(|| best(bytes, parts))
}

/// So many bytes of the lines that are not ASCII, if there are more; a line ends with no byte of any character.
/// `None` where escapes, which are ASCII, may tell the encoding.
fn sample(bytes: &[u8]) -> Option<Vec<u8>> {
    const ENOUGH: usize = 256 << 10;
    if bytes.len() < 2 * ENOUGH || bytes.contains(&0x1b) {
        return None;
    }
    let mut sample = Vec::new();
    for line in bytes.split_inclusive(|byte| *byte == b'\n').filter(|line| !line.is_ascii()) {
        sample.extend_from_slice(line);
        if sample.len() >= ENOUGH {
            return Some(sample);
        }
    }
    None
}

/// What the bytes read best as, of all encodings.
fn best(bytes: &[u8], parts: CountParts) -> Option<EncodingGuess> {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Allow);
    detector.feed(bytes, true);
    let likely = detector.guess(None, Utf8Detection::Deny);
    if likely == ISO_2022_JP {
        return EncodingGuess::new(bytes, likely, parts);
    }
    let double = DOUBLE.iter().filter_map(|encoding| EncodingGuess::new(bytes, encoding, parts));
    let double = double.filter(|reading| reading.cost.mean() <= MOST_OF_DOUBLE);
    // SGF's own encoding, Latin-1, is that of files that name none.
    let single = [likely, WINDOWS_1252].into_iter().filter(|encoding| !is_double(encoding));
    let single = single.filter_map(|encoding| EncodingGuess::new(bytes, encoding, parts));
    let rank = |reading: &EncodingGuess| {
        let bonus = if reading.encoding == likely { BONUS } else { 0.0 };
        (Reverse(reading.parts), reading.cost.mean() - bonus)
    };
    double.chain(single).min_by(|one, other| rank(one).partial_cmp(&rank(other)).unwrap_or(Ordering::Equal))
}

/// A part with at least this many valid UTF-8 sequences for each broken one is broken UTF-8, not another encoding.
const VALID_FOR_BROKEN: usize = 4;

/// Reads the bytes part by part: those that are UTF-8 as such, all others in the one encoding that they read best as.
pub fn read_mixed<'a>(bytes: &[u8]) -> DecodedText<'a> {
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

/// Names that programs use and the standard of the web does not list.
const OTHERS: [(&str, &str); 12] = [
    ("932", "shift_jis"),
    ("936", "gbk"),
    ("949", "euc-kr"),
    ("950", "big5"),
    ("1361", "euc-kr"),
    ("54936", "gb18030"),
    ("65001", "utf-8"),
    ("uhc", "euc-kr"),
    ("jis", "iso-2022-jp"),
    ("gb", "gbk"),
    ("eucjp", "euc-jp"),
    ("big5hkscs", "big5"),
];

/// The encoding of a name; `None` for one that is not known, or that bytes which are not UTF-16 cannot be in.
pub fn encoding_named(label: &str) -> Option<&'static Encoding> {
    let short = label.trim().to_ascii_lowercase().replace(['-', '_', ' '], "");
    let short =
        ["cp", "ms", "windows", "win", "x"].iter().find_map(|before| short.strip_prefix(before)).unwrap_or(&short);
    let other = OTHERS.iter().find(|(name, _)| *name == short).map(|(_, name)| *name);
    let pages = || Encoding::for_label(format!("windows-{short}").as_bytes());
    let found = Encoding::for_label(other.unwrap_or(label).as_bytes()).or_else(pages);
    found.filter(|encoding| ![REPLACEMENT, UTF_16BE, UTF_16LE].contains(encoding))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_programs_and_of_the_web_are_known() {
        for (label, name) in [
            ("GB2312", "GBK"),
            ("gb18030", "gb18030"),
            ("CP936", "GBK"),
            ("ms932", "Shift_JIS"),
            ("windows-31j", "Shift_JIS"),
            (" Shift-JIS ", "Shift_JIS"),
            ("CP949", "EUC-KR"),
            ("ks_c_5601-1987", "EUC-KR"),
            ("Big5-HKSCS", "Big5"),
            ("CP1251", "windows-1251"),
            ("win1250", "windows-1250"),
            ("Latin1", "windows-1252"),
            ("UTF8", "UTF-8"),
            ("KOI8-R", "KOI8-R"),
        ] {
            assert_eq!(encoding_named(label).map(Encoding::name), Some(name), "{label}");
        }
        for label in ["", "nonsense", "iso-2022-kr", "UTF-16"] {
            assert_eq!(encoding_named(label), None, "{label}");
        }
    }
}
