//! A ruleset with its names and what a reader wants to know of it.

use super::about::About;
use super::axes::Rules;
use super::spelling::is_one_of;
use super::text::{Text, Texts};

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
