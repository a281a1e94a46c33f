//! `liangyi play`: a game in the terminal.

use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use clap::{Args, ValueHint};
use liangyi_core::base::{Color, Size};
use liangyi_core::line::OpeningRule;
use liangyi_core::rules::Komi;
use liangyi_engine::engine::EngineSettings;
use liangyi_net::inputs::Rank;
use terminal_size::terminal_size_of;

use super::error::CliError;
use super::interrupt::Interrupt;
use super::process::start_log;
use super::ruleset_args::RulesetArgs;
use super::tables_args::SessionModelsArgs;
use super::values::{
    PointsArgs, level, named, network_use, opening_rule, rank, seconds, set_level, set_rank, size, threads,
};
use crate::cli::terminal::{self, LineInput, Signature, TerminalSession};
use crate::show::draw::text::Look;
use crate::show::words::Language;
use crate::table::{GameTable, Seats};

/// Who plays what.
#[derive(Args, Debug)]
pub struct PlayArgs {
    /// A record to go on from
    ///
    /// Under the rules and on the board that it has; `FILE#2` is the second game of a file.
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    file: Option<PathBuf>,
    /// Rules.
    #[command(flatten)]
    rules: RulesetArgs<true>,
    /// Learnt tables.
    #[command(flatten)]
    models: SessionModelsArgs,
    /// The board, 9 or 9x13 [default: the ruleset's own]
    ///
    /// A side has 2 to 21 lines.
    #[arg(long, value_name = "SIZE", value_parser = size)]
    size: Option<Size>,
    /// The komi [default: the ruleset's own]
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true)]
    komi: Option<Komi>,
    /// Your side: black, white, both, neither [default: black]
    ///
    /// What other programs have after this option, auto, always or never, is taken as that of --colors.
    #[arg(long, value_name = "SIDE", hide_possible_values = true,
          value_parser = named(SideOrColors::all()))]
    color: Vec<SideOrColors>,
    /// The rule that opens a game of renju
    ///
    /// free, swap, swap2, soosyrv8, taraguchi10, rif; `liangyi rules swap2` explains one. Who has Black by --color
    /// begins.
    #[arg(long, value_name = "RULE", default_value = "free", hide_possible_values = true,
          value_parser = opening_rule())]
    opening_rule: OpeningRule,
    /// Whether stones are told apart by colours
    ///
    /// `never` shows them as ● and ○ instead.
    #[arg(long, value_name = "WHEN", default_value = "auto", value_parser = named(Colors::ALL))]
    colors: Colors,
    /// Your name in records of the game
    ///
    /// Without it, the name of your account.
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// The strength of the engine
    #[arg(long, value_name = "N", conflicts_with_all = ["time", "playouts"], value_parser = level)]
    level: Option<u64>,
    /// Move as persons of this rank do, 20k to 9d
    ///
    /// At their pace, with a network that knows them (--human-net).
    #[arg(long, value_name = "RANK", conflicts_with_all = ["time", "playouts", "level"], value_parser = rank)]
    rank: Option<Rank>,
    /// Playouts for a move of the engine's
    ///
    /// The search stops after N even if there is time left. What is left of them where the choice is clear goes to
    /// later moves whose choice is not, up to 3 N more for one.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    playouts: Option<u64>,
    /// Seconds for a move of the engine's [default: 2]
    ///
    /// Without a limit where --level or --playouts is given.
    #[arg(long, value_name = "SECONDS", value_parser = seconds, allow_negative_numbers = true)]
    time: Option<Duration>,
    /// Threads of the search
    #[arg(long, value_name = "N", default_value = "1", value_parser = threads(1024))]
    threads: usize,
    /// The seed of the random numbers
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How points are written.
    #[command(flatten)]
    points: PointsArgs,
    /// Letters instead of colours and signs beyond ASCII
    #[arg(long)]
    plain: bool,
}

/// Plays until the person is done.
pub fn run(args: &PlayArgs, words: Language) -> Result<(), CliError> {
    start_log(None)?;
    if !args.opening_rule.is_free() && args.file.is_some() {
        return Err(CliError::Usage("--opening-rule is for games from the empty board, not for FILE".to_string()));
    }
    if !args.opening_rule.is_free() && args.rules.line_game().is_none() {
        return Err(CliError::Usage("--opening-rule is for line games: --ruleset renju".to_string()));
    }
    let (models, _) = args.models.models(network_use(args.level), args.rules.line_game().is_none(), words, None)?;
    let mut settings = EngineSettings {
        size: args.size,
        komi: args.komi,
        time: args.time.or((args.level.is_none() && args.playouts.is_none()).then_some(Duration::from_secs(2))),
        playouts: args.playouts,
        threads: args.threads,
        seed: args.seed,
        genmove_virtual: true,
        ..args.rules.engine_settings(args.size, &models)?
    };
    set_level(&mut settings, args.level)?;
    set_rank(&mut settings, args.rank, words)?;
    let side = |value: &SideOrColors| match value {
        SideOrColors::Side(seats) => Some(*seats),
        SideOrColors::Colors(_) => None,
    };
    let seats = args.color.iter().rev().find_map(side).unwrap_or(Seats::One(Color::Black));
    let table = GameTable::new(settings, seats.into()).map_err(|error| CliError::Usage(words.engine_error(&error)))?;
    let signature = Signature { player: args.name.clone().unwrap_or_else(user), today };
    let session =
        TerminalSession::new(table, look(args)).with_points(args.points.chosen()).in_language(words).signed(signature);
    let session = session.opened_by(args.opening_rule).map_err(|error| CliError::Usage(error.to_string()))?;
    let session = match &args.file {
        Some(path) => session.going_on_with(&path.to_string_lossy()).map_err(CliError::Usage)?,
        None => session,
    };
    let interrupt = Interrupt::listen();
    Ok(terminal::run(session, LineInput::standard(), io::stdout().lock(), &interrupt, &terminal_width)?)
}

/// The name by which the system knows the person.
fn user() -> String {
    let name = ["USER", "LOGNAME", "USERNAME"].into_iter().find_map(|name| std::env::var(name).ok());
    name.filter(|name| !name.trim().is_empty()).unwrap_or_else(|| "Player".to_string())
}

/// The present date, in UTC.
fn today() -> String {
    humantime::format_rfc3339_seconds(SystemTime::now()).to_string().chars().take_while(|&sign| sign != 'T').collect()
}

/// When colours are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Colors {
    Auto,
    Always,
    Never,
}

impl Colors {
    const ALL: [(&str, Colors); 3] = [("auto", Colors::Auto), ("always", Colors::Always), ("never", Colors::Never)];
}

/// What stands after `--color`: a side, or what other programs have there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SideOrColors {
    Side(Seats),
    Colors(Colors),
}

impl SideOrColors {
    fn all() -> impl Iterator<Item = (&'static str, SideOrColors)> {
        let sides = Seats::ALL.into_iter().map(|(name, seats)| (name, SideOrColors::Side(seats)));
        sides.chain(Colors::ALL.map(|(name, colors)| (name, SideOrColors::Colors(colors))))
    }
}

/// What the terminal can show: colours, unless `NO_COLOR` is set, `TERM` says that there are none or there is no
/// terminal; signs beyond ASCII, unless the locale names an encoding that is not UTF-8.
fn look(args: &PlayArgs) -> Look {
    if args.plain {
        return Look::default();
    }
    let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let colors = |value: &SideOrColors| match value {
        SideOrColors::Colors(colors) => Some(*colors),
        SideOrColors::Side(_) => None,
    };
    let colors = match args.color.iter().rev().find_map(colors).unwrap_or(args.colors) {
        Colors::Always => true,
        Colors::Never => false,
        Colors::Auto => {
            let has_none = set("NO_COLOR").is_some() || set("TERM").is_some_and(|term| term == "dumb");
            io::stdout().is_terminal() && !has_none
        }
    };
    // Where no locale is set at all, as on Windows, a terminal of today shows UTF-8.
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(set).map(|locale| locale.to_ascii_lowercase());
    let unicode = locale.is_none_or(|locale| locale.contains("utf-8") || locale.contains("utf8"));
    Look { colors, unicode, width: terminal_width() }
}

/// The columns of the terminal, or as many as `COLUMNS` says where the output is none.
pub fn terminal_width() -> Option<usize> {
    let terminal = terminal_size_of(io::stdout()).map(|(width, _)| usize::from(width.0));
    let stated = || std::env::var("COLUMNS").ok()?.parse().ok();
    terminal.or_else(stated).filter(|&width| width > 0)
}
