//! A user's own rulesets, from a TOML file.
//!
//! ```toml
//! [[ruleset]]
//! name = "club-night"
//! based-on = "jipingdian"          # a known ruleset; without it the base is chinese
//! summary = "counting points without komi on small boards"
//! komi = 0
//! size = 9
//! ```
//!
//! A file holds any number of `[[ruleset]]` tables, or one ruleset at its top level. Every axis may be given, under
//! the name that `liangyi rules NAME` lists; those not given come from the base. Besides the axes: `name` (needed),
//! `based-on`,
//! `aliases`, `summary`, `chinese`, `source`, `articles`, `sgf` (its names in `RU[]`), `size` (the board a game
//! starts on).

use std::path::Path;

use serde::Deserialize;
use toml::Spanned;

use super::axes::{
    Counting, Ending, HandicapBonus, Komi, PublicPoints, Removal, Repetition, Rules, Suicide, Tax, Unit,
};
use super::catalogue::{DEFAULT, Ruleset, normal};
use super::registry::Registry;
use crate::base::{Color, Size};
use crate::files::read_text;

/// The largest file that is read, in bytes.
const MAX_BYTES: usize = 16 << 20;

/// Why a file gives no rulesets.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// The file cannot be read.
    #[error("cannot read the file: {0}")]
    Io(#[from] std::io::Error),
    /// Something is wrong in a line of it.
    #[error("line {line}: {message}")]
    Line {
        /// The line, counted from 1.
        line: usize,
        /// What.
        message: String,
    },
    /// There is no ruleset in it.
    #[error("the file holds no ruleset")]
    Empty,
}

/// Reads a file and registers what it holds, everything or nothing. Gives the names of the new rulesets.
pub fn load(path: &Path, registry: &mut Registry) -> Result<Vec<&'static str>, FileError> {
    register(&read_text(path, MAX_BYTES)?, registry)
}

/// [`load`] for a text.
///
/// ```
/// let mut registry = liangyi::rules::Registry::new();
/// let text = "name = 'no-komi'\nkomi = 0";
/// assert_eq!(liangyi::rules::file::register(text, &mut registry).unwrap(), ["no-komi"]);
/// ```
pub fn register(text: &str, registry: &mut Registry) -> Result<Vec<&'static str>, FileError> {
    let at = |line: usize, message: String| FileError::Line { line, message };
    let broken = |error: toml::de::Error| {
        at(line_of(text, error.span().map_or(0, |span| span.start)), error.message().trim().replace('\n', "; "))
    };
    let tables: toml::Table = toml::from_str(text).map_err(broken)?;
    let rows = if tables.contains_key("ruleset") {
        toml::from_str::<Several>(text).map_err(broken)?.ruleset
    } else if tables.is_empty() {
        return Err(FileError::Empty);
    } else {
        vec![toml::from_str::<Spanned<Row>>(text).map_err(broken)?]
    };
    if rows.is_empty() {
        return Err(FileError::Empty);
    }
    // Rulesets of the catalogue and of earlier files, and above them those of this file. Nothing is made static
    // before the whole file is accepted.
    let mut accepted: Vec<OwnRuleset> = Vec::new();
    for row in rows {
        let row = row.into_inner();
        let line = line_of(text, row.name.span().start);
        let own = row.ruleset(registry, &accepted, |span| line_of(text, span.start))?;
        for name in own.names() {
            let taken_by = match accepted.iter().find(|earlier| earlier.is_called(name)) {
                Some(earlier) => Some(format!("the ruleset {}", earlier.name)),
                None => registry.taken_by(name),
            };
            if let Some(taken_by) = taken_by {
                return Err(at(line, format!("the name '{name}' is taken by {taken_by}")));
            }
        }
        accepted.push(own);
    }
    let mut names = Vec::new();
    for own in accepted {
        let ruleset = own.into_static();
        names.push(ruleset.name);
        registry.push(ruleset);
    }
    Ok(names)
}

/// The line of a place in the text, counted from 1.
fn line_of(text: &str, at: usize) -> usize {
    1 + text.bytes().take(at).filter(|byte| *byte == b'\n').count()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Several {
    ruleset: Vec<Spanned<Row>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Row {
    name: Spanned<String>,
    based_on: Option<Spanned<String>>,
    #[serde(default)]
    aliases: Vec<Spanned<String>>,
    summary: Option<String>,
    #[serde(default)]
    chinese: String,
    source: Option<String>,
    #[serde(default)]
    articles: Vec<String>,
    #[serde(default)]
    sgf: Vec<String>,
    size: Option<Spanned<u8>>,
    first: Option<Color>,
    komi: Option<Komi>,
    repetition: Option<Repetition>,
    suicide: Option<Suicide>,
    #[serde(rename = "virtual")]
    virtual_moves: Option<bool>,
    ending: Option<Ending>,
    counting: Option<Counting>,
    tax: Option<Tax>,
    public_points: Option<PublicPoints>,
    removal: Option<Removal>,
    extra_moves: Option<bool>,
    handicap_bonus: Option<HandicapBonus>,
    button: Option<bool>,
    friendly_pass: Option<bool>,
    unit: Option<Unit>,
}

/// The smallest and the largest square board there is.
const SIZES: std::ops::RangeInclusive<u8> = Size::MIN_LINES as u8..=Size::MAX_LINES as u8;

impl Row {
    fn ruleset(
        self,
        registry: &Registry,
        earlier: &[OwnRuleset],
        line: impl Fn(std::ops::Range<usize>) -> usize,
    ) -> Result<OwnRuleset, FileError> {
        let fault = |span, message| Err(FileError::Line { line: line(span), message });
        for name in std::iter::once(&self.name).chain(&self.aliases) {
            if let Err(message) = check_name(name.get_ref()) {
                return fault(name.span(), message);
            }
        }
        let wanted = self.based_on.as_ref().map_or(DEFAULT, |name| name.get_ref());
        let own = earlier.iter().find(|row| row.is_called(wanted));
        let base = match own {
            Some(row) => Some((row.name.as_str(), &row.rules, row.default_size)),
            None => registry.find(wanted).map(|row| (row.name, &row.rules, row.default_size)),
        };
        let Some((base_name, usual, default_size)) = base else {
            let span = self.based_on.map_or(0..0, |name| name.span());
            return fault(span, "based-on names no known ruleset; `liangyi rules` lists them".to_string());
        };
        if let Some(size) = self.size.as_ref().filter(|size| !SIZES.contains(size.get_ref())) {
            return fault(size.span(), format!("size must be from {} to {}", SIZES.start(), SIZES.end()));
        }
        let rules = Rules {
            first: self.first.unwrap_or(usual.first),
            komi: self.komi.unwrap_or(usual.komi),
            repetition: self.repetition.unwrap_or(usual.repetition),
            suicide: self.suicide.unwrap_or(usual.suicide),
            virtual_moves: self.virtual_moves.unwrap_or(usual.virtual_moves),
            ending: self.ending.unwrap_or(usual.ending),
            counting: self.counting.unwrap_or(usual.counting),
            tax: self.tax.unwrap_or(usual.tax),
            public_points: self.public_points.unwrap_or(usual.public_points),
            removal: self.removal.unwrap_or(usual.removal),
            extra_moves: self.extra_moves.unwrap_or(usual.extra_moves),
            handicap_bonus: self.handicap_bonus.unwrap_or(usual.handicap_bonus),
            button: self.button.unwrap_or(usual.button),
            friendly_pass: self.friendly_pass.unwrap_or(usual.friendly_pass),
            unit: self.unit.unwrap_or(usual.unit),
        };
        if let Err(reason) = rules.check() {
            return fault(self.name.span(), format!("ruleset '{}': {reason}", self.name.get_ref()));
        }
        let summary = self.summary.unwrap_or_else(|| format!("the user's own, based on {base_name}"));
        Ok(OwnRuleset {
            name: self.name.into_inner(),
            aliases: self.aliases.into_iter().map(Spanned::into_inner).collect(),
            chinese: self.chinese,
            summary,
            source: self.source.unwrap_or_else(|| "the user's own".to_string()),
            articles: self.articles,
            sgf: self.sgf,
            default_size: self.size.map_or(default_size, Spanned::into_inner),
            rules,
        })
    }
}

/// A ruleset of a file that may still be refused: a [`Ruleset`] that owns its texts.
struct OwnRuleset {
    name: String,
    aliases: Vec<String>,
    chinese: String,
    summary: String,
    source: String,
    articles: Vec<String>,
    sgf: Vec<String>,
    default_size: u8,
    rules: Rules,
}

impl OwnRuleset {
    /// Its name and its aliases.
    fn names(&self) -> impl Iterator<Item = &str> {
        std::iter::once(&self.name).chain(&self.aliases).map(String::as_str)
    }

    fn is_called(&self, name: &str) -> bool {
        let wanted = normal(name);
        self.names().any(|known| normal(known) == wanted)
    }

    /// The ruleset for the rest of the program's life; see [`Registry`].
    fn into_static(self) -> Ruleset {
        Ruleset {
            name: leak(self.name),
            aliases: leak_all(self.aliases),
            chinese: leak(self.chinese),
            summary: leak(self.summary),
            source: leak(self.source),
            articles: leak_all(self.articles),
            sgf: leak_all(self.sgf),
            default_size: self.default_size,
            rules: self.rules,
        }
    }
}

/// Names travel through protocols whose words end at blanks and which know `#` and `;` as signs of their own.
fn check_name(name: &str) -> Result<(), String> {
    const MOST: usize = 40;
    let fits = |sign: char| sign.is_alphanumeric() || matches!(sign, '-' | '_' | '.');
    if !name.contains(char::is_alphanumeric) || !name.chars().all(fits) || name.chars().count() > MOST {
        return Err(format!("a name is up to {MOST} letters, digits, '-', '_' and '.', without blanks"));
    }
    Ok(())
}

fn leak(text: String) -> &'static str {
    Box::leak(text.into_boxed_str())
}

fn leak_all(texts: impl IntoIterator<Item = String>) -> &'static [&'static str] {
    Box::leak(texts.into_iter().map(leak).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::find;

    fn refused(text: &str) -> String {
        let mut registry = Registry::new();
        let before = registry.names().count();
        let error = register(text, &mut registry).expect_err(text).to_string();
        assert_eq!(registry.names().count(), before, "a refused file leaves nothing behind");
        error
    }

    #[test]
    fn axes_not_given_come_from_the_base() {
        let mut registry = Registry::new();
        let text = r#"
            [[ruleset]]
            name = "club"
            aliases = ["club-night"]
            based-on = "Jipingdian"
            komi = 0
            size = 9

            [[ruleset]]
            name = "club-2"
            based-on = "club"
            extra-moves = false
            first = "white"
        "#;
        assert_eq!(register(text, &mut registry).unwrap(), ["club", "club-2"]);
        let club = registry.find("Club Night").unwrap();
        let jipingdian = &find("jipingdian").unwrap().rules;
        assert_eq!(club.rules, Rules { komi: Komi::ZERO, ..jipingdian.clone() });
        assert_eq!((club.default_size, club.summary), (9, "the user's own, based on jipingdian"));
        let second = registry.find("club-2").unwrap();
        assert_eq!(second.rules, Rules { extra_moves: false, first: Color::White, ..club.rules.clone() });
        assert_eq!(second.default_size, 9);
    }

    #[test]
    fn one_ruleset_may_stand_at_the_top_level() {
        let mut registry = Registry::new();
        assert_eq!(register("name = 'plain'\nkomi = 5.5", &mut registry).unwrap(), ["plain"]);
        assert_eq!(registry.find("plain").unwrap().rules, Rules { komi: Komi::halves(11), ..Rules::CHINESE });
    }

    #[test]
    fn every_axis_can_be_given() {
        let text = r#"
            name = "all"
            first = "white"
            komi = -0.5
            repetition = "no-regression"
            suicide = "multi-stone"
            virtual = true
            ending = "stop"
            counting = "living-stones"
            tax = "none"
            public-points = "dame-half"
            removal = "never"
            extra-moves = true
            handicap-bonus = "N-1"
            button = true
            friendly-pass = false
            unit = "stones"
        "#;
        let mut registry = Registry::new();
        register(text, &mut registry).unwrap();
        let expected = Rules {
            first: Color::White,
            komi: Komi::halves(-1),
            repetition: Repetition::NoRegression,
            suicide: Suicide::MultiStone,
            virtual_moves: true,
            ending: Ending::Stop,
            counting: Counting::LivingStones,
            tax: Tax::None,
            public_points: PublicPoints::DameHalf,
            removal: Removal::Never,
            extra_moves: true,
            handicap_bonus: HandicapBonus::OneLess,
            button: true,
            friendly_pass: false,
            unit: Unit::Stones,
        };
        assert_eq!(registry.find("all").unwrap().rules, expected);
        // The axes' names in files are those that are listed and explained.
        let listed = crate::rules::explain::axes(&expected);
        assert!(listed.iter().all(|axis| text.contains(&format!("{} = ", axis.name))));
        assert_eq!(listed.len() + 1, text.lines().filter(|line| line.contains('=')).count());
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        for (text, error) in [
            ("", "the file holds no ruleset"),
            ("ruleset = []", "the file holds no ruleset"),
            ("komi = 5", "line 1: missing field `name`"),
            ("name = 'a'\ncolour = 'red'", "line 2: unknown field `colour`"),
            ("name = 'a'\n\nrepetition = 'never'", "line 3: unknown variant `never`, expected one of `simple`"),
            ("name = 'a'\nkomi = 'five'", "line 2: invalid type: string \"five\""),
            ("name = 'a'\nkomi = 1e9", "line 2: komi must be a number between"),
            ("name = 'a'\nsize = 22", "line 2: size must be from 2 to 21"),
            ("name = 'a'\nsize = 1000", "line 2: invalid value"),
            ("name = 'a'\nbased-on = 'b'", "line 2: based-on names no known ruleset"),
            ("\nname = 'Chinese'", "line 2: the name 'Chinese' is taken by the ruleset chinese"),
            ("name = 'ancient territory'", "line 1: a name is up to 40 letters"),
            ("name = 'a;b'", "line 1: a name is up to 40 letters"),
            ("name = '---'", "line 1: a name is up to 40 letters"),
            ("name = 'goe-button'\naliases = ['GOE']", "line 1: the name 'GOE' is taken by the ruleset ing"),
            ("[[ruleset]]\nname = 'a'\n[[ruleset]]\nname = 'A'", "line 4: the name 'A' is taken by the ruleset a"),
            ("name = 'a'\nname = 'b'", "line 2: duplicate key"),
            ("name = ", "line 1: "),
            (
                "komi = 1\nname = 'a'\nvirtual = true",
                "line 2: ruleset 'a': virtual moves need repetition no-regression or two-move-window",
            ),
        ] {
            let found = refused(text);
            assert!(found.starts_with(error), "{text:?}: {found}");
        }
    }
}
