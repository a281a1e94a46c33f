//! Clocks: time settings, what is left of them, and how much of it the next move may take.

use std::time::Duration;

/// How a game is timed, for each side alike.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TimeSystem {
    /// Not at all.
    #[default]
    Unlimited,
    /// So much for the whole game.
    Absolute {
        /// The time.
        main: Duration,
    },
    /// After the main time, `stones` moves in every period.
    Canadian {
        /// The main time.
        main: Duration,
        /// The length of a period.
        period: Duration,
        /// Moves in a period, at least 1.
        stones: u32,
    },
    /// After the main time, so many periods; one is used up by a move that outlasts it.
    ByoYomi {
        /// The main time.
        main: Duration,
        /// The length of a period.
        period: Duration,
        /// How many there are, at least 1.
        periods: u32,
    },
    /// Every move made adds to the time left.
    Fischer {
        /// The time at start.
        main: Duration,
        /// What a move adds.
        increment: Duration,
        /// What the time left cannot grow beyond.
        cap: Duration,
        /// The longest that a single move may take.
        per_move: Duration,
    },
}

impl TimeSystem {
    /// The meaning of GTP's `time_settings`: Canadian; no limit where a period has no stones; without a period the main
    /// time is all there is.
    pub fn canadian(main: Duration, period: Duration, stones: u32) -> TimeSystem {
        match (period.is_zero(), stones) {
            (false, 0) => TimeSystem::Unlimited,
            (true, _) => TimeSystem::Absolute { main },
            (false, _) => TimeSystem::Canadian { main, period, stones },
        }
    }

    /// Main time and then periods; without a period or periods the main time is all there is.
    pub fn byo_yomi(main: Duration, period: Duration, periods: u32) -> TimeSystem {
        if period.is_zero() || periods == 0 {
            TimeSystem::Absolute { main }
        } else {
            TimeSystem::ByoYomi { main, period, periods }
        }
    }
}

/// One side's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clock {
    system: TimeSystem,
    /// Time left: of the main time, or of the present period.
    left: Duration,
    /// Moves left in a Canadian period, or periods left of a byo-yomi; 0 in the main time.
    count: u32,
}

impl Clock {
    /// What a move may lose on its way to the other side's clock.
    const LAG: Duration = Duration::from_millis(150);

    /// A clock that has not run yet.
    pub fn new(system: TimeSystem) -> Clock {
        let clock = match system {
            TimeSystem::Unlimited => Clock { system, left: Duration::ZERO, count: 0 },
            TimeSystem::Absolute { main } | TimeSystem::Fischer { main, .. } => Clock { system, left: main, count: 0 },
            TimeSystem::Canadian { main, .. } | TimeSystem::ByoYomi { main, .. } => {
                Clock { system, left: main, count: 0 }
            }
        };
        if clock.left.is_zero() { clock.in_overtime() } else { clock }
    }

    /// This clock as its first period begins.
    fn in_overtime(self) -> Clock {
        match self.system {
            TimeSystem::Canadian { period, stones, .. } => Clock { left: period, count: stones, ..self },
            TimeSystem::ByoYomi { period, periods, .. } => Clock { left: period, count: periods, ..self },
            TimeSystem::Unlimited | TimeSystem::Absolute { .. } | TimeSystem::Fischer { .. } => self,
        }
    }

    /// Sets the clock by the arbiter's, as `time_left` tells it: `count` is 0 in the main time, else the moves left in
    /// the period or the periods left.
    pub fn set(&mut self, left: Duration, count: u32) {
        (self.left, self.count) = (left, count);
        let has_overtime = matches!(self.system, TimeSystem::Canadian { .. } | TimeSystem::ByoYomi { .. });
        match self.system {
            // Somebody keeps a clock that was never announced: what he says is all there is.
            TimeSystem::Unlimited if count == 0 => self.system = TimeSystem::Absolute { main: left },
            TimeSystem::Unlimited => {
                self.system = TimeSystem::Canadian { main: Duration::ZERO, period: left, stones: count };
            }
            _ if has_overtime && count == 0 && left.is_zero() => *self = self.in_overtime(),
            _ if !has_overtime => self.count = 0,
            _ => {}
        }
    }

    /// Takes off what a move took.
    pub fn spend(&mut self, mut elapsed: Duration) {
        if self.count == 0 {
            if elapsed < self.left || !matches!(self.system, TimeSystem::Canadian { .. } | TimeSystem::ByoYomi { .. }) {
                self.left = self.left.saturating_sub(elapsed);
                if let TimeSystem::Fischer { increment, cap, .. } = self.system {
                    self.left = self.left.saturating_add(increment).min(cap);
                }
                return;
            }
            elapsed -= self.left;
            *self = self.in_overtime();
        }
        match self.system {
            TimeSystem::Canadian { period, stones, .. } => {
                self.left = self.left.saturating_sub(elapsed);
                self.count -= 1;
                if self.count == 0 {
                    (self.left, self.count) = (period, stones);
                }
            }
            TimeSystem::ByoYomi { period, .. } => {
                while elapsed >= self.left && self.count > 1 {
                    elapsed -= self.left;
                    (self.left, self.count) = (period, self.count - 1);
                }
                self.left = period;
            }
            TimeSystem::Unlimited | TimeSystem::Absolute { .. } | TimeSystem::Fischer { .. } => {}
        }
    }

    /// How long the next move may take when this side expects to make `moves` more, or `None` where no clock runs. Never
    /// more than what is left, less a margin for the way to the arbiter.
    pub fn budget(&self, moves: u32) -> Option<Duration> {
        let moves = moves.max(1);
        // Every move to come loses its own lag; when time is short, half of what is left is kept for that.
        let share = (self.left - Clock::LAG.saturating_mul(moves).min(self.left / 2)) / moves;
        let (wanted, most) = match self.system {
            TimeSystem::Unlimited => return None,
            TimeSystem::Absolute { .. } => (share, self.left),
            TimeSystem::Fischer { increment, per_move, .. } => {
                (share.saturating_add(increment.mul_f64(0.8)), self.left.min(per_move))
            }
            TimeSystem::Canadian { .. } if self.count > 0 => (self.left / self.count, self.left),
            TimeSystem::ByoYomi { .. } if self.count > 0 => (self.left, self.left),
            // The periods can be had as well, but not planned on: a move begun in the main time may end in them.
            TimeSystem::Canadian { period, stones, .. } => {
                (share.saturating_add((period / stones.max(1)).mul_f64(0.8)), self.left.saturating_add(period))
            }
            TimeSystem::ByoYomi { period, .. } => {
                (share.saturating_add(period.mul_f64(0.8)), self.left.saturating_add(period))
            }
        };
        let planned = self.lagless(most);
        let per_stone = match self.system {
            // Every move of a Canadian period loses its own lag.
            TimeSystem::Canadian { .. } if self.count > 0 => self.lagless(wanted),
            _ => wanted,
        };
        Some(per_stone.min(planned))
    }

    /// `time` less the margin, which is at most a quarter of it.
    fn lagless(&self, time: Duration) -> Duration {
        time - Clock::LAG.min(time / 4)
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
    fn time_settings_as_clients_mean_them() {
        assert_eq!(TimeSystem::canadian(secs(0), secs(1), 0), TimeSystem::Unlimited);
        assert_eq!(TimeSystem::canadian(secs(60), secs(0), 0), TimeSystem::Absolute { main: secs(60) });
        assert_eq!(
            TimeSystem::canadian(secs(0), secs(5), 1),
            TimeSystem::Canadian { main: secs(0), period: secs(5), stones: 1 }
        );
        assert_eq!(Clock::new(TimeSystem::Unlimited).budget(30), None);
    }

    #[test]
    fn a_canadian_period_begins_anew_when_its_stones_are_played() {
        let mut clock = Clock::new(TimeSystem::canadian(secs(10), secs(20), 2));
        clock.spend(secs(9));
        assert_eq!((clock.left, clock.count), (secs(1), 0));
        // The second that is left and two of the period; this move is the period's first.
        clock.spend(secs(3));
        assert_eq!((clock.left, clock.count), (secs(18), 1));
        clock.spend(secs(17));
        assert_eq!((clock.left, clock.count), (secs(20), 2));
    }

    #[test]
    fn a_byo_yomi_period_is_lost_only_when_it_is_outlasted() {
        let mut clock = Clock::new(TimeSystem::byo_yomi(secs(5), secs(10), 3));
        clock.spend(secs(6));
        assert_eq!((clock.left, clock.count), (secs(10), 3));
        clock.spend(secs(25));
        assert_eq!((clock.left, clock.count), (secs(10), 1));
        clock.spend(secs(9));
        assert_eq!((clock.left, clock.count), (secs(10), 1));
    }

    #[test]
    fn fischer_adds_after_the_move_up_to_its_cap() {
        let system = TimeSystem::Fischer { main: secs(10), increment: secs(3), cap: secs(12), per_move: secs(4) };
        let mut clock = Clock::new(system);
        clock.spend(secs(4));
        assert_eq!(clock.left, secs(9));
        clock.spend(secs(0));
        assert_eq!(clock.left, secs(12));
        assert!(clock.budget(1).unwrap() <= secs(4));
    }

    #[test]
    fn the_arbiters_clock_overrules_the_own_one() {
        let mut clock = Clock::new(TimeSystem::canadian(secs(600), secs(30), 10));
        clock.set(secs(8), 2);
        assert!(clock.budget(50).unwrap() <= secs(4));
        // Clients say `0 0` when the main time has just run out.
        clock.set(secs(0), 0);
        assert_eq!((clock.left, clock.count), (secs(30), 10));
        let mut unannounced = Clock::new(TimeSystem::Unlimited);
        unannounced.set(secs(60), 0);
        assert!(unannounced.budget(30).unwrap() <= secs(2));
    }

    #[test]
    fn a_sudden_death_game_is_spread_over_its_moves() {
        let first = Clock::new(TimeSystem::canadian(secs(300), secs(0), 0)).budget(100).unwrap();
        assert!(first >= secs(2) && first <= secs(4), "{first:?}");
        // Ten seconds for a game as long as they get on 9x9, though no end is expected sooner than in 12 moves; every
        // move takes a little longer than planned.
        let mut clock = Clock::new(TimeSystem::canadian(secs(10), secs(0), 0));
        for made in 0..80 {
            let moves = (81u32.saturating_sub(2 * made) * 3 / 10).max(12);
            clock.spend(clock.budget(moves).unwrap() + Duration::from_millis(5));
        }
        assert!(!clock.left.is_zero());
    }

    fn systems() -> impl Strategy<Value = TimeSystem> {
        let time = || (0u64..4_000_000).prop_map(Duration::from_millis);
        prop_oneof![
            time().prop_map(|main| TimeSystem::Absolute { main }),
            (time(), time(), 0u32..60).prop_map(|(main, period, stones)| TimeSystem::canadian(main, period, stones)),
            (time(), time(), 0u32..20).prop_map(|(main, period, periods)| TimeSystem::byo_yomi(main, period, periods)),
            (time(), time(), time(), time()).prop_map(|(main, increment, cap, per_move)| TimeSystem::Fischer {
                main,
                increment,
                cap,
                per_move
            }),
        ]
    }

    /// Whether a move that takes `elapsed` loses on time.
    fn forfeits(clock: &Clock, elapsed: Duration) -> bool {
        let spare = match clock.system {
            TimeSystem::Unlimited => return false,
            TimeSystem::Canadian { period, .. } if clock.count == 0 => period,
            TimeSystem::ByoYomi { period, periods, .. } if clock.count == 0 => period * periods,
            TimeSystem::ByoYomi { period, .. } => period.saturating_mul(clock.count - 1),
            TimeSystem::Canadian { .. } | TimeSystem::Absolute { .. } | TimeSystem::Fischer { .. } => Duration::ZERO,
        };
        elapsed > clock.left.saturating_add(spare)
    }

    proptest! {
        #[test]
        fn no_budget_goes_beyond_what_is_left(system in systems(), moves in 0u32..400, plies in 1usize..300) {
            let mut clock = Clock::new(system);
            for _ in 0..plies {
                let Some(budget) = clock.budget(moves) else { break };
                prop_assert!(!forfeits(&clock, budget), "{clock:?} {budget:?}");
                clock.spend(budget);
            }
        }

        #[test]
        fn nothing_said_of_a_clock_breaks_it(system in systems(), left in 0u64..10_000_000, count: u32, moves: u32) {
            let mut clock = Clock::new(system);
            clock.set(Duration::from_millis(left), count);
            let budget = clock.budget(moves);
            prop_assert!(budget.is_none_or(|budget| !forfeits(&clock, budget)));
            clock.spend(Duration::from_millis(left / 2));
            clock.spend(secs(1_000_000));
            clock.budget(moves);
        }
    }
}
