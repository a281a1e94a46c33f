//! How an engine is informed of its time in GTP: the commands for a time control, and the arguments of `time_left`.

use std::time::Duration;

use liangyi_core::time::{Clock, TimeControl};

/// The commands that announce a time control, best first: the first one that the engine lists is to be sent. Empty
/// where there is nothing to announce. A control that plain GTP cannot express becomes the nearest one that gives no
/// more time than there is; limits of single Fischer moves are lost.
pub fn announcements(control: TimeControl) -> Vec<String> {
    let seconds = |time: Duration| time.as_secs_f64();
    let plain = |main, period, stones: u32| format!("time_settings {main} {period} {stones}");
    match control {
        TimeControl::Unlimited => Vec::new(),
        TimeControl::Absolute { main } => vec![plain(seconds(main), 0.0, 0)],
        TimeControl::Canadian { main, period, stones } => vec![plain(seconds(main), seconds(period), stones.get())],
        TimeControl::ByoYomi { main, period, periods } => vec![
            format!("kata-time_settings byoyomi {} {} {periods}", seconds(main), seconds(period)),
            format!("kgs-time_settings byoyomi {} {} {periods}", seconds(main), seconds(period)),
            plain(seconds(main), seconds(period), 1),
        ],
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

/// The seconds and stones of `time_left`; `None` without a clock. In byo-yomi the stones are the periods left if the
/// engine `counts_periods`, as the extensions of GTP do, else 1. Seconds are those left without the time `owed`,
/// rounded down, so that no engine believes that it has more.
pub fn time_left(clock: &Clock, owed: Duration, counts_periods: bool) -> Option<(u64, u32)> {
    let stones = match clock.control() {
        TimeControl::Unlimited => return None,
        TimeControl::ByoYomi { .. } if !counts_periods => clock.count().min(1),
        _ => clock.count(),
    };
    Some((clock.left().saturating_sub(owed).as_secs(), stones))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn time_left(clock: &Clock, counts_periods: bool) -> Option<(u64, u32)> {
        super::time_left(clock, Duration::ZERO, counts_periods)
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
    }

    #[test]
    fn the_time_left_is_that_of_the_period_with_its_stones() {
        let mut absolute = clock("10");
        assert_eq!(absolute.spend(4 * SECOND), Duration::ZERO);
        assert_eq!(time_left(&absolute, false), Some((6, 0)));
        assert_eq!(super::time_left(&absolute, Duration::from_millis(2500), false), Some((3, 0)));
        let mut byo_yomi = clock("10+3x5s");
        assert_eq!(time_left(&byo_yomi, true), Some((10, 0)));
        assert_eq!(byo_yomi.spend(12 * SECOND), Duration::ZERO);
        assert_eq!((time_left(&byo_yomi, true), time_left(&byo_yomi, false)), (Some((5, 3)), Some((5, 1))));
        let mut canadian = clock("0+10s/2");
        assert_eq!(time_left(&canadian, false), Some((10, 2)));
        assert_eq!(canadian.spend(4 * SECOND), Duration::ZERO);
        assert_eq!(time_left(&canadian, false), Some((6, 1)));
        assert_eq!(canadian.spend(6 * SECOND), Duration::ZERO);
        assert_eq!(time_left(&canadian, false), Some((10, 2)));
        let mut overrunning = clock("3+10s/2");
        assert_eq!(overrunning.spend(5 * SECOND), Duration::ZERO);
        assert_eq!(time_left(&overrunning, false), Some((8, 1)));
        assert_eq!(time_left(&clock("2s/move"), false), Some((2, 1)));
        assert_eq!(time_left(&clock("none"), false), None);
    }
}
