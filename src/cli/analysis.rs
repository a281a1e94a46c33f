//! `liangyi analysis`: KataGo's JSON analysis protocol on standard input and output.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

use clap::{Args, Command};
use liangyi_engine::engine::EngineSettings;
use liangyi_engine::files::read_text;

use super::error::CliError;
use super::process::start_log;
use super::ruleset_args::RulesFileArgs;
use super::tables_args::TablesArgs;
use super::values::{HandicapArgs, megabytes, threads, written_path};
use crate::analysis::{self, BadSetting, Config, Defaults, ServerOptions};
use crate::records::networks::NetworkUse;
use crate::show::words::Language;

/// The name of the subcommand.
const NAME: &str = "analysis";
/// The largest configuration file that is read, in bytes.
const MAX_CONFIG: usize = 16 << 20;

/// How the analysis engine starts. Option names are KataGo's where it has one.
#[derive(Args, Debug)]
pub struct AnalysisOptions {
    /// Rulesets of the user's.
    #[command(flatten)]
    file: RulesFileArgs,
    /// Learnt tables.
    #[command(flatten)]
    tables: TablesArgs,
    /// Configuration files of KataGo's
    ///
    /// What has no effect here is named on standard error.
    #[arg(long, value_name = "FILE", value_delimiter = ',')]
    config: Vec<PathBuf>,
    /// Settings as in a configuration file
    ///
    /// maxVisits, maxTime, numAnalysisThreads, numSearchThreads, analysisPVLen, reportAnalysisWinratesAs,
    /// assumeMultipleStartingBlackMovesAreHandicap.
    #[arg(long, value_name = "KEY=VALUE,...")]
    override_config: Vec<String>,
    /// Whether plays can be handicap stones.
    #[command(flatten)]
    handicap: HandicapArgs,
    /// Positions to analyse at the same time [default: one for each core]
    #[arg(long, value_name = "N", value_parser = threads(1024))]
    analysis_threads: Option<usize>,
    /// At the end of the input end all analyses too
    ///
    /// They are finished otherwise.
    #[arg(long)]
    quit_without_waiting: bool,
    /// Analyse records with moves that repetition or suicide forbids
    ///
    /// With a warning instead of an error; the field `lenient` of a query overrides it.
    #[arg(long)]
    lenient: bool,
    /// Accepted for KataGo's sake: there is no such model
    #[arg(long, value_name = "FILE")]
    human_model: Option<PathBuf>,
    /// The seed of the random numbers
    ///
    /// With one thread for a position the same seed gives the same analysis.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Memory for all searches together, in megabytes
    #[arg(long, value_name = "MB", default_value = "512", value_parser = megabytes())]
    memory: usize,
    /// Write a log to this file
    #[arg(long, value_name = "FILE", value_parser = written_path())]
    log: Option<PathBuf>,
}

/// The arguments of `cli` with a second dash where KataGo's clients write one: `liangyi analysis -config FILE`.
pub fn with_double_dashes(cli: &Command, args: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let mut args: Vec<OsString> = args.into_iter().collect();
    if args.get(1).is_none_or(|command| command != NAME) {
        return args;
    }
    let names: Vec<&str> = cli
        .find_subcommand(NAME)
        .into_iter()
        .flat_map(|command| command.get_arguments().filter_map(|argument| argument.get_long_and_visible_aliases()))
        .flatten()
        .collect();
    let is_long = |argument: &OsStr| {
        let name = argument.to_str().and_then(|text| text.strip_prefix('-'));
        name.and_then(|name| name.split('=').next()).is_some_and(|name| names.contains(&name))
    };
    for argument in &mut args[2..] {
        if is_long(argument) {
            let mut doubled = OsString::from("-");
            doubled.push(&*argument);
            *argument = doubled;
        }
    }
    args
}

/// Answers queries until the end of the input.
pub fn run(args: &AnalysisOptions) -> Result<(), CliError> {
    start_log(args.log.as_deref())?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut config = Config::default();
    config.params.handicap_by_plays = args.handicap.by_plays();
    let mut unused = Vec::new();
    for path in &args.config {
        let text = read_text(path, MAX_CONFIG).map_err(|error| CliError::unusable(path, error))?;
        unused.extend(config.read_file(&text).map_err(|error| CliError::unusable(path, error))?);
    }
    config.limit_threads(cores);
    for text in &args.override_config {
        let bad = |error: BadSetting| CliError::Usage(format!("--override-config: {error}"));
        unused.extend(config.read_overrides(text).map_err(bad)?);
    }
    if args.human_model.is_some() {
        log::warn!("-human-model has no effect: there is no such model");
    }
    if !unused.is_empty() {
        log::warn!("settings without effect here: {}", unused.join(", "));
    }
    let registry = args.file.registry()?;
    let (models, networks) = args.tables.models_of_session(NetworkUse::Play, true, Language::English)?;
    let settings = EngineSettings {
        registry: registry.clone(),
        seed: args.seed,
        memory: args.memory,
        ..EngineSettings::new(&models)
    };
    let analysis_threads = args.analysis_threads.or(config.analysis_threads).unwrap_or(cores);
    let defaults = Defaults { registry, params: config.params, lenient: args.lenient };
    let quit_without_waiting = args.quit_without_waiting;
    let network_file = networks.file().map(|file| file.to_string_lossy().into_owned());
    let options = ServerOptions { defaults, analysis_threads, quit_without_waiting, network_file };
    Ok(analysis::serve_stdio(&settings, options)?)
}
