//! The parameters that a client may read and change while the program runs: one table, from which every protocol, the
//! documentation and dialogs come.

use std::fmt::Write;
use std::time::Duration;

use super::settings::{EngineSettings, NetworkPlay};
use crate::search::MOST_TREE_MEGABYTES;

/// How a level plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// The playouts of a move, or the visits, where a network evaluates.
    pub playouts: u64,
    /// Whether the network evaluates.
    pub by_network: bool,
}

const fn playouts(playouts: u64) -> Level {
    Level { playouts, by_network: false }
}

const fn visits(playouts: u64) -> Level {
    Level { playouts, by_network: true }
}

/// The levels, the first one for level 1; those that need a network are the last. Twice as many playouts win about two
/// games of three: `docs/strength-and-speed.md` has the matches between neighbours.
pub const LEVELS: [Level; 15] = [
    playouts(12),
    playouts(25),
    playouts(50),
    playouts(100),
    playouts(200),
    playouts(400),
    playouts(800),
    playouts(1600),
    playouts(3200),
    playouts(6400),
    visits(40),
    visits(80),
    visits(160),
    visits(320),
    visits(640),
];

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
        /// What an engine lacks for a value between the bounds, in words.
        lacks: fn(&EngineSettings, u64) -> Option<&'static str>,
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
pub struct BadParamValue {
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
            lacks: nothing,
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
            lacks: nothing,
            read: |settings| settings.playouts.unwrap_or_default(),
            write: |settings, playouts| {
                let playouts = Some(playouts).filter(|&playouts| playouts > 0);
                if settings.playouts != playouts {
                    // It is no longer the level that it was.
                    settings.set_playouts(playouts);
                    settings.network_play = NetworkPlay::ByChoice;
                }
            },
        },
    },
    Param {
        name: "level",
        aliases: &[],
        doc: "playouts by level: 12 for a move at level 1, about twice as many at each further one up to 10; above \
              that visits by the network, 40 and more; 0: no level",
        kind: ParamKind::Whole {
            min: 0,
            max: LEVELS.len() as u64,
            lacks: |settings, chosen| {
                let wants_one = level_of(chosen).is_some_and(|level| level.by_network);
                let is_lacking = || settings.models.named_network().is_none_or(|net| net.has_failed());
                (wants_one && is_lacking()).then_some("above 10 a network")
            },
            read: level,
            write: |settings, chosen| match level_of(chosen) {
                Some(chosen) => {
                    settings.end_imitation();
                    settings.set_playouts(Some(chosen.playouts));
                    settings.network_play = if chosen.by_network { NetworkPlay::Always } else { NetworkPlay::Never };
                }
                // Playouts that are no level's stay: a client may set all that it has read, in any order.
                None if level(settings) == 0 => {}
                None => {
                    settings.set_playouts(None);
                    settings.network_play = NetworkPlay::ByChoice;
                }
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
            lacks: nothing,
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

fn nothing(_: &EngineSettings, _: u64) -> Option<&'static str> {
    None
}

/// Level `number`, from 1.
fn level_of(number: u64) -> Option<Level> {
    LEVELS.get(number.checked_sub(1)? as usize).copied()
}

/// The number of the level that an engine plays at, or 0.
fn level(settings: &EngineSettings) -> u64 {
    // Without a network all playouts are as those of the levels without one.
    let by_network = settings.network().is_some();
    let is_level = |level: &Level| Some(level.playouts) == settings.playouts && level.by_network == by_network;
    LEVELS.iter().position(is_level).map_or(0, |index| index as u64 + 1)
}

impl EngineSettings {
    /// Sets the level of strength; see [`LEVELS`].
    ///
    /// # Errors
    ///
    /// There is none of that number, or it needs a network and there is none.
    pub fn set_level(&mut self, level: u64) -> Result<(), BadParamValue> {
        Param::find("level").expect("a parameter").set_whole(self, level)
    }
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

    /// Sets it in `settings` to a whole number.
    ///
    /// # Errors
    ///
    /// The parameter does not take the value; the settings are as they were.
    fn set_whole(&self, settings: &mut EngineSettings, value: u64) -> Result<(), BadParamValue> {
        let bad = |takes| BadParamValue { name: self.name, takes };
        match self.kind {
            ParamKind::Whole { min, max, lacks, write, .. } if (min..=max).contains(&value) => {
                if let Some(lacking) = lacks(settings, value) {
                    return Err(bad(format!("{}, {lacking}", self.kind.describe())));
                }
                write(settings, value);
                Ok(())
            }
            kind => Err(bad(kind.describe())),
        }
    }

    /// Sets it in `settings` to the value that `text` says.
    ///
    /// # Errors
    ///
    /// The parameter does not take the value; the settings are as they were.
    pub fn set(&self, settings: &mut EngineSettings, text: &str) -> Result<(), BadParamValue> {
        let bad = || BadParamValue { name: self.name, takes: self.kind.describe() };
        match self.kind {
            ParamKind::Switch { write, .. } => match text.to_ascii_lowercase().as_str() {
                "true" | "1" => write(settings, true),
                "false" | "0" => write(settings, false),
                _ => return Err(bad()),
            },
            ParamKind::Whole { .. } => self.set_whole(settings, text.parse().map_err(|_| bad())?)?,
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
    use std::sync::Arc;

    use liangyi_net::model::Network;

    use super::*;
    use crate::policy::{KataNet, Models};

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
            ("level", "16", "level takes a whole number, 0 to 15"),
            ("level", "11", "level takes a whole number, 0 to 15, above 10 a network"),
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
    fn levels_above_10_play_by_a_network_and_those_below_without() {
        let network: &[u8] = include_bytes!("../../../../fuzz/corpus/network/ordinary-8-words");
        let kata = Some(Arc::new(KataNet::new(Network::read(network).unwrap())));
        let models = Arc::new(Models { kata, ..Models::clone(Models::embedded()) });
        let mut settings = EngineSettings::new(&models);
        let now = |settings: &EngineSettings| {
            let plays = settings.network().is_some();
            assert_eq!(settings.player_options().models.network().is_some(), plays);
            (settings.playouts, plays, Param::find("level").unwrap().get(settings))
        };
        for (name, value, playouts, by_network, level) in [
            ("level", "3", Some(50), false, "3"),
            ("level", "12", Some(80), true, "12"),
            ("level", "7", Some(800), false, "7"),
            // A client sets what it has read.
            ("playouts", "800", Some(800), false, "7"),
            ("playouts", "100", Some(100), true, "0"),
            ("level", "0", Some(100), true, "0"),
            ("playouts", "40", Some(40), true, "11"),
            ("level", "0", None, true, "0"),
        ] {
            set(&mut settings, name, value).unwrap();
            assert_eq!(now(&settings), (playouts, by_network, level.to_string()), "{name} {value}");
        }
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
