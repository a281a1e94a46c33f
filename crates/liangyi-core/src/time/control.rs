//! Time controls, and how they are written and read, with durations.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;
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

    /// What comes after the main time, in the words of SGF's property `OT`; `None` where nothing does.
    ///
    /// ```
    /// use liangyi_core::time::TimeControl;
    ///
    /// let control: TimeControl = "10m+3x30s".parse()?;
    /// assert_eq!(control.overtime().as_deref(), Some("3x30 byo-yomi"));
    /// # Ok::<(), liangyi_core::time::BadTimeControl>(())
    /// ```
    pub fn overtime(self) -> Option<String> {
        if let Some(time) = self.fixed_time() {
            return Some(format!("{} s per move", time.as_secs_f64()));
        }
        match self {
            TimeControl::Unlimited | TimeControl::Absolute { .. } => None,
            TimeControl::Fischer { increment: Duration::ZERO, per_move: Duration::MAX, .. } => None,
            TimeControl::Fischer { increment: Duration::ZERO, per_move, .. } => {
                Some(format!("at most {} s per move", per_move.as_secs_f64()))
            }
            TimeControl::Fischer { increment, .. } => Some(format!("{} s fischer", increment.as_secs_f64())),
            TimeControl::ByoYomi { period, periods, .. } => {
                Some(format!("{periods}x{} byo-yomi", period.as_secs_f64()))
            }
            TimeControl::Canadian { period, stones, .. } => Some(format!("{stones}/{} canadian", period.as_secs_f64())),
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

/// Times of this many seconds or more are refused: about a year is a typing error, and sums of times must not overflow.
const LONGEST: f64 = 3.2e7;
/// The most stones or periods of an overtime.
const MOST_IN_OVERTIME: u32 = 1000;

/// A text is not a time control; the message lists the forms.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is not a time control: none, 2s/move, 10m, 10m,30s (at most 30s a move), 10m+5s (Fischer), \
     10m+5s,15m,30s (capped Fischer), 10m+3x30s (byo-yomi) or 10m+30s/25 (Canadian)"
)]
pub struct BadTimeControl(pub String);

/// Reads a duration such as `90`, `1.5s`, `250ms`, `10m` or `1h`; a number without a unit is in seconds. `None` for any
/// other text, a negative number among them, and for times of a year or more.
pub fn parse_duration(text: &str) -> Option<Duration> {
    let text = text.trim();
    let digits = text.trim_end_matches(|sign: char| sign.is_ascii_alphabetic());
    let unit = match &text[digits.len()..] {
        "" | "s" => 1.0,
        "ms" => 0.001,
        "m" => 60.0,
        "h" => 3600.0,
        _ => return None,
    };
    let is_plain = digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    let number: f64 = digits.parse().ok().filter(|_| is_plain)?;
    (number * unit < LONGEST).then(|| Duration::from_secs_f64(number * unit))
}

/// A duration as the shortest text that [`parse_duration`] reads back.
struct DurationText(Duration);

impl fmt::Display for DurationText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let DurationText(time) = *self;
        match time.as_secs() {
            seconds if time.subsec_nanos() == 0 && seconds > 0 && seconds.is_multiple_of(60) => {
                write!(f, "{}m", seconds / 60)
            }
            _ => write!(f, "{}s", time.as_secs_f64()),
        }
    }
}

/// A limit of Fischer time: a duration, or `none`.
struct LimitText(Duration);

impl fmt::Display for LimitText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Duration::MAX => f.write_str("none"),
            time => DurationText(time).fmt(f),
        }
    }
}

fn parse_positive(text: &str) -> Option<Duration> {
    parse_duration(text).filter(|time| !time.is_zero())
}

fn parse_limit(text: &str) -> Option<Duration> {
    if text.trim() == "none" { Some(Duration::MAX) } else { parse_positive(text) }
}

fn parse_count(text: &str) -> Option<NonZeroU32> {
    text.trim().parse().ok().filter(|count: &NonZeroU32| count.get() <= MOST_IN_OVERTIME)
}

fn parse(text: &str) -> Option<TimeControl> {
    if text == "none" {
        return Some(TimeControl::Unlimited);
    }
    if let Some(time) = text.strip_suffix("/move") {
        return parse_positive(time).map(TimeControl::fixed);
    }
    let Some((main, rest)) = text.split_once('+') else {
        let Some((main, per_move)) = text.split_once(',') else {
            return parse_positive(text).map(|main| TimeControl::Absolute { main });
        };
        let (main, per_move) = (parse_positive(main)?, parse_positive(per_move)?);
        return Some(TimeControl::Fischer { main, increment: Duration::ZERO, cap: Duration::MAX, per_move });
    };
    let main = parse_duration(main)?;
    if let Some((periods, period)) = rest.split_once('x') {
        return Some(TimeControl::ByoYomi { main, period: parse_positive(period)?, periods: parse_count(periods)? });
    }
    if let Some((period, stones)) = rest.split_once('/') {
        return Some(TimeControl::Canadian { main, period: parse_positive(period)?, stones: parse_count(stones)? });
    }
    if main.is_zero() {
        return None;
    }
    let Some((increment, limits)) = rest.split_once(',') else {
        return parse_positive(rest).map(|increment| TimeControl::fischer(main, increment));
    };
    let (cap, per_move) = limits.split_once(',')?;
    Some(TimeControl::Fischer {
        main,
        increment: parse_positive(increment)?,
        cap: parse_limit(cap)?,
        per_move: parse_limit(per_move)?,
    })
}

/// | text | meaning |
/// | --- | --- |
/// | `none` | no clock |
/// | `2s/move` | two seconds for each move |
/// | `10m` | ten minutes for the game (absolute time) |
/// | `10m,30s` | the same with at most 30 seconds for a move |
/// | `10m+5s` | Fischer: ten minutes, and five more seconds after every move |
/// | `10m+5s,15m,30s` | the same with at most 15 minutes on the clock and 30 seconds for a move |
/// | `10m+3x30s` | byo-yomi: ten minutes, then three periods of 30 seconds |
/// | `10m+30s/25` | Canadian: ten minutes, then 30 seconds for every 25 moves |
///
/// Times are as [`parse_duration`] reads them. A time control that leaves no time for a move is an error, and so are
/// more than 1000 periods, or moves in a period.
impl FromStr for TimeControl {
    type Err = BadTimeControl;

    fn from_str(text: &str) -> Result<TimeControl, BadTimeControl> {
        parse(text.trim()).ok_or_else(|| BadTimeControl(text.to_string()))
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(time) = self.fixed_time() {
            return write!(f, "{}/move", DurationText(time));
        }
        match *self {
            TimeControl::Unlimited => f.write_str("none"),
            TimeControl::Absolute { main } => DurationText(main).fmt(f),
            TimeControl::Canadian { main, period, stones } => {
                write!(f, "{}+{}/{stones}", DurationText(main), DurationText(period))
            }
            TimeControl::ByoYomi { main, period, periods } => {
                write!(f, "{}+{periods}x{}", DurationText(main), DurationText(period))
            }
            TimeControl::Fischer { main, increment: Duration::ZERO, cap: Duration::MAX, per_move } => {
                write!(f, "{},{}", DurationText(main), LimitText(per_move))
            }
            TimeControl::Fischer { main, increment, cap, per_move } => {
                write!(f, "{}+{}", DurationText(main), DurationText(increment))?;
                if (cap, per_move) == (Duration::MAX, Duration::MAX) {
                    return Ok(());
                }
                write!(f, ",{},{}", LimitText(cap), LimitText(per_move))
            }
        }
    }
}

impl TryFrom<String> for TimeControl {
    type Error = BadTimeControl;

    fn try_from(text: String) -> Result<TimeControl, BadTimeControl> {
        text.parse()
    }
}

impl From<TimeControl> for String {
    fn from(control: TimeControl) -> String {
        control.to_string()
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

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn every_control_reads_back() {
        for text in [
            "none",
            "2s/move",
            "0.25s/move",
            "10m",
            "10m,30s",
            "10m+5s",
            "10m+5s,15m,30s",
            "10m+5s,none,30s",
            "1m+3x30s",
            "0s+25x10s",
            "10m+30s/25",
            "0s+30s/25",
            "1s+30s/1",
        ] {
            assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
        }
        assert_eq!("90".parse(), Ok(TimeControl::Absolute { main: 90 * SECOND }));
        assert_eq!("1h".parse(), Ok(TimeControl::Absolute { main: 3600 * SECOND }));
        assert_eq!("250ms/move".parse(), Ok(TimeControl::fixed(SECOND / 4)));
        assert_eq!("0+2s/1".parse(), Ok(TimeControl::fixed(2 * SECOND)));
    }

    #[test]
    fn what_is_no_control_is_refused() {
        for text in [
            "",
            "fast",
            "0",
            "-5",
            "0/move",
            "10m+",
            "10m,0",
            "10m,none",
            "10m,",
            ",30s",
            "10m,30s,30s",
            "10m+0s",
            "0+5",
            "10m+0x30s",
            "10m+30s/0",
            "10m+5s,15m",
            "10m+5s,0,30s",
            "10m+5s,15m,",
            "1e9",
            "inf",
            "nan",
        ] {
            assert!(text.parse::<TimeControl>().is_err(), "{text}");
        }
    }

    #[test]
    fn overtime_is_written_in_the_words_of_sgf() {
        for (control, words) in [
            ("none", None),
            ("10m", None),
            ("2s/move", Some("2 s per move")),
            ("10m,30s", Some("at most 30 s per move")),
            ("10m+5s", Some("5 s fischer")),
            ("10m+3x30s", Some("3x30 byo-yomi")),
            ("10m+30s/25", Some("25/30 canadian")),
        ] {
            assert_eq!(control.parse::<TimeControl>().unwrap().overtime().as_deref(), words, "{control}");
        }
    }
}
