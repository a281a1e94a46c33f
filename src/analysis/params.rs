//! The parameters of an analysis under KataGo's names: a configuration file or `-override-config` sets them, and
//! `overrideSettings` of a query changes them.

use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Duration;

use liangyi_core::base::Color;
use liangyi_engine::search::NetworkParams;

/// For which side values are reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Perspective {
    /// Always this side's.
    Of(Color),
    /// The side to move's.
    SideToMove,
}

impl Perspective {
    /// The side that values are reported for where it is the turn of `to_move`.
    pub fn side(self, to_move: Color) -> Color {
        match self {
            Perspective::Of(color) => color,
            Perspective::SideToMove => to_move,
        }
    }
}

/// The parameters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Params {
    /// Playouts for a position.
    pub max_visits: u64,
    /// Wall time for a position.
    pub max_time: Option<Duration>,
    /// Threads that search one position.
    pub search_threads: usize,
    /// For which side values are reported.
    pub perspective: Perspective,
    /// The most moves of a principal variation after its first.
    pub pv_length: usize,
    /// Whether plays of Black's alone before White's first move are handicap stones.
    pub handicap_by_plays: bool,
    /// How a network looks.
    pub network: NetworkParams,
}

impl Default for Params {
    /// What KataGo's example configuration has, but one thread for a position.
    fn default() -> Params {
        Params {
            max_visits: 500,
            max_time: None,
            search_threads: 1,
            perspective: Perspective::Of(Color::Black),
            pv_length: 15,
            handicap_by_plays: true,
            network: NetworkParams::ANALYSIS,
        }
    }
}

/// A parameter does not take a value.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{key} cannot be '{value}': {expected}")]
pub struct BadSetting {
    /// The parameter.
    pub key: String,
    /// The value.
    pub value: String,
    /// What it takes.
    pub expected: String,
}

impl Params {
    /// Visits that a query may ask for.
    pub const VISITS: RangeInclusive<u64> = 1..=1 << 50;
    /// Moves of a principal variation that a query may ask for.
    pub const PV_LENGTH: RangeInclusive<usize> = 1..=1000;
    /// Threads of one kind.
    pub const THREADS: RangeInclusive<usize> = 1..=1024;
    /// KataGo's name for whether plays can be handicap stones.
    pub const HANDICAP_BY_PLAYS: &str = "assumeMultipleStartingBlackMovesAreHandicap";
    /// The longest time in seconds.
    const MOST_SECONDS: f64 = 1e9;

    /// Sets the parameter that KataGo calls `key`. Returns whether there is one with an effect here.
    ///
    /// # Errors
    ///
    /// Where the parameter does not take the value; it then has the value that it had.
    pub fn set(&mut self, key: &str, value: &str) -> Result<bool, BadSetting> {
        match key {
            // A position is searched from nothing, so playouts and visits are the same.
            "maxVisits" | "maxPlayouts" => self.max_visits = number(key, value, &Params::VISITS)?,
            "maxTime" => self.max_time = Some(seconds(key, value)?),
            "numSearchThreads" | "numSearchThreadsPerAnalysisThread" => {
                self.search_threads = number(key, value, &Params::THREADS)?;
            }
            "reportAnalysisWinratesAs" => self.perspective = perspective(key, value)?,
            Params::HANDICAP_BY_PLAYS => self.handicap_by_plays = switch(key, value)?,
            "analysisPVLen" => self.pv_length = number(key, value, &Params::PV_LENGTH)?,
            _ => return Ok(false),
        }
        Ok(true)
    }
}

fn bad(key: &str, value: &str, expected: String) -> BadSetting {
    BadSetting { key: key.to_string(), value: value.chars().take(40).collect(), expected }
}

/// Reads a whole number within `range`; KataGo also writes whole numbers as `500.0`.
pub fn number<T>(key: &str, value: &str, range: &RangeInclusive<T>) -> Result<T, BadSetting>
where
    T: FromStr + PartialOrd + std::fmt::Display,
{
    let digits = value.strip_suffix(".0").unwrap_or(value);
    let expected = || format!("a whole number from {} to {}", range.start(), range.end());
    digits.parse().ok().filter(|number| range.contains(number)).ok_or_else(|| bad(key, value, expected()))
}

fn seconds(key: &str, value: &str) -> Result<Duration, BadSetting> {
    match value.parse::<f64>() {
        // KataGo's word for no limit is a very large number.
        Ok(seconds) if seconds >= 0.0 => Ok(Duration::from_secs_f64(seconds.min(Params::MOST_SECONDS))),
        _ => Err(bad(key, value, "a number of seconds".to_string())),
    }
}

fn switch(key: &str, value: &str) -> Result<bool, BadSetting> {
    match value.to_ascii_lowercase().as_str() {
        "true" => Ok(true),
        "false" => Ok(false),
        _ => Err(bad(key, value, "true or false".to_string())),
    }
}

fn perspective(key: &str, value: &str) -> Result<Perspective, BadSetting> {
    match value.to_ascii_uppercase().as_str() {
        "BLACK" | "B" => Ok(Perspective::Of(Color::Black)),
        "WHITE" | "W" => Ok(Perspective::Of(Color::White)),
        "SIDETOMOVE" => Ok(Perspective::SideToMove),
        _ => Err(bad(key, value, "BLACK, WHITE or SIDETOMOVE".to_string())),
    }
}

/// What a configuration sets.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Config {
    /// The parameters of an analysis.
    pub params: Params,
    /// Positions that are analysed at the same time, if it says.
    pub analysis_threads: Option<usize>,
}

impl Config {
    /// Takes over a configuration file: lines `key = value`, `#` begins a comment. Returns the keys that have no effect
    /// here.
    ///
    /// # Errors
    ///
    /// Where a key does not take its value.
    pub fn read_file(&mut self, text: &str) -> Result<Vec<String>, BadSetting> {
        self.set_all(text.lines().map(|line| line.split('#').next().unwrap_or_default()))
    }

    /// Takes over `key=value` pairs separated by commas. Returns the keys that have no effect here.
    ///
    /// # Errors
    ///
    /// Where a key does not take its value.
    pub fn read_overrides(&mut self, text: &str) -> Result<Vec<String>, BadSetting> {
        self.set_all(text.split(','))
    }

    fn set_all<'a>(&mut self, pairs: impl Iterator<Item = &'a str>) -> Result<Vec<String>, BadSetting> {
        let mut without_effect = Vec::new();
        for pair in pairs.map(str::trim).filter(|pair| !pair.is_empty()) {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            let (key, value) = (key.trim(), value.trim().trim_matches('"'));
            if key == "numAnalysisThreads" {
                self.analysis_threads = Some(number(key, value, &Params::THREADS)?);
            } else if !self.params.set(key, value)? {
                without_effect.push(key.to_string());
            }
        }
        Ok(without_effect)
    }

    /// Limits the threads to `cores` in all: files are written for programs whose threads wait for a GPU.
    pub fn limit_threads(&mut self, cores: usize) {
        self.analysis_threads = self.analysis_threads.map(|threads| threads.min(cores));
        let at_once = self.analysis_threads.unwrap_or(1);
        self.params.search_threads = self.params.search_threads.min((cores / at_once).max(1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_parameter_is_set_under_katagos_name() {
        let mut params = Params::default();
        for (key, value) in [
            ("maxVisits", "70"),
            ("maxTime", "2.5"),
            ("numSearchThreads", "3"),
            ("reportAnalysisWinratesAs", "SideToMove"),
            ("analysisPVLen", "4"),
            ("assumeMultipleStartingBlackMovesAreHandicap", "False"),
        ] {
            assert_eq!(params.set(key, value), Ok(true), "{key}");
        }
        let expected = Params {
            max_visits: 70,
            max_time: Some(Duration::from_millis(2500)),
            search_threads: 3,
            perspective: Perspective::SideToMove,
            pv_length: 4,
            handicap_by_plays: false,
        };
        assert_eq!(params, expected);
        assert_eq!(params.set("numSearchThreadsPerAnalysisThread", "2"), Ok(true));
        assert_eq!(params.set("maxPlayouts", "9.0"), Ok(true));
        assert_eq!((params.search_threads, params.max_visits), (2, 9));
        assert_eq!(params.set("maxTime", "1e20"), Ok(true));
        assert_eq!(params.max_time, Some(Duration::from_secs(1_000_000_000)));
    }

    #[test]
    fn what_has_no_effect_here_is_said_to_have_none() {
        let mut params = Params::default();
        assert_eq!(params.set("wideRootNoise", "0.04"), Ok(false));
        assert_eq!(params, Params::default());
    }

    #[test]
    fn a_value_that_is_not_taken_changes_nothing() {
        let mut params = Params::default();
        for (key, value) in [
            ("maxVisits", "0"),
            ("maxVisits", "many"),
            ("maxTime", "-1"),
            ("maxTime", "NaN"),
            ("numSearchThreads", "2000"),
            ("reportAnalysisWinratesAs", "GREEN"),
            ("analysisPVLen", "0"),
            ("assumeMultipleStartingBlackMovesAreHandicap", "maybe"),
        ] {
            let error = params.set(key, value).unwrap_err();
            assert!(error.to_string().starts_with(&format!("{key} cannot be '{value}': ")), "{error}");
        }
        assert_eq!(params, Params::default());
    }

    #[test]
    fn a_file_sets_what_it_can_and_the_rest_is_named() {
        let mut config = Config::default();
        let text = "# KataGo\n\nmaxVisits = 77 # few\nlogDir = \"logs\"\nnumAnalysisThreads=12\nnumSearchThreads = 8\n";
        assert_eq!(config.read_file(text), Ok(vec!["logDir".to_string()]));
        assert_eq!(
            (config.params.max_visits, config.analysis_threads, config.params.search_threads),
            (77, Some(12), 8)
        );
        config.limit_threads(16);
        assert_eq!((config.analysis_threads, config.params.search_threads), (Some(12), 1));
        config.limit_threads(2);
        assert_eq!((config.analysis_threads, config.params.search_threads), (Some(2), 1));
    }

    #[test]
    fn overrides_are_separated_by_commas() {
        let mut config = Config::default();
        let unused = config.read_overrides("homeDataDir=/a=b, reportAnalysisWinratesAs = WHITE,,analysisPVLen=3");
        assert_eq!(unused, Ok(vec!["homeDataDir".to_string()]));
        assert_eq!(config.params.pv_length, 3);
        let error = config.read_overrides("numAnalysisThreads=no").unwrap_err();
        assert_eq!(error.to_string(), "numAnalysisThreads cannot be 'no': a whole number from 1 to 1024");
    }
}
