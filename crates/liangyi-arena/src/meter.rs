//! What an engine spends on a game: times and numbers of moves.

use std::time::Duration;

use super::record::Spent;

/// Measures what one engine spends on a game.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Meter {
    thought: u32,
    wall: Duration,
    slowest: Duration,
    pub late: u32,
    pub cpu: Option<Duration>,
}

impl Meter {
    /// Counts a move that took `time`.
    pub fn add(&mut self, time: Duration) {
        self.thought += 1;
        self.wall += time;
        self.slowest = self.slowest.max(time);
    }

    /// The wall time of all its moves.
    pub fn wall(&self) -> Duration {
        self.wall
    }

    /// What both engines spent, for the record; times are rounded to milliseconds.
    pub fn spent(meters: &[Meter; 2]) -> Spent {
        let seconds = |time: Duration| (time.as_secs_f64() * 1000.0).round() / 1000.0;
        Spent {
            thought: [0, 1].map(|index: usize| meters[index].thought),
            wall: [0, 1].map(|index: usize| seconds(meters[index].wall)),
            slowest: [0, 1].map(|index: usize| seconds(meters[index].slowest)),
            late: [0, 1].map(|index: usize| meters[index].late),
            cpu: [0, 1].map(|index: usize| meters[index].cpu.map(seconds)),
        }
    }
}
