//! Who plays which side, and with what settings the engine does.

use std::time::Duration;

use liangyi_core::base::Color;
use liangyi_engine::engine::EngineSettings;
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
    /// Whether the engine of a table with these settings can sit there.
    pub fn exists(self, table: &EngineSettings) -> bool {
        match self {
            TableSeat::Person | TableSeat::AsSet => true,
            TableSeat::Level { level } => level > 0 && table.clone().set_level(level as u64).is_ok(),
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
            TableSeat::Time { seconds } => {
                (settings.time, settings.playouts) = (Some(Duration::from_secs_f64(seconds)), None);
            }
        }
        settings
    }
}

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
        match seats.map(|seat| seat == TableSeat::Person) {
            [true, true] => Seats::Both,
            [true, false] => Seats::One(Color::Black),
            [false, true] => Seats::One(Color::White),
            [false, false] => Seats::Neither,
        }
    }
}
