//! How likely it is that a text was meant: bytes read in a wrong encoding give signs that nobody writes.

use std::sync::OnceLock;

use encoding_rs::{BIG5, EUC_JP, EUC_KR, Encoding, GB18030, GBK, SHIFT_JIS};

/// The cost of a sign that is seldom written.
const SELDOM: u32 = 1;
/// The cost of a sign that nobody writes in such a place.
const ODD: u32 = 4;

/// What a text costs: the signs that are not ASCII, and the sum of what they cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// How many signs are not ASCII, punctuation left out.
    pub signs: u32,
    /// What they cost together.
    pub sum: u32,
}

impl Cost {
    /// The mean, from 0 (as people write) to 1 (as nobody does, or nothing that counts).
    pub fn mean(self) -> f64 {
        if self.signs == 0 { 1.0 } else { f64::from(self.sum) / f64::from(ODD * self.signs) }
    }
}

/// What a text costs that was read in `encoding`.
pub fn cost(text: &str, encoding: &'static Encoding) -> Cost {
    let repertoires = repertoires_of(encoding);
    let has_symbols = repertoires.len() == 1;
    let mut cost = Cost::default();
    for word in text.split_inclusive(|sign: char| !sign.is_alphabetic()) {
        let is_well_cased = is_well_cased(word);
        let mut before = None;
        let mut signs = word.chars().peekable();
        while let Some(sign) = signs.next() {
            if !sign.is_ascii() && !is_punctuation(sign) {
                let neighbours = [before, signs.peek().copied()];
                let is_in_a_word = neighbours.into_iter().flatten().any(|next| next.is_ascii_alphabetic());
                cost.signs += 1;
                cost.sum += match sign {
                    '\u{370}'..='\u{52f}' if !is_well_cased => ODD,
                    '\u{2100}'..='\u{26ff}' | '\u{3020}'..='\u{303f}' | '\u{3200}'..='\u{33ff}' if has_symbols => {
                        2 * SELDOM
                    }
                    _ => of_sign(sign, is_in_a_word, repertoires),
                };
            }
            before = Some(sign);
        }
    }
    cost
}

/// Whether the letters of a word are all small or all capitals, but for the first.
fn is_well_cased(word: &str) -> bool {
    let rest = || word.chars().skip(1).filter(|sign| sign.is_alphabetic());
    rest().all(|sign| !sign.is_uppercase())
        || rest().all(|sign| !sign.is_lowercase()) && word.chars().next().is_none_or(|sign| !sign.is_lowercase())
}

fn of_sign(sign: char, is_in_a_word: bool, repertoires: &[Repertoire]) -> u32 {
    match sign {
        // Chinese characters and Korean syllables. They seldom touch Latin letters.
        '\u{3400}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}' => {
            let cost = repertoires.iter().map(|repertoire| repertoire.of_character(sign)).min().unwrap_or(ODD);
            let cost = cost.max(of_syllable(sign));
            if is_in_a_word { ODD.min(cost + 2) } else { cost }
        }
        // Kana and the letters of Chinese and Korean, letters of full width.
        '\u{3041}'..='\u{318f}' | '\u{ff01}'..='\u{ff5e}' => 0,
        // Katakana of half width, which bytes of other encodings are read as.
        '\u{ff61}'..='\u{ff9f}' => ODD,
        // Latin letters with marks stand beside those without.
        'ª' | 'º' | 'µ' => ODD,
        '\u{c0}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}' if sign.is_alphabetic() => {
            if is_in_a_word {
                0
            } else {
                ODD
            }
        }
        // Greek, Cyrillic, Hebrew, Arabic, Devanagari, Thai.
        '\u{370}'..='\u{6ff}' | '\u{900}'..='\u{97f}' | '\u{e00}'..='\u{e7f}' if sign.is_alphabetic() => 0,
        _ => ODD,
    }
}

/// Punctuation that people write and that bytes of other encodings are read as, too.
fn is_punctuation(sign: char) -> bool {
    matches!(sign, '·' | '×' | '°' | '\u{2010}'..='\u{2026}' | '\u{3000}'..='\u{301c}')
}

/// What a Korean syllable costs by its parts: tense initials, composed vowels and most final consonants but ㄱ, ㄴ, ㄹ, ㅁ,
/// ㅂ and ㅇ are seldom in names.
fn of_syllable(sign: char) -> u32 {
    let Some(index) = (sign as u32).checked_sub(0xac00) else { return 0 };
    let (initial, vowel, last) = (index / 588, index % 588 / 28, index % 28);
    let seldom = matches!(initial, 1 | 4 | 8 | 10 | 13) || matches!(vowel, 3 | 7 | 10 | 15 | 17);
    if seldom || !matches!(last, 0 | 1 | 4 | 8 | 16 | 17 | 21) { SELDOM } else { 0 }
}

/// The characters of an encoding, by how often they are written.
struct Repertoire {
    often: Vec<bool>,
    seldom: Vec<bool>,
}

impl Repertoire {
    /// Takes the characters of the rows of lead bytes that have the frequent ones, and those that have the others.
    /// The trail bytes are those that the standard had before it was extended.
    fn new(encoding: &'static Encoding, often: &[(u16, u16)], seldom: &[(u16, u16)], trails: &[(u16, u16)]) -> Self {
        let all = |ranges: &[(u16, u16)]| {
            let mut found = vec![false; 0x1_0000];
            let within = |code: &u16| trails.iter().any(|(first, last)| (*first..=*last).contains(&(code & 0xff)));
            for code in ranges.iter().flat_map(|(first, last)| *first..=*last).filter(within) {
                let bytes = code.to_be_bytes();
                let text = encoding.decode_without_bom_handling_and_without_replacement(&bytes).unwrap_or_default();
                for sign in text.chars() {
                    if let Some(found) = found.get_mut(sign as usize) {
                        *found = true;
                    }
                }
            }
            found
        };
        Repertoire { often: all(often), seldom: all(seldom) }
    }

    fn of_character(&self, sign: char) -> u32 {
        let has = |table: &[bool]| table.get(sign as usize).copied().unwrap_or(false);
        match sign {
            _ if has(&self.often) => 0,
            _ if has(&self.seldom) => SELDOM,
            _ => ODD,
        }
    }
}

/// GB 2312, JIS X 0208, Big5 and KS X 1001, in this order. Each has its frequent characters in rows of their own.
fn repertoires() -> &'static [Repertoire; 4] {
    static ALL: OnceLock<[Repertoire; 4]> = OnceLock::new();
    ALL.get_or_init(|| {
        let upper = [(0xa1, 0xfe)];
        [
            Repertoire::new(GBK, &[(0xb0a1, 0xd7f9)], &[(0xd8a1, 0xf7fe)], &upper),
            Repertoire::new(EUC_JP, &[(0xb0a1, 0xcfd3)], &[(0xd0a1, 0xf4a6)], &upper),
            Repertoire::new(BIG5, &[(0xa440, 0xc67e)], &[(0xc940, 0xf9d5)], &[(0x40, 0x7e), (0xa1, 0xfe)]),
            Repertoire::new(EUC_KR, &[(0xb0a1, 0xc8fe)], &[(0xcaa1, 0xfdfe)], &upper),
        ]
    })
}

/// The repertoires whose characters a text in `encoding` has: its own, or all for one that has all.
fn repertoires_of(encoding: &'static Encoding) -> &'static [Repertoire] {
    let all = repertoires();
    match encoding {
        _ if encoding == GBK || encoding == GB18030 => &all[0..1],
        _ if encoding == SHIFT_JIS || encoding == EUC_JP || encoding == encoding_rs::ISO_2022_JP => &all[1..2],
        _ if encoding == BIG5 => &all[2..3],
        _ if encoding == EUC_KR => &all[3..4],
        _ => all,
    }
}
