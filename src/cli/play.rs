//! `liangyi play`: a game in the terminal.

use std::io::{self, IsTerminal};
use std::time::Duration;

use clap::Args;
use clap::builder::PossibleValuesParser;
use liangyi_core::base::Size;
use liangyi_core::rules::Komi;
use liangyi_engine::engine::{Engine, EngineSettings};

use super::error::CliError;
use super::gtp::start_log;
use super::points_args::PointsArgs;
use super::ruleset_args::RulesetArgs;
use super::tables_args::TablesArgs;
use super::values::{level, seconds, set_level, size};
use crate::play::Seats;
use crate::terminal::{self, Look, Session};

/// Who plays what.
#[derive(Args, Debug)]
pub struct PlayArgs {
    /// Rules.
    #[command(flatten)]
    rules: RulesetArgs<true>,
    /// Learnt tables.
    #[command(flatten)]
    tables: TablesArgs,
    /// The board: 9 for 9x9, or 9x13, 2 to 21 each [default: the ruleset's own, mostly 19]
    #[arg(long, value_name = "SIZE", value_parser = size)]
    size: Option<Size>,
    /// The komi [default: the ruleset's own]
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true)]
    komi: Option<Komi>,
    /// The side that you play
    #[arg(long, value_name = "SIDE", default_value = "black",
          value_parser = PossibleValuesParser::new(Seats::ALL.map(|(name, _)| name)))]
    color: String,
    /// The strength of the engine
    #[arg(long, value_name = "N", conflicts_with = "time", value_parser = level)]
    level: Option<u64>,
    /// Seconds for a move of the engine's [default: 2, unless --level is given]
    #[arg(long, value_name = "SECONDS", value_parser = seconds, allow_negative_numbers = true)]
    time: Option<Duration>,
    /// Threads of the search
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// The seed of the random numbers
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How points are written.
    #[command(flatten)]
    points: PointsArgs,
    /// Letters instead of colours and signs beyond ASCII, which is what is written where the output is no terminal
    #[arg(long)]
    plain: bool,
}

/// Plays until the person is done.
pub fn run(args: &PlayArgs) -> Result<(), CliError> {
    start_log(None)?;
    let mut settings = EngineSettings {
        size: args.size,
        komi: args.komi,
        time: args.time.or(args.level.is_none().then_some(Duration::from_secs(2))),
        threads: args.threads.into(),
        seed: args.seed,
        genmove_virtual: true,
        ..args.rules.engine_settings(args.size, &args.tables.models()?)?
    };
    set_level(&mut settings, args.level)?;
    let seats = Seats::ALL.into_iter().find(|(name, _)| *name == args.color).map_or(Seats::Both, |(_, seats)| seats);
    let engine = Engine::new(settings).map_err(|error| CliError::Usage(error.to_string()))?;
    let session = Session::new(engine, seats, look(args.plain)).with_points(args.points.chosen());
    Ok(terminal::run(session, io::stdin(), io::stdout().lock())?)
}

/// What the terminal can show: colours unless `NO_COLOR` is set or `TERM` says that there are none, signs beyond ASCII
/// where the locale is UTF-8.
fn look(plain: bool) -> Look {
    if plain || !io::stdout().is_terminal() {
        return Look::default();
    }
    let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let colors = set("NO_COLOR").is_none() && set("TERM").is_none_or(|term| term != "dumb");
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(set).unwrap_or_default().to_ascii_lowercase();
    Look { colors, unicode: locale.contains("utf-8") || locale.contains("utf8") }
}
