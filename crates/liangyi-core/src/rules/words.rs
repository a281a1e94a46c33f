//! The ruleset that a record means by words around a name: `Japanese Rules`, `Chinese (area)`, `日本ルール`.

use super::catalogue::DEFAULT;
use super::registry::Registry;
use super::ruleset::{Ruleset, normal};

/// The most words and Chinese characters of a text that is looked at.
const MOST_WORDS: usize = 24;

/// The most of them that are one name.
const LONGEST_NAME: usize = 10;

/// Names that records have for rulesets and nobody types, each as [`normal`] writes it.
const OTHER_NAMES: [(&str, &[&str]); 4] = [
    ("chinese", &["china", "cn", "chn", "中", "중국"]),
    ("japanese", &["japan", "jp", "jpn", "日", "日本棋院", "nihonkiin", "일본"]),
    ("korean", &["korea", "kr", "kor", "韩", "한국"]),
    // GoGoD's word for the Chinese rules of old.
    ("stone-scoring", &["oldchinese"]),
];

/// Counting area, in the words of records.
const AREA: [&str; 3] = ["area", "数子", "子空皆地"];

/// Counting territory.
const TERRITORY: [&str; 3] = ["territory", "比目", "数目"];

/// The tax on groups, and the rules of the Tang, which count territory less that tax.
const GROUP_TAX: &str = "grouptax";
const TANG: [&str; 2] = ["tang", "唐"];

/// The ruleset that counts territory, where a text says no more than that.
const OF_TERRITORY: &str = "japanese";

/// Words that do not say which rules they are.
const IDLE: [&str; 26] = [
    "rules",
    "rule",
    "ruleset",
    "the",
    "s",
    "scoring",
    "counting",
    "komi",
    "points",
    "moku",
    "ルール",
    "规则",
    "围棋规则",
    "围棋",
    "囲碁",
    "规约",
    "规約",
    "룰",
    "规",
    "法",
    "贴",
    "目",
    "点",
    "子",
    "又",
    "半",
];

/// The ruleset that words mean.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Meant<'a> {
    /// Which one.
    pub row: &'a Ruleset,
    /// Whether it is with a tax on all groups, which it may not have of its own.
    pub group_tax: bool,
}

/// The ruleset that a text means by its words, each of which must be known; `None` where one is not, where none names
/// rules, and where they contradict each other.
pub(super) fn meant<'a>(text: &str, registry: &'a Registry) -> Option<Meant<'a>> {
    let words = words(text)?;
    let (mut row, mut area, mut territory, mut group_tax) = (None::<&Ruleset>, false, false, false);
    let mut rest = &words[..];
    while !rest.is_empty() {
        let longest = rest.len().min(LONGEST_NAME);
        let (length, word) = (1..=longest).rev().find_map(|length| {
            let word = rest[..length].concat();
            Word::of(&word, registry).map(|found| (length, found))
        })?;
        match word {
            // Two names of the same rules are the first of them.
            Word::Row(found) if row.is_none_or(|row| row.rules == found.rules) => row = row.or(Some(found)),
            Word::Row(_) => return None,
            Word::Area => area = true,
            Word::Territory => territory = true,
            Word::GroupTax => group_tax = true,
            Word::Tang => (territory, group_tax) = (true, true),
            Word::Idle => {}
        }
        rest = &rest[length..];
    }
    let row = match row {
        Some(row) => row,
        None if territory => registry.find(OF_TERRITORY)?,
        None if area => registry.find(DEFAULT)?,
        None => return None,
    };
    let counts_territory = row.rules.counting.facts().prisoners;
    let agrees = if counts_territory { !area } else { !territory };
    agrees.then_some(Meant { row, group_tax })
}

/// What a word, or several that are one name, say.
enum Word<'a> {
    Row(&'a Ruleset),
    Area,
    Territory,
    GroupTax,
    Tang,
    Idle,
}

impl<'a> Word<'a> {
    fn of(word: &str, registry: &'a Registry) -> Option<Word<'a>> {
        let other = || OTHER_NAMES.iter().find(|(_, names)| names.contains(&word)).map(|(name, _)| *name);
        let in_files = || registry.iter().find(|row| row.sgf.iter().any(|name| normal(name) == word));
        if let Some(row) = registry.find(word).or_else(in_files).or_else(|| registry.find(other()?)) {
            return Some(Word::Row(row));
        }
        Some(match word {
            GROUP_TAX => Word::GroupTax,
            _ if AREA.contains(&word) => Word::Area,
            _ if TERRITORY.contains(&word) => Word::Territory,
            _ if TANG.contains(&word) => Word::Tang,
            _ if IDLE.contains(&word) || word.chars().all(char::is_numeric) => Word::Idle,
            _ => return None,
        })
    }
}

/// The words of a text as [`normal`] writes them, and each character of scripts that leave no blanks; `None` for a text
/// that is too long to be a name, or is no words.
fn words(text: &str) -> Option<Vec<String>> {
    const FIRST_WITHOUT_BLANKS: char = '\u{2e80}';
    if text.len() > 8 * MOST_WORDS || text.contains(['{', '}']) {
        return None;
    }
    let mut words: Vec<String> = Vec::new();
    let mut goes_on = false;
    for sign in text.chars() {
        let is_whole = sign >= FIRST_WITHOUT_BLANKS;
        match words.last_mut() {
            _ if !sign.is_alphanumeric() => {}
            Some(word) if goes_on && !is_whole => word.push(sign),
            _ => words.push(sign.to_string()),
        }
        goes_on = sign.is_alphanumeric() && !is_whole;
    }
    (words.len() <= MOST_WORDS).then(|| words.iter().map(|word| normal(word)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{CATALOGUE, FileRules, Tax};

    fn name(text: &str) -> Option<String> {
        let registry = Registry::new();
        match registry.in_file(text)? {
            FileRules::Row(row) => Some(row.name.to_string()),
            FileRules::Spelt(rules) => Some(format!("{:?} {:?}", rules.counting, rules.tax)),
        }
    }

    #[test]
    fn words_around_a_name_do_not_hide_it() {
        for (ruleset, texts) in [
            (
                "japanese",
                &[
                    "Japanese Rules",
                    "japanese rule",
                    "JAPANESE_RULES",
                    "Japan",
                    "日本ルール",
                    "日",
                    "日本囲碁規約",
                    "JPN",
                ][..],
            ),
            ("japanese", &["Territory", "Territory scoring", "比目", "數目法", "Japanese (territory)", "日本棋院"]),
            ("chinese", &["Chinese rules", "Chinese (area)", "Chinese, Komi 7.5", "China", "中国ルール", "中國規則"]),
            ("chinese", &["Area", "area counting", "数子", "數子法", "中国规则 贴3又3/4子", "The Chinese Rules"]),
            ("aga", &["AGA rules", "AGA Rules (area)", "French rules"]),
            ("korean", &["Korean Rules", "Korea", "한국룰", "韓國規則", "韓"]),
            ("japanese", &["Japanese/Korean", "일본 룰"]),
            ("ing", &["Ing's Rules", "Ing Goe", "應氏規則", "GOE rules"]),
            ("new-zealand", &["New Zealand rules", "NZ Rules"]),
            ("tromp-taylor", &["Tromp-Taylor Rules", "Tromp Taylor"]),
            ("chinese-old", &["Chinese 1988 rules"]),
            ("chinese", &["Chinese 2002"]),
            ("stone-scoring", &["Old Chinese", "Old Chinese rules", "Stone Scoring rules", "還棋頭"]),
            ("Territory All", &["Tang (Japanese + group tax)", "Tang", "Tang rules", "Japanese, group tax"]),
        ] {
            for text in texts {
                assert_eq!(name(text).as_deref(), Some(ruleset), "RU[{text}]");
            }
        }
    }

    #[test]
    fn every_ruleset_is_known_with_words_around_its_names() {
        for row in CATALOGUE {
            for known in row.all_names() {
                for text in [format!("{known} rules"), format!("The {known} Rules, komi 6.5"), format!("({known})")] {
                    assert_eq!(name(&text).as_deref(), Some(&*row.name), "RU[{text}]");
                }
            }
        }
    }

    #[test]
    fn what_is_not_all_known_or_contradicts_itself_names_no_rules() {
        for text in [
            "",
            "rules",
            "7.5",
            "house rules",
            "not Japanese",
            "Chinese or Japanese",
            "Chinese/Japanese",
            "Japanese area",
            "Chinese territory",
            "area, territory",
            "group tax",
            "日本語",
            "{\"scoring\":\"TERRITORY\"",
        ] {
            assert_eq!(name(text), None, "RU[{text}]");
        }
        assert_eq!(name(&"Chinese ".repeat(1000)), None);
    }

    #[test]
    fn the_rules_of_the_tang_are_those_that_katago_has_for_old_territory() {
        let registry = Registry::new();
        let spelt = |text| match registry.in_file(text) {
            Some(FileRules::Spelt(rules)) => rules,
            other => panic!("{text}: {other:?}"),
        };
        let tang = spelt("Tang (Japanese + group tax)");
        assert_eq!((tang.tax, &tang), (Tax::All, &spelt("ancient-territory")));
    }

    proptest::proptest! {
        #[test]
        fn any_text_names_rules_or_none(text: String) {
            name(&text);
        }
    }
}
