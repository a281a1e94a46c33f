//! The parameters that a client may read and change while the program runs: one table, from which every protocol, the
//! documentation and dialogs come.

use std::fmt::Write;
use std::time::Duration;

use super::level::{LEVELS, Level};
use super::settings::EngineSettings;
use crate::search::MOST_TREE_MEGABYTES;

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
            read: |settings| settings.most_playouts().unwrap_or_default(),
            write: |settings, playouts| {
                let playouts = Some(playouts).filter(|&playouts| playouts > 0);
                // A client may set all that it has read, in any order: a level that searches so far stays.
                if settings.most_playouts() != playouts {
                    settings.set_playouts(playouts);
                }
            },
        },
    },
    Param {
        name: "level",
        aliases: &[],
        doc: "strength: 1 to 6 draw moves that the program's own network finds likely; 7 to 10 search by it, and \
              above that by the network that was chosen or fetched, or else by it; 0: no level",
        kind: ParamKind::Whole {
            min: 0,
            max: LEVELS.len() as u64,
            lacks: |settings, number| {
                let wants_one = Level::of_number(number).is_some_and(|level| level.needs_network());
                (wants_one && !settings.models.may_evaluate()).then_some("above 10 a network")
            },
            read: |settings| settings.level.map_or(0, |level| level.number()),
            write: |settings, number| match Level::of_number(number) {
                Some(level) => {
                    settings.end_imitation();
                    settings.set_playouts(None);
                    settings.level = Some(level);
                }
                // Playouts that are no level's stay: a client may set all that it has read, in any order.
                None if settings.level.is_none() => {}
                None => settings.set_playouts(None),
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

    use liangyi_core::base::Size;
    use liangyi_net::model::Network;

    use super::*;
    use crate::policy::{KataNet, Models, is_same_network};

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

    /// What the engine searches, whether a network evaluates, whether moves are drawn, and the level.
    fn played(settings: &EngineSettings) -> (Option<u64>, bool, bool, String) {
        let options = settings.player_options();
        let plays = settings.network().is_some();
        assert_eq!(options.models.network().is_some(), plays);
        let limits = settings.limits();
        (limits.playouts, plays, options.likely_temperature.is_some(), Param::find("level").unwrap().get(settings))
    }

    #[test]
    fn levels_are_those_of_the_networks_that_may_be_used() {
        let network: &[u8] = include_bytes!("../../../../fuzz/corpus/network/ordinary-8-words");
        let chosen = Arc::new(KataNet::new(Network::read(network).unwrap()));
        let without = Models::embedded();
        let [found, named] = [without.with_found(None), without.with_chosen(Some(Arc::clone(&chosen)))].map(Arc::new);
        let nine = Size::square(9).unwrap();
        let four = Arc::new(found.on_board(Size::square(4).unwrap()).into_owned());
        let back = Arc::new(four.on_board(nine).into_owned());
        for (models, level, searched, net, draws) in [
            (without, "1", 12, None, false),
            (without, "10", 6400, None, false),
            (&found, "1", 200, None, true),
            (&found, "6", 200, None, true),
            (&found, "7", 5, Some(KataNet::own()), false),
            (&found, "15", 640, Some(KataNet::own()), false),
            (&named, "5", 200, None, true),
            (&named, "10", 25, Some(KataNet::own()), false),
            (&named, "11", 40, Some(&chosen), false),
            (&four, "3", 50, None, true),
            (&four, "7", 800, None, false),
            (&four, "12", 6400, None, false),
            (&back, "12", 80, Some(KataNet::own()), false),
        ] {
            let mut settings = EngineSettings::new(models);
            set(&mut settings, "level", level).unwrap();
            let own_may_draw = draws && models.own_network().is_some();
            let (playouts, plays, drawn, number) = played(&settings);
            assert_eq!((playouts, plays, number.as_str()), (Some(searched), net.is_some(), level));
            assert_eq!(drawn && models.own_network().is_some(), own_may_draw);
            assert!(is_same_network(settings.network(), net), "{level}");
        }
    }

    #[test]
    fn a_level_is_in_force_until_something_else_is_chosen() {
        let mut settings = EngineSettings::new(&Arc::new(Models::embedded().with_found(None)));
        for (name, value, playouts, plays, draws, level) in [
            ("level", "1", Some(200), false, true, "1"),
            // A client sets what it has read.
            ("playouts", "200", Some(200), false, true, "1"),
            ("level", "7", Some(5), true, false, "7"),
            ("playouts", "5", Some(5), true, false, "7"),
            ("threads", "2", Some(5), true, false, "7"),
            ("level", "12", Some(80), true, false, "12"),
            ("playouts", "100", Some(100), false, false, "0"),
            ("level", "0", Some(100), false, false, "0"),
            ("level", "4", Some(200), false, true, "4"),
            ("level", "0", None, false, false, "0"),
        ] {
            set(&mut settings, name, value).unwrap();
            assert_eq!(played(&settings), (playouts, plays, draws, level.to_string()), "{name} {value}");
        }
    }

    #[test]
    fn every_level_has_its_number() {
        let numbers = LEVELS.map(|level| level.number());
        assert!(numbers.into_iter().eq(1..=15), "{numbers:?}");
        assert!(LEVELS.iter().is_sorted_by_key(Level::needs_network));
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
