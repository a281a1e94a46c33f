//! Reading and writing rules in KataGo's way.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use super::keys::{KataWords, Key, Ko, Scoring, Takes, shorthand, tax_name};
use crate::base::Color;
use crate::rules::axes::{
    Counting, Ending, HandicapBonus, Komi, PublicPoints, Removal, Repetition, Rules, Suicide, Tax, Unit,
};
use crate::rules::coherence::Incoherent;
use crate::rules::registry::Registry;

/// Why a text gives no rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum KataError {
    /// No name, no JSON, no compact form.
    #[error("Unknown rules '{0}'")]
    UnknownRules(String),
    /// A JSON text that does not parse, or is no object.
    #[error("rules are not a JSON object: {0}")]
    NotJson(String),
    /// A key that neither KataGo nor this program has.
    #[error("Unknown rules option '{0}'")]
    UnknownKey(String),
    /// A value that the key does not take.
    #[error("{key} cannot be '{value}': {expected}")]
    BadValue {
        /// The key.
        key: &'static str,
        /// What it was given.
        value: String,
        /// What it takes.
        expected: String,
    },
    /// Komi is no part of the rules here.
    #[error("komi is no part of the rules: use the komi command")]
    Komi,
    /// A combination that makes no game.
    #[error(transparent)]
    Incoherent(#[from] Incoherent),
}

/// Reads rules: a short name of KataGo's, a ruleset of `registry` that KataGo has no name for, JSON, or the compact
/// form (`koSIMPLEscoreAREAtaxNONEsui0`). The komi is `komi`.
///
/// # Errors
///
/// Where the text is none of these, where a key is not known or does not take its value, and where the rules would
/// make no game.
///
/// ```
/// use liangyi_core::rules::{Komi, Registry, Repetition, kata};
/// let rules = kata::parse("chinese", &Registry::new(), Komi::ZERO).unwrap();
/// assert_eq!(rules.repetition, Repetition::Simple); // KataGo's Chinese rules, not the catalogue's
/// ```
pub fn parse(text: &str, registry: &Registry, komi: Komi) -> Result<Rules, KataError> {
    let text = text.trim();
    if text.starts_with('{') {
        let object: Map<String, Value> =
            serde_json::from_str(text).map_err(|error| KataError::NotJson(error.to_string()))?;
        return from_object(&object, komi);
    }
    if let Some(words) = shorthand(text) {
        return Ok(words.implied(komi));
    }
    if let Some(row) = registry.find(text) {
        return Ok(Rules { komi, ..row.rules.clone() });
    }
    match compact(text)? {
        Some(object) => from_object(&object, komi),
        None => Err(KataError::UnknownRules(shorten(text))),
    }
}

/// The rules as one line of JSON, keys in alphabetical order as KataGo writes them.
pub fn to_json(rules: &Rules) -> String {
    Value::Object(to_object(rules)).to_string()
}

/// The rules with one key changed. Setting `ko`, `scoring` or `suicide` drops the key of this program's that refines
/// it.
///
/// # Errors
///
/// Where there is no such key, where it does not take the value, and where the rules would make no game.
///
/// ```
/// use liangyi_core::rules::{Repetition, Rules, kata};
/// assert_eq!(kata::set(&Rules::CHINESE, "ko", "SIMPLE").unwrap().repetition, Repetition::Simple);
/// let error = kata::set(&Rules::CHINESE, "ko", "SPIGHT").unwrap_err();
/// assert_eq!(error.to_string(), "ko cannot be 'SPIGHT': SIMPLE, POSITIONAL or SITUATIONAL");
/// ```
pub fn set(rules: &Rules, key: &str, value: &str) -> Result<Rules, KataError> {
    let key = known_key(key)?;
    let value = value.trim();
    let value = match key.takes() {
        Takes::Flag => match value.to_ascii_lowercase().as_str() {
            "true" => Value::Bool(true),
            "false" => Value::Bool(false),
            _ => return Err(bad(key, value)),
        },
        Takes::Word(_) => Value::String(value.to_string()),
    };
    let mut object = to_object(rules);
    if let Some(refining) = key.refined_by() {
        object.remove(refining.name());
    }
    object.insert(key.name().to_string(), value);
    from_object(&object, rules.komi)
}

/// The key in its own spelling; `score` is KataGo's other word for `scoring`.
fn known_key(key: &str) -> Result<Key, KataError> {
    let key = if key.eq_ignore_ascii_case("score") { Key::Scoring.name() } else { key };
    match Key::named(key) {
        Some(known) => Ok(known),
        None if key.eq_ignore_ascii_case("komi") => Err(KataError::Komi),
        None => Err(KataError::UnknownKey(shorten(key))),
    }
}

fn bad(key: Key, value: &str) -> KataError {
    KataError::BadValue { key: key.name(), value: shorten(value), expected: key.expected() }
}

fn shorten(text: &str) -> String {
    const MOST: usize = 60;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.to_string(),
    }
}

fn to_object(rules: &Rules) -> Map<String, Value> {
    let words = KataWords::of(rules);
    let KataWords { ko, scoring, tax, suicide: any_suicide, button, bonus, friendly_pass } = words;
    let mut object = Map::new();
    let mut put = |key: Key, value: Value| object.insert(key.name().to_string(), value);
    put(Key::FriendlyPass, friendly_pass.into());
    put(Key::Button, button.into());
    put(Key::Ko, ko.name().into());
    put(Key::Scoring, scoring.name().into());
    put(Key::Suicide, any_suicide.into());
    put(Key::Tax, tax_name(tax).into());
    put(Key::HandicapBonus, bonus.name().into());
    let plain = words.implied(rules.komi);
    let Rules {
        first,
        repetition,
        suicide,
        virtual_moves,
        virtual_pass,
        ending,
        counting,
        public_points,
        removal,
        extra_moves,
        last_stone,
        unit,
        // No part of rules in JSON.
        komi: _,
        // KataGo's words say all of these.
        tax: _,
        handicap_bonus: _,
        button: _,
        friendly_pass: _,
    } = *rules;
    let mut put_if = |differs: bool, key: Key, value: Value| {
        if differs {
            object.insert(key.name().to_string(), value);
        }
    };
    put_if(first != plain.first, Key::First, first.name().into());
    put_if(repetition != plain.repetition, Key::Repetition, repetition.name().into());
    put_if(virtual_moves != plain.virtual_moves, Key::Virtual, virtual_moves.into());
    put_if(virtual_pass != plain.virtual_pass, Key::VirtualPass, virtual_pass.into());
    put_if(ending != plain.ending, Key::Ending, ending.name().into());
    put_if(counting != plain.counting, Key::Counting, counting.name().into());
    put_if(public_points != plain.public_points, Key::PublicPoints, public_points.name().into());
    put_if(removal != plain.removal, Key::Removal, removal.name().into());
    put_if(extra_moves != plain.extra_moves, Key::ExtraMoves, extra_moves.into());
    put_if(last_stone != plain.last_stone, Key::LastStone, last_stone.into());
    put_if(unit != plain.unit, Key::Unit, unit.name().into());
    // Where no board may come back, the suicide of a single stone is forbidden either way: it leaves the board
    // unchanged.
    let single_stone = suicide.allows_one() && (!repetition.forbids_every_board() || ending.frees_unchanged_boards());
    put_if(single_stone, Key::SingleStoneSuicide, true.into());
    object
}

/// The values of an object by their keys.
struct Given<'a>(BTreeMap<&'static str, &'a Value>);

impl Given<'_> {
    fn flag(&self, key: Key) -> Result<Option<bool>, KataError> {
        match self.0.get(key.name()) {
            Some(Value::Bool(flag)) => Ok(Some(*flag)),
            Some(value) => Err(bad(key, &value.to_string())),
            None => Ok(None),
        }
    }

    /// A word; `named` finds what it means.
    fn word<T>(&self, key: Key, named: impl Fn(&str) -> Option<T>) -> Result<Option<T>, KataError> {
        match self.0.get(key.name()) {
            Some(Value::String(text)) => named(text.trim()).map(Some).ok_or_else(|| bad(key, text)),
            Some(value) => Err(bad(key, &value.to_string())),
            None => Ok(None),
        }
    }
}

fn from_object(object: &Map<String, Value>, komi: Komi) -> Result<Rules, KataError> {
    let mut given = Given(BTreeMap::new());
    for (key, value) in object {
        given.0.insert(known_key(key)?.name(), value);
    }
    let default = KataWords::TROMP_TAYLOR;
    let scoring = given.word(Key::Scoring, Scoring::named)?.unwrap_or(default.scoring);
    let usual_tax = match scoring {
        Scoring::Area => Tax::None,
        Scoring::Territory => Tax::Seki,
    };
    let words = KataWords {
        ko: given.word(Key::Ko, Ko::named)?.unwrap_or(default.ko),
        scoring,
        tax: given.word(Key::Tax, Tax::named)?.unwrap_or(usual_tax),
        suicide: given.flag(Key::Suicide)?.unwrap_or(default.suicide),
        button: given.flag(Key::Button)?.unwrap_or(default.button),
        bonus: given.word(Key::HandicapBonus, HandicapBonus::named)?.unwrap_or(default.bonus),
        friendly_pass: given.flag(Key::FriendlyPass)?.unwrap_or(default.friendly_pass),
    };
    let plain = words.implied(komi);
    let single_stone = given.flag(Key::SingleStoneSuicide)?.unwrap_or(false);
    if single_stone && !words.suicide {
        return Err(bad(Key::SingleStoneSuicide, "true"));
    }
    let color = |text: &str| Color::BOTH.into_iter().find(|color| color.name().eq_ignore_ascii_case(text));
    let rules = Rules {
        first: given.word(Key::First, color)?.unwrap_or(plain.first),
        komi: plain.komi,
        repetition: given.word(Key::Repetition, Repetition::named)?.unwrap_or(plain.repetition),
        suicide: if single_stone { Suicide::Allowed } else { plain.suicide },
        virtual_moves: given.flag(Key::Virtual)?.unwrap_or(plain.virtual_moves),
        virtual_pass: given.flag(Key::VirtualPass)?.unwrap_or(plain.virtual_pass),
        ending: given.word(Key::Ending, Ending::named)?.unwrap_or(plain.ending),
        counting: given.word(Key::Counting, Counting::named)?.unwrap_or(plain.counting),
        tax: plain.tax,
        public_points: given.word(Key::PublicPoints, PublicPoints::named)?.unwrap_or(plain.public_points),
        removal: given.word(Key::Removal, Removal::named)?.unwrap_or(plain.removal),
        extra_moves: given.flag(Key::ExtraMoves)?.unwrap_or(plain.extra_moves),
        last_stone: given.flag(Key::LastStone)?.unwrap_or(plain.last_stone),
        handicap_bonus: plain.handicap_bonus,
        button: plain.button,
        friendly_pass: plain.friendly_pass,
        unit: given.word(Key::Unit, Unit::named)?.unwrap_or(plain.unit),
    };
    rules.check()?;
    Ok(rules)
}

/// Reads KataGo's internal form: keys and values run together. `None` where the text is nothing of the kind.
fn compact(text: &str) -> Result<Option<Map<String, Value>>, KataError> {
    // Longer words before their own beginnings. `None` is the komi.
    const FORM: &[(&str, Option<Key>)] = &[
        ("KOMI", None),
        ("KO", Some(Key::Ko)),
        ("SCORING", Some(Key::Scoring)),
        ("SCORE", Some(Key::Scoring)),
        ("TAX", Some(Key::Tax)),
        ("SUI", Some(Key::Suicide)),
        ("BUTTON", Some(Key::Button)),
        ("WHB", Some(Key::HandicapBonus)),
        ("FPOK", Some(Key::FriendlyPass)),
    ];
    let text = text.to_ascii_uppercase();
    let mut rest = text.as_str();
    let mut object = Map::new();
    while !rest.is_empty() {
        let Some((key, after)) = FORM.iter().find_map(|(start, key)| Some((*key, rest.strip_prefix(start)?))) else {
            return Ok(None);
        };
        let key = key.ok_or(KataError::Komi)?;
        let found = match key.takes() {
            Takes::Flag => {
                let flag = |(sign, flag): (&str, bool)| Some((Value::Bool(flag), after.strip_prefix(sign)?));
                [("0", false), ("1", true)].into_iter().find_map(flag)
            }
            Takes::Word(words) => words.into_iter().find_map(|word| Some((word.into(), after.strip_prefix(word)?))),
        };
        let Some((value, after)) = found else {
            return Ok(None);
        };
        object.insert(key.name().to_string(), value);
        rest = after.trim_start();
    }
    Ok((!object.is_empty()).then_some(object))
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
