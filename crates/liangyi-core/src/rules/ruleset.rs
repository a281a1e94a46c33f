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

/// Whether `name` is one of `names`, however it is spelt.
pub(super) fn is_one_of<'a>(name: &str, mut names: impl Iterator<Item = &'a str>) -> bool {
    let wanted = normal(name);
    !wanted.is_empty() && names.any(|known| normal(known) == wanted)
}

/// The form in which names are compared: lower case, simplified characters, without `-`, `_`, brackets and blanks.
pub fn normal(name: &str) -> String {
    name.chars()
        .filter(|sign| !matches!(sign, '-' | '_' | '(' | ')' | '（' | '）') && !sign.is_whitespace())
        .flat_map(char::to_lowercase)
        .map(simplified)
        .collect()
}

/// The simplified form of the traditional characters that occur in the names of rulesets.
const fn simplified(sign: char) -> char {
    match sign {
        '計' => '计',
        '點' => '点',
        '應' => '应',
        '國' => '国',
        '圍' => '围',
        '規' => '规',
        '則' => '则',
        '還' => '还',
        '頭' => '头',
        '韓' => '韩',
        '數' => '数',
        '術' => '术',
        '藝' => '艺',
        '簡' => '简',
        '舊' => '旧',
        '棊' => '棋',
        sign => sign,
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
