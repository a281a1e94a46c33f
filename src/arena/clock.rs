//! Time controls: their one-line syntax, the clocks that keep them, and how an engine is told of them.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// How much time a side has for its moves.
///
/// | text | means |
/// | --- | --- |
/// | `none` | no clock |
/// | `2s/move` | two seconds for each move |
/// | `10m` | ten minutes for the game (sudden death) |
/// | `10m+5s` | Fischer: ten minutes, and five seconds more after every move |
/// | `10m+3x30s` | byo-yomi: then three periods of thirty seconds |
/// | `10m+30s/25` | Canadian: then thirty seconds for every 25 moves |
///
/// Times are numbers with `ms`, `s` (also without a letter), `m` or `h`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum TimeControl {
    /// No clock.
    None,
    /// So much for each move.
    PerMove(Duration),
    /// So much for all moves.
    Absolute(Duration),
    /// So much to begin with, and more after every move.
    Fischer {
        /// Time to begin with.
        main: Duration,
        /// What each move adds.
        increment: Duration,
    },
    /// Main time, then periods: one is lost whenever a move takes longer than it.
    ByoYomi {
        /// Time before the periods.
        main: Duration,
        /// Length of a period.
        period: Duration,
        /// How many there are.
        periods: u32,
    },
    /// Main time, then so much for every so many moves.
    Canadian {
        /// Time before the overtime.
        main: Duration,
        /// Time for a block of moves.
        period: Duration,
        /// Moves in a block.
        stones: u32,
    },
}

/// The text is no time control.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is no time control: none, 2s/move, 10m, 10m+5s (Fischer), 10m+3x30s (byo-yomi) or 10m+30s/25 (Canadian)"
)]
pub struct BadTime(String);

/// Reads `90`, `1.5s`, `250ms`, `10m`, `1h`.
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
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    let number: f64 = digits.parse().ok().filter(|_| plain)?;
    // More than a year is a slip of the pen, and would overflow sums of times.
    (number * unit < 3.2e7).then(|| Duration::from_secs_f64(number * unit))
}

/// The shortest text that [`parse_duration`] reads back.
fn duration_text(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    match time.subsec_nanos() {
        0 if time.as_secs() > 0 && time.as_secs().is_multiple_of(60) => format!("{}m", time.as_secs() / 60),
        _ => format!("{seconds}s"),
    }
}

impl FromStr for TimeControl {
    type Err = BadTime;

    fn from_str(text: &str) -> Result<TimeControl, BadTime> {
        let parse = || {
            let text = text.trim();
            if text == "none" {
                return Some(TimeControl::None);
            }
            if let Some(time) = text.strip_suffix("/move") {
                return parse_duration(time).filter(|time| !time.is_zero()).map(TimeControl::PerMove);
            }
            let Some((main, rest)) = text.split_once('+') else {
                return parse_duration(text).filter(|time| !time.is_zero()).map(TimeControl::Absolute);
            };
            let main = parse_duration(main)?;
            let some = |time: &Duration| !time.is_zero();
            let count = |text: &str| text.trim().parse().ok().filter(|count| (1..=1000).contains(count));
            if let Some((periods, period)) = rest.split_once('x') {
                let period = parse_duration(period).filter(some)?;
                return Some(TimeControl::ByoYomi { main, period, periods: count(periods)? });
            }
            if let Some((period, stones)) = rest.split_once('/') {
                let period = parse_duration(period).filter(some)?;
                return Some(TimeControl::Canadian { main, period, stones: count(stones)? });
            }
            let increment = parse_duration(rest).filter(some)?;
            (!main.is_zero()).then_some(TimeControl::Fischer { main, increment })
        };
        parse().ok_or_else(|| BadTime(text.to_string()))
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = duration_text;
        match *self {
            TimeControl::None => f.write_str("none"),
            TimeControl::PerMove(time) => write!(f, "{}/move", text(time)),
            TimeControl::Absolute(main) => f.write_str(&text(main)),
            TimeControl::Fischer { main, increment } => write!(f, "{}+{}", text(main), text(increment)),
            TimeControl::ByoYomi { main, period, periods } => {
                write!(f, "{}+{periods}x{}", text(main), text(period))
            }
            TimeControl::Canadian { main, period, stones } => {
                write!(f, "{}+{}/{stones}", text(main), text(period))
            }
        }
    }
}

impl TryFrom<String> for TimeControl {
    type Error = BadTime;

    fn try_from(text: String) -> Result<TimeControl, BadTime> {
        text.parse()
    }
}

impl From<TimeControl> for String {
    fn from(control: TimeControl) -> String {
        control.to_string()
    }
}

impl TimeControl {
    /// Main time, for the `TM` property of a game record.
    pub fn main(self) -> Option<Duration> {
        match self {
            TimeControl::None => None,
            TimeControl::PerMove(_) => Some(Duration::ZERO),
            TimeControl::Absolute(main)
            | TimeControl::Fischer { main, .. }
            | TimeControl::ByoYomi { main, .. }
            | TimeControl::Canadian { main, .. } => Some(main),
        }
    }

    /// Overtime in words, for the `OT` property of a game record.
    pub fn overtime(self) -> Option<String> {
        match self {
            TimeControl::None | TimeControl::Absolute(_) => None,
            TimeControl::PerMove(time) => Some(format!("{} s per move", time.as_secs_f64())),
            TimeControl::Fischer { increment, .. } => Some(format!("{} s fischer", increment.as_secs_f64())),
            TimeControl::ByoYomi { period, periods, .. } => {
                Some(format!("{periods}x{} byo-yomi", period.as_secs_f64()))
            }
            TimeControl::Canadian { period, stones, .. } => Some(format!("{stones}/{} canadian", period.as_secs_f64())),
        }
    }

    /// The commands that tell an engine of this control, best first; the first one it lists is to be sent. None where
    /// there is nothing to tell. A control that plain GTP has no word for is told as the nearest one that gives no more
    /// time than there is.
    pub fn gtp_commands(self) -> Vec<String> {
        let seconds = |time: Duration| time.as_secs_f64();
        let plain = |main, period, stones: u32| format!("time_settings {main} {period} {stones}");
        match self {
            TimeControl::None => Vec::new(),
            TimeControl::PerMove(time) => vec![plain(0.0, seconds(time), 1)],
            TimeControl::Absolute(main) => vec![plain(seconds(main), 0.0, 0)],
            TimeControl::Fischer { main, increment } => vec![
                format!("kata-time_settings fischer {} {}", seconds(main), seconds(increment)),
                plain(seconds(main), 0.0, 0),
            ],
            TimeControl::ByoYomi { main, period, periods } => vec![
                format!("kata-time_settings byoyomi {} {} {periods}", seconds(main), seconds(period)),
                format!("kgs-time_settings byoyomi {} {} {periods}", seconds(main), seconds(period)),
                plain(seconds(main), seconds(period), 1),
            ],
            TimeControl::Canadian { main, period, stones } => vec![plain(seconds(main), seconds(period), stones)],
        }
    }
}

/// A side's clock in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    /// Main time left; in overtime, time left of the period.
    left: Duration,
    overtime: bool,
    /// Moves still to be made in the block (Canadian), or periods left (byo-yomi).
    count: u32,
}

/// A move came after the clock had run out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfTime {
    /// How much too late.
    pub late: Duration,
}

impl Clock {
    /// A clock at the start of a game.
    pub fn new(control: TimeControl) -> Clock {
        let mut clock = Clock { control, left: Duration::ZERO, overtime: false, count: 0 };
        match control {
            TimeControl::None => {}
            TimeControl::PerMove(time) => clock.left = time,
            TimeControl::Absolute(main) | TimeControl::Fischer { main, .. } => clock.left = main,
            TimeControl::ByoYomi { main, .. } | TimeControl::Canadian { main, .. } => {
                clock.left = main;
                if main.is_zero() {
                    clock.enter_overtime();
                }
            }
        }
        clock
    }

    fn enter_overtime(&mut self) {
        self.overtime = true;
        match self.control {
            TimeControl::ByoYomi { period, periods, .. } => (self.left, self.count) = (period, periods),
            TimeControl::Canadian { period, stones, .. } => (self.left, self.count) = (period, stones),
            TimeControl::None | TimeControl::PerMove(_) | TimeControl::Absolute(_) | TimeControl::Fischer { .. } => {}
        }
    }

    /// The most time the next move may take, or `None` without a clock.
    pub fn limit(&self) -> Option<Duration> {
        match self.control {
            TimeControl::None => None,
            TimeControl::PerMove(_) | TimeControl::Absolute(_) | TimeControl::Fischer { .. } => Some(self.left),
            TimeControl::ByoYomi { period, periods, .. } => Some(match self.overtime {
                false => self.left + period * periods,
                true => self.left + period * (self.count - 1),
            }),
            TimeControl::Canadian { period, .. } => {
                Some(self.left + if self.overtime { Duration::ZERO } else { period })
            }
        }
    }

    /// Takes the time of a move off the clock. A move beyond the limit leaves a clock that has just enough time for it,
    /// so that a referee who lets it pass can go on.
    pub fn spend(&mut self, time: Duration) -> Result<(), OutOfTime> {
        let Some(limit) = self.limit() else { return Ok(()) };
        let late = time.saturating_sub(limit);
        let mut time = time.min(limit);
        match self.control {
            TimeControl::None | TimeControl::PerMove(_) => {}
            TimeControl::Absolute(_) => self.left -= time,
            TimeControl::Fischer { increment, .. } => self.left = self.left - time + increment,
            TimeControl::ByoYomi { period, .. } => {
                if !self.overtime && time <= self.left {
                    self.left -= time;
                } else {
                    if !self.overtime {
                        time -= self.left;
                        self.enter_overtime();
                    }
                    while time > period && self.count > 1 {
                        time -= period;
                        self.count -= 1;
                    }
                    // A period that was not used up begins anew.
                    self.left = period;
                }
            }
            TimeControl::Canadian { period, stones, .. } => {
                if !self.overtime && time <= self.left {
                    self.left -= time;
                } else {
                    if !self.overtime {
                        time -= self.left;
                        self.enter_overtime();
                    }
                    self.left -= time;
                    self.count -= 1;
                    if self.count == 0 {
                        (self.left, self.count) = (period, stones);
                    }
                }
            }
        }
        if late.is_zero() { Ok(()) } else { Err(OutOfTime { late }) }
    }

    /// The arguments of `time_left`, seconds and stones (periods, in byo-yomi, where `periods` says that the engine
    /// counts those), or `None` without a clock. Seconds are rounded down, so that no engine thinks it has more.
    pub fn gtp_left(&self, periods: bool) -> Option<(u64, u32)> {
        let seconds = self.left.as_secs();
        match self.control {
            TimeControl::None => None,
            TimeControl::PerMove(_) => Some((seconds, 1)),
            TimeControl::Absolute(_) | TimeControl::Fischer { .. } => Some((seconds, 0)),
            TimeControl::ByoYomi { .. } if self.overtime => Some((seconds, if periods { self.count } else { 1 })),
            TimeControl::Canadian { .. } if self.overtime => Some((seconds, self.count)),
            TimeControl::ByoYomi { .. } | TimeControl::Canadian { .. } => Some((seconds, 0)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn clock(text: &str) -> Clock {
        Clock::new(text.parse().unwrap())
    }

    #[test]
    fn every_control_reads_back() {
        for text in ["none", "2s/move", "0.25s/move", "10m", "10m+5s", "1m+3x30s", "0s+25x10s", "10m+30s/25"] {
            assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
        }
        assert_eq!("90".parse(), Ok(TimeControl::Absolute(90 * SECOND)));
        assert_eq!("1h".parse(), Ok(TimeControl::Absolute(3600 * SECOND)));
        assert_eq!("250ms/move".parse(), Ok(TimeControl::PerMove(SECOND / 4)));
    }

    #[test]
    fn what_is_no_control_is_refused() {
        for text in
            ["", "fast", "0", "-5", "0/move", "10m+", "10m+0s", "0+5", "10m+0x30s", "10m+30s/0", "1e9", "inf", "nan"]
        {
            assert!(text.parse::<TimeControl>().is_err(), "{text}");
        }
    }

    #[test]
    fn absolute_time_runs_down() {
        let mut clock = clock("10");
        assert_eq!(clock.spend(4 * SECOND), Ok(()));
        assert_eq!((clock.limit(), clock.gtp_left(false)), (Some(6 * SECOND), Some((6, 0))));
        assert_eq!(clock.spend(7 * SECOND), Err(OutOfTime { late: SECOND }));
        assert_eq!(clock.limit(), Some(Duration::ZERO));
    }

    #[test]
    fn fischer_adds_after_every_move() {
        let mut clock = clock("10+5");
        assert_eq!(clock.spend(9 * SECOND), Ok(()));
        assert_eq!(clock.limit(), Some(6 * SECOND));
    }

    #[test]
    fn byo_yomi_loses_a_period_for_each_one_used_up() {
        let mut clock = clock("10+3x5s");
        assert_eq!(clock.limit(), Some(25 * SECOND));
        assert_eq!(clock.spend(12 * SECOND), Ok(()));
        assert_eq!(
            (clock.limit(), clock.gtp_left(true), clock.gtp_left(false)),
            (Some(15 * SECOND), Some((5, 3)), Some((5, 1)))
        );
        assert_eq!(clock.spend(5 * SECOND), Ok(()));
        assert_eq!(clock.limit(), Some(15 * SECOND));
        assert_eq!(clock.spend(11 * SECOND), Ok(()));
        assert_eq!(clock.limit(), Some(5 * SECOND));
        assert_eq!(clock.spend(6 * SECOND), Err(OutOfTime { late: SECOND }));
    }

    #[test]
    fn canadian_overtime_begins_anew_with_each_block() {
        let mut clock = clock("0+10s/2");
        assert_eq!(clock.gtp_left(false), Some((10, 2)));
        assert_eq!(clock.spend(4 * SECOND), Ok(()));
        assert_eq!(clock.gtp_left(false), Some((6, 1)));
        assert_eq!(clock.spend(6 * SECOND), Ok(()));
        assert_eq!(clock.gtp_left(false), Some((10, 2)));
        assert_eq!(clock.spend(11 * SECOND), Err(OutOfTime { late: SECOND }));
    }

    #[test]
    fn main_time_runs_over_into_canadian_overtime() {
        let mut clock = clock("3+10s/2");
        assert_eq!(clock.spend(5 * SECOND), Ok(()));
        assert_eq!(clock.gtp_left(false), Some((8, 1)));
    }

    #[test]
    fn each_move_has_the_same_time() {
        let mut clock = clock("2s/move");
        assert_eq!(clock.spend(2 * SECOND), Ok(()));
        assert_eq!(clock.spend(3 * SECOND), Err(OutOfTime { late: SECOND }));
        assert_eq!(clock.limit(), Some(2 * SECOND));
    }

    #[test]
    fn engines_are_told_in_the_words_they_list() {
        let commands = |text: &str| text.parse::<TimeControl>().unwrap().gtp_commands();
        assert_eq!(commands("none"), Vec::<String>::new());
        assert_eq!(commands("0.5s/move"), ["time_settings 0 0.5 1"]);
        assert_eq!(commands("10m+30s/25"), ["time_settings 600 30 25"]);
        assert_eq!(commands("1m+5s"), ["kata-time_settings fischer 60 5", "time_settings 60 0 0"]);
    }
}
