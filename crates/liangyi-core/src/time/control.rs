//! The time control of a game: how much time each side gets.

use std::num::NonZeroU32;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// How much time each side has for its moves; the same for both. Options and stored settings have it as text, see
/// [`TimeControl::from_str`].
///
/// ```
/// use std::time::Duration;
///
/// use liangyi_core::time::TimeControl;
///
/// let control: TimeControl = "10m+5s".parse()?;
/// assert_eq!(control, TimeControl::fischer(Duration::from_secs(600), Duration::from_secs(5)));
/// assert_eq!(control.to_string(), "10m+5s");
/// assert_eq!("2s/move".parse::<TimeControl>()?.fixed_time(), Some(Duration::from_secs(2)));
/// assert!("0+5s".parse::<TimeControl>().is_err(), "no time for the first move");
/// # Ok::<(), liangyi_core::time::BadTimeControl>(())
/// ```
///
/// [`TimeControl::from_str`]: std::str::FromStr::from_str
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum TimeControl {
    /// No clock runs.
    #[default]
    Unlimited,
    /// One amount of time for the whole game, also called sudden death.
    Absolute {
        /// The time.
        main: Duration,
    },
    /// Main time, then periods in each of which a number of moves must be made. A fixed time for every move is this
    /// with no main time and one stone.
    Canadian {
        /// The main time.
        main: Duration,
        /// The length of a period.
        period: Duration,
        /// The number of moves in a period.
        stones: NonZeroU32,
    },
    /// Main time, then a number of periods (读秒); a move that takes longer than a period uses it up.
    ByoYomi {
        /// The main time.
        main: Duration,
        /// The length of a period.
        period: Duration,
        /// The number of periods.
        periods: NonZeroU32,
    },
    /// Every move adds to the time left.
    Fischer {
        /// The time at the start.
        main: Duration,
        /// What a move adds.
        increment: Duration,
        /// The most that the time left can grow to; [`Duration::MAX`] without a limit.
        cap: Duration,
        /// The longest that a single move may take; [`Duration::MAX`] without a limit.
        per_move: Duration,
    },
}

impl TimeControl {
    /// Canadian overtime with the arguments of GTP's `time_settings`: absolute time if `period` is zero, no clock if
    /// only `stones` is.
    pub fn canadian(main: Duration, period: Duration, stones: u32) -> TimeControl {
        match (period.is_zero(), NonZeroU32::new(stones)) {
            (true, _) => TimeControl::Absolute { main },
            (false, None) => TimeControl::Unlimited,
            (false, Some(stones)) => TimeControl::Canadian { main, period, stones },
        }
    }

    /// Main time followed by byo-yomi; absolute time if `period` or `periods` is zero.
    pub fn byo_yomi(main: Duration, period: Duration, periods: u32) -> TimeControl {
        match NonZeroU32::new(periods) {
            Some(periods) if !period.is_zero() => TimeControl::ByoYomi { main, period, periods },
            _ => TimeControl::Absolute { main },
        }
    }

    /// A fixed time for every move: Canadian overtime without main time and with periods of one move.
    pub const fn fixed(per_move: Duration) -> TimeControl {
        TimeControl::Canadian { main: Duration::ZERO, period: per_move, stones: NonZeroU32::MIN }
    }

    /// Fischer time with no limit to the time left or to the time of a move.
    pub const fn fischer(main: Duration, increment: Duration) -> TimeControl {
        TimeControl::Fischer { main, increment, cap: Duration::MAX, per_move: Duration::MAX }
    }

    /// The time for every move if it is [`fixed`](TimeControl::fixed), else `None`.
    pub fn fixed_time(self) -> Option<Duration> {
        match self {
            TimeControl::Canadian { main: Duration::ZERO, period, stones: NonZeroU32::MIN } => Some(period),
            _ => None,
        }
    }

    /// The time at the start of a game, before any overtime; `None` without a clock.
    pub const fn main(self) -> Option<Duration> {
        match self {
            TimeControl::Unlimited => None,
            TimeControl::Absolute { main }
            | TimeControl::Canadian { main, .. }
            | TimeControl::ByoYomi { main, .. }
            | TimeControl::Fischer { main, .. } => Some(main),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn secs(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn time_settings_as_clients_mean_them() {
        assert_eq!(TimeControl::canadian(secs(0), secs(1), 0), TimeControl::Unlimited);
        assert_eq!(TimeControl::canadian(secs(60), secs(0), 0), TimeControl::Absolute { main: secs(60) });
        assert_eq!(
            TimeControl::canadian(secs(0), secs(5), 1),
            TimeControl::Canadian { main: secs(0), period: secs(5), stones: NonZeroU32::MIN }
        );
        assert_eq!(TimeControl::byo_yomi(secs(60), secs(5), 0), TimeControl::Absolute { main: secs(60) });
    }

    #[test]
    fn a_fixed_time_is_a_canadian_period_of_one_move() {
        assert_eq!(TimeControl::canadian(secs(0), secs(5), 1).fixed_time(), Some(secs(5)));
        assert_eq!(TimeControl::fixed(secs(5)).fixed_time(), Some(secs(5)));
        assert_eq!(TimeControl::canadian(secs(1), secs(5), 1).fixed_time(), None);
        assert_eq!(TimeControl::canadian(secs(0), secs(5), 2).fixed_time(), None);
    }
}
