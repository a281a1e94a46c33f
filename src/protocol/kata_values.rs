//! Values of [KataGo's parameters](super::kata_params), and the texts that set them: configuration files, pairs of a key
//! and a value. What a value means for the engine stands in [`KataValues::apply`] and the functions before it.

use std::collections::BTreeMap;
use std::time::Duration;

use liangyi_core::base::Size;
use liangyi_core::rules::{Komi, Registry, Rules, kata};
use liangyi_engine::engine::EngineSettings;

use super::kata_params::{BadSetting, KataCommand, KataParam, KataValue, UNBOUNDED};

/// KataGo's name for whether plays of Black's alone can be handicap stones.
pub const HANDICAP_BY_PLAYS: &str = "assumeMultipleStartingBlackMovesAreHandicap";
/// From here on a time is no bound; KataGo's own number for none is 1e20.
const NO_TIME_BOUND: f64 = 1e9;
/// The most threads of one kind.
pub const MOST_THREADS: usize = 1024;

/// Settings that have been named and are not followed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NotFollowed {
    /// Parameters of KataGo's that have no effect in the command.
    pub without_effect: Vec<String>,
    /// Names that are no parameter's.
    pub unknown: Vec<String>,
}

/// Values of parameters: those that something has set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct KataValues {
    set: BTreeMap<&'static str, KataValue>,
}

impl KataValues {
    /// Sets a parameter for a command, or with an empty text goes back to its default. What is not followed is noted.
    ///
    /// # Errors
    ///
    /// The parameter does not take the value; nothing is changed.
    pub fn set(
        &mut self,
        name: &str,
        text: &str,
        command: KataCommand,
        notes: &mut NotFollowed,
    ) -> Result<(), BadSetting> {
        let Some(param) = KataParam::find(name) else {
            let known = KataParam::is_without_row(name);
            if known { &mut notes.without_effect } else { &mut notes.unknown }.push(name.to_string());
            return Ok(());
        };
        self.put(param, text)?;
        if !param.acts_in.contains(&command) {
            notes.without_effect.push(name.to_string());
        }
        Ok(())
    }

    /// Sets a parameter, or with an empty text goes back to its default.
    ///
    /// # Errors
    ///
    /// The parameter does not take the value; nothing is changed.
    pub fn put(&mut self, param: &'static KataParam, text: &str) -> Result<(), BadSetting> {
        if text.is_empty() {
            self.set.remove(param.name);
        } else {
            self.set.insert(param.name, param.read(text)?);
        }
        Ok(())
    }

    /// Whether something has set the parameter of this name.
    pub fn has(&self, name: &str) -> bool {
        self.set.contains_key(name)
    }

    /// The value of a parameter: that which is set, or else its default, where it has one.
    pub fn get(&self, param: &KataParam) -> Option<KataValue> {
        self.set.get(param.name).cloned().or_else(|| param.read(param.default).ok())
    }

    fn named(&self, name: &str) -> Option<KataValue> {
        KataParam::find(name).and_then(|param| self.get(param))
    }

    /// The value of a parameter that is true or false.
    pub fn switch(&self, name: &str) -> Option<bool> {
        match self.named(name)? {
            KataValue::Switch(on) => Some(on),
            KataValue::Whole(_) | KataValue::Number(_) | KataValue::Text(_) => None,
        }
    }

    /// The value of a parameter that is a number.
    pub fn number(&self, name: &str) -> Option<f64> {
        match self.named(name)? {
            KataValue::Number(number) => Some(number),
            KataValue::Whole(number) => Some(number as f64),
            KataValue::Switch(_) | KataValue::Text(_) => None,
        }
    }

    /// The value of a parameter that is a whole number from 0.
    pub fn whole(&self, name: &str) -> Option<u64> {
        match self.named(name)? {
            KataValue::Whole(number) => u64::try_from(number).ok(),
            KataValue::Switch(_) | KataValue::Number(_) | KataValue::Text(_) => None,
        }
    }

    /// The value of a parameter that is a word or a text.
    pub fn text(&self, name: &str) -> Option<String> {
        match self.named(name)? {
            KataValue::Text(text) => Some(text),
            KataValue::Switch(_) | KataValue::Whole(_) | KataValue::Number(_) => None,
        }
    }

    /// The bound on visits that is set, if there is one: visits and playouts are the same in a tree that begins empty.
    pub fn visits(&self) -> Option<u64> {
        let bounds = ["maxVisits", "maxPlayouts"].map(|name| self.whole(name).filter(|_| self.has(name)));
        bounds.into_iter().flatten().min().filter(|&visits| visits < UNBOUNDED as u64)
    }

    /// The bound on time that is set, if there is one. No time at all is the least there is.
    pub fn time(&self) -> Option<Duration> {
        let seconds = self.number("maxTime").filter(|&seconds| self.has("maxTime") && seconds < NO_TIME_BOUND)?;
        Some(Duration::from_secs_f64(seconds.max(0.001)))
    }

    /// The win rate below which the engine resigns, if that is set: `Some(None)` where it never does. KataGo's number
    /// is from -1, a loss, to 1.
    pub fn resign_below(&self) -> Option<Option<f64>> {
        const USUAL: f64 = -0.9;
        let allowed = self.switch("allowResignation").filter(|_| self.has("allowResignation"))?;
        let threshold = self.number("resignThreshold").unwrap_or(USUAL);
        Some(Some((1.0 + threshold) / 2.0).filter(|&rate| allowed && rate > 0.0))
    }

    /// The rules that are set, by their name, by their JSON or key by key, if they are.
    ///
    /// # Errors
    ///
    /// They are none.
    pub fn rules(&self, registry: &Registry, komi: Komi) -> Option<Result<Rules, BadSetting>> {
        const KEYS: [(&str, &str); 7] = [
            ("koRule", "ko"),
            ("scoringRule", "scoring"),
            ("taxRule", "tax"),
            ("multiStoneSuicideLegal", "suicide"),
            ("hasButton", "hasButton"),
            ("friendlyPassOk", "friendlyPassOk"),
            ("whiteHandicapBonus", "whiteHandicapBonus"),
        ];
        let read = |text: &str| {
            kata::parse(text, registry, komi).map_err(|error| BadSetting::new("rules", text, error.to_string()))
        };
        if let Some(text) = self.text("rules") {
            return Some(read(&text));
        }
        let keys: serde_json::Map<String, serde_json::Value> = KEYS
            .iter()
            .filter_map(|&(name, key)| {
                let value = match self.set.get(name)? {
                    KataValue::Text(word) => serde_json::Value::from(word.as_str()),
                    KataValue::Switch(on) => serde_json::Value::from(*on),
                    KataValue::Whole(_) | KataValue::Number(_) => return None,
                };
                Some((key.to_string(), value))
            })
            .collect();
        (!keys.is_empty()).then(|| read(&serde_json::Value::Object(keys).to_string()))
    }

    /// Limits the threads that are set to `cores` in all: files are written for programs whose threads wait for a GPU.
    pub fn limit_threads(&mut self, cores: usize) {
        let at_once = self.limited("numAnalysisThreads", cores).unwrap_or(1);
        self.limited("numSearchThreads", (cores / at_once).max(1));
    }

    /// Limits a number that is set, and returns it.
    fn limited(&mut self, name: &str, most: usize) -> Option<usize> {
        match self.set.get_mut(name)? {
            KataValue::Whole(number) => {
                *number = (*number).min(most as i64);
                usize::try_from(*number).ok()
            }
            KataValue::Switch(_) | KataValue::Number(_) | KataValue::Text(_) => None,
        }
    }

    /// The board at the start, if that is set.
    pub fn board_size(&self) -> Option<Size> {
        let side = |name| self.whole(name).or_else(|| self.whole("defaultBoardSize"));
        Size::new(side("defaultBoardXSize")? as u32, side("defaultBoardYSize")? as u32)
    }

    /// Puts what is set of bounds, threads, resignation and pondering in force in an engine.
    pub fn apply(&self, settings: &mut EngineSettings) {
        if self.has("maxVisits") || self.has("maxPlayouts") {
            (settings.playouts, settings.plays_by_network) = (self.visits(), true);
        }
        if self.has("maxTime") {
            settings.time = self.time();
        }
        if let Some(threads) = self.whole("numSearchThreads").filter(|_| self.has("numSearchThreads")) {
            settings.threads = (threads as usize).min(MOST_THREADS);
        }
        if let Some(resign_below) = self.resign_below() {
            settings.resign_below = resign_below;
        }
        if self.has("ponderingEnabled") {
            settings.ponder = self.switch("ponderingEnabled").unwrap_or_default();
        }
    }
}

/// A line of a configuration file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConfigLine<'a> {
    /// `KEY = VALUE`.
    Setting(&'a str, String),
    /// `@include FILE`: the lines of another file, whose path begins in the folder of this one.
    Include(&'a str),
}

/// The lines of a configuration file: `#` begins a comment, a value may stand in double quotes.
///
/// # Errors
///
/// A line that is neither a setting nor names a file.
pub fn config_lines<'a>(text: &'a str) -> Result<Vec<ConfigLine<'a>>, BadSetting> {
    let lines = text.trim_start_matches('\u{feff}').lines().map(str::trim).zip(1..);
    let lines = lines.filter(|(line, _)| !line.is_empty() && !line.starts_with('#'));
    let read = |(line, number): (&'a str, usize)| {
        let bad = || BadSetting::new(&format!("line {number}"), line, "KEY = VALUE or @include FILE");
        config_line(line).ok_or_else(bad)
    };
    lines.map(read).collect()
}

fn config_line(line: &str) -> Option<ConfigLine<'_>> {
    let blank = |sign: char| sign.is_whitespace() || sign == '=';
    if let Some(rest) = line.strip_prefix("@include").filter(|rest| rest.starts_with(blank)) {
        let path = rest.split('#').next().unwrap_or_default().trim_matches(blank).trim_matches(['\'', '"']);
        return (!path.is_empty()).then_some(ConfigLine::Include(path));
    }
    let (key, value) = line.split_once('=')?;
    let (key, value) = (key.trim_end(), value.trim_start());
    let is_key = !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-'));
    let value = match value.strip_prefix('"') {
        Some(quoted) => unquoted(quoted)?,
        None => value.split('#').next().unwrap_or_default().trim_end().to_string(),
    };
    (is_key && !value.is_empty()).then_some(ConfigLine::Setting(key, value))
}

/// What stands before the closing quotes, after which only a comment may follow.
fn unquoted(quoted: &str) -> Option<String> {
    let (mut text, mut signs) = (String::new(), quoted.chars());
    loop {
        match signs.next()? {
            '"' => break,
            '\\' => text.push(signs.next()?),
            sign => text.push(sign),
        }
    }
    let rest = signs.as_str().trim_start();
    (rest.is_empty() || rest.starts_with('#')).then_some(text)
}

/// The settings of `KEY=VALUE,KEY=VALUE`. One with an empty value goes back to the default.
///
/// # Errors
///
/// A part without `=`.
pub fn override_pairs<'a>(text: &'a str) -> Result<Vec<(&'a str, &'a str)>, BadSetting> {
    let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
    let read = |part: &'a str| {
        let (key, value) = part.split_once('=').ok_or_else(|| BadSetting::new("a setting", part, "KEY=VALUE"))?;
        Ok((key.trim(), value.trim().trim_matches('"')))
    };
    parts.map(read).collect()
}
