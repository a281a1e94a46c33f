//! Values of KataGo's parameters. What a value means for the engine stands in [`KataValues::apply`] and the functions
//! before it, and for searches by a network in a file of its own.

use std::collections::BTreeMap;
use std::time::Duration;

use liangyi_core::base::Size;
use liangyi_core::rules::{Komi, Registry, Rules, kata};
use liangyi_engine::engine::EngineSettings;

use super::kata_params::{BadSetting, KataCommand, KataListing, KataParam, KataValue, UNBOUNDED};
use super::view::Perspective;

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
    version: Option<String>,
}

impl KataValues {
    /// The same, with a version to be told in place of any other.
    pub fn with_version(self, version: Option<String>) -> KataValues {
        KataValues { version, ..self }
    }

    /// The version to be told, where one was set.
    pub fn version(&self) -> Option<&str> {
        self.version.as_deref()
    }

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
        let usual = || (param.listing != KataListing::Configuration).then(|| param.read(param.default).ok()).flatten();
        self.set.get(param.name).cloned().or_else(usual)
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
        ["maxVisits", "maxPlayouts"].into_iter().filter_map(|name| self.bound(name)).min()
    }

    /// The bound of this name that is set, if there is one.
    fn bound(&self, name: &str) -> Option<u64> {
        self.whole(name).filter(|&bound| self.has(name) && bound < UNBOUNDED as u64)
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
        // A rate comes back as it was, in decimals.
        Some(Some(((1.0 + threshold) / 2.0 * 1e9).round() / 1e9).filter(|&rate| allowed && rate > 0.0))
    }

    /// For which side values are shown; `usual` where nothing sets it.
    pub fn perspective(&self, usual: Perspective) -> Perspective {
        self.text("reportAnalysisWinratesAs").and_then(|word| Perspective::named(&word)).unwrap_or(usual)
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

    /// Sets a parameter, or with an empty text goes back to its default, and puts that in force in an engine.
    ///
    /// # Errors
    ///
    /// The parameter does not take the value; nothing is changed.
    pub fn put_in(
        &mut self,
        param: &'static KataParam,
        text: &str,
        settings: &mut EngineSettings,
    ) -> Result<(), BadSetting> {
        let mut values = self.of(settings);
        values.put(param, text)?;
        *self = values;
        self.apply(settings);
        match param.name {
            "maxVisits" => settings.visits = self.bound("maxVisits"),
            "maxPlayouts" => settings.playouts = self.bound("maxPlayouts"),
            "maxTime" => settings.time = self.time(),
            _ => {}
        }
        Ok(())
    }

    /// These values with what is in force in an engine, which other commands may have set.
    pub fn of(&self, settings: &EngineSettings) -> KataValues {
        let mut values = self.clone();
        for (name, bound) in [("maxVisits", settings.visits), ("maxPlayouts", settings.playouts)] {
            if self.bound(name) != bound {
                values.keep(name, bound.map(|bound| KataValue::Whole(bound as i64)));
            }
        }
        if self.time() != settings.time {
            values.keep("maxTime", settings.time.map(|time| KataValue::Number(time.as_secs_f64())));
        }
        values.keep("numSearchThreads", Some(KataValue::Whole(settings.threads as i64)));
        values.keep("ponderingEnabled", Some(KataValue::Switch(settings.ponder)));
        if self.resign_below() != Some(settings.resign_below) {
            values.keep("allowResignation", Some(KataValue::Switch(settings.resign_below.is_some())));
            if let Some(rate) = settings.resign_below {
                values.keep("resignThreshold", Some(KataValue::Number(2.0 * rate - 1.0)));
            }
        }
        values
    }

    fn keep(&mut self, name: &'static str, value: Option<KataValue>) {
        match value {
            Some(value) => self.set.insert(name, value),
            None => self.set.remove(name),
        };
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
            (settings.visits, settings.playouts) = (self.bound("maxVisits"), self.bound("maxPlayouts"));
            (settings.whole_searches, settings.level) = (true, None);
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
        if let Some(turns) = self.whole("resignConsecTurns") {
            settings.resigns_after = Some(turns as u32);
        }
        settings.network_params = self.genmove_params();
        if self.has("ponderingEnabled") {
            settings.ponder = self.switch("ponderingEnabled").unwrap_or_default();
        }
    }
}

#[cfg(test)]
mod tests {
    use liangyi_engine::policy::Models;

    use super::super::kata_params::KATA_PARAMS;
    use super::*;
    use crate::protocol::{ConfigLine, config_lines, override_pairs};

    fn set(values: &mut KataValues, pairs: &[(&str, &str)]) -> NotFollowed {
        let mut notes = NotFollowed::default();
        for (name, text) in pairs {
            values.set(name, text, KataCommand::Gtp, &mut notes).expect("a value that it takes");
        }
        notes
    }

    fn settings() -> EngineSettings {
        EngineSettings::new(Models::embedded())
    }

    #[test]
    fn every_parameter_that_gtp_lists_takes_its_default_and_names_are_unique() {
        let mut names = std::collections::HashSet::new();
        for param in KATA_PARAMS {
            assert!(names.insert(param.name), "{}", param.name);
            if param.listing != KataListing::Configuration {
                param.read(param.default).unwrap_or_else(|error| panic!("{error}"));
            }
        }
    }

    #[test]
    fn what_is_set_is_in_force_in_an_engine_and_what_has_no_effect_is_noted() {
        let (mut values, mut engine) = (KataValues::default(), settings());
        let notes = set(
            &mut values,
            &[
                ("maxVisits", "70"),
                ("maxPlayouts", "60.0"),
                ("maxTime", "2.5"),
                ("numSearchThreadsPerAnalysisThread", "3"),
                ("allowResignation", "True"),
                ("resignThreshold", "-0.8"),
                ("resignConsecTurns", "5"),
                ("ponderingEnabled", "true"),
                ("lagBuffer", "1.0"),
                ("trtDeviceToUseThread3", "1"),
                ("novel", "7"),
            ],
        );
        assert_eq!(notes.without_effect, ["lagBuffer", "trtDeviceToUseThread3"]);
        assert_eq!(notes.unknown, ["novel"]);
        values.apply(&mut engine);
        assert_eq!((engine.playouts, engine.visits, engine.threads, engine.ponder), (Some(60), Some(70), 3, true));
        assert_eq!((engine.time, engine.resigns_after), (Some(Duration::from_millis(2500)), Some(5)));
        assert!(engine.resign_below.is_some_and(|rate| (rate - 0.1).abs() < 1e-9));
        set(&mut values, &[("allowResignation", "false"), ("maxTime", "1e20")]);
        values.apply(&mut engine);
        assert_eq!((engine.resign_below, engine.time), (None, None));
    }

    #[test]
    fn a_value_that_is_not_taken_changes_nothing() {
        let mut values = KataValues::default();
        for (name, text) in [
            ("maxVisits", "0"),
            ("maxVisits", "many"),
            ("maxTime", "-1"),
            ("maxTime", "NaN"),
            ("numSearchThreads", "5000"),
            ("reportAnalysisWinratesAs", "GREEN"),
            ("wideRootNoise", "5.1"),
            ("koRule", "SPIGHT"),
            ("conservativePass", "maybe"),
        ] {
            let error = values.set(name, text, KataCommand::Gtp, &mut NotFollowed::default()).unwrap_err();
            assert!(error.to_string().starts_with(&format!("{name} cannot be '{text}': ")), "{error}");
        }
        assert_eq!(values, KataValues::default());
    }

    #[test]
    fn a_parameter_is_what_the_engine_does_whoever_has_set_it() {
        let (mut values, mut engine) = (KataValues::default(), settings());
        let param = |name| KataParam::find(name).expect("a parameter");
        values.put_in(param("maxVisits"), "500", &mut engine).unwrap();
        assert_eq!((engine.visits, engine.playouts, engine.whole_searches), (Some(500), None, true));
        engine.set_playouts(Some(7));
        (engine.threads, engine.resign_below) = (2, None);
        let now = values.of(&engine);
        assert_eq!((now.whole("maxPlayouts"), now.whole("maxVisits")), (Some(7), Some(UNBOUNDED as u64)));
        assert_eq!((now.whole("numSearchThreads"), now.switch("allowResignation")), (Some(2), Some(false)));
        values.put_in(param("maxPlayouts"), "", &mut engine).unwrap();
        assert_eq!((engine.playouts, engine.threads, engine.resign_below), (None, 2, None));
    }

    #[test]
    fn rules_are_a_name_or_keys() {
        let rules = |pairs: &[(&str, &str)]| {
            let mut values = KataValues::default();
            set(&mut values, pairs);
            values.rules(&Registry::new(), Komi::ZERO).map(|rules| rules.map(|rules| kata::to_json(&rules)))
        };
        assert_eq!(rules(&[]), None);
        let japanese = rules(&[("rules", "japanese")]).unwrap().unwrap();
        assert!(japanese.contains(r#""scoring":"TERRITORY""#), "{japanese}");
        let keys = rules(&[("koRule", "SIMPLE"), ("taxRule", "ALL"), ("multiStoneSuicideLegal", "false")]);
        let keys = keys.unwrap().unwrap();
        for part in [r#""ko":"SIMPLE""#, r#""tax":"ALL""#, r#""suicide":false"#] {
            assert!(keys.contains(part), "{keys}");
        }
        assert!(rules(&[("rules", "chess")]).unwrap().unwrap_err().to_string().starts_with("rules cannot be 'chess'"));
    }

    #[test]
    fn threads_are_limited_to_the_cores() {
        for (cores, analysis, search) in [(16, 12, 1), (2, 2, 1), (24, 12, 2), (128, 12, 8)] {
            let mut values = KataValues::default();
            set(&mut values, &[("numAnalysisThreads", "12"), ("numSearchThreads", "8")]);
            values.limit_threads(cores);
            let threads = ["numAnalysisThreads", "numSearchThreads"].map(|name| values.whole(name));
            assert_eq!(threads, [Some(analysis), Some(search)], "{cores}");
        }
    }

    #[test]
    fn a_file_has_settings_comments_and_files_to_include() {
        let text = "\u{feff}# KataGo\n\n maxVisits = 77 # few\nlogDir = \"my \\\"logs\\\" # 1\" # folder\n\
                    @include sub/other.cfg # more\nnumBots=1\n";
        let setting = |key, value: &str| ConfigLine::Setting(key, value.to_string());
        assert_eq!(
            config_lines(text).unwrap(),
            [
                setting("maxVisits", "77"),
                setting("logDir", "my \"logs\" # 1"),
                ConfigLine::Include("sub/other.cfg"),
                setting("numBots", "1")
            ]
        );
        for line in ["maxVisits", "= 5", "a b = 5", "a =", "a = \"b", "a = \"b\" c", "@includes x", "@include"] {
            let error = config_lines(line).unwrap_err().to_string();
            assert!(error.starts_with("line 1 cannot be '"), "{error}");
        }
    }

    #[test]
    fn overrides_are_separated_by_commas() {
        let pairs = override_pairs("homeDataDir=/a=b, reportAnalysisWinratesAs = WHITE,,maxTime=").unwrap();
        assert_eq!(pairs, [("homeDataDir", "/a=b"), ("reportAnalysisWinratesAs", "WHITE"), ("maxTime", "")]);
        assert!(override_pairs("maxVisits").is_err());
    }
}
