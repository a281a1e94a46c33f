//! Rules under a name, and the two ways to find the rules that a text names: one for what a user types, one for what a
//! record has in `RU[]`.

use super::axes::{Komi, Rules, Tax};
use super::kata;
use super::kata::KataError;
use super::registry::Registry;
use super::ruleset::{Ruleset, normal};
use super::words::{self, Meant};
use crate::base::Size;

/// The name of rules that are spelt out and are no named ruleset's.
pub const CUSTOM: &str = "custom";

/// Rules with the name they are chosen by.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct NamedRules {
    /// The name: that of a ruleset of the registry, or [`CUSTOM`].
    pub name: String,
    /// The rules.
    pub rules: Rules,
    /// The board a game starts on unless the player asks for another.
    pub default_size: Size,
}

impl From<&Ruleset> for NamedRules {
    fn from(row: &Ruleset) -> NamedRules {
        NamedRules {
            name: row.name.to_string(),
            rules: row.rules.clone(),
            default_size: Size::square(row.default_size.into()).expect("the catalogue's sizes exist"),
        }
    }
}

/// Why a text names no rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRuleset {
    /// It is neither a name nor rules spelt out.
    #[error("unknown ruleset '{0}'")]
    Unknown(String),
    /// It is rules spelt out, with a mistake.
    #[error(transparent)]
    Rules(KataError),
}

/// The rules that a record names in `RU[]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileRules<'a> {
    /// Those of a ruleset.
    Row(&'a Ruleset),
    /// Rules spelt out in KataGo's way, which carry no komi.
    Spelt(Rules),
}

impl Registry {
    /// The rules that `RU[]` of a record means: a ruleset by its name, an alias or one of its names in files, else
    /// rules spelt out as KataGo does, else a ruleset whose name stands among words that are known; `None` where it
    /// means none of these.
    ///
    /// ```
    /// use liangyi_core::rules::{FileRules, Registry};
    /// let registry = Registry::new();
    /// let name = |text| match registry.in_file(text) {
    ///     Some(FileRules::Row(row)) => Some(&*row.name),
    ///     Some(FileRules::Spelt(_)) => Some("custom"),
    ///     None => None,
    /// };
    /// assert_eq!(name("goe"), Some("ing"));
    /// assert_eq!(name("中国规则"), Some("chinese"));
    /// assert_eq!(name("koSIMPLEscoreAREAtaxALLsui1"), Some("custom"));
    /// assert_eq!(name("Japanese Rules"), Some("japanese"));
    /// assert_eq!(name("house rules"), None);
    /// ```
    pub fn in_file(&self, text: &str) -> Option<FileRules<'_>> {
        let wanted = normal(text);
        let by_name = self.find(text);
        let row = by_name.or_else(|| self.iter().find(|row| row.sgf.iter().any(|name| normal(name) == wanted)));
        let spelt = || kata::parse(text, self, Komi::ZERO).ok().map(FileRules::Spelt);
        row.map(FileRules::Row).or_else(spelt).or_else(|| {
            let Meant { row, group_tax } = words::meant(text, self)?;
            let taxed = || FileRules::Spelt(Rules { tax: Tax::All, komi: Komi::ZERO, ..row.rules.clone() });
            Some(if group_tax { taxed() } else { FileRules::Row(row) })
        })
    }

    /// The rules that the user chooses by `text`. It is a name or an alias of a ruleset in any spelling; failing that,
    /// one of KataGo's short names, its JSON or its compact form ([`kata::parse`]). These carry no komi: it is that of
    /// the ruleset with the same rules, or the Chinese komi if there is none.
    ///
    /// ```
    /// use liangyi_core::rules::{CUSTOM, Registry};
    /// let registry = Registry::new();
    /// assert_eq!(registry.resolve("Tromp_Taylor").unwrap().name, "tromp-taylor");
    /// assert_eq!(registry.resolve(r#"{"ko":"SIMPLE","suicide":false}"#).unwrap().name, CUSTOM);
    /// assert_eq!(registry.resolve("hex").unwrap_err().to_string(), "unknown ruleset 'hex'");
    /// ```
    ///
    /// # Errors
    ///
    /// [`BadRuleset`] if the text is neither a name nor rules, or has a mistake in its rules.
    pub fn resolve(&self, text: &str) -> Result<NamedRules, BadRuleset> {
        if let Some(row) = self.find(text) {
            return Ok(row.into());
        }
        let rules = kata::parse(text, self, Rules::CHINESE.komi).map_err(|error| match error {
            KataError::UnknownRules(text) => BadRuleset::Unknown(text),
            error => BadRuleset::Rules(error),
        })?;
        Ok(match self.row_of(&rules) {
            Some(row) => row.into(),
            None => NamedRules { name: CUSTOM.to_string(), rules, default_size: Size::square(19).unwrap_or(Size::MAX) },
        })
    }

    /// Rules under the name of the ruleset that they are, whatever their komi, or else under [`CUSTOM`] with this
    /// default size.
    pub fn named(&self, rules: Rules, default_size: Size) -> NamedRules {
        match self.row_of(&rules) {
            Some(row) => NamedRules { rules, ..row.into() },
            None => NamedRules { name: CUSTOM.to_string(), rules, default_size },
        }
    }

    /// The first ruleset with these rules, komi apart.
    fn row_of(&self, rules: &Rules) -> Option<&Ruleset> {
        self.iter().find(|row| row.rules.is_same_but_for_komi(rules))
    }
}

impl Rules {
    /// Whether the rules differ from `other` in komi at most.
    pub fn is_same_but_for_komi(&self, other: &Rules) -> bool {
        let without_komi = |rules: &Rules| Rules { komi: Komi::ZERO, ..rules.clone() };
        without_komi(self) == without_komi(other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{CATALOGUE, Texts, find};

    #[test]
    fn every_ruleset_is_resolved_by_its_names_before_katagos_of_that_name() {
        let registry = Registry::new();
        for row in CATALOGUE {
            for name in row.names() {
                assert_eq!(registry.resolve(name), Ok(row.into()), "{name}");
            }
        }
        let chinese = registry.resolve("chinese").unwrap().rules;
        assert_ne!(chinese, kata::parse("chinese", &registry, chinese.komi).unwrap());
    }

    #[test]
    fn rules_spelt_out_have_the_name_and_the_komi_of_the_ruleset_that_they_are() {
        let mut registry = Registry::new();
        let base = find("jipingdian").unwrap();
        let rules = Rules { extra_moves: false, komi: Komi::halves(1), ..base.rules.clone() };
        registry
            .add(Ruleset {
                name: "club".into(),
                aliases: Texts::default(),
                sgf: Texts::default(),
                rules,
                ..base.clone()
            })
            .unwrap();
        for name in ["aga", "japanese", "jihuozi", "club"] {
            let row = registry.find(name).unwrap();
            let found = registry.resolve(&kata::to_json(&row.rules)).unwrap();
            assert!(found.rules.is_same_but_for_komi(&row.rules), "{name}");
            let named = registry.find(&found.name).unwrap();
            assert_eq!(found, NamedRules::from(named), "{name}");
        }
        assert_eq!(registry.resolve(&kata::to_json(&registry.find("club").unwrap().rules)).unwrap().name, "club");
    }

    #[test]
    fn rules_of_no_ruleset_are_custom() {
        let registry = Registry::new();
        let found = registry.resolve("koSIMPLEscoreAREAtaxALLsui1").unwrap();
        assert_eq!((found.name.as_str(), found.rules.komi), (CUSTOM, Rules::CHINESE.komi));
        let nine = Size::square(9).unwrap();
        let rules = Rules { komi: Komi::ZERO, ..found.rules };
        assert_eq!(
            registry.named(rules.clone(), nine),
            NamedRules { name: CUSTOM.to_string(), rules, default_size: nine }
        );
    }

    #[test]
    fn naming_keeps_the_komi() {
        let registry = Registry::new();
        let rules = Rules { komi: Komi::ZERO, ..registry.find("jihuozi").unwrap().rules.clone() };
        let named = registry.named(rules.clone(), Size::MAX);
        assert_eq!((named.name.as_str(), named.rules), ("jihuozi", rules));
    }

    #[test]
    fn an_unknown_name_and_a_mistake_in_rules_are_different_errors() {
        let resolve = |text| Registry::new().resolve(text).unwrap_err();
        assert_eq!(resolve("hex"), BadRuleset::Unknown("hex".to_string()));
        assert_eq!(resolve(r#"{"komi":5}"#), BadRuleset::Rules(KataError::Komi));
    }
}
