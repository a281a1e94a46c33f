//! The parameters that a client may read and change while the program runs: one table, from which every protocol, the
//! documentation and dialogs come.

use std::fmt::Write;
use std::time::Duration;

use super::settings::EngineSettings;
use crate::search::MOST_TREE_MEGABYTES;

/// The playouts of a move at each level, the first one for level 1. Twice as many win about two games of three:
/// `docs/strength-and-speed.md` has the matches between neighbours.
pub const LEVELS: [u64; 10] = [12, 25, 50, 100, 200, 400, 800, 1600, 3200, 6400];

/// A parameter.
#[derive(Debug)]
pub struct Param {
    /// Its name.
    pub name: &'static str,
    /// Other programs' names of the same parameter with the same values.
    pub aliases: &'static [&'static str],
    /// What it means, in one line.
    pub doc: &'static str,
    /// What it takes, and where it is kept.
    pub kind: ParamKind,
}

/// What a parameter takes, and how it is read and written.
#[derive(Clone, Copy, Debug)]
pub enum ParamKind {
    /// `true` or `false`; `1` and `0` are understood too.
    Switch {
        /// Reads it.
        read: fn(&EngineSettings) -> bool,
        /// Writes it.
        write: fn(&mut EngineSettings, bool),
    },
    /// A whole number.
    Whole {
        /// The least value.
        min: u64,
        /// The greatest value.
        max: u64,
        /// Reads it.
        read: fn(&EngineSettings) -> u64,
        /// Writes a value between the bounds.
        write: fn(&mut EngineSettings, u64),
    },
    /// A number.
    Number {
        /// The least value.
        min: f64,
        /// The greatest value.
        max: f64,
        /// Reads it.
        read: fn(&EngineSettings) -> f64,
        /// Writes a value between the bounds.
        write: fn(&mut EngineSettings, f64),
    },
}

/// A parameter does not take a value.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name} takes {takes}")]
pub struct BadParam {
    /// The parameter.
    pub name: &'static str,
    /// The values that it takes.
    pub takes: String,
}

/// Every parameter.
pub static PARAMS: &[Param] = &[
    Param {
        name: "threads",
        aliases: &["numSearchThreads"],
        doc: "threads of the search",
        kind: ParamKind::Whole {
            min: 1,
            max: 1024,
            read: |settings| settings.threads as u64,
            write: |settings, threads| settings.threads = threads as usize,
        },
    },
    Param {
        name: "time",
        aliases: &["maxTime"],
        doc: "the most seconds for a move, under a clock too; 0: none, or 5 without a clock and a bound on playouts",
        kind: ParamKind::Number {
            min: 0.0,
            max: 1e9,
            read: |settings| settings.time.unwrap_or_default().as_secs_f64(),
            write: |settings, time| settings.time = Some(Duration::from_secs_f64(time)).filter(|time| !time.is_zero()),
        },
    },
    Param {
        name: "playouts",
        aliases: &["maxPlayouts"],
        doc: "playouts for a move; 0: no bound",
        kind: ParamKind::Whole {
            min: 0,
            max: 1 << 50,
            read: |settings| settings.playouts.unwrap_or_default(),
            write: |settings, playouts| settings.playouts = Some(playouts).filter(|&playouts| playouts > 0),
        },
    },
    Param {
        name: "level",
        aliases: &[],
        doc: "playouts by level: 12 for a move at level 1, about twice as many at each further one; 0: no level",
        kind: ParamKind::Whole {
            min: 0,
            max: LEVELS.len() as u64,
            read: |settings| level(settings.playouts),
            write: |settings, chosen| match chosen {
                // Playouts that are no level's stay: a client may set all that it has read, in any order.
                0 if level(settings.playouts) == 0 => {}
                0 => settings.playouts = None,
                chosen => settings.playouts = Some(LEVELS[chosen as usize - 1]),
            },
        },
    },
    Param {
        name: "resign_below",
        aliases: &[],
        doc: "the win rate below which the engine resigns; 0: never",
        kind: ParamKind::Number {
            min: 0.0,
            max: 1.0,
            read: |settings| settings.resign_below.unwrap_or_default(),
            write: |settings, rate| settings.resign_below = Some(rate).filter(|&rate| rate > 0.0),
        },
    },
    Param {
        name: "memory",
        aliases: &["Maximum Memory Use (MiB)"],
        doc: "megabytes for the search tree, which a change drops",
        kind: ParamKind::Whole {
            min: 16,
            max: MOST_TREE_MEGABYTES as u64,
            read: |settings| (settings.memory >> 20) as u64,
            write: |settings, memory| settings.memory = (memory as usize) << 20,
        },
    },
    Param {
        name: "ponder",
        aliases: &["ponderingEnabled", "Pondering"],
        doc: "whether the engine searches in the opponent's time",
        kind: ParamKind::Switch { read: |settings| settings.ponder, write: |settings, on| settings.ponder = on },
    },
    Param {
        name: "handicap_by_plays",
        aliases: &["assumeMultipleStartingBlackMovesAreHandicap"],
        doc: "whether plays of Black's alone before White's first move are handicap stones; else they are a diagram",
        kind: ParamKind::Switch {
            read: |settings| settings.handicap_by_plays,
            write: |settings, on| settings.handicap_by_plays = on,
        },
    },
];

/// The level with this bound on playouts, or 0.
fn level(playouts: Option<u64>) -> u64 {
    let index = LEVELS.iter().position(|&of_level| Some(of_level) == playouts);
    index.map_or(0, |index| index as u64 + 1)
}

impl Param {
    /// The parameter with this name or alias, in any case.
    pub fn find(name: &str) -> Option<&'static Param> {
        let has_name = |param: &&Param| {
            let mut names = std::iter::once(&param.name).chain(param.aliases);
            names.any(|known| known.eq_ignore_ascii_case(name))
        };
        PARAMS.iter().find(has_name)
    }

    /// Its value in `settings`.
    pub fn get(&self, settings: &EngineSettings) -> String {
        match self.kind {
            ParamKind::Switch { read, .. } => read(settings).to_string(),
            ParamKind::Whole { read, .. } => read(settings).to_string(),
            ParamKind::Number { read, .. } => read(settings).to_string(),
        }
    }

    /// Sets it in `settings` to the value that `text` says.
    ///
    /// # Errors
    ///
    /// The parameter does not take the value; the settings are as they were.
    pub fn set(&self, settings: &mut EngineSettings, text: &str) -> Result<(), BadParam> {
        let bad = || BadParam { name: self.name, takes: self.kind.describe() };
        match self.kind {
            ParamKind::Switch { write, .. } => match text.to_ascii_lowercase().as_str() {
                "true" | "1" => write(settings, true),
                "false" | "0" => write(settings, false),
                _ => return Err(bad()),
            },
            ParamKind::Whole { min, max, write, .. } => {
                let value = text.parse().ok().filter(|value| (min..=max).contains(value));
                write(settings, value.ok_or_else(bad)?);
            }
            ParamKind::Number { min, max, write, .. } => {
                let value = text.parse().ok().filter(|value| (min..=max).contains(value));
                write(settings, value.ok_or_else(bad)?);
            }
        }
        Ok(())
    }
}

impl ParamKind {
    /// The values it takes, in words.
    pub fn describe(self) -> String {
        match self {
            ParamKind::Switch { .. } => "true or false".to_string(),
            ParamKind::Whole { min, max, .. } => format!("a whole number, {min} to {max}"),
            ParamKind::Number { min, max, .. } => format!("a number, {min} to {max}"),
        }
    }
}

/// The parameters as a table in Markdown.
pub fn markdown() -> String {
    let mut text = String::from("| parameter | also called | takes | meaning |\n| --- | --- | --- | --- |\n");
    for Param { name, aliases, doc, kind } in PARAMS {
        let aliases: String = aliases.iter().map(|alias| format!("`{alias}` ")).collect();
        let _ = writeln!(text, "| `{name}` | {aliases}| {} | {doc} |", kind.describe());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::policy::Models;

    fn set(settings: &mut EngineSettings, name: &str, value: &str) -> Result<(), String> {
        Param::find(name).expect("a parameter").set(settings, value).map_err(|error| error.to_string())
    }

    #[test]
    fn what_is_read_can_be_set_in_any_order_and_changes_nothing() {
        let mut settings =
            EngineSettings { playouts: Some(150), ponder: true, ..EngineSettings::new(Models::embedded()) };
        settings.time = Some(Duration::from_millis(1250));
        let values = |settings: &EngineSettings| PARAMS.iter().map(|param| param.get(settings)).collect::<Vec<_>>();
        let before = values(&settings);
        assert_eq!(before, ["1", "1.25", "150", "0", "0.05", "512", "true", "true"]);
        for param in PARAMS.iter().chain(PARAMS.iter().rev()) {
            param
                .set(&mut settings, &before[PARAMS.iter().position(|other| other.name == param.name).unwrap()])
                .unwrap();
        }
        assert_eq!(values(&settings), before);
    }

    #[test]
    fn values_out_of_bounds_are_refused_and_change_nothing() {
        let mut settings = EngineSettings::new(Models::embedded());
        for (name, value, error) in [
            ("threads", "0", "threads takes a whole number, 1 to 1024"),
            ("threads", "1.5", "threads takes a whole number, 1 to 1024"),
            ("time", "-1", "time takes a number, 0 to 1000000000"),
            ("maxTime", "nan", "time takes a number, 0 to 1000000000"),
            ("playouts", "many", "playouts takes a whole number, 0 to 1125899906842624"),
            ("level", "11", "level takes a whole number, 0 to 10"),
            ("resign_below", "1.01", "resign_below takes a number, 0 to 1"),
            ("memory", "15", "memory takes a whole number, 16 to 163840"),
            // More nodes than an index of 32 bits can name.
            ("memory", "163841", "memory takes a whole number, 16 to 163840"),
            ("ponder", "maybe", "ponder takes true or false"),
        ] {
            let before = format!("{settings:?}");
            assert_eq!(set(&mut settings, name, value).unwrap_err(), error);
            assert_eq!(format!("{settings:?}"), before);
        }
    }

    #[test]
    fn a_level_is_a_bound_on_playouts() {
        let mut settings = EngineSettings::new(Models::embedded());
        set(&mut settings, "level", "3").unwrap();
        assert_eq!(settings.playouts, Some(50));
        set(&mut settings, "PLAYOUTS", "6400").unwrap();
        assert_eq!(Param::find("level").unwrap().get(&settings), "10");
        set(&mut settings, "level", "0").unwrap();
        assert_eq!(settings.playouts, None);
    }

    #[test]
    fn names_and_aliases_are_unique() {
        let mut names = std::collections::HashSet::new();
        for param in PARAMS {
            for name in param.aliases.iter().chain([&param.name]) {
                assert!(Param::find(name).is_some_and(|found| found.name == param.name), "{name}");
                assert!(names.insert(*name), "{name}");
            }
        }
    }
}
