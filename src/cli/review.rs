//! `liangyi review`: reviews records, many at a time: what the moves have cost, and records with the analyses in them.

use std::collections::HashMap;
use std::ffi::OsString;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Args, ValueHint};
use liangyi_core::rules::CATALOGUE;
use liangyi_engine::engine::EngineSettings;
use liangyi_engine::policy::{Models, NetworkTask};
use liangyi_engine::threads::cores;
use liangyi_net::inputs::Rank;
use serde_json::{Map, Value, json};

use super::error::CliError;
use super::interrupt::Interrupt;
use super::many_files::{Counting, ListArgs};
use super::review_file::Reviewer;
use super::ruleset_args::RulesFileArgs;
use super::tables_args::{HumanNetworkOption, NetworkOption};
use super::values::{BadValue, HandicapArgs, rank, written_path};
use crate::records::files::GameOfFile;
use crate::records::networks::{NetworkUse, short_name};
use crate::show::words::{English, Language};

/// The memory of the tree of one search; so many visits fill a part of it.
const TREE: usize = 128 << 20;

const EXIT: &str = "\
Exit status: 0 every file was reviewed, 1 some could not be, 2 the options are wrong or none of the \
files can be read.";

/// What to review, and how.
#[derive(Args, Debug)]
#[command(after_long_help = EXIT)]
pub struct ReviewArgs {
    /// The files.
    #[command(flatten)]
    list: ListArgs,
    /// Visits of every position [default: 100 with a network, or 1000]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    visits: Option<u32>,
    /// Write a record with the analyses to this folder for each file
    ///
    /// After a kill the same command goes on where it was.
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath, value_parser = written_path())]
    out: Option<PathBuf>,
    /// Loss of a move from which on a better line is kept
    ///
    /// Where a move has cost so many points or more, the best line stands in the record as a variation; in games
    /// without points a tenth of it is a win rate.
    #[arg(long, value_name = "POINTS", default_value_t = 2.0, value_parser = points)]
    variations: f64,
    /// Say what persons of this rank would play, 20k to 9d
    ///
    /// At every position, and whether they find the better one of a costly move; and of which ranks the players seem to
    /// be. With a network that knows them (--human-net).
    #[arg(long, value_name = "RANK", value_parser = rank)]
    rank: Option<Rank>,
    /// The network that moves as persons of a rank do.
    #[command(flatten)]
    human: HumanNetworkOption,
    /// Rulesets of the user's.
    #[command(flatten)]
    rules_file: RulesFileArgs,
    /// The network.
    #[command(flatten)]
    net: NetworkOption,
    /// Whether plays can be handicap stones.
    #[command(flatten)]
    handicap: HandicapArgs,
    /// Print a line of JSON for each file
    ///
    /// Or for one that cannot be reviewed, with the reason as `error`.
    #[arg(long)]
    json: bool,
}

fn points(text: &str) -> Result<f64, BadValue> {
    let number: f64 = text.parse().map_err(|_| BadValue::Number)?;
    if number > 0.0 && number.is_finite() { Ok(number) } else { Err(BadValue::Positive) }
}

/// Reviews the files; an error if any of them could not be reviewed.
pub fn run(args: &ReviewArgs, words: Language, out: &mut impl Write) -> Result<(), CliError> {
    let registry = args.rules_file.registry()?;
    let human = args.rank.map(|rank| Ok::<_, CliError>((rank, args.human.required(words)?))).transpose()?;
    let files = args.list.load(args.out.is_some())?;
    let targets = args.out.as_deref().map(|folder| targets(folder, &files)).transpose()?;
    // Programs read the same in every language.
    let told = if args.json { English } else { words };
    let models = args.net.models(Models::embedded(), NetworkUse::Play, true, told)?;
    if let Some(folder) = &args.out {
        fs::create_dir_all(folder).map_err(|error| CliError::unusable(folder, error))?;
    }
    let own = registry.iter().skip(CATALOGUE.len()).map(|row| (row.name.to_string(), json!(row.rules)));
    let settings = json!({
        "version": env!("CARGO_PKG_VERSION"),
        "own_rulesets": own.collect::<Map<_, _>>(),
        "net": models.network_for_some_board(NetworkTask::Search).map(|net| short_name(&net.network().name)),
        "handicap_by_plays": args.handicap.by_plays(),
        "rank": human.as_ref().map(|(rank, net)| format!("{rank} {}", short_name(&net.network().name))),
        "visits": args.visits,
        "variations": args.variations,
        "language": words.tag(),
    });
    let Value::Object(settings) = settings else { unreachable!("an object") };
    let threads = if args.list.threads() == 0 { cores() } else { args.list.threads() };
    let interrupt = Interrupt::listen();
    let reviewer = Reviewer {
        engine: EngineSettings {
            registry,
            threads: 1,
            memory: TREE,
            handicap_by_plays: args.handicap.by_plays(),
            ..EngineSettings::new(&models)
        },
        visits: args.visits,
        human,
        variations: args.variations,
        settings,
        // What files leave over is for the positions of each.
        threads: threads.div_ceil(files.len().max(1)),
        stop: interrupt.flag(),
        as_json: args.json,
        told,
        words,
    };
    let counting = Counting {
        files: &files,
        threads: args.list.threads(),
        out: None,
        as_json: args.json,
        lines_each: 1,
        settings: Map::new(),
        words: told,
    };
    counting.count_files(out, |path, progress| {
        let target = targets.as_ref().map(|targets| targets[path].as_path());
        reviewer.review(path, target, progress)
    })
}

/// Where the record of each file goes.
fn targets(folder: &Path, files: &[PathBuf]) -> Result<HashMap<PathBuf, PathBuf>, CliError> {
    let mut of: HashMap<OsString, &Path> = HashMap::new();
    let mut targets = HashMap::new();
    for file in files {
        let GameOfFile { file: of_file, number } = GameOfFile::of(file);
        let name = of_file.file_stem().ok_or_else(|| CliError::unusable(file, "no name of a file"))?;
        let mut name = name.to_os_string();
        name.push(number.map_or(String::new(), |number| format!("#{number}")) + ".sgf");
        let target = folder.join(&name);
        if let Some(other) = of.insert(name, file)
            && other != file
        {
            let both = format!("would be {}, as {} would", target.display(), other.display());
            return Err(CliError::unusable(file, both));
        }
        targets.insert(file.clone(), target);
    }
    Ok(targets)
}
