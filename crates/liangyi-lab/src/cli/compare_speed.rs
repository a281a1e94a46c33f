//! `liangyi-lab compare-speed`: playouts a second of CPU time of the whole search, compared with another GTP
//! program.
//!
//! The cost of a search before its first playout is left out: each program searches the empty board twice, and the
//! difference between the longer and the shorter search is the time of the additional playouts. The programs take
//! turns, so that a machine that is slow for a while slows both.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use cpu_time::ProcessTime;
use liangyi_arena::cause::EngineFailure;
use liangyi_arena::gtp_engine::{GameConditions, GtpEngine, Program};
use liangyi_arena::stats::Spread;
use liangyi_core::base::Size;
use liangyi_core::line::OpeningRule;
use liangyi_core::rules::NamedRules;
use liangyi_core::time::TimeControl;
use liangyi_engine::files::open_regular;
use liangyi_engine::policy::{KataNet, Models};
use liangyi_engine::search;
use liangyi_net::model::Network;

use super::values::{LabError, ruleset, size};

/// What to compare.
#[derive(Args, Debug)]
pub struct CompareSpeedArgs {
    /// The command of the other program, with {playouts} in place of the number of playouts for a move
    #[arg(long, value_name = "COMMAND")]
    against: String,
    /// The rulesets, separated by commas
    #[arg(long, value_name = "NAMES", value_delimiter = ',', default_value = "chinese", value_parser = ruleset)]
    ruleset: Vec<NamedRules>,
    /// The boards, separated by commas: 9 for 9x9, or 9x13
    #[arg(long, value_name = "SIZE", value_delimiter = ',', default_value = "9,13,19", value_parser = size)]
    size: Vec<Size>,
    /// Playouts in each round
    #[arg(long, value_name = "N", default_value_t = 5_000,
          value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    playouts: u64,
    /// The seed of the random numbers
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Rounds of each line; the table shows medians
    #[arg(long, value_name = "N", default_value_t = 9, value_parser = clap::value_parser!(u16).range(1..))]
    rounds: u16,
    /// The file of a network of KataGo's to search with [default: the tables that are built in]
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,
}

impl CompareSpeedArgs {
    fn models(&self) -> Result<Arc<Models>, LabError> {
        let Some(path) = &self.net else { return Ok(Arc::clone(Models::embedded())) };
        let file = open_regular(path).map_err(|error| LabError::unusable(path, error))?;
        let network = Network::read(file).map_err(|error| LabError::unusable(path, error))?;
        Ok(Arc::new(Models::embedded().with_network(Some(Arc::new(KataNet::new(network))))))
    }
}

/// The placeholder for the number of playouts in the other program's command.
const PLAYOUTS: &str = "{playouts}";
/// The shorter search makes one playout for this many additional ones of the longer search.
const SHORTER: u64 = 3;
/// The longest that the other program may take for a move.
const HANG: Duration = Duration::from_secs(600);

/// CPU seconds of the additional playouts in one round.
#[derive(Clone, Copy)]
struct Round {
    ours: f64,
    theirs: f64,
}

/// Measures `--rounds` rounds for each board and ruleset and writes a line for each.
pub fn run(args: &CompareSpeedArgs, out: &mut impl Write) -> Result<(), LabError> {
    let command = &args.against;
    if !command.contains(PLAYOUTS) {
        return Err(LabError::Usage(format!("--against: `{command}` does not contain {PLAYOUTS}")));
    }
    let models = args.models()?;
    let longest = args.ruleset.iter().map(|ruleset| ruleset.name.chars().count()).max().unwrap_or(0);
    let width = longest.max("ruleset".len());
    writeln!(out, "size   {:width$}  rounds  playouts/s    theirs/s  ratio  least   most  against", "ruleset")?;
    for &size in &args.size {
        for ruleset in &args.ruleset {
            let (name, rounds) = measure(args, size, ruleset, &models)?;
            let spread = |of: fn(&Round) -> f64| Spread::of(&rounds.iter().map(of).collect::<Vec<_>>());
            let spreads =
                (spread(|round| round.ours), spread(|round| round.theirs), spread(|round| round.theirs / round.ours));
            let (Some(ours), Some(theirs), Some(ratio)) = spreads else {
                return Err(LabError::Usage("--rounds: at least one is needed".to_string()));
            };
            let rate = |seconds: f64| args.playouts as f64 / seconds;
            writeln!(
                out,
                "{:5}  {:width$}  {:6}  {:10.0}  {:10.0}  {:5.2}  {:5.2}  {:5.2}  {name}",
                size.to_string(),
                ruleset.name,
                rounds.len(),
                rate(ours.median),
                rate(theirs.median),
                ratio.median,
                ratio.least,
                ratio.greatest,
            )?;
            out.flush()?;
        }
    }
    Ok(())
}

/// The other program's name and version, and the times of each round.
fn measure(
    args: &CompareSpeedArgs,
    size: Size,
    ruleset: &NamedRules,
    models: &Arc<Models>,
) -> Result<(String, Vec<Round>), LabError> {
    let shorter = args.playouts.div_ceil(SHORTER);
    let lengths = [shorter, shorter + args.playouts];
    let conditions = GameConditions {
        opening_rule: OpeningRule::Free,
        ruleset: ruleset.name.clone(),
        rules: ruleset.rules.clone(),
        size,
        time: TimeControl::Unlimited,
        hang: HANG,
        // This program guards the engines itself, by a path that stays valid when its file is replaced.
        guard: cfg!(target_os = "linux").then(|| Path::new("/proc/self/exe").to_path_buf()),
        environment: Vec::new(),
        stop: Arc::default(),
    };
    let mut engines = Vec::new();
    for playouts in lengths {
        let command = args.against.replace(PLAYOUTS, &playouts.to_string());
        let program = Program { command, setup: Vec::new() };
        engines.push(GtpEngine::start(&program, &conditions).map_err(failed)?);
    }
    let name = format!("{} {}", engines[0].name(), engines[0].version()).trim().to_string();
    let mut rounds = Vec::new();
    // The first round builds tables and fills caches and is not counted.
    for number in 0..=args.rounds {
        let mut theirs = [0.0; 2];
        for (engine, seconds) in engines.iter_mut().zip(&mut theirs) {
            *seconds = searched(engine, ruleset)?;
        }
        let ours = lengths.map(|playouts| {
            let begun = ProcessTime::now();
            let seed = args.seed.wrapping_add(number.into());
            search::measure(models, size, &ruleset.rules, 1, playouts, seed);
            begun.elapsed().as_secs_f64()
        });
        let round = Round { ours: ours[1] - ours[0], theirs: theirs[1] - theirs[0] };
        if round.ours.min(round.theirs) <= 0.0 {
            return Err(LabError::Failed(format!("--against: {} playouts are too few to be measured", args.playouts)));
        }
        rounds.push(round);
    }
    Ok((name, rounds.split_off(1)))
}

/// CPU seconds that a program takes for the first move of a game.
fn searched(engine: &mut GtpEngine, ruleset: &NamedRules) -> Result<f64, LabError> {
    let cpu_time = |engine: &mut GtpEngine| {
        let unknown = || LabError::Failed("--against: the system does not report CPU times of programs".to_string());
        engine.cpu_time(true).map(|time| time.as_secs_f64()).ok_or_else(unknown)
    };
    engine.new_game(ruleset.rules.komi).map_err(failed)?;
    let before = cpu_time(engine)?;
    engine.genmove(ruleset.rules.first, false, None).reply.map_err(|fault| failed(fault.into()))?;
    Ok(cpu_time(engine)? - before)
}

/// A failure of the other program as an error of this command.
fn failed(failure: EngineFailure) -> LabError {
    let reason = format!("--against: {failure}");
    match failure {
        EngineFailure::NotStarted(_) => LabError::Usage(reason),
        EngineFailure::Fault(_) | EngineFailure::Refused { .. } => LabError::Failed(reason),
    }
}
