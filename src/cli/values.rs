//! Values of options that several commands read in the same way.

use std::time::Duration;

use liangyi_core::base::{BadSize, Size};
use liangyi_core::time::parse_duration;
use liangyi_engine::engine::params::LEVELS;
use liangyi_engine::engine::{EngineSettings, Param};

use super::error::CliError;
use crate::words::Spoken;

/// Reads a board.
pub fn size(text: &str) -> Result<Size, String> {
    text.parse().map_err(|bad: BadSize| bad.to_string())
}

/// Reads a duration with a unit.
pub fn duration(text: &str) -> Result<Duration, String> {
    parse_duration(text).ok_or_else(|| "expected a time such as 90, 1.5s, 250ms, 10m or 1h".to_string())
}

/// Reads a number of seconds.
pub fn seconds(text: &str) -> Result<Duration, String> {
    const MOST: f64 = 1e6;
    match text.parse::<f64>() {
        Ok(seconds) if seconds > 0.0 && seconds <= MOST => Ok(Duration::from_secs_f64(seconds)),
        _ => Err(format!("expected a number of seconds above 0, at most {MOST}")),
    }
}

/// Reads a probability.
pub fn chance(text: &str) -> Result<f64, String> {
    let chance = text.parse().ok().filter(|chance| (0.0..=1.0).contains(chance));
    chance.ok_or_else(|| "expected a number from 0 to 1".to_string())
}

/// Reads a language.
pub fn language(text: &str) -> Result<Spoken, String> {
    Spoken::named(text).ok_or_else(|| "expected en, zh-Hans or zh-Hant, or a locale such as zh_TW".to_string())
}

/// Reads a level of strength.
pub fn level(text: &str) -> Result<u64, String> {
    let level = text.parse().ok().filter(|level| (1..=LEVELS.len() as u64).contains(level));
    level.ok_or_else(|| format!("expected a level, 1 to {}", LEVELS.len()))
}

/// Sets the level of strength, if one is chosen.
pub fn set_level(settings: &mut EngineSettings, level: Option<u64>) -> Result<(), CliError> {
    let (Some(level), Some(param)) = (level, Param::find("level")) else {
        return Ok(());
    };
    param.set(settings, &level.to_string()).map_err(|error| CliError::Usage(error.to_string()))
}
