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

use toml::de::{DeTable, DeValue};

use super::axes::{
    Counting, Ending, HandicapBonus, Komi, PublicPoints, Removal, Repetition, Rules, Suicide, Tax, Unit,
};
use super::catalogue::DEFAULT;
use super::file_table::FileTable;
use super::registry::Registry;
use super::ruleset::{About, OwnWords, Ruleset, Text, Texts};
use crate::base::{Color, Size};

pub use super::file_table::{LineFault, SyntaxFault};

/// The largest file that is read, in bytes.
pub const MAX_BYTES: usize = 16 << 20;

/// Why a file gives no rulesets.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// It is no TOML.
    #[error(transparent)]
    Syntax(#[from] SyntaxFault),
    /// Something is wrong in a line of it.
    #[error(transparent)]
    Line(#[from] LineFault),
    /// There is no ruleset in it.
    #[error("the file holds no ruleset")]
    Empty,
}

/// Registers the rulesets of a file's text, all or none. Gives their names.
///
/// # Errors
///
/// [`FileError`] if it is no TOML, holds no ruleset, or one of them cannot be had; nothing is registered then.
///
/// ```
/// let mut registry = liangyi_core::rules::Registry::new();
/// let text = "name = 'no-komi'\nkomi = 0";
/// assert_eq!(liangyi_core::rules::file::register(text, &mut registry).unwrap(), ["no-komi"]);
/// ```
pub fn register(text: &str, registry: &mut Registry) -> Result<Vec<String>, FileError> {
    let document = DeTable::parse(text).map_err(|error| SyntaxFault::new(text, &error))?;
    let tables = tables(text, FileTable::new(text, 0, document.get_ref()), document.get_ref())?;
    if tables.is_empty() {
        return Err(FileError::Empty);
    }
    // The registry gets all of them or none.
    let mut registered = registry.clone();
    let mut names = Vec::new();
    for table in tables {
        let ruleset = read(&table, &registered)?;
        for (key, name) in names_by_key(&ruleset.name, &ruleset.aliases) {
            if let Some(taken_by) = registered.taken_by(name) {
                return Err(table.fault(key, format!("the name '{name}' is taken by {taken_by}")).into());
            }
        }
        names.push(ruleset.name.to_string());
        registered.push(ruleset);
    }
    *registry = registered;
    Ok(names)
}

/// The tables of a document with a ruleset each: those of `ruleset`, or the document itself.
fn tables<'a>(text: &'a str, top: FileTable<'a>, document: &'a DeTable<'a>) -> Result<Vec<FileTable<'a>>, LineFault> {
    const SEVERAL: &str = "ruleset";
    let Some((_, value)) = document.iter().find(|(key, _)| key.get_ref() == SEVERAL) else {
        return Ok(if document.is_empty() { Vec::new() } else { vec![top] });
    };
    if let Some(key) = top.first_key_but(&[SEVERAL]) {
        return Err(top.fault(key, format!("'{key}' belongs to a ruleset, below its line [[{SEVERAL}]]")));
    }
    let no_rulesets = || top.fault(SEVERAL, format!("a ruleset begins with the line [[{SEVERAL}]]"));
    let DeValue::Array(values) = value.get_ref() else { return Err(no_rulesets()) };
    let table = |value: &'a toml::Spanned<DeValue<'a>>| match value.get_ref() {
        DeValue::Table(entries) => Ok(FileTable::new(text, value.span().start, entries)),
        _ => Err(no_rulesets()),
    };
    values.iter().map(table).collect()
}

/// Every key of a ruleset in a file.
const KEYS: [&str; 26] = [
    "name",
    "based-on",
    "aliases",
    "summary",
    "chinese",
    "source",
    "articles",
    "sgf",
    "size",
    "first",
    "komi",
    "repetition",
    "suicide",
    "virtual",
    "virtual-pass",
    "ending",
    "counting",
    "tax",
    "public-points",
    "removal",
    "extra-moves",
    "last-stone",
    "handicap-bonus",
    "button",
    "friendly-pass",
    "unit",
];

/// Reads a ruleset that may be based on one of the registry.
fn read(table: &FileTable<'_>, registry: &Registry) -> Result<Ruleset, LineFault> {
    if let Some(key) = table.first_key_but(&KEYS) {
        return Err(table.fault(key, format!("there is no key '{key}': a ruleset has {}", KEYS.join(", "))));
    }
    let name = table.text("name")?.ok_or_else(|| table.fault("name", "the ruleset has no name".to_string()))?;
    let aliases = table.texts("aliases")?;
    for (key, name) in names_by_key(&name, &aliases) {
        check_name(name).map_err(|message| table.fault(key, message))?;
    }
    let wanted = table.text("based-on")?.unwrap_or_else(|| DEFAULT.to_string());
    let base = registry.find(&wanted).ok_or_else(|| {
        let meant = registry.similar(&wanted).map_or(String::new(), |name| format!(" (did you mean '{name}'?)"));
        let message = format!("based-on names no known ruleset{meant}; `liangyi rules` lists them");
        table.fault("based-on", message)
    })?;
    let sizes = Size::MIN_LINES as i64..=Size::MAX_LINES as i64;
    let size = table.whole_number("size", sizes)?;
    let usual = &base.rules;
    let rules = Rules {
        first: table.word("first", &Color::BOTH, Color::name)?.unwrap_or(usual.first),
        komi: table.number("komi", Komi::LIMIT)?.and_then(Komi::from_points).unwrap_or(usual.komi),
        repetition: table.word("repetition", &Repetition::ALL, Repetition::name)?.unwrap_or(usual.repetition),
        suicide: table.word("suicide", &Suicide::ALL, Suicide::name)?.unwrap_or(usual.suicide),
        virtual_moves: table.flag("virtual")?.unwrap_or(usual.virtual_moves),
        virtual_pass: table.flag("virtual-pass")?.unwrap_or(usual.virtual_pass),
        ending: table.word("ending", &Ending::ALL, Ending::name)?.unwrap_or(usual.ending),
        counting: table.word("counting", &Counting::ALL, Counting::name)?.unwrap_or(usual.counting),
        tax: table.word("tax", &Tax::ALL, Tax::name)?.unwrap_or(usual.tax),
        public_points: table
            .word("public-points", &PublicPoints::ALL, PublicPoints::name)?
            .unwrap_or(usual.public_points),
        removal: table.word("removal", &Removal::ALL, Removal::name)?.unwrap_or(usual.removal),
        extra_moves: table.flag("extra-moves")?.unwrap_or(usual.extra_moves),
        last_stone: table.flag("last-stone")?.unwrap_or(usual.last_stone),
        handicap_bonus: table
            .word("handicap-bonus", &HandicapBonus::ALL, HandicapBonus::name)?
            .unwrap_or(usual.handicap_bonus),
        button: table.flag("button")?.unwrap_or(usual.button),
        friendly_pass: table.flag("friendly-pass")?.unwrap_or(usual.friendly_pass),
        unit: table.word("unit", &Unit::ALL, Unit::name)?.unwrap_or(usual.unit),
    };
    rules.check().map_err(|reason| {
        let key = reason.axes().iter().find(|axis| table.has(axis)).unwrap_or(&"name");
        table.fault(key, format!("ruleset '{name}': {reason}"))
    })?;
    Ok(Ruleset {
        name: name.into(),
        aliases: owned(aliases),
        chinese: table.text("chinese")?.unwrap_or_default().into(),
        about: About::Own(OwnWords {
            based_on: base.name.clone(),
            summary: table.text("summary")?.map(Text::from),
            source: table.text("source")?.map(Text::from),
            articles: owned(table.texts("articles")?),
        }),
        sgf: owned(table.texts("sgf")?),
        default_size: size.and_then(|size| u8::try_from(size).ok()).unwrap_or(base.default_size),
        rules,
    })
}

/// A name and its aliases, with the keys that they stand under.
fn names_by_key<'a>(name: &'a str, aliases: &'a [impl AsRef<str>]) -> impl Iterator<Item = (&'static str, &'a str)> {
    std::iter::once(("name", name)).chain(aliases.iter().map(|alias| ("aliases", alias.as_ref())))
}

fn owned(texts: Vec<String>) -> Texts {
    texts.into_iter().map(Text::from).collect()
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
        let (based_on, articles) = ("jipingdian".into(), Texts::default());
        let about = About::Own(OwnWords { based_on, summary: None, source: None, articles });
        assert_eq!((club.default_size, &club.about), (9, &about));
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
            virtual-pass = false
            ending = "stop"
            counting = "living-stones"
            tax = "none"
            public-points = "dame-half"
            removal = "never"
            extra-moves = true
            last-stone = false
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
            virtual_pass: false,
            ending: Ending::Stop,
            counting: Counting::LivingStones,
            tax: Tax::None,
            public_points: PublicPoints::DameHalf,
            removal: Removal::Never,
            extra_moves: true,
            last_stone: false,
            handicap_bonus: HandicapBonus::OneLess,
            button: true,
            friendly_pass: false,
            unit: Unit::Stones,
        };
        assert_eq!(registry.find("all").unwrap().rules, expected);
        // The axes' names in files are those that are listed and explained.
        let listed = crate::rules::clauses::axes(&expected);
        assert!(listed.iter().all(|axis| text.contains(&format!("{} = ", axis.name))));
        assert_eq!(listed.len() + 1, text.lines().filter(|line| line.contains('=')).count());
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        for (text, error) in [
            ("", "the file holds no ruleset"),
            ("ruleset = []", "the file holds no ruleset"),
            ("komi = 5", "line 1: the ruleset has no name"),
            ("\n[[ruleset]]\nkomi = 5", "line 2: the ruleset has no name"),
            ("[ruleset]\nname = 'a'", "line 1: a ruleset begins with the line [[ruleset]]"),
            ("ruleset = [1]", "line 1: a ruleset begins with the line [[ruleset]]"),
            ("\nkomi = 1\n[[ruleset]]\nname = 'a'", "line 2: 'komi' belongs to a ruleset, below its line [[ruleset]]"),
            ("name = 'a'\ncolour = 'red'", "line 2: there is no key 'colour': a ruleset has name, based-on, aliases"),
            (
                "name = 'a'\n\nrepetition = 'never'",
                "line 3: repetition cannot be 'never': \"simple\", \"positional\", \"situational\", \"no-regression\", \
                 \"two-move-window\", \"since-pass\", \"fourth-board\" or \"null-move\"",
            ),
            ("name = 'a'\nhandicap-bonus = 0", "line 2: handicap-bonus cannot be 0: \"0\", \"N-1\" or \"N\""),
            ("name = 'a'\nfirst = 'red'", "line 2: first cannot be 'red': \"black\" or \"white\""),
            ("name = 'a'\nvirtual = 'yes'", "line 2: virtual cannot be 'yes': true or false"),
            ("name = 'a'\nkomi = 'five'", "line 2: komi cannot be 'five': a number between -1000 and 1000"),
            ("name = 'a'\nkomi = 1e9", "line 2: komi cannot be 1e9: a number between -1000 and 1000"),
            ("name = 'a'\nkomi = nan", "line 2: komi cannot be nan: a number between -1000 and 1000"),
            ("name = 'a'\nsize = 22", "line 2: size cannot be 22: a whole number from 2 to 21"),
            ("name = 'a'\nsize = 9.5", "line 2: size cannot be 9.5: a whole number from 2 to 21"),
            ("name = 'a'\nsize = 99999999999999999999", "line 2: "),
            ("name = 5", "line 1: name cannot be 5: a text in quotes"),
            ("name = 'a'\naliases = 'b'", "line 2: aliases cannot be 'b': a list of texts, such as [\"one\", \"two\"]"),
            ("name = 'a'\nsgf = [\n'b',\n1]", "line 2: sgf cannot be [ 'b', 1]: a list of texts"),
            ("name = 'a'\nbased-on = 'b'", "line 2: based-on names no known ruleset; `liangyi rules` lists them"),
            ("name = 'a'\nbased-on = 'chinse'", "line 2: based-on names no known ruleset (did you mean 'chinese'?)"),
            ("\nname = 'Chinese'", "line 2: the name 'Chinese' is taken by the ruleset chinese"),
            ("name = 'ancient territory'", "line 1: a name is up to 40 letters"),
            ("name = 'a;b'", "line 1: a name is up to 40 letters"),
            ("name = '---'", "line 1: a name is up to 40 letters"),
            ("name = 'a'\naliases = ['b c']", "line 2: a name is up to 40 letters"),
            ("name = 'goe-button'\naliases = ['GOE']", "line 2: the name 'GOE' is taken by the ruleset ing"),
            ("[[ruleset]]\nname = 'a'\n[[ruleset]]\nname = 'A'", "line 4: the name 'A' is taken by the ruleset a"),
            ("name = 'a'\nname = 'b'", "line 2, column 1: the key name is there twice\n  2 | name = 'b'\n    | ^"),
            ("name = ", "line 1, column 8: a value is missing"),
            (
                "komi = 1\nname = 'a'\nvirtual = true",
                "line 3: ruleset 'a': virtual moves need repetition no-regression or two-move-window",
            ),
            (
                "repetition = 'simple'\nname = 'a'\nbased-on = 'jipingdian'",
                "line 1: ruleset 'a': virtual moves need repetition no-regression or two-move-window",
            ),
            ("name = 'a'\n\nunit = 'stones'", "line 3: ruleset 'a': unit stones needs"),
            ("name = 'a'\nbutton = true\nbased-on = 'new-ing'", "line 2: ruleset 'a': a button needs ending"),
        ] {
            let found = refused(text);
            assert!(found.starts_with(error), "{text:?}: {found}");
        }
    }
}
