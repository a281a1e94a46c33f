//! `liangyi bench`: playouts a second, alone and in the whole search, by board and ruleset, with a signature of what
//! was played; with a network, [its evaluations](super::bench_net) too.

use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args;
use cpu_time::ProcessTime;
use liangyi_core::base::Size;
use liangyi_core::rules::NamedRules;
use liangyi_engine::playout::{PlayoutPolicy, measure_with};
use liangyi_engine::policy::{Models, NetworkTask};
use liangyi_engine::search;

use super::bench_net::{self, NetBench};
use super::error::CliError;
use super::kata_args::{KataArgs, log_not_followed};
use super::process::start_log;
use super::ruleset_args::{RulesFileArgs, RulesetName, resolve};
use super::tables_args::TablesArgs;
use super::values::size;
use crate::protocol::KataCommand;
use crate::records::networks::short_name;

/// What to measure.
#[derive(Args, Debug)]
pub struct BenchArgs {
    /// The rulesets, separated by commas
    #[arg(long, value_name = "NAMES", value_delimiter = ',', default_value = "chinese,jipingdian,jihuozi,new-ing",
          hide_possible_values = true, value_parser = RulesetName { line_games: false })]
    ruleset: Vec<String>,
    /// Rulesets of the user's.
    #[command(flatten)]
    rules_file: RulesFileArgs,
    /// Learnt tables.
    #[command(flatten)]
    tables: TablesArgs,
    /// The boards, separated by commas: 9 for 9x9, or 9x13
    #[arg(long, visible_alias = "boardsize", value_name = "SIZE", value_delimiter = ',', default_value = "9,13,19",
          value_parser = size)]
    size: Vec<Size>,
    /// Measure a network with every instruction set of this machine
    ///
    /// Not only with the fastest.
    #[arg(long)]
    targets: bool,
    /// KataGo's configuration.
    #[command(flatten)]
    kata: KataArgs,
    /// Threads of the search or the network, separated by commas
    ///
    /// The whole search, or a network, is measured with each of these numbers.
    #[arg(long, short = 't', value_name = "N", value_delimiter = ',', default_value = "1",
          value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Vec<u16>,
    /// Playouts for each line of the table
    #[arg(long, short = 'v', visible_alias = "visits", value_name = "N", default_value_t = 5_000,
          value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    playouts: u64,
    /// The seed of the random numbers
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Rounds of each line of a network's; the table shows medians
    #[arg(long, value_name = "N", default_value_t = 9, value_parser = clap::value_parser!(u16).range(1..))]
    rounds: u16,
}

impl BenchArgs {
    /// The rulesets to measure with.
    fn rulesets(&self) -> Result<Vec<NamedRules>, CliError> {
        let registry = self.rules_file.registry()?;
        self.ruleset.iter().map(|name| resolve(&registry, name)).collect()
    }
}

/// What is measured: playouts one by one, or the whole search with a number of threads.
#[derive(Clone, Copy)]
enum Kind {
    Playouts,
    Search(u16),
}

/// What a measurement found.
struct Found {
    playouts: u64,
    /// `None` if they are not counted.
    moves: Option<u64>,
    /// `None` if it depends on how threads are scheduled.
    signature: Option<u64>,
}

impl Kind {
    /// The columns `what` and `threads`.
    fn names(self) -> (&'static str, String) {
        match self {
            Kind::Playouts => ("playouts", "-".to_string()),
            Kind::Search(threads) => ("search", threads.to_string()),
        }
    }

    fn measure(self, models: &Arc<Models>, size: Size, ruleset: &NamedRules, playouts: u64, seed: u64) -> Found {
        match self {
            Kind::Playouts => {
                let gammas = models.playouts(size);
                let found = measure_with(gammas, size, &ruleset.rules, PlayoutPolicy::Learnt, playouts, seed);
                Found { playouts: found.playouts, moves: Some(found.moves), signature: Some(found.signature) }
            }
            Kind::Search(threads) => {
                let searched = search::measure(models, size, &ruleset.rules, threads.into(), playouts, seed);
                let signature = (threads == 1).then_some(searched.signature);
                Found { playouts: searched.playouts, moves: None, signature }
            }
        }
    }

    /// [`Kind::measure`], and how long it took: CPU time for playouts, wall time for a search, whose threads share the
    /// work.
    fn timed(
        self,
        models: &Arc<Models>,
        size: Size,
        ruleset: &NamedRules,
        playouts: u64,
        seed: u64,
    ) -> (Found, Duration) {
        let (wall, cpu) = (Instant::now(), ProcessTime::now());
        let found = self.measure(models, size, ruleset, playouts, seed);
        let time = match self {
            Kind::Search(_) => wall.elapsed(),
            Kind::Playouts => cpu.elapsed(),
        };
        (found, time)
    }
}

/// Prints the table, after the name of the network if there is one.
pub fn run(args: &BenchArgs, out: &mut impl Write) -> Result<(), CliError> {
    let rulesets = &args.rulesets()?;
    let (_, notes) = args.kata.values(KataCommand::Benchmark)?;
    start_log(None)?;
    log_not_followed(&notes);
    let models = args.tables.models()?;
    let searching = |&size: &Size| models.network_for(size, NetworkTask::Search);
    let net = args.size.iter().find_map(searching);
    if let Some(net) = &net {
        writeln!(out, "network {}", short_name(&net.network().name))?;
    }
    let playing = Arc::new(models.with_network(None));
    let longest = rulesets.iter().map(|ruleset| ruleset.name.chars().count()).max().unwrap_or(0);
    let width = longest.max("ruleset".len());
    let kinds = || [Kind::Playouts].into_iter().chain(args.threads.iter().map(|&threads| Kind::Search(threads)));
    writeln!(out, "size   {:width$}  what      threads  playouts/s  moves/playout  ns/move  signature", "ruleset")?;
    let mut signature = 0_u64;
    for &size in &args.size {
        for ruleset in rulesets {
            for kind in kinds() {
                let (what, threads) = kind.names();
                // The first run fills tables and caches.
                kind.measure(&playing, size, ruleset, args.playouts.div_ceil(10), args.seed);
                let (found, time) = kind.timed(&playing, size, ruleset, args.playouts, args.seed);
                let (playouts, seconds) = (found.playouts as f64, time.as_secs_f64().max(1e-9));
                let of_moves = |value: &dyn Fn(f64) -> f64| {
                    found.moves.map_or("-".to_string(), |moves| format!("{:.1}", value(moves.max(1) as f64)))
                };
                writeln!(
                    out,
                    "{:5}  {:width$}  {what:8}  {threads:>7}  {:10.0}  {:>13}  {:>7}  {}",
                    size.to_string(),
                    ruleset.name,
                    playouts / seconds,
                    of_moves(&|moves| moves / playouts),
                    of_moves(&|moves| seconds * 1e9 / moves),
                    found.signature.map_or("-".to_string(), |signature| format!("{signature:016x}")),
                )?;
                out.flush()?;
                if let Some(found) = found.signature {
                    signature = signature.rotate_left(1) ^ found;
                }
            }
        }
    }
    writeln!(out, "signature {signature:016x}")?;
    if let Some(net) = net {
        writeln!(out)?;
        let sizes: Vec<Size> = args.size.iter().copied().filter(|size| searching(size).is_some()).collect();
        let BenchArgs { targets, ref threads, rounds, seed, .. } = *args;
        bench_net::run(&models, &net, &NetBench { sizes: &sizes, targets, threads, rounds, seed }, rulesets, out)?;
    }
    Ok(out.flush()?)
}
