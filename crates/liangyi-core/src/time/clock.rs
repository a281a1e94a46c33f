//! The clock of one side: the time left, and how a move changes it.

use std::time::Duration;

use super::control::TimeControl;

const SECOND: Duration = Duration::from_secs(1);

/// A time in whole seconds, as an arbiter may tell it.
fn rounded_up(time: Duration) -> Duration {
    Duration::from_secs(time.as_secs().saturating_add((time.subsec_nanos() > 0).into()))
}

/// The clock of one side.
///
/// A move that takes exactly the time left is in time, and one that takes exactly a period of byo-yomi does not use the
/// period up.
///
/// ```
/// use std::time::Duration;
///
/// use liangyi_core::time::{Clock, TimeControl, moves_to_come};
///
/// // A minute, then three periods of ten seconds.
/// let control: TimeControl = "1m+3x10s".parse()?;
/// let mut clock = Clock::new(control);
/// assert_eq!(clock.limit(), Some(Duration::from_secs(90)));
/// assert!(clock.budget(moves_to_come(361)) < clock.limit());
///
/// // A move of 75 seconds uses up the main time and one period.
/// assert_eq!(clock.spend(Duration::from_secs(75)), Duration::ZERO);
/// assert_eq!((clock.left(), clock.count()), (Duration::from_secs(10), 2));
///
/// // A move of 21 seconds is one second too long.
/// assert_eq!(clock.spend(Duration::from_secs(21)), Duration::from_secs(1));
/// # Ok::<(), liangyi_core::time::BadTimeControl>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clock {
    pub(super) control: TimeControl,
    /// Time left: of the main time, or of the present period.
    pub(super) left: Duration,
    /// Moves left in a Canadian period, or periods left of byo-yomi; 0 in the main time.
    pub(super) count: u32,
}

impl Clock {
    /// A clock at the start of a game.
    pub fn new(control: TimeControl) -> Clock {
        let mut clock = Clock { control, left: control.main().unwrap_or_default(), count: 0 };
        if clock.left.is_zero() {
            clock.begin_overtime();
        }
        clock
    }

    /// The time left in the main time or in the present period; zero without a clock.
    pub fn left(&self) -> Duration {
        self.left
    }

    /// The moves left in a Canadian period, or the periods left of byo-yomi, the present one included; 0 in the main
    /// time.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// The time control of the clock.
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// Begins the first period, if there is an overtime.
    fn begin_overtime(&mut self) {
        match self.control {
            TimeControl::Canadian { period, stones, .. } => (self.left, self.count) = (period, stones.get()),
            TimeControl::ByoYomi { period, periods, .. } => (self.left, self.count) = (period, periods.get()),
            TimeControl::Unlimited | TimeControl::Absolute { .. } | TimeControl::Fischer { .. } => {}
        }
    }

    /// Sets the clock to the arbiter's, as GTP's `time_left` reports it: `left` is the time left in the main time or in
    /// the present period, `count` as in [`count`](Clock::count). Without a time control, one is derived from them.
    /// What is more than a period can hold is main time, whatever `count` says: so clocks of other kinds are passed on.
    ///
    /// GTP has whole seconds. Rounded up, they may be more than a period, which they then mean. Rounded down, any time
    /// below a second is 0: the period is meant if it may still be whole, or else the own clock's time below a second.
    pub fn set(&mut self, left: Duration, count: u32) {
        let own = *self;
        (self.left, self.count) = (left, count);
        if self.control == TimeControl::Unlimited {
            // The arbiter keeps a clock that it has not announced.
            self.control = match count {
                0 => TimeControl::Absolute { main: left },
                _ => TimeControl::canadian(Duration::ZERO, left, count),
            };
        }
        match self.control {
            TimeControl::Unlimited | TimeControl::Absolute { .. } | TimeControl::Fischer { .. } => {
                self.count = 0;
                self.keep_below_a_second(own);
            }
            // The main time has just run out.
            TimeControl::Canadian { .. } | TimeControl::ByoYomi { .. } if count == 0 && left.is_zero() => {
                self.begin_overtime();
            }
            TimeControl::Canadian { period, .. } | TimeControl::ByoYomi { period, .. } if left > rounded_up(period) => {
                self.count = 0
            }
            TimeControl::Canadian { .. } | TimeControl::ByoYomi { .. } if count == 0 => {}
            // Every move has a period from its beginning.
            TimeControl::ByoYomi { period, .. } if left.is_zero() => self.left = period,
            TimeControl::Canadian { period, stones, .. } if left.is_zero() => {
                if count >= stones.get() {
                    self.left = period;
                } else if period < SECOND {
                    self.left = period / stones.get() * count;
                } else {
                    self.keep_below_a_second(own);
                }
            }
            TimeControl::Canadian { period, .. } | TimeControl::ByoYomi { period, .. } => self.left = left.min(period),
        }
    }

    /// Takes the time left from the `own` clock as it was, where the arbiter has said 0 and that may be its time.
    fn keep_below_a_second(&mut self, own: Clock) {
        if self.left.is_zero() && own.count == self.count && own.left < SECOND {
            self.left = own.left;
        }
    }

    /// The clock as it is seen after the first `elapsed` of a move that goes on.
    pub fn running(&self, elapsed: Duration) -> Clock {
        let (mut clock, mut elapsed) = (*self, elapsed);
        if clock.count == 0 && elapsed >= clock.left {
            elapsed -= clock.left;
            clock.left = Duration::ZERO;
            clock.begin_overtime();
        }
        if let TimeControl::ByoYomi { period, .. } = clock.control {
            while elapsed >= clock.left && clock.count > 1 {
                elapsed -= clock.left;
                (clock.left, clock.count) = (period, clock.count - 1);
            }
        }
        clock.left = clock.left.saturating_sub(elapsed);
        clock
    }

    /// The most time that the next move may take, all periods included; `None` without a clock. A longer move forfeits
    /// the game.
    pub fn limit(&self) -> Option<Duration> {
        let spare = match self.control {
            TimeControl::Unlimited => return None,
            TimeControl::Absolute { .. } => Duration::ZERO,
            TimeControl::Fischer { per_move, .. } => return Some(self.left.min(per_move)),
            TimeControl::Canadian { .. } if self.count > 0 => Duration::ZERO,
            TimeControl::Canadian { period, .. } => period,
            TimeControl::ByoYomi { period, .. } if self.count > 0 => period.saturating_mul(self.count - 1),
            TimeControl::ByoYomi { period, periods, .. } => period.saturating_mul(periods.get()),
        };
        Some(self.left.saturating_add(spare))
    }

    /// Takes the time of a move off the clock. Returns by how much it exceeded the [`limit`](Clock::limit): zero if the
    /// move was in time. A move that exceeds it forfeits the game; if the arbiter tolerates it, the clock continues
    /// without main time, and byo-yomi in its last period.
    pub fn spend(&mut self, elapsed: Duration) -> Duration {
        let overrun = self.limit().map_or(Duration::ZERO, |limit| elapsed.saturating_sub(limit));
        match self.control {
            TimeControl::Unlimited => {}
            TimeControl::Absolute { .. } => self.left = self.left.saturating_sub(elapsed),
            TimeControl::Fischer { increment, cap, .. } => {
                self.left = self.left.saturating_sub(elapsed).saturating_add(increment).min(cap);
            }
            TimeControl::Canadian { .. } | TimeControl::ByoYomi { .. } if self.count > 0 => {
                self.spend_overtime(elapsed)
            }
            TimeControl::Canadian { .. } | TimeControl::ByoYomi { .. } if elapsed <= self.left => {
                self.left -= elapsed;
                if self.left.is_zero() {
                    self.begin_overtime();
                }
            }
            TimeControl::Canadian { .. } | TimeControl::ByoYomi { .. } => {
                let rest = elapsed - self.left;
                self.begin_overtime();
                self.spend_overtime(rest);
            }
        }
        overrun
    }

    /// Takes the time of a move off the present period.
    fn spend_overtime(&mut self, mut elapsed: Duration) {
        match self.control {
            TimeControl::Canadian { period, stones, .. } => {
                self.left = self.left.saturating_sub(elapsed);
                self.count -= 1;
                if self.count == 0 {
                    (self.left, self.count) = (period, stones.get());
                }
            }
            TimeControl::ByoYomi { period, .. } => {
                while elapsed > self.left && self.count > 1 {
                    elapsed -= self.left;
                    (self.left, self.count) = (period, self.count - 1);
                }
                // A period that is not used up begins anew.
                self.left = period;
            }
            TimeControl::Unlimited | TimeControl::Absolute { .. } | TimeControl::Fischer { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn secs(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    fn clock(text: &str) -> Clock {
        Clock::new(text.parse().unwrap())
    }

    fn left(clock: &Clock) -> (Duration, u32) {
        (clock.left, clock.count)
    }

    #[test]
    fn absolute_time_runs_down() {
        let mut clock = clock("10");
        assert_eq!(clock.spend(4 * SECOND), Duration::ZERO);
        assert_eq!((clock.limit(), left(&clock)), (Some(6 * SECOND), (6 * SECOND, 0)));
        assert_eq!(clock.spend(7 * SECOND), SECOND);
        assert_eq!(clock.limit(), Some(Duration::ZERO));
    }

    #[test]
    fn fischer_adds_after_every_move() {
        let mut clock = clock("10+5");
        assert_eq!(clock.spend(9 * SECOND), Duration::ZERO);
        assert_eq!(clock.limit(), Some(6 * SECOND));
    }

    #[test]
    fn fischer_adds_after_the_move_up_to_its_cap() {
        let control = TimeControl::Fischer { main: secs(10), increment: secs(3), cap: secs(12), per_move: secs(4) };
        let mut clock = Clock::new(control);
        assert_eq!(clock.spend(secs(4)), Duration::ZERO);
        assert_eq!(clock.left, secs(9));
        clock.spend(secs(0));
        assert_eq!(clock.left, secs(12));
        assert!(clock.budget(1).unwrap() <= secs(4));
        assert_eq!(clock.limit(), Some(secs(4)));
        assert_eq!(clock.spend(secs(5)), SECOND);
    }

    #[test]
    fn byo_yomi_loses_a_period_for_each_one_used_up() {
        let mut clock = clock("10+3x5s");
        assert_eq!(clock.limit(), Some(25 * SECOND));
        assert_eq!(clock.spend(12 * SECOND), Duration::ZERO);
        assert_eq!((clock.limit(), left(&clock)), (Some(15 * SECOND), (5 * SECOND, 3)));
        assert_eq!(clock.spend(5 * SECOND), Duration::ZERO);
        assert_eq!(clock.limit(), Some(15 * SECOND));
        assert_eq!(clock.spend(11 * SECOND), Duration::ZERO);
        assert_eq!(clock.limit(), Some(5 * SECOND));
        assert_eq!(clock.spend(6 * SECOND), SECOND);
    }

    #[test]
    fn a_byo_yomi_period_is_lost_only_when_it_is_outlasted() {
        let mut clock = Clock::new(TimeControl::byo_yomi(secs(5), secs(10), 3));
        clock.spend(secs(6));
        assert_eq!(left(&clock), (secs(10), 3));
        clock.spend(secs(25));
        assert_eq!(left(&clock), (secs(10), 1));
        clock.spend(secs(9));
        assert_eq!(left(&clock), (secs(10), 1));
    }

    #[test]
    fn canadian_overtime_begins_anew_with_each_period() {
        let mut clock = clock("0+10s/2");
        assert_eq!(left(&clock), (10 * SECOND, 2));
        assert_eq!(clock.spend(4 * SECOND), Duration::ZERO);
        assert_eq!(left(&clock), (6 * SECOND, 1));
        assert_eq!(clock.spend(6 * SECOND), Duration::ZERO);
        assert_eq!(left(&clock), (10 * SECOND, 2));
        assert_eq!(clock.spend(11 * SECOND), SECOND);
    }

    #[test]
    fn main_time_runs_over_into_canadian_overtime() {
        let mut clock = clock("3+10s/2");
        assert_eq!(clock.spend(5 * SECOND), Duration::ZERO);
        assert_eq!(left(&clock), (8 * SECOND, 1));
    }

    #[test]
    fn a_canadian_period_begins_anew_when_its_stones_are_played() {
        let mut clock = Clock::new(TimeControl::canadian(secs(10), secs(20), 2));
        clock.spend(secs(9));
        assert_eq!(left(&clock), (secs(1), 0));
        // The second that is left and two of the period; this move is the period's first.
        clock.spend(secs(3));
        assert_eq!(left(&clock), (secs(18), 1));
        clock.spend(secs(17));
        assert_eq!(left(&clock), (secs(20), 2));
    }

    #[test]
    fn each_move_has_the_same_time() {
        let mut clock = clock("2s/move");
        assert_eq!(clock.spend(2 * SECOND), Duration::ZERO);
        assert_eq!(clock.spend(3 * SECOND), SECOND);
        assert_eq!(clock.limit(), Some(2 * SECOND));
    }

    #[test]
    fn a_move_that_takes_exactly_what_is_left_is_in_time() {
        // What the clock shows after a first move that takes all that it may, and after one that takes a moment more.
        for (control, after) in [
            ("10", (Duration::ZERO, 0)),
            ("10+5", (5 * SECOND, 0)),
            ("10+5s,20s,4s", (11 * SECOND, 0)),
            ("10+3x5s", (5 * SECOND, 1)),
            ("10+5s/2", (Duration::ZERO, 1)),
            ("2s/move", (2 * SECOND, 1)),
        ] {
            let limit = clock(control).limit().unwrap();
            let mut exact = clock(control);
            assert_eq!((exact.spend(limit), left(&exact)), (Duration::ZERO, after), "{control}");
            let moment = Duration::from_nanos(1);
            assert_eq!(clock(control).spend(limit + moment), moment, "{control}");
        }
        // A move that takes exactly the main time is the last one of the main time, and of no period.
        for (control, overtime) in [("10+3x5s", (5 * SECOND, 3)), ("10+5s/2", (5 * SECOND, 2))] {
            let mut clock = clock(control);
            assert_eq!((clock.spend(10 * SECOND), left(&clock)), (Duration::ZERO, overtime), "{control}");
        }
    }

    #[test]
    fn more_than_a_period_can_hold_is_main_time() {
        // As a server passes Fischer time on: every move is the only one of a short period.
        for control in ["0+20s/1", "5m+20s/1", "0+20s/5", "5m+3x20s"] {
            let mut clock = clock(control);
            clock.set(secs(300), 1);
            assert_eq!(left(&clock), (secs(300), 0), "{control}");
            assert!(clock.budget(50).unwrap() <= secs(60), "{control}");
            assert!(clock.limit().unwrap() >= secs(300), "{control}");
            // Main time is followed by the period.
            assert_eq!(clock.spend(secs(290)), Duration::ZERO);
            assert_eq!(left(&clock), (secs(10), 0), "{control}");
            // What a period holds stays a period.
            for held in [1, 20] {
                clock.set(secs(held), 1);
                assert_eq!(left(&clock), (secs(held), 1), "{control}");
            }
        }
    }

    #[test]
    fn the_arbiters_clock_overrules_the_own_one() {
        let mut clock = Clock::new(TimeControl::canadian(secs(600), secs(30), 10));
        clock.set(secs(8), 2);
        assert!(clock.budget(50).unwrap() <= secs(4));
        // Clients say `0 0` when the main time has just run out.
        clock.set(secs(0), 0);
        assert_eq!(left(&clock), (secs(30), 10));
        let mut unannounced = Clock::new(TimeControl::Unlimited);
        unannounced.set(secs(60), 0);
        assert!(unannounced.budget(30).unwrap() <= secs(2));
    }

    /// The budget of the first move once the arbiter has told `left` and `count`.
    fn budget_told(control: &str, left: u64, count: u32) -> Duration {
        let mut clock = clock(control);
        clock.set(secs(left), count);
        clock.budget(24).unwrap()
    }

    #[test]
    fn a_side_that_is_told_0_thinks_for_its_period() {
        let ms = Duration::from_millis;
        for (control, count, period) in [
            ("0.5s/move", 1, ms(500)),
            ("2s/move", 1, ms(2000)),
            ("0+0.5s/2", 2, ms(250)),
            ("0+0.5s/2", 1, ms(250)),
            ("1m+0.5s/2", 1, ms(250)),
            ("1m+30s/10", 10, ms(3000)),
            ("0+3x0.4s", 1, ms(400)),
            ("10m+3x30s", 1, ms(30_000)),
            ("10m+3x30s", 3, ms(30_000)),
            // The main time is over.
            ("0.7s+3x0.4s", 0, ms(400)),
            ("10m+30s/10", 0, ms(3000)),
            // A clock without periods: the increment, while there is as much left by its own clock.
            ("0.5s+0.4s", 1, ms(400)),
        ] {
            let budget = budget_told(control, 0, count);
            assert!(budget > period / 2 && budget <= period, "{control} {count}: {budget:?}");
        }
        // What is over is over: neither of these has a period before it that may still be whole.
        for (control, count) in [("10", 1), ("10", 0), ("1m+5s", 1), ("0+30s/10", 3)] {
            assert_eq!(budget_told(control, 0, count), Duration::ZERO, "{control} {count}");
        }
        assert!(!budget_told("0.8s", 0, 1).is_zero());
        // Four seconds and a half of a Canadian period of five are gone, which whole seconds call all of them.
        let mut canadian = clock("0+5s/2");
        canadian.spend(Duration::from_millis(4500));
        canadian.set(secs(0), 1);
        assert_eq!(left(&canadian), (Duration::from_millis(500), 1));
    }

    #[test]
    fn a_period_told_in_whole_seconds_is_no_longer_than_it_is() {
        for (control, told, count) in
            [("0.5s/move", 1, 1), ("1.5s/move", 2, 1), ("1m+3x1.2s", 2, 3), ("0+0.3s/2", 1, 2)]
        {
            let mut clock = clock(control);
            let (TimeControl::Canadian { period, .. } | TimeControl::ByoYomi { period, .. }) = clock.control else {
                unreachable!()
            };
            clock.set(secs(told), count);
            assert_eq!(left(&clock), (period, count), "{control}");
            clock.set(secs(told + 1), count);
            assert_eq!(left(&clock), (secs(told + 1), 0), "{control}");
        }
    }

    #[test]
    fn a_running_clock_goes_on_into_the_periods() {
        let shown = |control: &str, elapsed: u64| left(&clock(control).running(secs(elapsed)));
        assert_eq!(shown("10+3x5s", 4), (secs(6), 0));
        assert_eq!(shown("10+3x5s", 10), (secs(5), 3));
        assert_eq!(shown("10+3x5s", 17), (secs(3), 2));
        assert_eq!(shown("10+3x5s", 60), (secs(0), 1));
        assert_eq!(shown("10+5s/2", 12), (secs(3), 2));
        assert_eq!(shown("10+5s", 12), (secs(0), 0));
        assert_eq!(shown("2s/move", 1), (secs(1), 1));
        assert_eq!(shown("none", 1), (secs(0), 0));
    }
}
