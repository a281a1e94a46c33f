//! Who plays which side, with what settings the engine does, and the clocks of persons.

use std::time::{Duration, Instant};

use liangyi_core::base::Color;
use liangyi_core::time::{Clock, TimeControl};
use liangyi_engine::engine::EngineSettings;
use liangyi_net::inputs::{HumanProfile, Rank};
use serde::{Deserialize, Serialize};

/// The longest time for a move, in seconds.
const LONGEST: f64 = 3600.0;

/// Who plays a side; `by` names it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Seat"))]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum TableSeat {
    /// The person at the page.
    Person,
    /// The engine, at a level.
    Level {
        /// 1 to the number of levels.
        level: usize,
    },
    /// The engine, moving as persons of a rank do.
    Rank {
        /// Such as `5k`; 20k to 9d.
        #[serde(with = "rank_text")]
        #[cfg_attr(test, ts(type = "string"))]
        rank: Rank,
    },
    /// The engine, with so much time for a move.
    Time {
        /// In seconds, above 0 to 3600.
        seconds: f64,
    },
    /// The engine, with the settings of its table. No message has it.
    #[serde(skip)]
    #[cfg_attr(test, ts(skip))]
    AsSet,
}

impl TableSeat {
    /// The name of the player of a seat in records; `None` where it is not the engine, or nothing says how it plays.
    pub fn engine_name(self) -> Option<String> {
        match self {
            TableSeat::Person | TableSeat::AsSet => None,
            TableSeat::Level { level } => Some(format!("Liangyi, level {level}")),
            TableSeat::Rank { rank } => Some(format!("Liangyi, as {rank}")),
            TableSeat::Time { seconds } => Some(format!("Liangyi, {seconds} s a move")),
        }
    }

    /// The seat whose player has this name.
    pub fn of_engine_name(name: &str) -> Option<TableSeat> {
        let how = name.strip_prefix("Liangyi, ")?;
        let level = || Some(TableSeat::Level { level: how.strip_prefix("level ")?.parse().ok()? });
        let rank = || Some(TableSeat::Rank { rank: how.strip_prefix("as ")?.parse().ok()? });
        let time = || Some(TableSeat::Time { seconds: how.strip_suffix(" s a move")?.parse().ok()? });
        level().or_else(rank).or_else(time)
    }

    /// Whether the engine of a table with these settings can sit there. A network of persons is read now, so that no
    /// clock runs meanwhile.
    pub fn exists(self, table: &EngineSettings) -> bool {
        match self {
            TableSeat::Person | TableSeat::AsSet => true,
            TableSeat::Level { level } => level > 0 && table.clone().set_level(level as u64).is_ok(),
            TableSeat::Rank { .. } => table.line.is_none() && table.models.load_human().is_ok(),
            TableSeat::Time { seconds } => seconds > 0.0 && seconds <= LONGEST,
        }
    }

    /// The settings with which the engine of a table plays this side; those of the table for a person's.
    pub fn settings(self, table: &EngineSettings) -> EngineSettings {
        let mut settings = table.clone();
        match self {
            TableSeat::Person | TableSeat::AsSet => {}
            TableSeat::Level { level } => {
                settings.time = None;
                settings.set_level(level as u64).expect("a level that was checked");
            }
            TableSeat::Rank { rank } => {
                settings.imitate(HumanProfile::of_rank(rank)).expect("a network of persons that was looked for");
            }
            TableSeat::Time { seconds } => {
                settings.end_imitation();
                settings.time = Some(Duration::from_secs_f64(seconds));
                settings.set_playouts(None);
            }
        }
        settings
    }
}

/// Ranks as their texts.
mod rank_text {
    use liangyi_net::inputs::Rank;
    use serde::{Deserialize, Deserializer, Serializer, de};

    pub fn serialize<S: Serializer>(rank: &Rank, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(rank)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Rank, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

/// A clock for each side, of which one runs or none. A side that the engine plays does not use its own.
#[derive(Clone, Copy, Debug)]
pub struct TableClocks {
    /// As they were when the one that runs began to.
    clocks: [Clock; 2],
    running: Option<(Color, Instant)>,
    /// Whether a side's time is over. The game may go on, without them.
    is_over: bool,
}

impl TableClocks {
    /// Two clocks at their start.
    pub fn new(control: TimeControl) -> TableClocks {
        TableClocks { clocks: [Clock::new(control); 2], running: None, is_over: false }
    }

    /// The time control, which is that of both.
    pub fn control(&self) -> TimeControl {
        self.clocks[0].control()
    }

    /// Whose clock runs.
    pub fn running(&self) -> Option<Color> {
        self.running.map(|(color, _)| color)
    }

    /// A side's clock as it is seen now.
    pub fn seen(&self, color: Color, now: Instant) -> Clock {
        let clock = self.clocks[color.index()];
        match self.running {
            Some((running, since)) if running == color => clock.running(now.saturating_duration_since(since)),
            _ => clock,
        }
    }

    /// When the clock that runs next goes on to a period, or its time is over.
    pub fn next_change(&self, now: Instant) -> Option<Instant> {
        let (color, since) = self.running?;
        let period = now.checked_add(self.seen(color, now).left())?;
        let end = since.checked_add(self.clocks[color.index()].limit()?);
        Some(end.map_or(period, |end| end.min(period)).max(now + MOMENT))
    }

    /// The side whose time is over, once; no clock runs from then on.
    pub fn end_overstepped(&mut self, now: Instant) -> Option<Color> {
        let (color, since) = self.running?;
        let limit = self.clocks[color.index()].limit()?;
        if now.saturating_duration_since(since) <= limit {
            return None;
        }
        self.run(None, now);
        self.is_over = true;
        Some(color)
    }

    /// A side has made a move: its time begins anew. Gives its clock after the move, if it ran.
    pub fn moved(&mut self, color: Color, now: Instant) -> Option<Clock> {
        let (_, since) = self.running.take_if(|(running, _)| *running == color)?;
        let clock = &mut self.clocks[color.index()];
        clock.spend(now.saturating_duration_since(since));
        Some(*clock)
    }

    /// Has the clock of one side run and no other, or none. One that stops within a move goes on where it stood.
    pub fn run(&mut self, next: Option<Color>, now: Instant) {
        if self.running() == next {
            return;
        }
        if let Some(color) = self.running() {
            self.clocks[color.index()] = self.seen(color, now);
        }
        self.running = next.filter(|_| !self.is_over).map(|color| (color, now));
    }
}

/// The least time before a clock is looked at again.
const MOMENT: Duration = Duration::from_millis(1);

/// Which sides a person plays; the engine plays the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seats {
    /// One of them.
    One(Color),
    /// Both.
    Both,
    /// None: the engine plays itself.
    Neither,
}

impl Seats {
    /// Every value with its name.
    pub const ALL: [(&'static str, Seats); 4] = [
        ("black", Seats::One(Color::Black)),
        ("white", Seats::One(Color::White)),
        ("both", Seats::Both),
        ("neither", Seats::Neither),
    ];

    /// Where persons sit: Black's side first.
    pub fn of_persons(persons: [bool; 2]) -> Seats {
        match persons {
            [true, true] => Seats::Both,
            [true, false] => Seats::One(Color::Black),
            [false, true] => Seats::One(Color::White),
            [false, false] => Seats::Neither,
        }
    }

    /// Whether a person plays `color`.
    pub fn has_person(self, color: Color) -> bool {
        match self {
            Seats::One(own) => color == own,
            Seats::Both => true,
            Seats::Neither => false,
        }
    }
}

impl From<Seats> for [TableSeat; 2] {
    fn from(seats: Seats) -> [TableSeat; 2] {
        Color::BOTH.map(|color| if seats.has_person(color) { TableSeat::Person } else { TableSeat::AsSet })
    }
}

impl From<[TableSeat; 2]> for Seats {
    fn from(seats: [TableSeat; 2]) -> Seats {
        Seats::of_persons(seats.map(|seat| seat == TableSeat::Person))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn clocks(control: &str) -> (TableClocks, Instant) {
        (TableClocks::new(control.parse().unwrap()), Instant::now())
    }

    #[test]
    fn the_clock_of_one_side_runs_and_a_move_ends_its_time() {
        let (mut clocks, start) = clocks("10+2s");
        assert_eq!((clocks.running(), clocks.next_change(start)), (None, None));
        clocks.run(Some(Color::Black), start);
        let later = start + 4 * SECOND;
        let left = |clocks: &TableClocks, at| Color::BOTH.map(|color| clocks.seen(color, at).left());
        assert_eq!(left(&clocks, later), [6 * SECOND, 10 * SECOND]);
        assert_eq!(clocks.next_change(later), Some(start + 10 * SECOND));
        assert_eq!(clocks.moved(Color::White, later), None, "it was not White's time");
        assert_eq!(clocks.moved(Color::Black, later).map(|clock| clock.left()), Some(8 * SECOND));
        clocks.run(Some(Color::White), later);
        let end = later + 11 * SECOND;
        assert_eq!(clocks.end_overstepped(later + 10 * SECOND), None, "all of it is in time");
        assert_eq!(clocks.end_overstepped(end), Some(Color::White));
        clocks.run(Some(Color::White), end);
        assert_eq!((left(&clocks, end), clocks.running()), ([8 * SECOND, Duration::ZERO], None));
        assert_eq!((clocks.end_overstepped(end), clocks.next_change(end)), (None, None));
    }

    #[test]
    fn a_clock_is_looked_at_when_its_period_or_the_time_of_a_move_ends() {
        for (control, after) in [("10", 10), ("10+3x5s", 10), ("10,3s", 3), ("10+5s,none,4s", 4), ("2s/move", 2)] {
            let (mut clocks, start) = clocks(control);
            clocks.run(Some(Color::White), start);
            assert_eq!(clocks.next_change(start), Some(start + after * SECOND), "{control}");
        }
    }

    #[test]
    fn a_clock_that_stops_within_a_move_goes_on_where_it_stood() {
        for (control, left, count) in
            [("10", 3, 0), ("10+2s", 3, 0), ("5+2x3s", 1, 2), ("5+3s/2", 1, 2), ("8s/move", 1, 1)]
        {
            let (mut clocks, start) = clocks(control);
            clocks.run(Some(Color::Black), start);
            clocks.run(None, start + 4 * SECOND);
            let away = start + 1000 * SECOND;
            assert_eq!(clocks.end_overstepped(away), None, "{control}");
            clocks.run(Some(Color::Black), away);
            let seen = clocks.seen(Color::Black, away + 3 * SECOND);
            assert_eq!((seen.left(), seen.count()), (left * SECOND, count), "{control}");
        }
    }
}
