//! KataGo's text forms of rules, both ways: its short names, its JSON, its compact internal form, and one key at a time.
//!
//! Seven keys are KataGo's: `friendlyPassOk`, `hasButton`, `ko`, `scoring` (also read as `score`), `suicide`, `tax`,
//! `whiteHandicapBonus`. They imply a value for every axis of ours: Black first, no virtual moves, an
//! end by two passes, dead stones off by agreement, single-stone suicide forbidden, shared points nobody's but half each
//! in area scoring with the Chinese bonus `N`, margins in points. Rules that are just that are written with those seven
//! keys and no other. An axis on which rules differ from it adds a key of ours, so nothing is lost on the way back:
//!
//! | key | value |
//! | --- | --- |
//! | `first` | `black` or `white` |
//! | `repetition`, `ending`, `counting`, `publicPoints`, `removal`, `unit` | a name of that axis |
//! | `virtual`, `extraMoves` | true or false |
//! | `singleStoneSuicide` | true where a single stone may be given up, which KataGo's `suicide` never allows |
//!
//! `repetition` and `counting` overrule `ko` and `scoring`, which then hold the nearest word that KataGo has. Under
//! `POSITIONAL` a single-stone suicide repeats the board and is illegal either way, so there the key is left out.
//! Rules carry no komi here: every function keeps the komi it is given.

use serde_json::{Map, Value};

use super::axes::{
    Counting, Ending, HandicapBonus, Komi, PublicPoints, Removal, Repetition, Rules, Suicide, Tax, Unit,
};
use super::catalogue::normal;
use super::coherence::Incoherent;
use super::registry::Registry;
use crate::base::Color;

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
        expected: &'static str,
    },
    /// Komi is no part of the rules here.
    #[error("komi is no part of the rules: use the komi command")]
    Komi,
    /// A combination that makes no game.
    #[error(transparent)]
    Incoherent(#[from] Incoherent),
}

/// Reads rules: a short name of KataGo's, a ruleset of `registry` that KataGo has no name for, JSON, or the compact form
/// (`koSIMPLEscoreAREAtaxNONEsui0`). The komi is `komi`.
///
/// ```
/// use liangyi::rules::{Komi, Registry, Repetition, kata};
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

/// The rules with one key changed. Setting `ko`, `scoring` or `suicide` drops the key of ours that overrules it.
pub fn set(rules: &Rules, key: &str, value: &str) -> Result<Rules, KataError> {
    let key = known_key(key)?;
    let value = value.trim();
    let value = if is_flag(key) {
        match value.to_ascii_lowercase().as_str() {
            "true" => Value::Bool(true),
            "false" => Value::Bool(false),
            _ => return Err(bad(key, value)),
        }
    } else {
        Value::String(value.to_string())
    };
    let mut object = to_object(rules);
    match key {
        "ko" => object.remove("repetition"),
        "scoring" => object.remove("counting"),
        "suicide" => object.remove("singleStoneSuicide"),
        _ => None,
    };
    object.insert(key.to_string(), value);
    from_object(&object, rules.komi)
}

/// Whether KataGo has rules of this name.
pub fn is_shorthand(name: &str) -> bool {
    shorthand(name).is_some()
}

/// Rules in KataGo's seven words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Words {
    ko: Ko,
    scoring: Scoring,
    tax: Tax,
    suicide: bool,
    button: bool,
    bonus: HandicapBonus,
    friendly_pass: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ko {
    Simple,
    Positional,
    Situational,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scoring {
    Area,
    Territory,
}

impl Words {
    const TROMP_TAYLOR: Words = Words {
        ko: Ko::Positional,
        scoring: Scoring::Area,
        tax: Tax::None,
        suicide: true,
        button: false,
        bonus: HandicapBonus::Zero,
        friendly_pass: false,
    };

    /// KataGo's words nearest to the rules.
    fn of(rules: &Rules) -> Words {
        Words {
            ko: match rules.repetition {
                Repetition::Positional => Ko::Positional,
                Repetition::Situational | Repetition::NoRegression => Ko::Situational,
                Repetition::Simple | Repetition::TwoMoveWindow | Repetition::NullMove => Ko::Simple,
            },
            scoring: match rules.counting {
                Counting::Territory => Scoring::Territory,
                Counting::Area
                | Counting::Points
                | Counting::LivingStones
                | Counting::Stones
                | Counting::WildArea
                | Counting::Proportional
                | Counting::Majority => Scoring::Area,
            },
            tax: rules.tax,
            suicide: rules.suicide != Suicide::Forbidden,
            button: rules.button,
            bonus: rules.handicap_bonus,
            friendly_pass: rules.friendly_pass,
        }
    }

    /// What the words mean on every axis of ours.
    fn implied(self, komi: Komi) -> Rules {
        let chinese = self.scoring == Scoring::Area && self.bonus == HandicapBonus::Full;
        Rules {
            first: Color::Black,
            komi,
            repetition: match self.ko {
                Ko::Simple => Repetition::Simple,
                Ko::Positional => Repetition::Positional,
                Ko::Situational => Repetition::Situational,
            },
            suicide: if self.suicide { Suicide::MultiStone } else { Suicide::Forbidden },
            virtual_moves: false,
            ending: Ending::Passes,
            counting: match self.scoring {
                Scoring::Area => Counting::Area,
                Scoring::Territory => Counting::Territory,
            },
            tax: self.tax,
            public_points: if chinese { PublicPoints::Half } else { PublicPoints::Nobody },
            removal: Removal::Agreed,
            extra_moves: false,
            handicap_bonus: self.bonus,
            button: self.button,
            friendly_pass: self.friendly_pass,
            unit: Unit::Points,
        }
    }
}

/// KataGo's short names, in the spelling of [`normal`].
const SHORTHANDS: &[(&[&str], Words)] = {
    const TROMP_TAYLOR: Words = Words::TROMP_TAYLOR;
    const CHINESE: Words =
        Words { ko: Ko::Simple, suicide: false, bonus: HandicapBonus::Full, friendly_pass: true, ..TROMP_TAYLOR };
    const JAPANESE: Words =
        Words { ko: Ko::Simple, scoring: Scoring::Territory, tax: Tax::Seki, suicide: false, ..TROMP_TAYLOR };
    const AGA: Words = Words { ko: Ko::Situational, bonus: HandicapBonus::OneLess, ..CHINESE };
    &[
        (&["tromptaylor"], TROMP_TAYLOR),
        (&["chinese"], CHINESE),
        (&["chineseogs", "chinesekgs"], Words { ko: Ko::Positional, ..CHINESE }),
        (&["japanese", "korean"], JAPANESE),
        (&["stonescoring", "ancientarea"], Words { tax: Tax::All, bonus: HandicapBonus::Zero, ..CHINESE }),
        (&["ancientterritory"], Words { tax: Tax::All, ..JAPANESE }),
        (&["aga", "bga", "french"], AGA),
        (&["agabutton"], Words { button: true, ..AGA }),
        (&["newzealand", "nz"], Words { ko: Ko::Situational, suicide: true, bonus: HandicapBonus::Zero, ..CHINESE }),
        (&["goe", "ing"], Words { friendly_pass: true, ..TROMP_TAYLOR }),
    ]
};

fn shorthand(name: &str) -> Option<Words> {
    let wanted = normal(name);
    SHORTHANDS.iter().find(|(names, _)| names.contains(&wanted.as_str())).map(|(_, words)| *words)
}

/// A key with what it takes, for error texts.
const KEYS: &[(&str, &str)] = &[
    ("counting", "area, points, living-stones, stones, wild-area, proportional, majority or territory"),
    ("ending", "stop, passes, null-moves or unchanged"),
    ("extraMoves", FLAG),
    ("first", "black or white"),
    ("friendlyPassOk", FLAG),
    ("hasButton", FLAG),
    ("ko", "SIMPLE, POSITIONAL or SITUATIONAL"),
    ("publicPoints", "half, nobody or dame-half"),
    ("removal", "agreed or never"),
    ("repetition", "simple, positional, situational, no-regression, two-move-window or null-move"),
    ("scoring", "AREA or TERRITORY"),
    ("singleStoneSuicide", "true (where suicide is true) or false"),
    ("suicide", FLAG),
    ("tax", "NONE, SEKI or ALL"),
    ("unit", "points, zi or stones"),
    ("virtual", FLAG),
    ("whiteHandicapBonus", "0, N-1 or N"),
];

const FLAG: &str = "true or false";

fn is_flag(key: &str) -> bool {
    matches!(key, "extraMoves" | "friendlyPassOk" | "hasButton" | "singleStoneSuicide" | "suicide" | "virtual")
}

/// The key in its own spelling; `score` is KataGo's other word for `scoring`.
fn known_key(key: &str) -> Result<&'static str, KataError> {
    let key = if key.eq_ignore_ascii_case("score") { "scoring" } else { key };
    match KEYS.iter().find(|(known, _)| known.eq_ignore_ascii_case(key)) {
        Some((known, _)) => Ok(known),
        None if key.eq_ignore_ascii_case("komi") => Err(KataError::Komi),
        None => Err(KataError::UnknownKey(shorten(key))),
    }
}

fn bad(key: &'static str, value: &str) -> KataError {
    let expected = KEYS.iter().find(|(known, _)| *known == key).map_or("", |(_, expected)| expected);
    KataError::BadValue { key, value: shorten(value), expected }
}

fn shorten(text: &str) -> String {
    const MOST: usize = 60;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.to_string(),
    }
}

fn to_object(rules: &Rules) -> Map<String, Value> {
    let words = Words::of(rules);
    let plain = words.implied(rules.komi);
    let ko = match words.ko {
        Ko::Simple => "SIMPLE",
        Ko::Positional => "POSITIONAL",
        Ko::Situational => "SITUATIONAL",
    };
    let scoring = match words.scoring {
        Scoring::Area => "AREA",
        Scoring::Territory => "TERRITORY",
    };
    let mut object = Map::new();
    let mut put = |key: &str, value: Value| object.insert(key.to_string(), value);
    put("friendlyPassOk", words.friendly_pass.into());
    put("hasButton", words.button.into());
    put("ko", ko.into());
    put("scoring", scoring.into());
    put("suicide", words.suicide.into());
    put("tax", words.tax.name().to_ascii_uppercase().into());
    put("whiteHandicapBonus", words.bonus.name().into());
    if rules.first != plain.first {
        put("first", rules.first.to_string().to_lowercase().into());
    }
    if rules.repetition != plain.repetition {
        put("repetition", rules.repetition.name().into());
    }
    if rules.ending != plain.ending {
        put("ending", rules.ending.name().into());
    }
    if rules.counting != plain.counting {
        put("counting", rules.counting.name().into());
    }
    if rules.public_points != plain.public_points {
        put("publicPoints", rules.public_points.name().into());
    }
    if rules.removal != plain.removal {
        put("removal", rules.removal.name().into());
    }
    if rules.unit != plain.unit {
        put("unit", rules.unit.name().into());
    }
    if rules.virtual_moves {
        put("virtual", true.into());
    }
    if rules.extra_moves {
        put("extraMoves", true.into());
    }
    // A single-stone suicide leaves the board as it was.
    let forbidden_anyway = rules.repetition == Repetition::Positional && rules.ending != Ending::Unchanged;
    if rules.suicide == Suicide::Allowed && !forbidden_anyway {
        put("singleStoneSuicide", true.into());
    }
    object
}

fn from_object(object: &Map<String, Value>, komi: Komi) -> Result<Rules, KataError> {
    let mut values = std::collections::BTreeMap::new();
    for (key, value) in object {
        values.insert(known_key(key)?, value);
    }
    let flag = |key: &'static str| -> Result<Option<bool>, KataError> {
        match values.get(key) {
            Some(Value::Bool(flag)) => Ok(Some(*flag)),
            Some(value) => Err(bad(key, &value.to_string())),
            None => Ok(None),
        }
    };
    // `named` finds the value of an axis by its name.
    fn word<T>(
        values: &std::collections::BTreeMap<&'static str, &Value>,
        key: &'static str,
        named: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, KataError> {
        match values.get(key) {
            Some(Value::String(text)) => named(text.trim()).map(Some).ok_or_else(|| bad(key, text)),
            Some(value) => Err(bad(key, &value.to_string())),
            None => Ok(None),
        }
    }
    let default = Words::TROMP_TAYLOR;
    let scoring = word(&values, "scoring", |text| match text.to_ascii_uppercase().as_str() {
        "AREA" => Some(Scoring::Area),
        "TERRITORY" => Some(Scoring::Territory),
        _ => None,
    })?
    .unwrap_or(default.scoring);
    let usual_tax = match scoring {
        Scoring::Area => Tax::None,
        Scoring::Territory => Tax::Seki,
    };
    let words = Words {
        ko: word(&values, "ko", |text| match text.to_ascii_uppercase().as_str() {
            "SIMPLE" => Some(Ko::Simple),
            "POSITIONAL" => Some(Ko::Positional),
            "SITUATIONAL" => Some(Ko::Situational),
            _ => None,
        })?
        .unwrap_or(default.ko),
        scoring,
        tax: word(&values, "tax", Tax::named)?.unwrap_or(usual_tax),
        suicide: flag("suicide")?.unwrap_or(default.suicide),
        button: flag("hasButton")?.unwrap_or(default.button),
        bonus: word(&values, "whiteHandicapBonus", HandicapBonus::named)?.unwrap_or(default.bonus),
        friendly_pass: flag("friendlyPassOk")?.unwrap_or(default.friendly_pass),
    };
    let plain = words.implied(komi);
    let single_stone = flag("singleStoneSuicide")?.unwrap_or(false);
    if single_stone && !words.suicide {
        return Err(bad("singleStoneSuicide", "true"));
    }
    let rules = Rules {
        first: word(&values, "first", |text| {
            Color::BOTH.into_iter().find(|color| color.to_string().eq_ignore_ascii_case(text))
        })?
        .unwrap_or(plain.first),
        repetition: word(&values, "repetition", Repetition::named)?.unwrap_or(plain.repetition),
        suicide: if single_stone { Suicide::Allowed } else { plain.suicide },
        virtual_moves: flag("virtual")?.unwrap_or(plain.virtual_moves),
        ending: word(&values, "ending", Ending::named)?.unwrap_or(plain.ending),
        counting: word(&values, "counting", Counting::named)?.unwrap_or(plain.counting),
        public_points: word(&values, "publicPoints", PublicPoints::named)?.unwrap_or(plain.public_points),
        removal: word(&values, "removal", Removal::named)?.unwrap_or(plain.removal),
        extra_moves: flag("extraMoves")?.unwrap_or(plain.extra_moves),
        unit: word(&values, "unit", Unit::named)?.unwrap_or(plain.unit),
        ..plain
    };
    rules.check()?;
    Ok(rules)
}

/// Reads KataGo's internal form: keys and values run together. `None` where the text is nothing of the kind.
fn compact(text: &str) -> Result<Option<Map<String, Value>>, KataError> {
    // Longer words before their own beginnings.
    const FORM: &[(&str, &str, &[&str])] = &[
        ("KOMI", "komi", &[""]),
        ("KO", "ko", &["SIMPLE", "POSITIONAL", "SITUATIONAL"]),
        ("SCORING", "scoring", &["AREA", "TERRITORY"]),
        ("SCORE", "scoring", &["AREA", "TERRITORY"]),
        ("TAX", "tax", &["NONE", "SEKI", "ALL"]),
        ("SUI", "suicide", &["0", "1"]),
        ("BUTTON", "hasButton", &["0", "1"]),
        ("WHB", "whiteHandicapBonus", &["0", "N-1", "N"]),
        ("FPOK", "friendlyPassOk", &["0", "1"]),
    ];
    let text = text.to_ascii_uppercase();
    let mut rest = text.as_str();
    let mut object = Map::new();
    while !rest.is_empty() {
        let Some((key, values, after)) =
            FORM.iter().find_map(|(start, key, values)| Some((*key, *values, rest.strip_prefix(start)?)))
        else {
            return Ok(None);
        };
        let Some((value, after)) = values.iter().find_map(|value| Some((*value, after.strip_prefix(value)?))) else {
            return Ok(None);
        };
        if key == "komi" {
            return Err(KataError::Komi);
        }
        let value = if is_flag(key) { Value::Bool(value == "1") } else { value.into() };
        object.insert(key.to_string(), value);
        rest = after.trim_start();
    }
    Ok((!object.is_empty()).then_some(object))
}

#[cfg(test)]
#[path = "kata_tests.rs"]
mod tests;
