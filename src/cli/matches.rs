//! `liangyi match`: turns options into settings, shows the progress, writes the reports.

use std::ffi::OsString;
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use clap::builder::{PathBufValueParser, TypedValueParser as _};
use clap::{Args, ValueHint};
use liangyi_arena::folder::holds_match;
use liangyi_arena::gtp_engine::Program;
use liangyi_arena::merge::{MergeError, merge};
use liangyi_arena::opening::{OpeningFile, Startable};
use liangyi_arena::part::Part;
use liangyi_arena::place::MatchPlace;
use liangyi_arena::runner::{self, MatchError, MatchHost};
use liangyi_arena::settings::{Adjudication, MatchSettings};
use liangyi_arena::stats::Sprt;
use liangyi_arena::store::StoreError;
use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Game, Played, Position as _};
use liangyi_core::line::{LineGame, OpeningRule, OpeningState};
use liangyi_core::rules::{Komi, LineRules, LineRuleset, Rules};
use liangyi_core::sgf::{Recorded, Setup, SgfError, SgfGame, SgfStep};
use liangyi_core::time::TimeControl;
use liangyi_engine::policy::Models;

use super::error::CliError;
use super::interrupt::Interrupt;
use super::match_output::{Progress, publish, remarks};
use super::process::guard;
use super::ruleset_args::RulesetArgs;
use super::tables_args::{NetworkOption, VARIABLE, network_choice};
use super::values::{BadValue, duration, named, opening_rule, part, size, written_path};
use crate::records::files::load_game;
use crate::records::networks::{NetworkChoice, NetworkUse, short_name};
use crate::show::words::Language;

/// The options of `liangyi match`.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLE, after_long_help = format!("{EXIT}\n\n{EXAMPLE}"))]
pub struct MatchArgs {
    /// The engine with Black in the first game
    ///
    /// Its command line, split into words as by a shell. It has Black unless lots are drawn.
    #[arg(long, value_name = "CMD", required_unless_present_any = ["report", "merge"])]
    black: Option<String>,
    /// The engine with White in the first game
    #[arg(long, value_name = "CMD", required_unless_present_any = ["report", "merge"])]
    white: Option<String>,
    /// A GTP command for the engine of --black after each start
    ///
    /// May be repeated.
    #[arg(long, value_name = "GTP")]
    black_setup: Vec<String>,
    /// A GTP command for the engine of --white after each start
    ///
    /// May be repeated.
    #[arg(long, value_name = "GTP")]
    white_setup: Vec<String>,
    /// The number of games
    ///
    /// With an even number every opening is played twice.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// Rules.
    #[command(flatten)]
    rules: RulesetArgs<true>,
    /// The board, 9 or 9x13 [default: the ruleset's own]
    ///
    /// A side has 2 to 21 lines.
    #[arg(long, value_name = "SIZE", value_parser = size)]
    size: Option<Size>,
    /// The komi [default: the ruleset's own]
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true)]
    komi: Option<Komi>,
    /// The clock, such as 10m+3x30s
    ///
    /// none, 2s/move, 10m, 10m,30s (at most 30s a move) and 10m+5s,15m,30s (Fischer, at most 15m on the clock and 30s
    /// a move); 10m+5s is Fischer, 10m+3x30s byo-yomi, 10m+30s/25 Canadian. What an engine takes beyond 0.1s for an
    /// answer to `play` or `time_left` counts for its next move.
    #[arg(long, value_name = "CONTROL", default_value = "none")]
    time: TimeControl,
    /// How long a move may overrun the clock before its side loses
    #[arg(long, value_name = "TIME", default_value = "1s", value_parser = duration)]
    grace: Duration,
    /// How long to wait for a reply, unless the clock allows less
    #[arg(long, value_name = "TIME", default_value = "5m", value_parser = duration)]
    hang: Duration,
    /// Number of games at the same time
    ///
    /// Each has its own pair of engines.
    #[arg(long, short = 'j', value_name = "J", default_value_t = 1,
          value_parser = clap::value_parser!(u32).range(1..=1024))]
    concurrency: u32,
    /// SGF files whose stones and moves begin the games, in turn
    ///
    /// Black's stones alone are a handicap, and White moves first; other stones are a position that is set up.
    #[arg(long, value_name = "FILE", num_args = 1..)]
    openings: Vec<PathBuf>,
    /// Random moves that begin each pair
    ///
    /// They are legal, and follow those of --openings.
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=200))]
    opening_moves: u32,
    /// The rule that opens games of renju
    ///
    /// free, swap, swap2, soosyrv8, taraguchi10, rif; `liangyi rules swap2` explains one. The programs are asked by
    /// `liangyi-opening`, which both have to list; who has Black in a game begins.
    #[arg(long, value_name = "RULE", default_value = "free", hide_possible_values = true,
          value_parser = opening_rule(),
          conflicts_with_all = ["openings", "opening_moves"])]
    opening_rule: OpeningRule,
    /// Draw lots for who has Black in the first game of each pair
    ///
    /// From the seed (nigiri, 猜先).
    #[arg(long)]
    nigiri: bool,
    /// The seed of the random openings and of the lots
    ///
    /// And of a seed for each game that is sent to engines that list `set_random_seed`.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How dead stones are settled
    ///
    /// What to do when the engines disagree about them: `resolution` resumes play in the order of the ruleset, up to
    /// three times, then counts stones still disputed as alive (under territory rules the referee judges at once);
    /// `referee` lets Liangyi judge; `none` removes nothing.
    #[arg(long, value_name = "HOW", default_value = "resolution", hide_possible_values = true,
          value_parser = named(Adjudication::ALL))]
    adjudicate: Adjudication,
    /// The network that judges dead stones [default: auto]
    ///
    /// A file, `own` for the one that this program has in it, `auto` for the one that `liangyi net path` finds, or the
    /// own one where it is worth more than playouts, or `none`. What is named here is what engines of Liangyi's play
    /// with too, but for those whose command says otherwise [env: LIANGYI_NET].
    // Not clap's own `env`: a variable that is set would be an option beside --report.
    #[arg(long, visible_alias = "model", value_name = "FILE|own|auto|none", overrides_with = "net",
          value_parser = network_choice(), value_hint = ValueHint::AnyPath)]
    net: Option<NetworkChoice>,
    /// Number of moves after which a game is a draw
    ///
    /// Without it, four times the points of the board, at least 200.
    #[arg(long, value_name = "N")]
    max_moves: Option<u32>,
    /// Send final_score to both engines after counted games
    ///
    /// And report how often they agree with the referee.
    #[arg(long)]
    final_scores: bool,
    /// Stop when a sequential test decides, as `0,50`
    ///
    /// Between these two differences in Elo, with errors of 5 %, over the games in the order of their numbers.
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true, value_parser = elo_bounds)]
    sprt: Option<Sprt>,
    /// Store the match in this folder
    ///
    /// match.json, results.jsonl, games/*.sgf and the reports. An interrupted match continues when it is started
    /// again with the same options; --games, --sprt and --concurrency may change.
    #[arg(long, value_name = "DIR", value_parser = written_path())]
    out: Option<PathBuf>,
    /// Keep the match in a PostgreSQL database
    ///
    /// postgres://USER:PASSWORD@HOST:PORT/DATABASE?match=NAME. The same command on any number of machines, at any
    /// time, joins the same match, NAME (`match` unless it is given); settings and programs must be the same on all.
    /// The variable PGPASSWORD may have the password instead. The program has to be built with `--features postgres`.
    #[arg(long, value_name = "URL", value_parser = place(), conflicts_with_all = ["out", "part"])]
    store: Option<MatchPlace>,
    /// Play one part of the match only, such as 3/40
    ///
    /// The third of forty: of every forty pairs of games the third. Each part has a folder of its own, is continued
    /// by itself, and plays all its games unless they alone decide --sprt.
    #[arg(long, value_name = "K/N", value_parser = part)]
    part: Option<Part>,
    /// Join parts of a match, each in its folder, in that of --out
    ///
    /// Without playing: the match is the one that is made without --part, but for times. Nothing is written unless
    /// every game is there once and all settings agree.
    #[arg(long, value_name = "DIR", num_args = 1.., requires = "out", conflicts_with_all = OF_PLAYING)]
    merge: Vec<PathBuf>,
    /// Write its reports again, without playing
    ///
    /// Those of the match in this folder; or report on the match in this database.
    #[arg(long, value_name = "DIR|URL", value_parser = place(), conflicts_with_all = OF_PLAYING,
          conflicts_with_all = ["out", "merge", "store"])]
    report: Option<MatchPlace>,
    /// Copy the match of --report into this folder
    ///
    /// As --out keeps one.
    #[arg(long, value_name = "DIR", requires = "report", value_parser = written_path())]
    export: Option<PathBuf>,
}

/// Reads the place of a match. What is wrong with it is said later, because clap would show the password.
fn place() -> impl clap::builder::TypedValueParser<Value = MatchPlace> {
    PathBufValueParser::new().map(MatchPlace::new)
}

/// Reads what a sequential test decides between.
fn elo_bounds(text: &str) -> Result<Sprt, BadValue> {
    text.parse().map_err(|_| BadValue::EloBounds)
}

/// The options that say how games are played.
const OF_PLAYING: [&str; 24] = [
    "black",
    "white",
    "black_setup",
    "white_setup",
    "games",
    "ruleset",
    "rules_file",
    "size",
    "komi",
    "time",
    "grace",
    "hang",
    "concurrency",
    "openings",
    "opening_moves",
    "opening_rule",
    "nigiri",
    "seed",
    "adjudicate",
    "net",
    "max_moves",
    "final_scores",
    "sprt",
    "part",
];

const EXIT: &str = "\
Exit status: 0 the match was played, 1 it could not be played, 2 the options are wrong, or an engine \
cannot be started or refuses them.";

const EXAMPLE: &str = "\
Example: 100 games on 9x9, four random moves first, two games at a time:
  liangyi match --black 'gnugo --mode gtp --level 10 --chinese-rules' \\
                --white 'gnugo --mode gtp --level 1 --chinese-rules' \\
                --size 9 --games 100 --opening-moves 4 -j 2 --out match1";

/// Plays a match, or writes its reports again.
pub fn run(args: &MatchArgs, words: Language, out: &mut impl Write) -> Result<(), CliError> {
    if let Some(place) = &args.report {
        let read = match &args.export {
            Some(folder) if holds_match(folder) => {
                return Err(CliError::Usage(format!("{} holds a match already", folder.display())));
            }
            Some(folder) => place.export(folder),
            None => place.read(),
        };
        let (settings, games) = read.map_err(|error| CliError::Usage(error.to_string()))?;
        return publish(&settings, &games, args.export.as_deref().or(place.folder()), words, out);
    }
    if let (false, Some(folder)) = (args.merge.is_empty(), &args.out) {
        let (settings, games) = merge(&args.merge, folder).map_err(|error| match error {
            MergeError::Unwritten(_) => CliError::Failed(error.to_string()),
            error => CliError::Usage(error.to_string()),
        })?;
        return publish(&settings, &games, Some(folder), words, out);
    }
    let mut settings = settings(args)?;
    let judges = settings.line_game().is_none() && args.adjudicate != Adjudication::None;
    let net = args.net.clone().unwrap_or_else(of_environment);
    let models = NetworkOption::from(net.clone()).models(Models::embedded(), NetworkUse::Judge, judges, words)?;
    settings.judge =
        models.judging_network(settings.size).filter(|_| judges).map(|net| short_name(&net.network().name));
    let interrupt = Interrupt::listen_to_termination();
    let all = settings.numbers().count();
    let place = match &args.store {
        Some(MatchPlace::Folder(_)) => {
            return Err(CliError::Usage("--store expects postgres://HOST/DATABASE".to_string()));
        }
        Some(database) => Some(database.clone()),
        None => args.out.clone().map(MatchPlace::Folder),
    };
    let folder = args.out.as_deref();
    let mut progress = Progress::new(all, folder, words);
    let host = MatchHost {
        concurrency: args.concurrency as usize,
        guard: guard(),
        place: place.as_ref(),
        models: &models,
        environment: &environment(&net)?,
        stop: &interrupt.shared_flag(),
        remarks: &remarks,
    };
    let mut has_begun = false;
    let played = runner::play_match(settings, host, &mut |settings, event| {
        has_begun = true;
        progress.show(settings, &event);
    });
    progress.finish();
    let (settings, games) = played.map_err(|error| match error {
        MatchError::Store(StoreError::Database { .. }) if interrupt.is_set() && !has_begun => {
            CliError::Interrupted(error.to_string())
        }
        MatchError::NotStarted { .. }
        | MatchError::Program { .. }
        | MatchError::Store(StoreError::OtherMatch { .. } | StoreError::InUse(_)) => CliError::Usage(error.to_string()),
        MatchError::Store(StoreError::Io { path, error }) => CliError::unwritten(&path, &error),
        error => CliError::Failed(error.to_string()),
    })?;
    publish(&settings, &games, folder, words, out)?;
    if interrupt.is_set() && games.len() < all && !runner::decided(settings.sprt, &games) {
        out.flush()?;
        let how = match &place {
            Some(MatchPlace::Folder(folder)) => {
                format!("the same command, with --out {}, plays the others", folder.display())
            }
            Some(MatchPlace::Database(_)) => "the same command plays the others".to_string(),
            None => "without --out they are not kept, and the same command begins again".to_string(),
        };
        let reason = format!("{} of {all} games are played; {how}", games.len());
        return Err(CliError::Interrupted(reason));
    }
    Ok(())
}

/// The network that the environment names.
fn of_environment() -> NetworkChoice {
    std::env::var_os(VARIABLE).map_or(NetworkChoice::Auto, NetworkChoice::from)
}

/// What the environment of the engines has besides this program's own: the network that was named.
fn environment(net: &NetworkChoice) -> Result<Vec<(String, OsString)>, CliError> {
    let value = match net {
        // What the variable says, if it is set, the engines hear anyway.
        NetworkChoice::Auto => return Ok(Vec::new()),
        NetworkChoice::None | NetworkChoice::Own => net.to_string().into(),
        NetworkChoice::File(path) => std::path::absolute(path)?.into(),
    };
    Ok(vec![(VARIABLE.to_string(), value)])
}

fn settings(args: &MatchArgs) -> Result<MatchSettings, CliError> {
    let (ruleset, size, rules, openings) = match args.rules.line_game() {
        Some(row) => line_game(args, row)?,
        None => {
            let (row, _) = args.rules.load()?;
            if !args.opening_rule.is_free() {
                return Err(CliError::Usage("--opening-rule is for line games: --ruleset renju".to_string()));
            }
            let size = args.size.unwrap_or(row.default_size);
            let rules = Rules { komi: args.komi.unwrap_or(row.rules.komi), ..row.rules };
            let start = Game::new(size, rules.clone());
            let recorded = |record: &SgfGame| opened(record, &rules).map_err(|error| error.to_string());
            let openings = opening_files(&args.openings, &start, recorded)?;
            (row.name, size, rules, openings)
        }
    };
    let program = |command: &Option<String>, setup: &[String]| Program {
        command: command.clone().unwrap_or_default(),
        setup: setup.to_vec(),
    };
    Ok(MatchSettings {
        programs: [program(&args.black, &args.black_setup), program(&args.white, &args.white_setup)],
        names: [String::new(), String::new()],
        games: args.games as usize,
        ruleset,
        rules,
        size,
        time: args.time,
        grace: args.grace.as_secs_f64(),
        hang: args.hang.as_secs_f64(),
        adjudicate: args.adjudicate,
        judge: None,
        max_moves: args.max_moves.map_or((4 * size.area()).max(200), |moves| moves as usize),
        opening_moves: args.opening_moves as usize,
        openings,
        opening_rule: args.opening_rule,
        nigiri: args.nigiri,
        seed: args.seed,
        final_scores: args.final_scores,
        sprt: args.sprt,
        part: args.part,
    })
}

/// What the options say of a match in a line game: its name, the board, what stands for Go's rules, the openings.
fn line_game(args: &MatchArgs, row: &LineRuleset) -> Result<(String, Size, Rules, Vec<OpeningFile>), CliError> {
    let name = row.name;
    if args.komi.is_some() || args.final_scores {
        return Err(CliError::Usage(format!("{name} is not counted: --komi and --final-scores do not apply")));
    }
    let usual = Size::square(row.default_size.into()).expect("the sizes of line games exist");
    let size = args.size.unwrap_or(usual);
    let start = LineGame::new(size, row.rules).map_err(|error| CliError::Usage(error.to_string()))?;
    OpeningState::new(args.opening_rule, size).map_err(|error| CliError::Usage(error.to_string()))?;
    let recorded = |record: &SgfGame| recorded_line_game(record, row.rules);
    let openings = opening_files(&args.openings, &start, recorded)?;
    Ok((name.to_string(), size, Rules { komi: Komi::ZERO, virtual_moves: false, ..Rules::CHINESE }, openings))
}

/// The game of an opening. Black's stones alone are a handicap where the record does not have Black move first, whether
/// it counts them or not.
fn opened(record: &SgfGame, rules: &Rules) -> Result<Game, SgfError> {
    let mut record = record.clone();
    if let Some(SgfStep::Setup(Setup { black, white, to_move, .. })) = record.steps.first()
        && record.handicap == 0
        && white.is_empty()
        && black.len() > 1
        && to_move.or(record.moves().next().map(|played| played.color)) != Some(Color::Black)
    {
        record.handicap = black.len() as u32;
    }
    record.game(rules.clone())
}

fn recorded_line_game(record: &SgfGame, rules: LineRules) -> Result<LineGame, String> {
    let mut game = LineGame::new(record.size, rules).map_err(|error| error.to_string())?;
    for (number, step) in record.steps.iter().enumerate() {
        match step {
            SgfStep::Move(Played { color, mv }) => {
                game.play(*color, *mv).map_err(|illegal| format!("move {}: {illegal}", number + 1))?;
            }
            SgfStep::Setup(_) => return Err("an opening begins on the empty board".to_string()),
        }
    }
    Ok(game)
}

/// The openings of these files, of games that begin as `start`; `recorded` makes a game of a record.
fn opening_files<P: Recorded + Startable>(
    paths: &[PathBuf],
    start: &P,
    recorded: impl Fn(&SgfGame) -> Result<P, String>,
) -> Result<Vec<OpeningFile>, CliError> {
    let opening = |path: &PathBuf| {
        let read = load_game(P::GM, path, None).map_err(|error| error.to_string()).and_then(|record| recorded(&record));
        let game = read.map_err(|error| CliError::Usage(format!("{}: {error}", path.display())))?;
        OpeningFile::new(path, &game, start.clone()).map_err(CliError::Usage)
    };
    paths.iter().map(opening).collect()
}
