//! A clock in the words of GTP: the commands that announce a time control, and the time left.
//!
//! GTP has whole seconds, and many engines take fractions. No engine gets less than half of the time that it has.

use std::time::Duration;

use liangyi_core::time::{Clock, TimeControl};

/// Which numbers of seconds an engine takes in `time_left`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seconds {
    /// Whole ones, as the standard has it.
    Whole,
    /// Decimals too.
    Fractions,
}

impl Seconds {
    /// A time left as an engine is told it: rounded down, to whole seconds or to milliseconds, so that no engine
    /// believes that it has more. Only a time that would become 0 is rounded up: an engine that is told 0 does not
    /// think at all.
    pub fn text(self, left: Duration) -> String {
        let per_second: u32 = match self {
            Seconds::Whole => 1,
            Seconds::Fractions => 1000,
        };
        let units = left.saturating_mul(per_second).as_secs().max((!left.is_zero()).into());
        (units as f64 / f64::from(per_second)).to_string()
    }
}

/// The commands that announce a time control, best first: the first one that the engine lists is to be sent. Empty
/// where there is nothing to announce. A control that plain GTP cannot express becomes the nearest one that gives no
/// more time than there is; limits of single Fischer moves are lost. The commands have fractions of a second, those of
/// KGS whole seconds, rounded up: their definition has no others.
pub fn announcements(control: TimeControl) -> Vec<String> {
    let seconds = |time: Duration| time.as_secs_f64();
    let plain = |main, period, stones: u32| format!("time_settings {main} {period} {stones}");
    match control {
        TimeControl::Unlimited => Vec::new(),
        TimeControl::Absolute { main } => vec![plain(seconds(main), 0.0, 0)],
        TimeControl::Canadian { main, period, stones } => vec![plain(seconds(main), seconds(period), stones.get())],
        TimeControl::ByoYomi { main, period, periods } => {
            let numbers = format!("byoyomi {} {} {periods}", seconds(main), seconds(period));
            vec![
                format!("kata-time_settings {numbers}"),
                in_whole_seconds(&format!("kgs-time_settings {numbers}")),
                plain(seconds(main), seconds(period), 1),
            ]
        }
        TimeControl::Fischer { main, increment, cap, per_move } => {
            let (main, increment) = (seconds(main), seconds(increment));
            let extended = match (cap, per_move) {
                (Duration::MAX, Duration::MAX) => format!("kata-time_settings fischer {main} {increment}"),
                (cap, per_move) => {
                    // The command has no word for a limit that is missing; a year is as good.
                    let limit = |time: Duration| seconds(time.min(Duration::from_secs(365 * 24 * 60 * 60)));
                    let (cap, per_move) = (limit(cap), limit(per_move));
                    format!("kata-time_settings fischer-capped {main} {increment} {cap} {per_move}")
                }
            };
            vec![extended, plain(main, 0.0, 0)]
        }
    }
}

/// A command that announces a time control, with its numbers rounded up.
pub fn in_whole_seconds(command: &str) -> String {
    let whole = |word: &str| word.parse().map_or_else(|_| word.to_string(), |number: f64| number.ceil().to_string());
    command.split(' ').map(whole).collect::<Vec<String>>().join(" ")
}

/// The time and the stones of `time_left`, once a move has taken the time `owed`; `None` without a clock. In byo-yomi
/// the stones are the periods left if the engine `counts_periods`, as the extensions of GTP do, else 1.
pub fn time_left(clock: &Clock, owed: Duration, counts_periods: bool) -> Option<(Duration, u32)> {
    let shown = clock.running(owed);
    let stones = match shown.control() {
        TimeControl::Unlimited => return None,
        TimeControl::ByoYomi { .. } if !counts_periods => shown.count().min(1),
        _ => shown.count(),
    };
    Some((shown.left(), stones))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    /// What an engine that takes whole seconds is told.
    fn told(clock: &Clock, owed: Duration, counts_periods: bool) -> Option<(String, u32)> {
        time_left(clock, owed, counts_periods).map(|(left, stones)| (Seconds::Whole.text(left), stones))
    }

    fn time_left_now(clock: &Clock, counts_periods: bool) -> Option<(Duration, u32)> {
        time_left(clock, Duration::ZERO, counts_periods)
    }

    fn clock(text: &str) -> Clock {
        Clock::new(text.parse().unwrap())
    }

    #[test]
    fn engines_are_told_in_the_words_they_list() {
        let commands = |text: &str| announcements(text.parse().unwrap());
        assert_eq!(commands("none"), Vec::<String>::new());
        assert_eq!(commands("0.5s/move"), ["time_settings 0 0.5 1"]);
        assert_eq!(commands("10m+30s/25"), ["time_settings 600 30 25"]);
        assert_eq!(commands("1m+5s"), ["kata-time_settings fischer 60 5", "time_settings 60 0 0"]);
        assert_eq!(commands("1m+5s,2m,30s"), ["kata-time_settings fischer-capped 60 5 120 30", "time_settings 60 0 0"]);
        let year = 365 * 24 * 60 * 60;
        assert_eq!(commands("1m+5s,none,30s")[0], format!("kata-time_settings fischer-capped 60 5 {year} 30"));
        let byo_yomi =
            ["kata-time_settings byoyomi 1.5 0.4 3", "kgs-time_settings byoyomi 2 1 3", "time_settings 1.5 0.4 1"];
        assert_eq!(commands("1.5s+3x0.4s"), byo_yomi);
        assert_eq!(in_whole_seconds("time_settings 1.5 0.4 1"), "time_settings 2 1 1");
    }

    #[test]
    fn the_time_left_is_that_of_the_period_with_its_stones() {
        let mut absolute = clock("10");
        assert_eq!(absolute.spend(4 * SECOND), Duration::ZERO);
        assert_eq!(time_left_now(&absolute, false), Some((6 * SECOND, 0)));
        assert_eq!(told(&absolute, Duration::from_millis(2500), false), Some(("3".to_string(), 0)));
        let mut byo_yomi = clock("10+3x5s");
        assert_eq!(time_left_now(&byo_yomi, true), Some((10 * SECOND, 0)));
        assert_eq!(time_left(&byo_yomi, 12 * SECOND, true), Some((3 * SECOND, 3)));
        assert_eq!(byo_yomi.spend(12 * SECOND), Duration::ZERO);
        assert_eq!(time_left_now(&byo_yomi, true), Some((5 * SECOND, 3)));
        assert_eq!(time_left_now(&byo_yomi, false), Some((5 * SECOND, 1)));
        assert_eq!(time_left(&byo_yomi, 6 * SECOND, true), Some((4 * SECOND, 2)));
        let mut canadian = clock("0+10s/2");
        assert_eq!(time_left_now(&canadian, false), Some((10 * SECOND, 2)));
        assert_eq!(canadian.spend(4 * SECOND), Duration::ZERO);
        assert_eq!(time_left_now(&canadian, false), Some((6 * SECOND, 1)));
        assert_eq!(canadian.spend(6 * SECOND), Duration::ZERO);
        assert_eq!(time_left_now(&canadian, false), Some((10 * SECOND, 2)));
        let mut overrunning = clock("3+10s/2");
        assert_eq!(overrunning.spend(5 * SECOND), Duration::ZERO);
        assert_eq!(time_left_now(&overrunning, false), Some((8 * SECOND, 1)));
        assert_eq!(time_left_now(&clock("2s/move"), false), Some((2 * SECOND, 1)));
        assert_eq!(time_left_now(&clock("none"), false), None);
    }

    #[test]
    fn no_engine_is_told_less_than_half_of_its_time() {
        let controls =
            ["0.5s/move", "1.9s/move", "0.7s", "0.6s,0.2s", "0.4s+0.3s", "0.9s+3x0.4s", "0+3x1.5s", "0.3s+0.8s/2"];
        for control in controls {
            let mut clock = clock(control);
            for move_ms in [0, 100, 150, 350, 50] {
                for owed in [0, 30, 500, 1700].map(Duration::from_millis) {
                    let (left, _) = time_left(&clock, owed, true).unwrap();
                    let has_time = clock.limit().unwrap() > owed;
                    assert!(!left.is_zero() || !has_time || clock.limit() < Some(clock.left()), "{control} {owed:?}");
                    for seconds in [Seconds::Whole, Seconds::Fractions] {
                        let told: f64 = seconds.text(left).parse().unwrap();
                        assert!(told >= left.as_secs_f64() / 2.0, "{control} {owed:?}: {told} of {left:?}");
                        assert!(told <= left.as_secs_f64() || left < SECOND, "{control} {owed:?}: {told} of {left:?}");
                    }
                }
                clock.spend(Duration::from_millis(move_ms));
            }
        }
        assert_eq!(Seconds::Fractions.text(Duration::from_millis(1500)), "1.5");
        assert_eq!(Seconds::Fractions.text(Duration::from_micros(10)), "0.001");
        assert_eq!([Seconds::Whole, Seconds::Fractions].map(|seconds| seconds.text(Duration::ZERO)), ["0", "0"]);
    }
}
