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
        let share = self.left / moves;
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
