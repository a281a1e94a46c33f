//! Every ruleset that can be chosen by name: the catalogue, then the user's own.
//!
//! A clone shares the user's rows.

use std::sync::Arc;

use strsim::damerau_levenshtein;

use super::catalogue::CATALOGUE;
use super::coherence::Incoherent;
use super::kata;
use super::line_games::LINE_GAMES;
use super::ruleset::{Ruleset, in_script_of, normal};
use crate::base::{BadSize, Size};

/// The rulesets at hand.
#[derive(Clone, Debug, Default)]
pub struct Registry {
    user: Vec<Arc<Ruleset>>,
}

/// Why a ruleset of the user's own cannot be registered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadOwnRuleset {
    /// Its name or an alias is known already, here or at KataGo.
    #[error("the name '{name}' is taken by {taken_by}")]
    NameTaken {
        /// The name.
        name: String,
        /// What has it, in words.
        taken_by: String,
    },
    /// Its rules make no game.
    #[error(transparent)]
    Rules(#[from] Incoherent),
    /// Its board is too small or too large.
    #[error(transparent)]
    Size(#[from] BadSize),
}

impl Registry {
    /// The catalogue alone.
    pub fn new() -> Registry {
        Registry::default()
    }

    /// Adds a ruleset of the user's.
    ///
    /// # Errors
    ///
    /// [`BadOwnRuleset`] if its name or an alias is known already, its rules make no game, or there is no such board.
    pub fn add(&mut self, ruleset: Ruleset) -> Result<(), BadOwnRuleset> {
        for name in ruleset.names() {
            if let Some(taken_by) = self.taken_by(name) {
                return Err(BadOwnRuleset::NameTaken { name: name.to_string(), taken_by });
            }
        }
        ruleset.rules.check()?;
        Size::square(ruleset.default_size.into()).ok_or(BadSize)?;
        self.push(ruleset);
        Ok(())
    }

    /// Adds a ruleset that has been checked.
    pub(super) fn push(&mut self, ruleset: Ruleset) {
        self.user.push(Arc::new(ruleset));
    }

    /// What has this name already, here or at KataGo, in words.
    pub(super) fn taken_by(&self, name: &str) -> Option<String> {
        match self.find(name) {
            Some(row) => Some(format!("the ruleset {}", row.name)),
            None => kata::is_shorthand(name).then(|| "KataGo's rules of that name".to_string()),
        }
    }

    /// Every ruleset, the catalogue's first, in the order they are listed.
    pub fn iter(&self) -> impl Iterator<Item = &Ruleset> {
        CATALOGUE.iter().chain(self.user.iter().map(Arc::as_ref))
    }

    /// Their names.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.iter().map(|row| row.name.as_ref())
    }

    /// The ruleset with this name or alias, however it is spelt.
    pub fn find(&self, name: &str) -> Option<&Ruleset> {
        self.iter().find(|row| row.is_called(name))
    }

    /// The name of a ruleset or line game that a user may have meant by `mistyped`: the one that the fewest changed,
    /// missing, added or swapped letters lead to, up to one for three letters; in the Chinese script that was typed.
    ///
    /// ```
    /// use liangyi_core::rules::Registry;
    /// let registry = Registry::new();
    /// assert_eq!(registry.similar("chinse").as_deref(), Some("chinese"));
    /// assert_eq!(registry.similar("计平点").as_deref(), Some("计枰点"));
    /// assert_eq!(registry.similar("hex"), None);
    /// ```
    pub fn similar(&self, typed: &str) -> Option<String> {
        const MOST_LETTERS: usize = 60;
        let mistyped = normal(typed);
        let letters = mistyped.chars().count();
        if letters > MOST_LETTERS {
            return None;
        }
        let of_go = self.iter().flat_map(Ruleset::all_names);
        let of_lines =
            LINE_GAMES.iter().flat_map(|row| [row.name, row.chinese].into_iter().chain(row.aliases.iter().copied()));
        of_go
            .chain(of_lines)
            .map(|name| (damerau_levenshtein(&mistyped, &normal(name)), name))
            .filter(|(changes, _)| 3 * changes <= letters)
            .min_by_key(|(changes, _)| *changes)
            .map(|(_, name)| in_script_of(typed, name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Rules, Texts, find};

    fn own(name: &str, aliases: &[&str]) -> Ruleset {
        let aliases = aliases.iter().map(|alias| alias.to_string().into()).collect();
        let name = name.to_string().into();
        Ruleset { name, aliases, sgf: Texts::default(), ..find("chinese").expect("a catalogue row").clone() }
    }

    #[test]
    fn user_rulesets_are_listed_after_the_catalogue_and_found_like_it() {
        let mut registry = Registry::new();
        registry.add(own("club-night", &["club"])).unwrap();
        assert_eq!(registry.names().last(), Some("club-night"));
        assert_eq!(registry.names().count(), CATALOGUE.len() + 1);
        assert_eq!(registry.find("Club_Night").map(|row| row.name.as_ref()), Some("club-night"));
        assert_eq!(registry.find("CLUB").map(|row| row.name.as_ref()), Some("club-night"));
    }

    #[test]
    fn a_mistyped_name_has_a_similar_one() {
        let mut registry = Registry::new();
        registry.add(own("club-night", &[])).unwrap();
        for (mistyped, meant) in [
            ("chinse", Some("chinese")),
            ("Japanees", Some("japanese")),
            ("jipingdain", Some("jipingdian")),
            ("jihuozi-natrual", Some("jihuozi-natural")),
            ("renjo", Some("renju")),
            ("clubnigth", Some("club-night")),
            ("计平点", Some("计枰点")),
            ("計平點", Some("計枰點")),
            ("计活子·艺木版", Some("计活子·艺术版")),
            ("計活子·藝木版", Some("計活子·藝術版")),
            ("紐西欄規則", Some("紐西蘭規則")),
            ("新西栏规则", Some("新西兰规则")),
            ("連株", None),
            ("go", None),
            ("hex", None),
            ("", None),
        ] {
            assert_eq!(registry.similar(mistyped).as_deref(), meant, "{mistyped}");
        }
    }

    #[test]
    fn names_that_are_taken_are_refused() {
        let mut registry = Registry::new();
        registry.add(own("club-night", &[])).unwrap();
        for name in ["chinese", "TT", "Club Night", "ancient-territory"] {
            let before = registry.names().count();
            for ruleset in [own(name, &[]), own("fresh", &[name])] {
                let refused = registry.add(ruleset).unwrap_err();
                assert!(matches!(&refused, BadOwnRuleset::NameTaken { name: taken, .. } if taken == name), "{refused}");
            }
            assert_eq!(registry.names().count(), before);
        }
    }

    #[test]
    fn rules_that_make_no_game_and_boards_that_are_none_are_refused() {
        let mut registry = Registry::new();
        let endless = Ruleset { rules: Rules { virtual_moves: true, ..Rules::CHINESE }, ..own("endless", &[]) };
        assert!(matches!(registry.add(endless), Err(BadOwnRuleset::Rules(Incoherent::EndlessVirtualMoves(_)))));
        let large = Ruleset { default_size: 22, ..own("large", &[]) };
        assert_eq!(registry.add(large), Err(BadOwnRuleset::Size(BadSize)));
        assert_eq!(registry.names().count(), CATALOGUE.len());
    }

    #[test]
    fn no_two_rulesets_answer_to_one_name() {
        let mut seen = std::collections::HashMap::new();
        for row in CATALOGUE {
            let names: std::collections::HashSet<String> =
                row.all_names().chain(row.sgf.iter().map(AsRef::as_ref)).map(normal).collect();
            for name in names {
                assert!(CATALOGUE.iter().all(|other| other.name == row.name || !other.is_called(&name)), "{name}");
                assert_eq!(seen.insert(name.clone(), &row.name), None, "{name}");
            }
        }
    }
}
