//! How long the next move may take, and deadlines for work that has to end by then.

use std::time::{Duration, Instant};

use super::clock::Clock;
use super::control::TimeControl;

/// The time that a move may lose on its way to the arbiter's clock.
const LAG: Duration = Duration::from_millis(150);
/// The lag of a move takes at most the time of the move divided by this.
const LAG_DIVISOR: u32 = 4;
/// The lag of all moves to come takes at most the time left divided by this.
const TOTAL_LAG_DIVISOR: u32 = 2;
/// The share of an increment, or of a period that has not begun, that a move plans to use. The rest is a reserve.
const OVERTIME_SHARE: f64 = 0.8;

/// The share of the empty points on which a side is expected to play, as numerator and denominator.
const FILLED: (u32, u32) = (3, 10);
/// The least number of moves that a side is expected to make.
const LEAST_MOVES: u32 = 12;

/// The number of moves that a side is expected to make until the end of the game if `empty` points of the board are
/// empty: 3 for 10 empty points, at least 12.
pub fn moves_to_come(empty: u32) -> u32 {
    (empty * FILLED.0 / FILLED.1).max(LEAST_MOVES)
}

/// `time` less the lag of a move.
fn less_lag(time: Duration) -> Duration {
    time - LAG.min(time / LAG_DIVISOR)
}

impl Clock {
    /// How long the next move should take if this side expects to make `moves` more moves, this one included; `None`
    /// without a clock. It is less than [`limit`](Clock::limit): it leaves time for the lag of the connection, at most
    /// 150 ms a move.
    pub fn budget(&self, moves: u32) -> Option<Duration> {
        self.plan(moves).map(|(wanted, most)| wanted.min(less_lag(most)))
    }

    /// How long the next move may take where it is worth more than its [`budget`](Clock::budget), as a decision about
    /// the end of the game is: no less than the budget, less than the [`limit`](Clock::limit), and at most half of a
    /// time that has to last for more moves. `None` without a clock.
    pub fn latest(&self, moves: u32) -> Option<Duration> {
        let (wanted, most) = self.plan(moves)?;
        let most = less_lag(most);
        let may_use = match self.control {
            TimeControl::ByoYomi { .. } => most,
            TimeControl::Unlimited
            | TimeControl::Absolute { .. }
            | TimeControl::Fischer { .. }
            | TimeControl::Canadian { .. } => most / 2,
        };
        Some(wanted.min(most).max(may_use))
    }

    /// The time wanted for the next of `moves` moves, and the time within which it must be made.
    fn plan(&self, moves: u32) -> Option<(Duration, Duration)> {
        let moves = moves.max(1);
        let share = (self.left - LAG.saturating_mul(moves).min(self.left / TOTAL_LAG_DIVISOR)) / moves;
        Some(match self.control {
            TimeControl::Unlimited => return None,
            TimeControl::Absolute { .. } => (share, self.left),
            TimeControl::Fischer { increment, per_move, .. } => {
                (share.saturating_add(increment.mul_f64(OVERTIME_SHARE)), self.left.min(per_move))
            }
            // Every move of a Canadian period has its own lag.
            TimeControl::Canadian { .. } if self.count > 0 => (less_lag(self.left / self.count), self.left),
            TimeControl::ByoYomi { .. } if self.count > 0 => (self.left, self.left),
            // A move begun in the main time may end in the first period, but no later one is planned on.
            TimeControl::Canadian { period, stones, .. } => {
                let overtime = (period / stones.get()).mul_f64(OVERTIME_SHARE);
                (share.saturating_add(overtime), self.left.saturating_add(period))
            }
            TimeControl::ByoYomi { period, .. } => {
                (share.saturating_add(period.mul_f64(OVERTIME_SHARE)), self.left.saturating_add(period))
            }
        })
    }
}

/// The moment by which a computation has to end; [`Deadline::NONE`] never passes.
///
/// ```
/// use std::time::{Duration, Instant};
///
/// use liangyi_core::time::Deadline;
///
/// let now = Instant::now();
/// assert!(Deadline::after(now, Some(Duration::ZERO)).has_passed());
/// assert!(!Deadline::after(now, Some(Duration::from_secs(3600))).has_passed());
/// assert_eq!(Deadline::after(now, None), Deadline::NONE);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deadline(Option<Instant>);

impl Deadline {
    /// None: what has it takes as long as it takes.
    pub const NONE: Deadline = Deadline(None);

    /// The end of a computation that began at `begun` and may take `time`; none where the time is not limited.
    pub fn after(begun: Instant, time: Option<Duration>) -> Deadline {
        Deadline(time.and_then(|time| begun.checked_add(time)))
    }

    /// Whether it has passed.
    #[inline]
    pub fn has_passed(self) -> bool {
        self.0.is_some_and(|end| Instant::now() >= end)
    }

    /// The one that passes first.
    pub fn sooner(self, other: Deadline) -> Deadline {
        Deadline(self.0.into_iter().chain(other.0).min())
    }

    /// The time until then, zero once it has passed; `None` without a deadline.
    pub fn left(self) -> Option<Duration> {
        self.0.map(|end| end.saturating_duration_since(Instant::now()))
    }

    /// The moment; `None` without a deadline.
    pub fn instant(self) -> Option<Instant> {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const fn secs(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn no_clock_gives_no_budget() {
        assert_eq!(Clock::new(TimeControl::Unlimited).budget(30), None);
    }

    #[test]
    fn a_sudden_death_game_is_spread_over_its_moves() {
        let first = Clock::new(TimeControl::canadian(secs(300), secs(0), 0)).budget(100).unwrap();
        assert!(first >= secs(2) && first <= secs(4), "{first:?}");
        // Ten seconds for a game as long as they get on 9x9, though no end is expected sooner than in 12 moves; every
        // move takes a little longer than planned.
        let mut clock = Clock::new(TimeControl::canadian(secs(10), secs(0), 0));
        for made in 0..80 {
            let moves = moves_to_come(81u32.saturating_sub(2 * made));
            clock.spend(clock.budget(moves).unwrap() + Duration::from_millis(5));
        }
        assert!(!clock.left().is_zero());
    }

    #[test]
    fn a_side_expects_to_fill_three_in_ten_of_the_empty_points() {
        assert_eq!([0, 40, 81, 361].map(moves_to_come), [12, 12, 24, 108]);
    }

    fn controls() -> impl Strategy<Value = TimeControl> {
        let time = || (0u64..4_000_000).prop_map(Duration::from_millis);
        prop_oneof![
            time().prop_map(|main| TimeControl::Absolute { main }),
            (time(), time(), 0u32..60).prop_map(|(main, period, stones)| TimeControl::canadian(main, period, stones)),
            (time(), time(), 0u32..20).prop_map(|(main, period, periods)| TimeControl::byo_yomi(main, period, periods)),
            (time(), time(), time(), time()).prop_map(|(main, increment, cap, per_move)| TimeControl::Fischer {
                main,
                increment,
                cap,
                per_move
            }),
        ]
    }

    /// Whether a move that takes `elapsed` loses on time.
    fn forfeits(clock: &Clock, elapsed: Duration) -> bool {
        let spare = match clock.control {
            TimeControl::Unlimited => return false,
            TimeControl::Canadian { period, .. } if clock.count == 0 => period,
            TimeControl::ByoYomi { period, periods, .. } if clock.count == 0 => period * periods.get(),
            TimeControl::ByoYomi { period, .. } => period.saturating_mul(clock.count - 1),
            TimeControl::Canadian { .. } | TimeControl::Absolute { .. } | TimeControl::Fischer { .. } => Duration::ZERO,
        };
        elapsed > clock.left.saturating_add(spare)
    }

    proptest! {
        #[test]
        fn no_budget_goes_beyond_what_is_left(control in controls(), moves in 0u32..400, plies in 1usize..300) {
            let mut clock = Clock::new(control);
            for _ in 0..plies {
                let Some(budget) = clock.budget(moves) else { break };
                prop_assert!(!forfeits(&clock, budget), "{clock:?} {budget:?}");
                prop_assert_eq!(clock.spend(budget), Duration::ZERO);
            }
        }

        #[test]
        fn no_move_ends_later_than_its_clock(control in controls(), moves in 0u32..400, plies in 1usize..300) {
            let mut clock = Clock::new(control);
            for _ in 0..plies {
                let Some(latest) = clock.latest(moves) else { break };
                prop_assert!(!forfeits(&clock, latest), "{clock:?} {latest:?}");
                prop_assert!(Some(latest) >= clock.budget(moves), "{clock:?} {latest:?}");
                prop_assert_eq!(clock.spend(latest), Duration::ZERO);
            }
        }

        #[test]
        fn nothing_said_of_a_clock_breaks_it(control in controls(), left in 0u64..10_000_000, count: u32, moves: u32) {
            let mut clock = Clock::new(control);
            clock.set(Duration::from_millis(left), count);
            let budget = clock.budget(moves);
            prop_assert!(budget.is_none_or(|budget| !forfeits(&clock, budget)));
            clock.spend(Duration::from_millis(left / 2));
            clock.spend(secs(1_000_000));
            clock.budget(moves);
        }
    }
}
