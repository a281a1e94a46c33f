//! `liangyi piskvork`: the Gomocup protocol on standard input and output.

use clap::Args;
use liangyi_engine::engine::EngineSettings;
use liangyi_engine::policy::Models;
use liangyi_engine::search::MOST_TREE_MEGABYTES;

use super::error::CliError;
use crate::piskvork;

/// How a Gomocup engine starts; the manager sets rules, time and memory.
#[derive(Args, Debug)]
pub struct PiskvorkArgs {
    /// Threads of the search
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Playouts for a move: the search stops after N even if there is time left
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    playouts: Option<u64>,
    /// The seed of the random numbers: with one thread and --playouts the same seed plays the same game
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// The most memory for the search, in megabytes; the manager may set less
    #[arg(long, value_name = "MB", default_value_t = 256,
          value_parser = clap::value_parser!(u32).range(16..=i64::from(MOST_TREE_MEGABYTES)))]
    memory: u32,
}

/// Speaks the protocol until the manager ends it or goes away.
pub fn run(args: &PiskvorkArgs) -> Result<(), CliError> {
    Ok(piskvork::serve_stdio(EngineSettings {
        threads: args.threads.into(),
        playouts: args.playouts,
        seed: args.seed,
        memory: (args.memory as usize) << 20,
        ..EngineSettings::new(Models::embedded())
    })?)
}
