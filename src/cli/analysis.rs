//! `liangyi analysis`: KataGo's JSON analysis protocol on standard input and output.

use std::path::PathBuf;

use clap::Args;
use liangyi_engine::engine::{EngineSettings, Lenience};

use super::error::CliError;
use super::kata_args::{KataArgs, log_not_followed, require_human};
use super::process::start_log;
use super::ruleset_args::RulesFileArgs;
use super::tables_args::SessionModelsArgs;
use super::values::{HandicapArgs, LenienceArgs, megabytes, threads, written_path};
use crate::analysis::{self, Defaults, Params, ServerOptions};
use crate::protocol::{HANDICAP_BY_PLAYS, KATAGO_VERSION, KataCommand, KataParam, MOST_THREADS};
use crate::records::networks::NetworkUse;
use crate::show::words::Language;

/// How the analysis engine starts. Option names are KataGo's where it has one.
#[derive(Args, Debug)]
pub struct AnalysisOptions {
    /// Rulesets of the user's.
    #[command(flatten)]
    file: RulesFileArgs,
    /// Learnt tables.
    #[command(flatten)]
    models: SessionModelsArgs,
    /// KataGo's configuration.
    #[command(flatten)]
    kata: KataArgs,
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
    /// How moves are taken that are forbidden.
    #[command(flatten)]
    lenience: LenienceArgs,
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

impl AnalysisOptions {
    /// Whether it is started as KataGo is.
    pub fn is_katago(&self) -> bool {
        self.kata.are_given()
    }
}

/// Answers queries until the end of the input.
pub fn run(args: &AnalysisOptions) -> Result<(), CliError> {
    let (mut values, notes) = args.kata.values(KataCommand::Analysis)?;
    start_log(args.log.clone().or_else(|| values.text("logFile").map(PathBuf::from)).as_deref())?;
    log_not_followed(&notes);
    if !args.handicap.by_plays() {
        let param = KataParam::find(HANDICAP_BY_PLAYS).expect("a parameter of KataGo's");
        values.put(param, "false").expect("a value that it takes");
    }
    let version = values.version().unwrap_or(KATAGO_VERSION).to_string();
    let params = Params::of(values);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let registry = args.file.registry()?;
    let (models, networks) = args.models.models(NetworkUse::Play, true, Language::English, args.kata.human_model())?;
    require_human(&params.values, &models)?;
    let settings = EngineSettings {
        registry: registry.clone(),
        seed: args.seed,
        memory: args.memory,
        ..EngineSettings::new(&models)
    };
    let configured = params.values.whole("numAnalysisThreads").map(|threads| (threads as usize).min(MOST_THREADS));
    let analysis_threads = args.analysis_threads.or(configured).unwrap_or(cores);
    let lenience = args.lenience.chosen(Lenience::AsKataGo);
    let defaults = Defaults { registry, params, lenience, human: models.human().cloned() };
    let quit_without_waiting = args.quit_without_waiting;
    let network_files =
        [networks.file(), networks.human_file()].map(|file| file.map(|file| file.to_string_lossy().into_owned()));
    let options = ServerOptions { defaults, analysis_threads, quit_without_waiting, network_files, version };
    Ok(analysis::serve_stdio(&settings, options)?)
}
