//! Values of options that several commands read in the same way.

use std::time::Duration;

use crate::base::{BadSize, Size};
use crate::time::parse_duration;

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
