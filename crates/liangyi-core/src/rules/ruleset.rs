//! A ruleset with its names, however they are spelt, and what a reader wants to know of it.
//!
//! The sentences of the catalogue's rulesets are those of the languages, near the edge of the program; a user's own
//! ruleset has its own.

use std::borrow::Cow;

use super::axes::Rules;

/// A named set of rules with what a reader wants to know of it.
///
/// ```
/// use liangyi_core::rules::{Komi, Registry, Rules, Ruleset, Texts, find};
/// let base = find("chinese").unwrap();
/// let rules = Rules { komi: Komi::halves(11), ..base.rules.clone() };
/// let (aliases, sgf) = (Texts::default(), Texts::default());
/// let own = Ruleset { name: "club".into(), aliases, sgf, rules, ..base.clone() };
/// let mut registry = Registry::new();
/// registry.add(own).unwrap();
/// assert_eq!(registry.find("Club").unwrap().rules.komi.points(), 5.5);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruleset {
    /// The name it is chosen by.
    pub name: Text,
    /// Other names it answers to.
    pub aliases: Texts,
    /// The Chinese name, or empty.
    pub chinese: Text,
    /// Whose words tell what it is, where it comes from and what the axes do not say.
    pub about: About,
    /// How SGF files name it in `RU[]`, besides its own name and aliases; the first is how it is written there.
    pub sgf: Texts,
    /// The side of the board a game starts on unless the player asks for another: 2 to 21 lines.
    pub default_size: u8,
    /// The rules.
    pub rules: Rules,
}

impl Ruleset {
    /// Whether this is its name, one of its aliases or its Chinese name, traditional or simplified, however it is
    /// spelt.
    pub fn is_called(&self, name: &str) -> bool {
        is_one_of(name, self.all_names())
    }

    /// How `RU[]` of an SGF file names it: as the format prescribes where it does, else by its own name.
    pub fn sgf_name(&self) -> &str {
        self.sgf.first().unwrap_or(&self.name)
    }

    /// Its name, then its aliases.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        std::iter::once(&self.name).chain(self.aliases.iter()).map(AsRef::as_ref)
    }

    /// Its name, its Chinese name where it has one, then its aliases.
    pub(super) fn all_names(&self) -> impl Iterator<Item = &str> {
        let chinese = Some(&self.chinese).filter(|chinese| !chinese.is_empty());
        std::iter::once(&self.name).chain(chinese).chain(self.aliases.iter()).map(AsRef::as_ref)
    }
}

/// Whose words tell of a ruleset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum About {
    /// Those of each language, which has a summary, a source and numbered articles under this key: the name of the row.
    Key(&'static str),
    /// The user's own.
    Own(OwnWords),
}

/// What a rules file says of a ruleset, in whatever language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnWords {
    /// The name of the ruleset that it is based on.
    pub based_on: Text,
    /// What it is, in a line.
    pub summary: Option<Text>,
    /// Where it comes from.
    pub source: Option<Text>,
    /// Its articles, a sentence each.
    pub articles: Texts,
}

/// Whether `name` is one of `names`, however it is spelt, and with or without the word for rules.
pub(crate) fn is_one_of<'a>(name: &str, mut names: impl Iterator<Item = &'a str>) -> bool {
    let wanted = normal(name);
    let wanted = without_rules(&wanted);
    !wanted.is_empty() && names.any(|known| without_rules(&normal(known)) == wanted)
}

/// A normal name without the word for rules at its end, as in 日本围棋规则.
fn without_rules(normal: &str) -> &str {
    let name = normal.strip_suffix("规则").unwrap_or(normal);
    name.strip_suffix("围棋").unwrap_or(name)
}

/// What may stand in a name between its letters and does not count.
const SEPARATORS: &str = "-_‐‑–—·・•‧∙⋅()[]〔〕【】「」『』《》〈〉";

/// The form in which names are compared: lower case, simplified characters, without [`SEPARATORS`] and blanks; signs
/// that are as wide as Chinese characters are those of ASCII.
pub fn normal(name: &str) -> String {
    name.chars()
        .map(half_width)
        .filter(|sign| !SEPARATORS.contains(*sign) && !sign.is_whitespace())
        .flat_map(char::to_lowercase)
        .map(simplified)
        .collect()
}

fn half_width(sign: char) -> char {
    const FIRST: u32 = '！' as u32;
    match sign {
        '！'..='～' => char::from_u32(sign as u32 - FIRST + u32::from(b'!')).unwrap_or(sign),
        sign => sign,
    }
}

/// The characters in the names of rulesets that the two Chinese scripts write differently: traditional, simplified.
const SCRIPTS: [(char, char); 31] = [
    ('計', '计'),
    ('點', '点'),
    ('應', '应'),
    ('國', '国'),
    ('圍', '围'),
    ('規', '规'),
    ('則', '则'),
    ('還', '还'),
    ('頭', '头'),
    ('韓', '韩'),
    ('數', '数'),
    ('術', '术'),
    ('藝', '艺'),
    ('簡', '简'),
    ('舊', '旧'),
    ('終', '终'),
    ('連', '连'),
    ('聯', '联'),
    ('紐', '纽'),
    ('蘭', '兰'),
    ('邏', '逻'),
    ('輯', '辑'),
    ('無', '无'),
    ('為', '为'),
    ('爲', '为'),
    ('傳', '传'),
    ('統', '统'),
    ('歲', '岁'),
    ('奧', '奥'),
    ('運', '运'),
    ('會', '会'),
];

/// The simplified form of a traditional character.
fn simplified(sign: char) -> char {
    match sign {
        '棊' => '棋',
        sign => {
            SCRIPTS.iter().find(|(traditional, _)| *traditional == sign).map_or(sign, |(_, simplified)| *simplified)
        }
    }
}

/// The traditional form of a simplified character.
fn traditional(sign: char) -> char {
    SCRIPTS.iter().find(|(_, simplified)| *simplified == sign).map_or(sign, |(traditional, _)| *traditional)
}

/// A name in the script in which a text is typed, as far as that has characters of only one of them.
pub(super) fn in_script_of(typed: &str, name: &str) -> String {
    let (is_traditional, is_simplified) =
        (typed.chars().any(|sign| simplified(sign) != sign), typed.chars().any(|sign| traditional(sign) != sign));
    match (is_traditional, is_simplified) {
        (true, false) => name.chars().map(traditional).collect(),
        (false, true) => name.chars().map(simplified).collect(),
        _ => name.to_string(),
    }
}

/// A text of a ruleset. Those of the catalogue stand in the program; a ruleset of the user's own has its own.
pub type Text = Cow<'static, str>;

/// A list of texts.
pub type Texts = Cow<'static, [Text]>;

/// A text of the catalogue.
pub(super) const fn text(text: &'static str) -> Text {
    Cow::Borrowed(text)
}

/// A list of texts of the catalogue.
macro_rules! texts {
    ($($text:literal),* $(,)?) => {
        std::borrow::Cow::Borrowed(&[$(std::borrow::Cow::Borrowed($text)),*])
    };
}

pub(super) use texts;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{CATALOGUE, LINE_GAMES, find};

    #[test]
    fn a_name_is_read_however_it_is_spelt() {
        for (name, typed) in [
            (
                "jihuozi-natural",
                &["計活子·自然終局", "计活子（自然终局）", "計活子 自然終局", "計活子・自然终局", "计活子自然"][..],
            ),
            ("chinese-old", &["中國圍棋規則·舊", "中国围棋规则（旧）", "中国围棋规则 [旧]", "「中国旧」"]),
            ("new-zealand", &["新西兰规则", "新西蘭規則", "纽西兰规则", "紐西蘭規則", "紐西蘭"]),
            ("jipingdian", &["计枰点", "計枰點規則", "計枰點圍棋規則", "ｊｉｐｉｎｇｄｉａｎ"]),
            ("japanese", &["日本", "日本规则", "日本圍棋規則", "ＪＰ"]),
            ("stone-scoring", &["还棋头", "還棊頭", "还棋头规则", "stone‑scoring"]),
            ("tromp-taylor", &["特朗普—泰勒规则", "邏輯規則", "Tromp–Taylor", "特朗普·泰勒"]),
        ] {
            for typed in typed {
                assert_eq!(find(typed).map(|row| &*row.name), Some(name), "{typed}");
            }
        }
        for typed in ["", "规则", "圍棋規則", "·", "（）", "中国新"] {
            assert_eq!(find(typed), None, "{typed}");
        }
    }

    #[test]
    fn a_name_is_in_one_script() {
        let of_go = CATALOGUE.iter().flat_map(Ruleset::all_names);
        for name in of_go.chain(LINE_GAMES.iter().flat_map(|row| row.aliases.iter().copied().chain([row.chinese]))) {
            let other = |to: fn(char) -> char| name.chars().any(|sign| to(sign) != sign);
            assert!(!(other(simplified) && other(traditional)), "{name}");
        }
    }
}
